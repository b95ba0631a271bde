import { quoted, type SourceChecker } from '../source/issues.js';

/** A line of a flow with a component. */
export interface NodeLine {
  readonly kind: 'node';
  readonly line: number;
  readonly id: string;
  /** The name in the list of components; undefined for a plain box. */
  readonly component: string | undefined;
  /** A name of its own. */
  readonly name: string | undefined;
  readonly detail: string | undefined;
  /** Ports that are shown though nothing may be connected to them. */
  readonly shown: readonly string[];
}

/** A line of a flow with a connection. */
export interface ConnectionLine {
  readonly kind: 'connection';
  readonly line: number;
  readonly from: readonly [node: string, port: string];
  readonly to: readonly [node: string, port: string];
  /** The type of a connection between two plain boxes. */
  readonly type: string | undefined;
}

const NODE =
  /^(?<id>[\w-]+):\s*(?<component>[^"(,]*?)\s*(?:"(?<name>[^"]+)")?\s*(?:\((?<detail>.+?)\))?\s*(?:,\s*with\s+(?<shown>.+))?$/;
const CONNECTION = /^(?<from>[\w-]+)\.(?<output>.+?) -> (?<to>[\w-]+)\.(?<input>.+?)(?:: (?<type>[^:]+))?$/;

const EXPECTED =
  'a component such as "model: Language Model", or a connection such as "question.Chat Message -> model.Input"';

/**
 * Reads a flow's text line by line.
 *
 * @param firstLine - the line of the file that the text begins on.
 * @param expected - what a line may be, in words.
 */
export function parseFlowLines(
  check: SourceChecker,
  text: string,
  firstLine: number,
  expected = EXPECTED,
): readonly (NodeLine | ConnectionLine)[] {
  return text.split('\n').flatMap((source, index) => {
    const line = firstLine + index;
    const trimmed = source.trim();
    if (trimmed === '') return [];
    const parsed = trimmed.includes(' -> ') ? toConnection(trimmed, line) : toNode(trimmed, line);
    if (!parsed) check.report(line, expected, quoted(trimmed));
    return parsed ? [parsed] : [];
  });
}

function toNode(text: string, line: number): NodeLine | null {
  const { id, component, name, detail, shown } = NODE.exec(text)?.groups ?? {};
  if (!id || (!component && !name)) return null;
  return {
    kind: 'node',
    line,
    id,
    component: component || undefined,
    name,
    detail,
    shown: shown?.split(/,\s*/) ?? [],
  };
}

function toConnection(text: string, line: number): ConnectionLine | null {
  const { from, output, to, input, type } = CONNECTION.exec(text)?.groups ?? {};
  if (!from || !output || !to || !input) return null;
  return { kind: 'connection', line, from: [from, output], to: [to, input], type };
}
