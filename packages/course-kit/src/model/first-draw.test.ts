import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLevelOfTopics } from './course.arbitrary.js';
import type { AskedQuestion } from './course.js';
import { firstDraw } from './first-draw.js';
import { hashOf } from './hash-of.js';
import { isFirstDrawn } from './quiz-draw.js';

const drawnFor = (level: Parameters<typeof firstDraw>[0], account: string) =>
  firstDraw(level, (id) => hashOf(hashOf(`${account} ${id}`)));

/** Each of the first questions has one more of its topic. */
const pairs = {
  questions: Array.from({ length: 10 }, (_, index) => ({
    id: `q${index + 1}`,
    topic: `t${index % 5}`,
    question: '?',
    options: ['a', 'b'],
  })),
  questionCount: 5,
};

describe('firstDraw', () => {
  it('asks as many as are asked, none twice, of the topics of the first questions in their order', () => {
    fc.assert(
      fc.property(anyLevelOfTopics(), fc.string(), (level, account) => {
        const drawn = drawnFor(level, account);
        expect(new Set(drawn).size).toBe(level.questionCount);
        const first = level.questions.slice(0, level.questionCount);
        // What has no topic is asked of everybody.
        const kept = ({ id, topic }: AskedQuestion) => topic ?? id;
        expect(drawn.map(kept)).toEqual(first.map(kept));
      }),
    );
  });

  it('is the same for an account whenever it is asked, and wherever questions were moved to behind the first ones', () => {
    fc.assert(
      fc.property(anyLevelOfTopics(), fc.string(), (level, account) => {
        const { questions, questionCount } = level;
        const moved = [...questions.slice(0, questionCount), ...questions.slice(questionCount).toReversed()];
        expect(drawnFor({ ...level, questions: moved }, account)).toEqual(drawnFor(level, account));
      }),
    );
  });

  it('asks either question of a pair about equally often, whatever is drawn of the others', () => {
    const accounts = Array.from({ length: 3200 }, (_, index) => `account ${index}`);
    const draws = accounts.map((account) =>
      drawnFor(pairs, account)
        .map(({ id }) => id)
        .join(),
    );
    expect(new Set(draws).size).toBe(32);
    // 100 of each are expected, with a deviation of 10.
    for (const draw of new Set(draws)) {
      const { length } = draws.filter((other) => other === draw);
      expect(Math.abs(length - 100)).toBeLessThan(50);
    }
  });
});

describe('isFirstDrawn', () => {
  it('is so from the second level on, wherever a draw can be another one than the first questions', () => {
    fc.assert(
      fc.property(anyLevelOfTopics(), fc.string(), (level, account) => {
        const isOther = drawnFor(level, account).some(
          (question, place) => question !== level.questions[place],
        );
        expect(isFirstDrawn(level) || !isOther).toBe(true);
        expect(isFirstDrawn({ ...level, level: 1 })).toBe(false);
        const questions = level.questions.map(({ topic: _topic, ...question }) => question);
        expect(isFirstDrawn({ ...level, questions })).toBe(false);
      }),
    );
  });
});
