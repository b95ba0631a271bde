/** Begins the names of all modules with a part of a course. */
export const PREFIX = 'virtual:course-kit/';

/** Written into each module that loads parts in other languages: the entry of a language, such as `de-AT`, or of `de`. */
const OF_LANGUAGE = 'const ofLanguage = (tag = "") => languages[tag] ?? languages[tag.split("-")[0]];';

/**
 * A module with a function that loads a part of a level by the level's number. Each import is written out, so that a bundler
 * makes a file of each.
 *
 * @param kind - the part, such as `tasks`.
 * @param count - how many levels the course has.
 * @param translations - the levels that have the part in other languages, by these; the function takes the language after the number. @default none
 */
export function loaderOf(
  kind: string,
  count: number,
  translations: readonly (readonly [language: string, levels: readonly number[]])[] = [],
): string {
  const imports = Array.from(
    { length: count },
    (_, index) => `() => import('${PREFIX}${kind}-${index + 1}')`,
  );
  const others = translations.map(([language, levels]) => {
    const own = levels.map((level) => `${level}: () => import('${PREFIX}${kind}-${level}-${language}')`);
    return `${JSON.stringify(language)}: { ${own.join(', ')} },`;
  });
  const isTranslated = others.length > 0;
  return `const levels = [
  ${imports.join(',\n  ')},
];
${isTranslated ? `const languages = { ${others.join(' ')} };\n${OF_LANGUAGE}` : ''}
export default async (level${isTranslated ? ', language' : ''}) => {
  const load = levels[level - 1];
  if (!load) throw new Error(\`The course has no level \${level}; its levels are 1 to ${count}\`);
  ${
    isTranslated
      ? `const [{ default: part }, words] = await Promise.all([load(), ofLanguage(language)?.[level]?.()]);
  return words ? words.default(part) : part;`
      : 'return (await load()).default;'
  }
};
`;
}

/** A module with a function that loads the outline in a language; what has no words in it stays as it is. */
export function outlineLoaderOf(languages: readonly string[]): string {
  const others = languages.map((tag) => `${JSON.stringify(tag)}: () => import('${PREFIX}outline-${tag}'),`);
  return `import outline from '${PREFIX}outline';
const languages = { ${others.join(' ')} };
${OF_LANGUAGE}
export default async (language) => {
  const words = await ofLanguage(language)?.();
  return words ? words.default(outline) : outline;
};
`;
}
