/** Begins the names of all modules with a part of a course. */
export const PREFIX = 'virtual:course-kit/';

/**
 * A module with a function that loads a part of a level by the level's number. Each import is written out, so that a bundler
 * makes a file of each.
 *
 * @param kind - the part, such as `tasks`.
 * @param count - how many levels the course has.
 */
export function loaderOf(kind: string, count: number): string {
  const imports = Array.from(
    { length: count },
    (_, index) => `() => import('${PREFIX}${kind}-${index + 1}')`,
  );
  return `const levels = [
  ${imports.join(',\n  ')},
];
export default async (level) => {
  const load = levels[level - 1];
  if (!load) throw new Error(\`The course has no level \${level}; its levels are 1 to ${count}\`);
  return (await load()).default;
};
`;
}

/**
 * A module with a function that takes a language and gives the loaders of a course in it. What has no words in the language is loaded
 * as it is written. Words are laid over the part that is loaded without them, so that this stays a file of its own.
 *
 * @param languages - which parts each has, as the ends of their modules' names, such as `tasks-1`.
 */
export function languageLoaderOf(languages: ReadonlyMap<string, readonly string[]>): string {
  const entries = [...languages].map(([language, parts]) => {
    const imports = parts.map((part) => `'${part}': () => import('${PREFIX}${part}-${language}')`);
    return `${JSON.stringify(language)}: { ${imports.join(', ')} }`;
  });
  return `import outline from '${PREFIX}outline';
import loadTasks from '${PREFIX}load-tasks';
import loadQuiz from '${PREFIX}load-quiz';
const languages = { ${entries.join(', ')} };
const over = async (written, load) => {
  const [part, words] = await Promise.all([written, load?.()]);
  return words ? words.default(part) : part;
};
export default (language) => {
  const words = languages[language] ?? languages[language.split('-')[0]] ?? {};
  return {
    loadOutline: () => over(outline, words.outline),
    loadTasks: (level) => over(loadTasks(level), words[\`tasks-\${level}\`]),
    loadQuiz: (level) => over(loadQuiz(level), words[\`quiz-\${level}\`]),
  };
};
`;
}
