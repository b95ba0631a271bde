import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportOf, goalOf } from './exported-flow.fixtures.js';
import type { Mutation } from './file-mutation.fixtures.js';
import { harmful } from './harmful-mutations.fixtures.js';
import { harmless } from './harmless-mutations.fixtures.js';
import { checkWork } from './model/check-work.js';
import { flows } from './written-flows.fixtures.js';

const anyFlow = fc.constantFrom(...flows);
const pick = fc.nat(60);
const anyOf = (mutations: readonly Mutation[]) => fc.constantFrom(...mutations);

/** Changes that leave components and connections as they are, so that any other may be made as well. */
const quiet = harmless.filter(({ name }) => /^(?:another|other|a note)/.test(name));

const check = (flow: (typeof flows)[number], file: unknown) => checkWork(goalOf(flow), JSON.stringify(file));

describe('an exported flow', () => {
  test.each(flows)('$name passes its own goal', (flow) => {
    expect(check(flow, exportOf(flow))).toMatchObject({ outcome: 'checked', isPassed: true });
  });

  test('that lacks something never passes, and is told what', () => {
    fc.assert(
      fc.property(anyFlow, anyOf(harmful), anyOf(quiet), pick, (flow, harm, other, pick) => {
        const changed = harm.change(exportOf(flow), pick);
        const report = check(flow, other.change(changed, pick));
        expect(report).toMatchObject({ outcome: 'checked', isPassed: false });
        expect(report.outcome === 'checked' && report.findings.some(({ state }) => state === 'missing')).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('passes whatever it is called, wherever it stands and whatever else is there', () => {
    fc.assert(
      fc.property(anyFlow, anyOf(harmless), anyOf(quiet), pick, (flow, one, other, pick) => {
        expect(check(flow, one.change(other.change(exportOf(flow), pick), pick))).toMatchObject({
          isPassed: true,
        });
      }),
      { numRuns: 200 },
    );
  });

  test('has the same fingerprint under other ids and names, and another one with another connection', () => {
    const [flow] = flows;
    if (!flow) throw new Error('no flow');
    const print = (file: unknown) => {
      const report = check(flow, file);
      return report.outcome === 'checked' ? report.fingerprint : '';
    };
    const own = print(exportOf(flow));
    const renamed = harmless.filter(({ name }) => name.startsWith('other'));
    expect(renamed.map(({ change }) => print(change(exportOf(flow), 3)))).toEqual(renamed.map(() => own));
    expect(harmful.map(({ change }) => print(change(exportOf(flow), 3)))).not.toContain(own);
  });
});
