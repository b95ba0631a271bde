import type { Brand } from '../../integration/options.js';

/** The brand's colors in place of the kit's. Browsers without `light-dark()` keep the kit's. */
export function brandColorRules(colors: Brand['colors']): string {
  const declarations = Object.entries(colors).map(
    ([name, [light, dark]]) => `--ck-color-${name}: light-dark(${light}, ${dark});`,
  );
  return `@supports (color: light-dark(red, red)) { :root { ${declarations.join(' ')} } }\n`;
}
