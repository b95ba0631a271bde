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

/** Where the kit declares its variables. */
const DECLARATIONS = /:where\(\.ck-root:not\(\.ck-root \.ck-root\)\)\s*\{([^}]*)\}/gu;

/** A declared variable. What colors are worked out from is no host's to set. */
const TOKEN = /--ck-(?!from|if-)([\w-]+)(?=\s*:)/gu;

/**
 * A stylesheet in which `--ck-*` variables come from anywhere around the element. In the kit's own, every root
 * declares them, which a rule of the host overrides; but no rule of the host reaches into a shadow root. Here the
 * declared values are defaults under another name, and count where nothing is set around.
 */
export function withInheritedTokens(css: string): string {
  const tokens = new Set<string>();
  const onHost = css.replaceAll(DECLARATIONS, (_rule, block: string) => {
    const defaults = block.replaceAll(TOKEN, (_name, rest: string) => {
      tokens.add(rest);
      return `--ck-default-${rest}`;
    });
    return `:host {${defaults}}`;
  });
  return onHost.replaceAll(/var\(--ck-([\w-]+)\)/gu, (use, rest: string) =>
    tokens.has(rest) ? `var(--ck-${rest}, var(--ck-default-${rest}))` : use,
  );
}
