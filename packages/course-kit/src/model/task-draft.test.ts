import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStep, parseLessonDraft } from './lesson-draft.js';
import {
  keptAnswers,
  keptChecks,
  keptExercises,
  waitingFlows,
  withParts,
  type TaskDraft,
} from './task-draft.js';

/** As browsers have held it since checks, exercises and flows are kept. */
const HELD = {
  seenSteps: [1, 2],
  lastStep: 2,
  checks: { Loaf: { isPassed: true, fingerprint: 'f'.repeat(16), release: '1.13.0', at: 5 } },
  questions: { rise: { answer: 'b' }, order: { answer: ['mix', 'bake'] } },
  exercises: { Knead: { made: ['order.Order -> baker.Input'], solvedAt: null } },
  passedFlows: { 1: { fingerprint: 'f'.repeat(16), release: null, at: 5 } },
} satisfies TaskDraft;

const parts = (stored: unknown) => ({
  ...parseLessonDraft(9, stored),
  checks: keptChecks(stored),
  exercises: keptExercises(stored),
  questions: keptAnswers(stored),
  passedFlows: waitingFlows(stored),
});

describe('what a browser keeps of a task', () => {
  it('is read as it was written', () => {
    expect(parts(JSON.parse(JSON.stringify(HELD)))).toEqual(HELD);
  });

  it('stays when one part is written, whatever else is there', () => {
    const stored = { ...HELD, ofANewerRelease: 1 };
    expect(withParts(stored, checkStep(HELD, 3, true))).toEqual({
      ...stored,
      seenSteps: [1, 2, 3],
      lastStep: 3,
    });
    expect(withParts(stored, { exercises: {} })).toEqual({ ...stored, exercises: {} });
  });

  it('is what is valid of anything', () => {
    const part = fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything()));
    const damaged = fc.record({ checks: part, exercises: part, questions: part, passedFlows: part });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), damaged), (stored) => {
        const { checks, exercises, questions, passedFlows } = parts(stored);
        for (const { answer } of Object.values(questions))
          for (const one of [answer].flat()) expect(typeof one).toBe('string');
        for (const { isPassed } of Object.values(checks)) expect(typeof isPassed).toBe('boolean');
        for (const { made } of Object.values(exercises)) expect(Array.isArray(made)).toBe(true);
        for (const { at } of Object.values(passedFlows)) expect(typeof at).toBe('number');
        expect(parts(withParts(stored, { checks, exercises, passedFlows }))).toMatchObject({
          checks,
          exercises,
          passedFlows,
        });
      }),
    );
    expect(
      parts({ checks: { Loaf: 1 }, exercises: { Knead: { made: [1] } }, passedFlows: [] }),
    ).toMatchObject({ checks: {}, exercises: { Knead: { made: [], solvedAt: null } }, passedFlows: {} });
  });
});
