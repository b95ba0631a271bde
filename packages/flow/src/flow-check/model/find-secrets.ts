import type { FoundSecret } from './check-report.js';
import type { ExportedComponent } from './flow-export.js';
import { fieldsOf, textOr } from './json-value.js';
import { textOf } from './value-rules.js';

/** What keys of well-known services look like. */
const KEY =
  /\b(?:(?:sk-|sk_(?:live|test)_|xox[abprs]-|AKIA|AIza|glpat-)[\w-]{16,}|(?:gh[pousr]_|github_pat_|hf_|gsk_)\w{20,})/;

/** What an empty field has. */
const NOTHING = ['', '[]', '{}'];

/** Whether a text holds what looks like a key. */
export function holdsKey(text: string): boolean {
  return KEY.test(text);
}

/** Fields that hold a key: filled ones that Langflow keeps as secrets, and any other with what looks like a key. */
export function findSecrets(components: readonly ExportedComponent[]): readonly FoundSecret[] {
  return components.flatMap(({ title, template }) =>
    Object.entries(template).flatMap(([name, field]) => {
      const { value, password, load_from_db: isVariable, display_name: label } = fieldsOf(field);
      const isPlain = password === true && isVariable !== true && !NOTHING.includes(textOf(value));
      return isPlain || holdsKey(textOf(value))
        ? [{ component: title, field: textOr(label, name) || name }]
        : [];
    }),
  );
}
