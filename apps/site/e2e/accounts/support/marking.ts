import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readQuizKeys } from '@course-kit/cli/vite';
import { quizPassed } from '../../support/course.js';
import type { Kept } from '../../support/test.js';

const COURSE = join(import.meta.dirname, '../../../../../packages/content/course');

/** What the backend was given of each level: the fingerprint of the first questions, right options, ids, and how many are asked. */
const KEY =
  /^\((?<level>\d+), '(?<questions>[0-9a-f]{16})', '\{(?<correct>[\d,]+)\}'[\s\S]*?\n {2}\], array\[(?<ids>[^\]]+)\], (?<asks>\d+)\)/gm;

/** The answers that the backend marks by. */
const keys = [...(await readQuizKeys(COURSE)).matchAll(KEY)].map(({ groups = {} }) => ({
  level: Number(groups['level']),
  questions: groups['questions'] ?? '',
  asks: Number(groups['asks']),
  correct: (groups['correct'] ?? '').split(',').map(Number),
  ids: [...(groups['ids'] ?? '').matchAll(/[0-9a-f]{16}/g)].map(([id]) => id),
}));

const keyOf = (level: number) => {
  const key = keys.find((each) => each.level === level);
  if (!key) throw new Error(`The backend has no key for level ${level}`);
  return key;
};

/** An id of a hand-in. */
export const newHandInId = (): string => randomUUID().replaceAll('-', '');

const withScore = (correct: readonly number[], score: number) => {
  const right = Math.round((score / 100) * correct.length);
  return correct.map((option, index) => (index < right ? option : (option + 1) % 4));
};

/** Answers to the questions of a first attempt with a score in percent, as a browser hands them in. */
export function handInOf(level: number, score = 100) {
  const { questions, asks, correct } = keyOf(level);
  return { id: newHandInId(), questions, answers: withScore(correct.slice(0, asks), score) };
}

/** Answers to questions that were drawn, with a score in percent. */
export function answersToDrawn(level: number, drawn: readonly string[], score: number): readonly number[] {
  const { correct, ids } = keyOf(level);
  return withScore(
    drawn.map((id) => correct[ids.indexOf(id)] ?? 0),
    score,
  );
}

/** A visitor's passed test as the browser keeps it, with the answers that come along. */
export function visitorPassed(level: number, score = 100): Kept {
  const answers = JSON.stringify({ score, handIn: handInOf(level, score) });
  return { ...quizPassed(level, score), [`course-kit:level-${level}-task--1-draft`]: answers };
}
