import { hasOneOption } from '../model/question.js';
import { defineLevel } from '../model/define-course.js';
import type { Level } from '../model/course.js';
import type { QuizWords } from '../model/translated-questions.js';
import { askedQuestions } from '../model/quiz-attempt.js';
import { optionIdAt } from '../model/question-ids.js';
import type { HandIn } from '../ports/marking-port.js';

/** The places of the right options of the questions that a first attempt asks. */
export const RIGHT: readonly number[] = [2, 2, 2, 2, 1];
/** By level, those of questions beyond the ones that are asked. */
const FURTHER: Partial<Record<number, readonly number[]>> = { 2: [3, 3, 3], 3: [3, 3, 3, 3, 3] };

/** The level with more questions than it asks. */
export const POOL = 2;

/** The level whose questions have topics, two of each. */
export const TOPICS = 3;

const levelOf = (number: number): Level =>
  defineLevel(number, {
    title: `Level ${number}`,
    tasks: [1, 2, 3, 4, 5].map((task) => ({ title: `Task ${task}`, duration: '1 hour', steps: [] })),
    questions: [...RIGHT, ...(FURTHER[number] ?? [])].map((correctAnswer, index) => ({
      ...(number === TOPICS && { topic: `topic-${index % RIGHT.length}` }),
      question: `Question ${index + 1} of level ${number}?`,
      options: ['A', 'B', 'C', 'D'],
      correctAnswer,
      explanation: `It is so ${index + 1}.`,
    })),
    asks: RIGHT.length,
  });

/** The levels whose quizzes the suite hands in. */
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5].map(levelOf);

/** How many questions of the second level there are in German. */
export const TRANSLATED = 4;

/** What there is of the second level in German: its first four questions. */
export const WORDS: QuizWords = new Map([
  [
    'de',
    [
      null,
      {
        questions: Object.fromEntries(
          (LEVELS[POOL - 1]?.questions ?? []).slice(0, TRANSLATED).map(({ id }, index) => [
            id,
            {
              question: `Frage ${index + 1}?`,
              options: { a: 'A', b: 'B', c: 'C', d: 'D' },
              explanation: `So ist es ${index + 1}.`,
            },
          ]),
        ),
      },
    ],
  ],
]);

let count = 0;

/** An id of a hand-in that is not used yet. */
export function nextId(): string {
  count += 1;
  return count.toString(16).padStart(32, '0');
}

/** Answers to the first questions of a level, of which the first ones are right. */
export function handIn(rightCount: number, more: Partial<HandIn> = {}): HandIn {
  const level = LEVELS[(more.level ?? 1) - 1];
  return {
    id: nextId(),
    level: 1,
    questions: level ? askedQuestions(level).map(({ id }) => id) : [],
    answers: RIGHT.map((right, index) => optionIdAt(index < rightCount ? right : 0)),
    timeSeconds: 65,
    ...more,
  };
}

/** Answers to questions that were drawn from the pool, of which the first ones are right. */
export function handInDrawn(
  drawn: readonly string[],
  rightCount: number,
  { id = nextId(), level = POOL } = {},
): HandIn {
  const { questions = [] } = LEVELS[level - 1] ?? {};
  const answers = drawn.map((asked, index) => {
    const question = questions.filter(hasOneOption).find((each) => each.id === asked);
    return optionIdAt(index < rightCount ? (question?.correctAnswer ?? 0) : 0);
  });
  return handIn(0, { id, level, questions: drawn, answers });
}
