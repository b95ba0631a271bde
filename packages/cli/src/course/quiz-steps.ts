import type { AuthoredQuestion } from '@course-kit/react/model';
import type { RootContent } from 'mdast';
import { lineOf } from '../markdown/markdown-file.js';
import type { Section } from '../markdown/sections.js';
import { quoted, SourceChecker, type Reference, type SourceIssue } from '../source/issues.js';
import { targetOf, type Lesson } from '../source/lesson-links.js';
import { withoutId } from './quiz-ids.js';

/** Which step teaches the answer to a question, as it is written. */
export interface WrittenStep {
  readonly question: string;
  /** The line of the question. */
  readonly line: number;
  /** A link as lessons have it; undefined where the question names no step. */
  readonly link: Reference | undefined;
}

/** The link that `<!-- step: 4-swap.md#swap-the-model -->` has; undefined for every other node. */
function stepNamed(node: RootContent): Reference | undefined {
  const [, url] = node.type === 'html' ? (/^<!--\s*step:\s*(.*?)\s*-->$/.exec(node.value.trim()) ?? []) : [];
  return url === undefined ? undefined : { url, line: lineOf(node) };
}

/** Takes from a question which step teaches its answer. */
export function takeStep(check: SourceChecker, { title, line, content }: Section): WrittenStep {
  const [link, other] = content.flatMap((node) => stepNamed(node) ?? []);
  if (other) check.report(other.line, 'one step that teaches the answer', 'a second one');
  return { question: withoutId(title), line, link };
}

/** The questions of a quiz with the steps that teach them, and what is wrong with these. */
export function withSteps(
  file: string,
  level: number,
  {
    questions,
    steps,
  }: { readonly questions: readonly AuthoredQuestion[]; readonly steps: readonly WrittenStep[] },
  lessons: readonly Lesson[],
): { readonly questions: readonly AuthoredQuestion[]; readonly issues: readonly SourceIssue[] } {
  const check = new SourceChecker(file);
  const byPath = new Map(lessons.map((lesson) => [lesson.path, lesson]));
  const taught = questions.map((question, index) => {
    const link = steps[index]?.link;
    const target = link && targetOf(file, link, check, byPath);
    if (!target) return question;
    const { lesson, step } = target;
    const isStep = step !== undefined && lesson.level === level;
    check.that(
      isStep,
      link.line,
      'a step of a lesson of this level, such as 1-start.md#install',
      quoted(link.url),
    );
    return isStep ? { ...question, taughtIn: { task: lesson.number, step } } : question;
  });
  return { questions: taught, issues: check.issues };
}

/** The questions that name no step, where others do. */
export function withoutStep(file: string, steps: readonly WrittenStep[]): readonly SourceIssue[] {
  if (!steps.some(({ link }) => link)) return [];
  const check = new SourceChecker(file);
  for (const { question, line, link } of steps)
    check.that(
      link !== undefined,
      line,
      'the step that teaches it, as other questions have it, such as <!-- step: 1-start.md#install -->',
      quoted(question),
    );
  return check.issues;
}
