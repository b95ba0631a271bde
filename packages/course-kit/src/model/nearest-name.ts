/** Longer names are no typing errors, and comparing them takes time. */
const LONGEST = 40;

/** The known name that was probably meant, such as `introduction` for `introducton`; undefined for none. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const written = name.toLowerCase();
  let nearest: string | undefined;
  let least = 1.5 + written.length / 4;
  for (const candidate of known) {
    const meant = candidate.toLowerCase();
    // `answer` for `correctAnswer`, `instructions` for `instruction`.
    const isPart = written.length > 2 && (meant.includes(written) || written.includes(meant));
    const distance = isPart ? 1 : editDistance(written, meant);
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

/** How many letters must be put in, taken out or replaced to make one text of the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + Number(from[i] !== to[j]), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row[to.length] ?? 0;
}
