import { describe, expect, it } from 'vitest';
import type { Contract } from './storage-under-test.js';

/** Half-answered quizzes and half-done lessons. */
export function describeDrafts({ storage }: Contract): void {
  describe('drafts of quizzes', () => {
    const draft = { answers: [2, -1, 0], optionOrder: [[1, 0]], elapsedSeconds: 14 };

    it('a learner who begins a quiz has no draft yet', () => {
      expect(storage().drafts.read(1)).toBeNull();
    });

    it('a half-answered quiz is there again, a level apart from the others', () => {
      const { drafts } = storage();
      drafts.write(1, draft);
      drafts.write(2, { ...draft, elapsedSeconds: 3 });
      expect(drafts.read(1)).toEqual(draft);
      expect(drafts.read(2)).toEqual({ ...draft, elapsedSeconds: 3 });
      expect(drafts.read(3)).toBeNull();
    });

    it('the latest answers replace the earlier ones', () => {
      const { drafts } = storage();
      drafts.write(1, { ...draft, answers: [-1, -1, -1] });
      drafts.write(1, draft);
      expect(drafts.read(1)).toEqual(draft);
    });

    it('a submitted quiz leaves no draft, and the other levels keep theirs', () => {
      const { drafts } = storage();
      drafts.write(1, draft);
      drafts.write(2, draft);
      drafts.clear(1);
      drafts.clear(1);
      expect(drafts.read(1)).toBeNull();
      expect(drafts.read(2)).toEqual(draft);
    });

    it('a half-done lesson is there again, apart from the quiz and from other lessons', () => {
      const { drafts } = storage();
      drafts.write(1, draft);
      drafts.write(1, { seenSteps: [1, 2] }, 1);
      drafts.write(1, { seenSteps: [1] }, 2);
      expect(drafts.read(1)).toEqual(draft);
      expect(drafts.read(1, 1)).toEqual({ seenSteps: [1, 2] });
      expect(drafts.read(1, 2)).toEqual({ seenSteps: [1] });
      expect(drafts.read(1, 3)).toBeNull();
      drafts.clear(1, 1);
      expect(drafts.read(1, 1)).toBeNull();
      expect(drafts.read(1, 2)).toEqual({ seenSteps: [1] });
      expect(drafts.read(1)).toEqual(draft);
    });

    it('a visitor’s answers are there again, apart from the quiz and from lessons', () => {
      const { drafts } = storage();
      drafts.write(1, draft);
      drafts.write(1, { seenSteps: [1] }, 1);
      drafts.write(1, { score: 80 }, 'answers');
      expect(drafts.read(1, 'answers')).toEqual({ score: 80 });
      expect(drafts.read(2, 'answers')).toBeNull();
      drafts.clear(1, 'answers');
      expect(drafts.read(1, 'answers')).toBeNull();
      expect(drafts.read(1)).toEqual(draft);
      expect(drafts.read(1, 1)).toEqual({ seenSteps: [1] });
    });

    it('a draft that cannot be kept disturbs nobody', () => {
      const { drafts } = storage();
      const endless: Record<string, unknown> = {};
      endless.self = endless;
      for (const odd of [endless, undefined, null, 1n, () => 0, Number.NaN])
        expect(() => drafts.write(1, odd)).not.toThrow();
      drafts.write(1, draft);
      expect(drafts.read(1)).toEqual(draft);
    });

    it('drafts are no progress', async () => {
      storage().drafts.write(1, draft);
      expect(await storage().progress.list()).toEqual([]);
    });
  });
}
