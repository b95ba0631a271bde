import { styleText } from './style-text.js';

let sheet: CSSStyleSheet | undefined;

/** The stylesheet of all elements; made when the first one needs it. */
export function elementStyleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(withInheritedTokens(styleText));
  }
  return sheet;
}

const TOKEN_BLOCK = /:where\(\.ck-root:not\(\.ck-root \.ck-root\)\)\s*\{([^}]*--ck-color-surface:[^}]*)\}/u;

/**
 * A stylesheet in which `--ck-*` variables come from anywhere around the element. In the kit's own, every root
 * declares them, which a rule of the host overrides; but no rule of the host reaches into a shadow root. Here the
 * declared values are defaults under another name, and count where nothing is set around.
 */
export function withInheritedTokens(css: string): string {
  const block = TOKEN_BLOCK.exec(css)?.[1] ?? '';
  const tokens = new Set(Array.from(block.matchAll(/(--ck-[\w-]+)\s*:/gu), ([, name]) => name));
  const isToken = (name: string) => tokens.has(name);
  return css
    .replace(TOKEN_BLOCK, () => `:host {${block.replaceAll(/(--ck-)([\w-]+)(\s*:)/gu, '$1default-$2$3')}}`)
    .replaceAll(/var\((--ck-([\w-]+))\)/gu, (use, name: string, rest: string) =>
      isToken(name) ? `var(${name}, var(--ck-default-${rest}))` : use,
    );
}
