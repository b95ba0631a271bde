import { flowOf, type Flow } from '@course-kit/flow/model';
import type { Block, Inline, LessonText, Task } from '@course-kit/react/model';
import type { NamedLabel } from './named-labels.js';

/** A sentence's "connect **Chat Message** to **Input**". */
interface Told {
  readonly from: string;
  readonly to: string;
}

/** What a lesson has learners connect and its picture does not show: ports and components of other names. */
export function connectionsBesideFlow(task: Task): readonly NamedLabel[] {
  const flow = flowOf(task);
  if (!flow) return [];
  const { sources, targets } = endsOf(flow);
  return task.steps.flatMap(({ title, instruction }) =>
    instruction.flatMap(toldIn).flatMap(({ from, to }) => {
      const missing = [...(sources.has(from) ? [] : [from]), ...(targets.has(to) ? [] : [to])];
      return missing.map((label) => ({ kind: 'connection' as const, label, place: title }));
    }),
  );
}

/** Where edges of a flow may begin and end: at a component, by either of its names, or at one of its ports. */
function endsOf({ nodes }: Flow) {
  const components = nodes.flatMap(({ title, detail = '' }) => [title, ...detail.split(/,| \(/).slice(0, 1)]);
  const names = (ports: readonly { readonly name: string }[]) => ports.map(({ name }) => name);
  return {
    sources: new Set([...components, ...nodes.flatMap(({ outputs }) => names(outputs))]),
    targets: new Set([...components, ...nodes.flatMap(({ inputs }) => names(inputs))]),
  };
}

function toldIn(block: Block): readonly Told[] {
  if (typeof block === 'string' || !('kind' in block)) return toldInText(block);
  return block.kind === 'list' ? block.items.flat().flatMap(toldIn) : [];
}

function toldInText(text: LessonText): readonly Told[] {
  if (typeof text === 'string') return [];
  return text.flatMap((part, index) => {
    const [from, to] = [labelOf(part), labelOf(text[index + 2])];
    const isJoined = /^ to (?:its |the )?$/.test(String(text[index + 1]));
    if (!isJoined || from === undefined || to === undefined) return [];
    const before = text.slice(0, index).filter((part) => typeof part === 'string');
    const sentence =
      before
        .join(' ')
        .split(/[.:]\s/)
        .at(-1) ?? '';
    return /connect/i.test(sentence) ? [{ from, to }] : [];
  });
}

function labelOf(part: Inline | undefined): string | undefined {
  if (typeof part !== 'object' || part.kind !== 'strong') return undefined;
  return part.content.every((piece) => typeof piece === 'string') ? part.content.join('') : undefined;
}
