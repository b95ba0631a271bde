import type { Flow, MissingConnection, TaskExercise, WrongConnection } from '@course-kit/flow/model';
import type { LessonText } from '@course-kit/react/model';
import type { Code } from 'mdast';
import { toInlines } from '../markdown/inlines.js';
import { lineOf, parseParagraph } from '../markdown/markdown-file.js';
import { quoted, type SourceChecker } from '../source/issues.js';

const HINT = /^hint (?<hint>\S.*)$/;
const WRONG = /^wrong (?<wrong>\S.*)$/;

/** The flow of a lesson, with all types that its inputs accept. */
export interface LessonFlow {
  readonly flow: Flow;
  readonly takes: Readonly<Record<string, readonly string[]>>;
}

/**
 * What the block of an exercise names, each with the hint below it: connections of the flow, where the id of a component means all
 * of its own, and others that are `wrong`.
 */
export function askedConnections(
  check: SourceChecker,
  node: Code,
  lesson: LessonFlow,
): Required<Pick<TaskExercise, 'missing' | 'wrong'>> {
  const [missing, wrong] = [new Map<string, MissingConnection>(), new Map<string, WrongConnection>()];
  const all = lesson.flow.connections.map((one) => ({ ...one, name: nameOf(one) }));
  const others = otherConnections(lesson);
  let setHint: ((hint: LessonText) => void) | undefined;
  const take = (list: typeof missing, connection: string, line: number) => {
    check.that(!list.has(connection), line, 'connections that differ', quoted(connection));
    list.set(connection, { connection });
    setHint = (hint) => list.set(connection, { connection, hint });
  };
  node.value.split('\n').forEach((source, index) => {
    const line = lineOf(node) + 1 + index;
    const text = source.trim();
    const hint = HINT.exec(text)?.groups?.hint;
    const named = WRONG.exec(text)?.groups?.wrong;
    if (text === '') return;
    if (hint !== undefined) {
      if (setHint) setHint(toHint(check, hint, line));
      else check.report(line, 'a connection above its hint', quoted(text));
    } else if (named !== undefined) {
      check.that(others.includes(named), line, expectedWrong(others, named), quoted(named));
      take(wrong, named, line);
    } else {
      const meant = all.filter(
        ({ name, from, to }) => name === text || from.node === text || to.node === text,
      );
      if (meant.length === 0) check.report(line, expectedOf(all, text), quoted(text));
      for (const { name } of meant) take(missing, name, line);
    }
  });
  return { missing: [...missing.values()], wrong: [...wrong.values()] };
}

/** Connections that the types of ports allow and the flow does not have. */
function otherConnections({ flow, takes }: LessonFlow): readonly string[] {
  const inputs = flow.nodes.flatMap(({ id, inputs: own }) =>
    own.map(({ name, type }) => ({ node: id, port: name, types: takes[`${id}.${name}`] ?? [type] })),
  );
  const names = flow.connections.map(nameOf);
  return flow.nodes
    .flatMap(({ id, outputs }) =>
      outputs.flatMap(({ name, type }) =>
        inputs
          .filter(({ node, types }) => node !== id && types.includes(type))
          .map((to) => nameOf({ from: { node: id, port: name }, to })),
      ),
    )
    .filter((name) => !names.includes(name));
}

function expectedWrong(others: readonly string[], text: string): string {
  const [output = ''] = text.split(' -> ');
  const near = others.filter((name) => name.startsWith(`${output} -> `));
  const some = near.length > 0 ? `, such as ${near.map(quoted).join(', ')}` : '';
  return `a connection that its ports allow and the flow does not have${some}`;
}

/** A hint with its formatting. It has no links, which would lead away from the exercise. */
function toHint(check: SourceChecker, text: string, line: number): LessonText {
  const paragraph = parseParagraph(text, line);
  if (!paragraph) check.report(line, 'a sentence', quoted(text));
  const parts = toInlines(check, paragraph?.children ?? []);
  const isLink = (part: (typeof parts)[number]) => typeof part === 'object' && part.kind === 'link';
  check.that(!parts.some(isLink), line, 'a hint without links', quoted(text));
  const [first = '', other] = parts;
  return other === undefined && typeof first === 'string' ? first : parts;
}

/** The connections that may be meant: those of the named components, or all. */
function expectedOf(all: readonly { readonly name: string }[], text: string): string {
  const ids = text.match(/[\w-]+(?=\.)/g) ?? [];
  const near = all.filter(({ name }) => ids.some((id) => name.includes(`${id}.`)));
  const names = (near.length > 0 ? near : all).map(({ name }) => quoted(name));
  return `a connection of the flow as it is by then: ${names.join(', ') || 'none'}`;
}

function nameOf({ from, to }: Pick<Flow['connections'][number], 'from' | 'to'>): string {
  return `${from.node}.${from.port} -> ${to.node}.${to.port}`;
}
