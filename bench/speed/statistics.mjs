/** The middle of some figures; of an even count the mean of the two in the middle. */
export function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}

/** A median with the least and the greatest, such as `412 (398-455)`. */
export function spread(figures, digits = 0) {
  const [low, middle, high] = [Math.min(...figures), median(figures), Math.max(...figures)];
  return `${middle.toFixed(digits)} (${low.toFixed(digits)}-${high.toFixed(digits)})`;
}

/** Rows as a Markdown table. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** Runs each task once per round, so that a slower machine affects all of them equally. */
export async function interleaved(rounds, tasks) {
  const results = new Map([...tasks.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, task] of tasks) results.get(name).push(await task(round));
  return results;
}
