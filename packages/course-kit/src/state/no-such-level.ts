/** What to throw for a level that a course does not have, or does not know, where `defineCourse` has not made the course. */
export function noSuchLevel(level: unknown, levels: readonly { readonly level: number }[]): Error {
  const known = levels[0]?.level ? `are 1 to ${levels.length}` : 'have no `level`: call `defineCourse`';
  return new Error(`The course has no level ${JSON.stringify(level)}; its levels ${known}`);
}
