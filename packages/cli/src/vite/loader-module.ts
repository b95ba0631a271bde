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
