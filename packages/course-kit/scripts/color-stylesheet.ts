import colors from '../src/styles/colors.json' with { type: 'json' };
import { DOCS_SCOPE, TOKEN_SCOPE } from './token-scope.js';

/** The looks that have colours of their own. */
export type Look = keyof typeof colors;

/** A colour on light and on dark pages, as `#rrggbb`. */
type Pair = readonly string[];

/** Where a look's colours are declared. */
const SELECTORS: Readonly<Record<Look, string>> = { default: TOKEN_SCOPE, docs: DOCS_SCOPE };

/**
 * The `--ck-color-*` variables of a look, as CSS. Each channel is clamped between its two values, by a number that is
 * far above them on pages of one scheme and far below on those of the other (see scheme.css): arithmetic that no
 * minifier can do in advance. `light-dark()` would be shorter, but Lightning CSS rewrites it for older browsers into
 * variables that nothing sets.
 */
export function colorStylesheet(look: Look): string {
  const declarations = Object.entries<Pair>(colors[look]).map(
    ([name, pair]) => `  --ck-color-${name}: ${colorOf(pair)};\n`,
  );
  return `/* Generated from colors.json by \`pnpm run generate\`. */
${SELECTORS[look]} {
${declarations.join('')}}
`;
}

/** `var(--ck-from,)` is `from Canvas`, or nothing in browsers without relative colors. */
function colorOf([light = '', dark = '']: Pair): string {
  const darkChannels = channelsOf(dark);
  const channels = channelsOf(light).map((value, index) => channelOf(value, darkChannels[index] ?? value));
  return `rgb(var(--ck-from,) ${channels.join(' ')})`;
}

function channelOf(light: number, dark: number): string {
  if (light === dark) return String(light);
  return light > dark
    ? `clamp(${dark}, var(--ck-if-light), ${light})`
    : `clamp(${light}, var(--ck-if-dark), ${dark})`;
}

function channelsOf(color: string): number[] {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/u.exec(color);
  if (!digits) throw new Error(`colors.json: expected #rrggbb instead of ${color}`);
  return digits.slice(1).map((channel) => Number.parseInt(channel, 16));
}
