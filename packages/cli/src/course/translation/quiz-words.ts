import { optionIdsOf, type AuthoredQuestion, type QuestionWords } from '@course-kit/react/model';
import type { List, ListItem } from 'mdast';
import { toOption } from '../question-kinds/read-options.js';
import { idIn, withoutId } from '../quiz-ids.js';
import { parseQuizFile } from '../quiz-file.js';
import { withoutComments } from '../../markdown/facts.js';
import { toPlainText } from '../../markdown/inlines.js';
import { lineOf, parseMarkdownFile } from '../../markdown/markdown-file.js';
import { toSections, type Section } from '../../markdown/sections.js';
import { quoted, SourceChecker } from '../../source/issues.js';
import type { WordsFile } from './words-file.js';

type Words = Readonly<Record<string, QuestionWords>>;

/**
 * Reads a quiz in another language, and compares it with its source: a heading for each question, its options with boxes, of which
 * none is ticked, and why the right one is right. Questions and options are known by their ids.
 */
export function parseQuizWords(
  file: string,
  text: string,
  source: { readonly file: string; readonly text: string },
): WordsFile<Words> {
  const { check, fields, body } = parseMarkdownFile(file, text);
  fields.done();
  const compared = new SourceChecker(file);
  const { questions } = parseQuizFile(source.file, source.text);
  const { sections } = toSections(check, body, 'a question', withoutId);
  const found = sections.flatMap((section) => {
    const id = idIn(section.title);
    if (id === undefined) {
      check.report(section.line, 'the id of its question, as in {#install}', quoted(section.title));
      return [];
    }
    const question = questions.find((one) => one.id === id);
    compared.that(!!question, section.line, `a question of "${source.file}"`, `{#${id}}`);
    return [[id, toWords(check, compared, section, question, source.file)] as const];
  });
  const words = Object.fromEntries(found);
  for (const { id = '', question } of questions)
    compared.that(id in words, 1, `the question {#${id}}: ${quoted(question)}`, 'none');
  return { words, check, compared };
}

function toWords(
  check: SourceChecker,
  compared: SourceChecker,
  { title, line, content }: Section,
  question: AuthoredQuestion | undefined,
  source: string,
): QuestionWords {
  const nodes = withoutComments(content).content;
  const list = nodes.find((node): node is List => node.type === 'list');
  const [explanation, other] = nodes.filter((node) => node !== list);
  const isAlone = explanation?.type === 'paragraph' && !other;
  check.that(
    isAlone,
    other ? lineOf(other) : line,
    'one paragraph below the options that says why',
    'something else',
  );
  const options = (list?.children ?? []).flatMap((item) => toOptionWords(check, item));
  // What is accepted where learners write is no option.
  const ids = question ? optionIdsOf({ options: [], ...question }) : [];
  for (const [id, , at] of options)
    compared.that(!question || ids.includes(id), at, `an option of its question in "${source}"`, `{#${id}}`);
  for (const id of ids)
    compared.that(
      options.some(([known]) => known === id),
      line,
      `the option {#${id}}`,
      'none',
    );
  return {
    question: withoutId(title),
    options: Object.fromEntries(options.map(([id, words]) => [id, words])),
    ...(explanation?.type === 'paragraph' && { explanation: toPlainText(check, explanation.children) }),
  };
}

/** An option's id and words, and its line. */
function toOptionWords(check: SourceChecker, item: ListItem): readonly (readonly [string, string, number])[] {
  const { text, line } = toOption(check, item);
  check.that(
    item.checked !== true,
    line,
    'a box without a tick: the right answers are those of the source',
    '[x]',
  );
  const id = idIn(text);
  if (id !== undefined) return [[id, withoutId(text), line]];
  check.report(line, 'the id of its option, as in {#a}', quoted(text));
  return [];
}
