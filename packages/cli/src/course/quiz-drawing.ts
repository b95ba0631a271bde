import type { AuthoredQuestion, AuthoredTask, QuestionDrawing } from '@course-kit/react/model';
import { flowMaker } from '@course-kit/flow/model';
import type { RootContent } from 'mdast';
import { withoutComments } from '../markdown/facts.js';
import { lineOf } from '../markdown/markdown-file.js';
import type { Section } from '../markdown/sections.js';
import { quoted, SourceChecker, type SourceIssue } from '../source/issues.js';
import { takePlace, takePlaces, type WrittenPlace } from './question-places.js';

/** What a question of a quiz shows of a lesson's flow, as it is written. */
export interface WrittenDrawing {
  readonly drawing: QuestionDrawing;
  /** The line of the comment that names the lesson. */
  readonly line: number;
  readonly places: readonly WrittenPlace[];
}

/** The lesson that `<!-- flow: 3 -->` names; undefined for every other node. */
function flowNamed(node: RootContent): { readonly task: number; readonly line: number } | undefined {
  const [, task] = node.type === 'html' ? (/^<!--\s*flow:\s*(.*?)\s*-->$/.exec(node.value.trim()) ?? []) : [];
  return task === undefined ? undefined : { task: Number(task), line: lineOf(node) };
}

/** Takes the places from in front of the words of questions that name a lesson. */
export function takeAbouts(body: readonly RootContent[]) {
  /** By the lines of the headings. */
  const abouts = new Map<number, string>();
  const nodes = body.map((node, index): RootContent => {
    if (node.type !== 'heading') return node;
    const next = body.findIndex(({ type }, place) => place > index && type === 'heading');
    if (!body.slice(index, next < 0 ? undefined : next).some(flowNamed)) return node;
    const { place, words } = takePlace(node);
    if (place !== undefined) abouts.set(lineOf(node), place);
    return words;
  });
  return { abouts, nodes };
}

/** Takes from a question what it shows of the flow of the lesson that it names. */
export function takeDrawing(
  check: SourceChecker,
  section: Section,
  about: string | undefined,
): Section & { readonly written?: WrittenDrawing } {
  const [named] = section.content.flatMap((node) => flowNamed(node) ?? []);
  if (!named) return section;
  const { places, nodes } = takePlaces(check, withoutComments(section.content).content);
  check.that(
    (about === undefined) !== (places.length === 0),
    named.line,
    "a place before the question's words, or before those of each option",
    about === undefined ? 'none' : 'both',
  );
  return {
    ...section,
    content: nodes,
    written: {
      line: named.line,
      places: about === undefined ? places : [{ place: about, line: section.line }],
      drawing: {
        task: named.task,
        ...(about === undefined ? { places: places.map(({ place }) => place) } : { about }),
      },
    },
  };
}

/** A question with what it shows. Its options are places only where one of them is right. */
export function withDrawing(
  check: SourceChecker,
  question: AuthoredQuestion,
  { line, drawing }: WrittenDrawing,
): AuthoredQuestion {
  check.that(
    !drawing.places || !question.kind,
    line,
    'places only before options of which one is right',
    'another kind',
  );
  return { ...question, drawing };
}

/** What is wrong with what the questions of a quiz show of the level's lessons. */
export function drawingIssues(
  file: string,
  drawings: readonly WrittenDrawing[],
  lessons: readonly { readonly path: string; readonly task: AuthoredTask }[],
): readonly SourceIssue[] {
  const check = new SourceChecker(file);
  for (const { line, drawing, places } of drawings) {
    const lesson = lessons[drawing.task - 1];
    const figure = lesson?.task.figure;
    if (!lesson)
      check.report(line, `the number of a lesson of this level, 1 to ${lessons.length}`, `${drawing.task}`);
    else if (figure?.kind !== flowMaker.kind) check.report(line, 'a lesson with a flow', quoted(lesson.path));
    else
      for (const { place, line: at } of places)
        check.that(
          flowMaker.hasPlace?.(figure, place) === true,
          at,
          `a place in the flow of "${lesson.path}"`,
          quoted(place),
        );
  }
  return check.issues;
}
