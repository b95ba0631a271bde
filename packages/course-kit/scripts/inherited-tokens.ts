import { readFileSync } from 'node:fs';
import { parse, type Plugin } from 'postcss';
import valueParser from 'postcss-value-parser';
import { TOKEN_SCOPE } from './token-scope.js';

/** What colors are worked out from is no host's to set. */
const INNER = /^--ck-(?:from|if-|system-if-)/u;

/**
 * Makes `@inherited-tokens;` work: in a stylesheet that says so, `--ck-*` variables come from anywhere around the
 * element. In the kit's own, every root declares them, which a rule of the host overrides; but no rule of the host
 * reaches into a shadow root. There the declared values become defaults under another name, on the element itself, and
 * count where nothing is set around. For PostCSS, after imports are resolved.
 */
export const inheritedTokens: Plugin = {
  postcssPlugin: 'inherited-tokens',
  OnceExit(sheet) {
    let isAsked = false;
    sheet.walkAtRules('inherited-tokens', (rule) => {
      isAsked = true;
      rule.remove();
    });
    if (!isAsked) return;

    const tokens = new Set(kitTokens());
    sheet.walkRules((rule) => {
      // What hosts switch with stands outside of a shadow root.
      if (withoutSpaces(rule.selector).startsWith(`${withoutSpaces(TOKEN_SCOPE)}:where(`)) rule.remove();
      if (withoutSpaces(rule.selector) !== withoutSpaces(TOKEN_SCOPE)) return;
      rule.selector = ':host';
      rule.walkDecls(/^--ck-/u, (declaration) => {
        if (INNER.test(declaration.prop)) return;
        tokens.add(declaration.prop);
        declaration.prop = defaultOf(declaration.prop);
      });
    });
    sheet.walkDecls((declaration) => {
      if (declaration.value.includes('var(')) declaration.value = withDefaults(declaration.value, tokens);
    });
  },
};

/** Those of the stylesheet of all, which another sheet of the same shadow root goes by. */
function kitTokens(): readonly string[] {
  return ['scheme', 'colors.generated', 'tokens'].flatMap((name) => {
    const names: string[] = [];
    const text = readFileSync(new URL(`../src/styles/${name}.css`, import.meta.url), 'utf8');
    parse(text).walkRules((rule) => {
      if (withoutSpaces(rule.selector) !== withoutSpaces(TOKEN_SCOPE)) return;
      rule.walkDecls(/^--ck-/u, ({ prop }) => void (INNER.test(prop) || names.push(prop)));
    });
    return names;
  });
}

/** Gives each use of a token, unless it says itself what counts without it, the token's default. */
function withDefaults(value: string, tokens: ReadonlySet<string>): string {
  const parsed = valueParser(value);
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'var' || node.nodes.length !== 1) return;
    const name = node.nodes[0]?.value ?? '';
    if (tokens.has(name)) node.nodes.push(...valueParser(`, var(${defaultOf(name)})`).nodes);
  });
  return parsed.toString();
}

function defaultOf(token: string): string {
  return token.replace('--ck-', '--ck-default-');
}

/** The sheet may be minified by now. */
function withoutSpaces(selector: string): string {
  return selector.replaceAll(', ', ',');
}
