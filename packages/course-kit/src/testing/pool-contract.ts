import { describe, expect, it } from 'vitest';
import type { MarkingPort } from '../ports/marking-port.js';
import { handIn, handInDrawn, LEVELS, nextId, POOL, RIGHT, TOPICS } from './marking-course.js';
import { quiz, refusal, type StorageUnderTest } from './storage-under-test.js';

/** The cases of a level with more questions than it asks. */
export function describePools(subject: () => StorageUnderTest): void {
  describe('from a pool of questions', () => {
    const marking = () => subject().storage.marking as MarkingPort;
    const questionsOf = (level: number) => LEVELS[level - 1]?.questions ?? [];
    const ids = () => questionsOf(POOL).map(({ id }) => id);
    const draw = async (handInId = nextId(), mayBeFirst = false, level = POOL) =>
      (await marking().draw?.({ level, handInId, mayBeFirst })) as readonly string[];
    const topicOf = (id: string) => questionsOf(TOPICS).find((question) => question.id === id)?.topic;

    /** The questions of an attempt that is over: in another order where the next attempt is drawn the same by chance. */
    const notAsked = (over: readonly string[], next: readonly string[]) =>
      over.join() === next.join() ? over.toReversed() : over;

    /** Opens the level, and makes the first attempt at it. */
    async function afterFirstAttempt(): Promise<void> {
      await marking().mark(handIn(5));
      await subject().storage.progress.saveQuizResult(quiz(1, 100));
      await marking().mark(handIn(2, { level: POOL }));
    }

    it('draws a first attempt from the second level on where questions have topics: one of each, in their order', async ({
      skip,
    }) => {
      if (!marking().draw) skip('every attempt asks the first questions');
      const { progress } = subject().storage;
      for (const level of [1, POOL]) {
        // oxlint-disable-next-line no-await-in-loop -- one level opens the next
        await marking().mark(handIn(5, { level }));
        // oxlint-disable-next-line no-await-in-loop -- one level opens the next
        await progress.saveQuizResult(quiz(level, 100));
      }
      const drawn = await draw(nextId(), true, TOPICS);
      const first = questionsOf(TOPICS).slice(0, RIGHT.length);
      expect(drawn.map(topicOf)).toEqual(first.map(({ topic }) => topic));
      expect(await draw(nextId(), false, TOPICS)).toEqual(drawn);
      const partner = questionsOf(TOPICS).find(
        ({ id }) => topicOf(id) === topicOf(drawn[0] ?? '') && id !== drawn[0],
      );
      const another = handInDrawn(drawn.with(0, partner?.id ?? ''), 5, { level: TOPICS });
      await expect(marking().mark(another)).rejects.toMatchObject(refusal('redrawn'));
      // They may have changed their places since.
      const answers = handInDrawn(drawn.toReversed(), 5, { level: TOPICS });
      expect(await marking().mark(answers)).toMatchObject({ score: 100, isPassed: true });
      const over = notAsked(drawn, await draw(nextId(), false, TOPICS));
      await expect(marking().mark(handInDrawn(over, 5, { level: TOPICS }))).rejects.toMatchObject(
        refusal('redrawn'),
      );
    });

    it('a first attempt asks the first questions where they have no topics, and the next one does not', async ({
      skip,
    }) => {
      if (!marking().draw) skip('every attempt asks the first questions');
      await marking().mark(handIn(5));
      await subject().storage.progress.saveQuizResult(quiz(1, 100));
      const first = handIn(2, { level: POOL });
      expect(await marking().mark(first)).toMatchObject({ score: 40 });
      const over = notAsked(first.questions as readonly string[], await draw());
      await expect(marking().mark(handInDrawn(over, 5))).rejects.toMatchObject(refusal('redrawn'));
      expect(await marking().mark(first)).toMatchObject({ score: 40 });
    });

    it('draws the first questions for a quiz that may be opened for the first time, unless there was an attempt', async ({
      skip,
    }) => {
      if (!marking().draw) skip('every attempt asks the first questions');
      expect(await draw(nextId(), true)).toEqual(ids().slice(0, RIGHT.length));
      await afterFirstAttempt();
      expect(await draw(nextId(), true)).toEqual(await draw());
    });

    it('draws as many different questions as are asked, the same whenever it is asked', async ({ skip }) => {
      if (!marking().draw) skip('every attempt asks the first questions');
      await afterFirstAttempt();
      const drawn = await draw();
      expect(drawn).toHaveLength(RIGHT.length);
      expect(new Set(drawn).size).toBe(RIGHT.length);
      expect(ids()).toEqual(expect.arrayContaining([...drawn]));
      // Nobody can try ids until the questions are those that they know.
      expect(await draw()).toEqual(drawn);
    });

    it('marks answers to what was drawn, once for each hand-in', async ({ skip }) => {
      if (!marking().draw) skip('every attempt asks the first questions');
      await afterFirstAttempt();
      const drawn = await draw();
      const answers = handInDrawn(drawn, 4);
      const marks = await marking().mark(answers);
      expect(marks).toMatchObject({ score: 80, isPassed: true });
      expect(marks.answers.map(({ explanation }) => explanation)).toEqual(
        drawn.map((key) => `It is so ${ids().indexOf(key) + 1}.`),
      );
      expect(await marking().mark(answers)).toEqual(marks);
      expect(await draw(answers.id)).toEqual(drawn);
      expect(await subject().storage.progress.saveQuizResult(quiz(POOL, 80))).toMatchObject({
        quizScore: 80,
      });
    });

    it('refuses questions that it did not draw, and those of an attempt that is over', async ({ skip }) => {
      if (!marking().draw) skip('every attempt asks the first questions');
      await afterFirstAttempt();
      const drawn = await draw();
      const chosen = ids().filter((key) => !drawn.slice(0, 3).includes(key));
      const refused = refusal('redrawn');
      await expect(marking().mark(handInDrawn(chosen, 5))).rejects.toMatchObject(refused);
      await expect(marking().mark(handInDrawn(drawn.toReversed(), 5))).rejects.toMatchObject(refused);
      await marking().mark(handInDrawn(drawn, 0));
      const over = notAsked(drawn, await draw());
      await expect(marking().mark(handInDrawn(over, 5))).rejects.toMatchObject(refused);
    });
  });
}
