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

/** Compares a text line by line with what it should have. */
export function checkText({ rules }: TextGoal, text: string): CheckReport {
  const refused = refusedText(text);
  if (refused) return { outcome: 'refused', reason: refused };
  const lines = text.split(/\r?\n/);
  return reportOf(text, () =>
    rules.map(({ pattern, isForbidden = false, words }): Finding => {
      const expression = new RegExp(pattern, 'u');
      const isThere = lines.some((line) => expression.test(line));
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
