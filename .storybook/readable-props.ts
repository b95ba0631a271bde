import type { Plugin } from 'vite';

const DESCRIPTION = /"description": ("(?:[^"\\]|\\.)*")/g;

/**
 * Props are described by JSDoc whose tags stand in the line: `How far away, in metres. @default 3`. Storybook takes
 * them for words; here they become some.
 */
export function readableProps(): Plugin {
  return {
    name: 'readable-props',
    transform(code) {
      if (!code.includes('__docgenInfo')) return null;
      const readable = code.replace(
        DESCRIPTION,
        (_, text: string) => `"description": ${JSON.stringify(inWords(JSON.parse(text) as string))}`,
      );
      return { code: readable, map: null };
    },
  };
}

function inWords(description: string): string {
  return description
    .replace(/\s*@default\s+([^@]+?)\s*(?=@|$)/, ' Default: $1.')
    .replace(/\s*@selector\s+(.+?)\s*$/, ' Styled by `$1`.');
}
