import type { FoundSecret } from './check-report.js';
import type { ExportedComponent } from './flow-export.js';
import { fieldsOf, textOr } from './json-value.js';

/** What keys of well-known services look like. */
const KEY =
  /\b(?:sk-[\w-]{16,}|sk_(?:live|test)_\w{16,}|gh[pousr]_\w{20,}|github_pat_\w{20,}|xox[abprs]-[\w-]{10,}|AKIA[A-Z\d]{16}|AIza[\w-]{30,}|hf_\w{20,}|gsk_\w{20,}|glpat-[\w-]{16,})/;

/** Whether a text holds what looks like a key. */
export function holdsKey(text: string): boolean {
  return KEY.test(text);
}

/** Fields that hold a key: filled ones that Langflow keeps as secrets, and any other with what looks like a key. */
export function findSecrets(components: readonly ExportedComponent[]): readonly FoundSecret[] {
  return components.flatMap(({ title, template }) =>
    Object.entries(template).flatMap(([name, value]) => {
      const field = fieldsOf(value);
      const isPlain =
        field['password'] === true && field['load_from_db'] !== true && isFilled(field['value']);
      if (!isPlain && !holdsKeyWithin(field['value'])) return [];
      return [{ component: title, field: textOr(field['display_name'], name) || name }];
    }),
  );
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function holdsKeyWithin(value: unknown): boolean {
  if (typeof value === 'string') return holdsKey(value);
  return typeof value === 'object' && value !== null && holdsKey(JSON.stringify(value));
}
