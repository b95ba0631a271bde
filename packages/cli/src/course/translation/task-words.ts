import type { RootContent } from 'mdast';
import type { Block, BlockWords, LinkWords, StepQuestionWords, TaskWords } from '@course-kit/react/model';
import { readLessonQuestions, titleOf } from '../lesson-questions.js';
import { toQuestionWords, type QuestionContext } from './question-words.js';
import { toQuestionText } from '../../markdown/inlines.js';
import { isPlan } from '../interface-plan.js';
import { toLinks } from '../task-links.js';
import { toBlocks, type BlockContext } from '../../markdown/blocks.js';
import { withoutComments } from '../../markdown/facts.js';
import {
  CHECK_SECTION,
  EXERCISE_SECTION,
  type LINK_SECTIONS,
  stepsIn,
} from '../../markdown/lesson-sections.js';
import { lineOf, parseMarkdownFile } from '../../markdown/markdown-file.js';
import { toSections, type Section } from '../../markdown/sections.js';
import { quoted, SourceChecker } from '../../source/issues.js';
import type { CoursePictures } from '../../source/course-pictures.js';
import { compareDuration } from './compare-duration.js';
import { compareParts, isDrawn } from './kept-parts.js';
import type { WordsFile } from './words-file.js';

const NOT_WORDS = [CHECK_SECTION, EXERCISE_SECTION];

/** Reads a lesson in another language, and compares it with its source. */
export function parseTaskWords(
  file: string,
  text: string,
  source: { readonly file: string; readonly text: string },
  pictures: CoursePictures,
): WordsFile<TaskWords> {
  const { check, fields, body } = parseMarkdownFile(file, text);
  const compared = new SourceChecker(file);
  // Issues of the source are reported by its own parser.
  const original = parseMarkdownFile(source.file, source.text);
  const sourceParts = toSections(new SourceChecker(source.file), original.body, 'a step');
  const { opening, sections } = toSections(check, body, 'a step');
  for (const { title, line } of sections)
    check.that(!NOT_WORDS.includes(title), line, `no section ${quoted(title)}, which its source has`, 'one');
  const plan = opening.filter(isPlan).find(({ value }) => value.trim() === '');
  for (const node of [opening, ...sections.map(({ content }) => content)].flat().filter(isDrawn))
    if (node !== plan)
      check.report(
        lineOf(node),
        'no flow or exercise, and of a map its title alone: these are those of the source',
        'one',
      );
  const steps = stepsIn(sections);
  const sourceSteps = stepsIn(sourceParts.sections);
  const first = steps[0]?.line ?? 1;
  compareParts(compared, { line: 1, content: opening }, sourceParts.opening, source.file);
  if (steps.length === sourceSteps.length)
    steps.forEach((step, index) =>
      compareParts(compared, step, sourceSteps[index]?.content ?? [], source.file),
    );
  else compared.report(first, `${sourceSteps.length} steps, as "${source.file}" has`, String(steps.length));
  const context: BlockContext = { check, highlight: (code) => code, pictures, colorNames: new Map() };
  const wordsOf = (nodes: Section['content']) =>
    toBlocks(
      context,
      withoutComments(nodes).content.filter((node) => !isDrawn(node)),
    ).map(toWords);
  const linksOf = (title: keyof typeof LINK_SECTIONS): readonly LinkWords[] => {
    const section = sections.find((one) => one.title === title);
    const links = section ? toLinks(check, section) : [];
    const sourceSection = sourceParts.sections.find((one) => one.title === title);
    compareParts(
      compared,
      { line: section?.line ?? 1, content: section?.content ?? [] },
      sourceSection?.content ?? [],
      source.file,
    );
    return links.map(({ title: words, description }) => ({
      title: words,
      ...(description && { description }),
    }));
  };
  const { byQuote } = readLessonQuestions(
    new SourceChecker(source.file),
    sourceSteps.flatMap(({ content }) => content),
  );
  const questions = [...byQuote.values()].map(({ asks }) => asks);
  const asked = { check, compared, questions, source: source.file, hasHints: true };
  const description = fields.optionalText('description');
  const outcome = fields.optionalText('outcome');
  const duration = fields.optionalText('duration');
  compareDuration(compared, fields, original.fields);
  const words: TaskWords = {
    title: fields.text('title'),
    ...(description !== undefined && { description }),
    ...(outcome !== undefined && { outcome }),
    ...(duration !== undefined && { duration }),
    ...(plan?.meta && { planTitle: plan.meta.trim() }),
    introduction: wordsOf(opening),
    steps: steps.map(({ title, content }) => {
      const question = toStepQuestion(asked, content);
      return {
        title,
        instruction: wordsOf(content.filter((node) => !titleOf(node))),
        ...(question && { question }),
      };
    }),
    resources: linksOf('Resources'),
    documentation: linksOf('Documentation'),
    links: linksOf('Links'),
  };
  fields.done();
  return { words, check, compared };
}

/** The question of a step, if it has one. */
function toStepQuestion(
  context: QuestionContext,
  nodes: readonly RootContent[],
): StepQuestionWords | undefined {
  for (const node of nodes) {
    const title = titleOf(node);
    if (node.type !== 'blockquote' || !title) continue;
    const content = node.children.slice(1);
    const text = toQuestionText(context.check, title.children);
    return toQuestionWords(context, { title: text, line: lineOf(node), content })?.[1];
  }
  return undefined;
}

/** A part without what its source has: code, and addresses of pictures. */
function toWords(block: Block): BlockWords {
  if (typeof block === 'string' || !('kind' in block)) return block;
  switch (block.kind) {
    case 'snippet':
      return { kind: block.kind, label: block.label };
    case 'picture':
      return { kind: block.kind, alt: block.alt, ...(block.caption && { caption: block.caption }) };
    case 'table':
      return { kind: block.kind, head: block.head, rows: block.rows };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(toWords)) };
    case 'note':
      return { ...block, content: block.content.map(toWords) };
  }
}
