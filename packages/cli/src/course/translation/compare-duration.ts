import { quoted, type SourceChecker } from '../../source/issues.js';
import type { YamlFields } from '../../source/yaml-fields.js';

const numbersIn = (text = '') => (text.match(/\d+/g) ?? []).join();

/** A duration in other words has the same numbers. */
export function compareDuration(check: SourceChecker, fields: YamlFields, source: YamlFields): void {
  const duration = fields.optionalText('duration');
  const original = source.optionalText('duration') ?? '';
  check.that(
    duration === undefined || numbersIn(duration) === numbersIn(original),
    fields.lineOf('duration'),
    `the numbers of ${quoted(original)}`,
    quoted(duration ?? ''),
  );
}
