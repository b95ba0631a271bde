/** What to throw for a level that a course does not have, or does not know, where `defineCourse` has not made the course. */
export function noSuchLevel(level: number, levels: readonly { readonly level: number }[]): Error {
  const known = levels[0]?.level ? `1 to ${levels.length}` : 'not made by defineCourse';
  return new Error(`The course has no level ${level}; its levels are ${known}`);
}
