import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readQuizKeys } from '@course-kit/cli/vite';
import { quizPassed } from '../../support/course.js';
import type { Kept } from '../../support/test.js';

/** How many questions an attempt asks. */
const QUESTIONS = 5;

const COURSE = join(import.meta.dirname, '../../../../../packages/content/course');

/** What the backend was given of each question: its id, those of its options, and which one is right. */
const KEY = /^\((?<level>\d+), '(?<id>[^']+)', \d+, '(?<key>\{[^']+\})', /gm;

/** The questions that the backend marks, in their order. */
const keys = [...(await readQuizKeys(COURSE)).matchAll(KEY)].map(({ groups = {} }) => ({
  level: Number(groups['level']),
  id: groups['id'] ?? '',
  ...(JSON.parse(groups['key'] ?? '') as { readonly options: readonly string[]; readonly right: string }),
}));

const keysOf = (level: number) => keys.filter((each) => each.level === level);

/** An id of a hand-in. */
export const newHandInId = (): string => randomUUID().replaceAll('-', '');

/** Answers to questions of a level with a score in percent, as a browser hands them in. */
export function answersTo(level: number, questions: readonly string[], score: number) {
  const rightCount = Math.round((score / 100) * questions.length);
  const answers = questions.map((asked, index) => {
    const { options = [], right } = keysOf(level).find(({ id }) => id === asked) ?? {};
    return index < rightCount ? right : options.find((option) => option !== right);
  });
  return { questions, answers };
}

/** Answers to the questions of a first attempt. */
function handInOf(level: number, score = 100) {
  const first = keysOf(level)
    .slice(0, QUESTIONS)
    .map(({ id }) => id);
  return { id: newHandInId(), ...answersTo(level, first, score) };
}

/** A visitor's passed test as the browser keeps it, with the answers that come along. */
export function visitorPassed(level: number, score = 100): Kept {
  const answers = JSON.stringify({ score, handIn: handInOf(level, score) });
  return { ...quizPassed(level, score), [`course-kit:level-${level}-task--1-draft`]: answers };
}
