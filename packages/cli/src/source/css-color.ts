import names from 'color-name';
import { quoted, type SourceChecker } from './issues.js';
import type { YamlFields } from './yaml-fields.js';

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(.+\)$/i;

/** A color as CSS has it, or undefined where the field is left out; an issue where a browser would show none. */
export function colorField(check: SourceChecker, fields: YamlFields, name: string): string | undefined {
  const color = fields.optionalText(name);
  check.that(
    color === undefined ||
      HEX.test(color) ||
      FUNCTION.test(color) ||
      Object.hasOwn(names, color.toLowerCase()),
    fields.lineOf(name),
    'a color of CSS such as "teal", "#0d9488" or "oklch(60% 0.2 30)"',
    quoted(color ?? ''),
  );
  return color;
}
