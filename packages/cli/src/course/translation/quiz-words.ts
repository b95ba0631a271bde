import type { QuestionWords } from '@course-kit/react/model';
import { toQuestionText } from '../../markdown/inlines.js';
import { parseMarkdownFile } from '../../markdown/markdown-file.js';
import { toSections } from '../../markdown/sections.js';
import { quoted, SourceChecker } from '../../source/issues.js';
import { parseQuizFile } from '../quiz-file.js';
import { withoutId } from '../quiz-ids.js';
import { toQuestionWords } from './question-words.js';
import type { WordsFile } from './words-file.js';

/**
 * Reads a quiz in another language, and compares it with its source: a heading for each question, its options with boxes, of which
 * none is ticked, and why the right one is right. Questions and options are known by their ids.
 */
export function parseQuizWords(
  file: string,
  text: string,
  source: { readonly file: string; readonly text: string },
): WordsFile<Readonly<Record<string, QuestionWords>>> {
  const { check, fields, body } = parseMarkdownFile(file, text);
  fields.done();
  const compared = new SourceChecker(file);
  const { questions } = parseQuizFile(source.file, source.text);
  const { sections } = toSections(check, body, 'a question', withoutId, toQuestionText);
  const context = { check, compared, questions, source: source.file, hasHints: false };
  const words = Object.fromEntries(
    sections.flatMap((section) => {
      const found = toQuestionWords(context, section);
      return found ? [found] : [];
    }),
  );
  for (const { id = '', question } of questions)
    compared.that(id in words, 1, `the question {#${id}}: ${quoted(question)}`, 'none');
  return { words, check, compared };
}
