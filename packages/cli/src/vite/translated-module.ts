import type { CourseWords } from '../course/translation/parse-translations.js';

/** The parts of a course that have words in other languages, and what lays these over them. */
const TRANSLATE = {
  outline: 'translateOutline',
  tasks: 'translateTasks',
  quiz: 'translateQuestions',
} as const;

/** A part of a course that has words in other languages. */
export type TranslatedPart = keyof typeof TRANSLATE;

/** Whether a part of a course may have words in other languages. */
export const isTranslated = (part: string | undefined): part is TranslatedPart =>
  part !== undefined && part in TRANSLATE;

/** A course's words of a part; for lessons and questions those of a level, null where it has none. */
export function wordsOfPart(words: CourseWords, part: TranslatedPart, level: number): unknown {
  if (part === 'outline') return words.map((own) => own && own.outline);
  const own = words[level - 1];
  const said = own && (part === 'tasks' ? own.tasks : own.questions);
  return said && Object.values(said).some((one) => one !== null) ? said : null;
}

/** The levels whose words of a part there are. */
export const levelsWith = (words: CourseWords, part: TranslatedPart): readonly number[] =>
  words.flatMap((_, index) => (wordsOfPart(words, part, index + 1) ? [index + 1] : []));

/** The parts that have words, as the ends of their modules' names. */
export const partsWith = (words: CourseWords): readonly string[] => [
  'outline',
  ...(['tasks', 'quiz'] as const).flatMap((part) =>
    levelsWith(words, part).map((level) => `${part}-${level}`),
  ),
];

/** Words of quizzes without what tells their answers. */
export function withoutExplanations(words: CourseWords): CourseWords {
  return words.map(
    (level) =>
      level && {
        ...level,
        questions: Object.fromEntries(
          Object.entries(level.questions).map(([id, { explanation: _why, ...asked }]) => [id, asked]),
        ),
      },
  );
}

/**
 * What a module with words exports: a function that gives the part in the language, once made the same. It does not import the
 * part, which is a file of its own then for those who read it as it is written.
 */
export function translatedCode(part: TranslatedPart, language: string): (json: string) => string {
  const translate = TRANSLATE[part];
  return (json) => `(part) => (made ??= ${translate}(part, ${json}, ${JSON.stringify(language)}));
import { ${translate} } from '@course-kit/react/model';
let made`;
}
