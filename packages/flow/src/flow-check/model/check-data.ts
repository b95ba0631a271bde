import type { CheckReport, Finding } from './check-report.js';
import { testData } from './data-rules.js';
import { holdsKey } from './find-secrets.js';
import { fingerprintOf } from './fingerprint.js';
import { readJson, refusedText } from './read-json.js';
import type { DataGoal, TextGoal } from './task-check.js';

/** Compares a JSON file, or a pasted answer, with what it must have. */
export function checkData({ rules }: DataGoal, text: string): CheckReport {
  const read = readJson(text);
  if (typeof read === 'string') return { outcome: 'refused', reason: read };
  return reportOf(text, () => rules.map((rule) => testData(rule, read.value)));
}

/** Files in which `#` begins a comment. */
const HAS_COMMENTS = /\.(py|ya?ml|toml|sh)$/u;
/** A line that is commented out, or what stands behind code, without quotes, in which `#` may be a part of a text. */
const COMMENT = /^\s*#.*|\s#[^'"]*$/u;

/** Compares a text line by line with what it should have, for which a comment does not count. */
export function checkText({ title, rules }: TextGoal, text: string): CheckReport {
  const refused = refusedText(text);
  if (refused) return { outcome: 'refused', reason: refused };
  const lines = text.split(/\r?\n/);
  const code = HAS_COMMENTS.test(title) ? lines.map((line) => line.replace(COMMENT, '')) : lines;
  return reportOf(text, () =>
    rules.map(({ pattern, isForbidden = false, words }): Finding => {
      const expression = new RegExp(pattern, 'u');
      // What must not stand in a file must not stand in its comments either.
      const isThere = (isForbidden ? lines : code).some((line) => expression.test(line));
      return { state: isThere === isForbidden ? 'missing' : 'found', sought: { kind: 'words', words } };
    }),
  );
}

function reportOf(text: string, compare: () => readonly Finding[]): CheckReport {
  if (holdsKey(text)) {
    const line = text.split(/\r?\n/).findIndex(holdsKey) + 1;
    return { outcome: 'secrets', secrets: [{ component: '', field: String(line) }] };
  }
  const findings = compare();
  return {
    outcome: 'checked',
    isPassed: findings.every(({ state }) => state === 'found'),
    findings,
    fingerprint: fingerprintOf(text),
    release: null,
    isNewer: false,
    flow: null,
  };
}
