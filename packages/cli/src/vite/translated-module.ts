import type { LevelWords, CourseWords } from '../course/translation/parse-translations.js';
import { PREFIX } from './loader-module.js';

/** The parts of a course that have words in other languages. */
export type TranslatedPart = 'outline' | 'tasks' | 'quiz';

const TRANSLATE = {
  outline: 'translateOutline',
  tasks: 'translateTasks',
  quiz: 'translateQuestions',
} as const;

/** A course's words of one part; for a level those of that level, null where it has none. */
export function wordsOfPart(words: CourseWords, part: TranslatedPart, level: number): unknown {
  if (part === 'outline') return words.map((one) => one && one.outline);
  const own: LevelWords | null = words[level - 1] ?? null;
  const parts = own && (part === 'tasks' ? own.tasks : Object.entries(own.questions));
  if (!own || !parts || parts.every((one) => one === null)) return null;
  return part === 'tasks' ? own.tasks : own.questions;
}

/** Words of a quiz without what tells its answers. */
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

/** A module with a part of a course in another language: the part itself, laid under the words. */
export function translatedCode(
  part: TranslatedPart,
  module: string,
  language: string,
): (json: string) => string {
  const translate = TRANSLATE[part];
  return (json) => `${translate}(part, ${json}, ${JSON.stringify(language)});
import { ${translate} } from '@course-kit/react/model';
import part from '${PREFIX}${module}'`;
}
