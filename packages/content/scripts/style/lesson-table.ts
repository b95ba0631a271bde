import type { Block, Level, Task } from '@course-kit/react/model';
import { countWords } from './lesson-texts.js';

const HEAD = ['Lesson', 'Title', 'Words', 'Minutes', 'Steps', 'Pictures', 'Warnings'];

/** What each lesson amounts to, as a page of the documentation. */
export function lessonTable(levels: readonly Pick<Level, 'level' | 'tasks'>[]): string {
  const rows = levels.flatMap(({ level, tasks }) =>
    tasks.map((task, index) => [`${level}-${index + 1}`, ...rowOf(task)]),
  );
  return `# Lessons in figures

Words are those that are read, without what is copied, to the nearest 50. Minutes are those of a careful learner, installations included. A
picture is a drawing, or a flow and each step that adds to it. A warning is a step that tells of a loss, a cost or a
danger. \`npx -y pnpm@12 fix\` writes this page.

${aligned([HEAD, ...rows])}
`;
}

function rowOf({ title, minutes, steps, introduction, figure, plan, ...task }: Task): string[] {
  const blocks = [...introduction, ...steps.flatMap(({ instruction }) => instruction)];
  const pictures = blocks.filter((block) => isKind(block, 'picture')).length;
  const flows = (figure ? 1 : 0) + (plan ? 1 : 0) + steps.filter(({ adds }) => adds).length;
  const warnings = steps.filter(({ instruction }) =>
    instruction.some((block) => isKind(block, 'note') && block.role === 'warning'),
  ).length;
  const range =
    minutes && (minutes.fewest === minutes.most ? minutes.most : `${minutes.fewest} to ${minutes.most}`);
  // Rounded, so that a word more or less changes nothing here.
  const words = Math.round(countWords({ ...task, title, steps, introduction }) / 50) * 50;
  return [title, words, range ?? '', steps.length, pictures + flows, warnings].map(String);
}

function isKind<Kind extends string>(
  block: Block,
  kind: Kind,
): block is Extract<Block, { readonly kind: Kind }> {
  return typeof block === 'object' && 'kind' in block && block.kind === kind;
}

/** A table whose columns stand below each other. */
function aligned([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((text, index) =>
    Math.max(3, text.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
