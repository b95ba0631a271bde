import { defineFlow } from '@course-kit/flow/model';
import type { AuthoredFlowNode, Flow } from '@course-kit/flow/model';
import { tool } from './tool.js';

/** The part of an exported file that is read; everything else is ignored. */
interface ExportedFlow {
  readonly name: string;
  readonly data: { readonly nodes: readonly ExportedNode[]; readonly edges: readonly ExportedEdge[] };
}

interface ExportedNode {
  readonly id: string;
  /** `genericNode` for a component, `noteNode` for a note. */
  readonly type: string;
  readonly data: {
    readonly node: {
      readonly display_name: string;
      readonly tool_mode?: boolean;
      readonly outputs?: readonly ExportedOutput[];
      readonly template: Readonly<Record<string, unknown>>;
    };
  };
}

interface ExportedOutput {
  readonly name: string;
  readonly display_name: string;
  readonly types: readonly string[];
  readonly selected?: string;
}

interface ExportedEdge {
  readonly source: string;
  readonly target: string;
  readonly data: {
    readonly sourceHandle: { readonly name: string };
    /** An edge that closes a loop leads to an output, whose `name` it has instead of a field's. */
    readonly targetHandle: { readonly fieldName?: string; readonly name?: string };
  };
}

/** Types that had another name before release 1.9. */
const RENAMED: Readonly<Record<string, string>> = { Data: 'JSON', DataFrame: 'Table' };

/**
 * Makes a drawn flow from a file that the tool exported: components and their connections, without notes.
 * Ports that nothing is connected to are left out, apart from the first output of a component.
 *
 * @param exported - the parsed file.
 * @throws Error when it is no exported flow, CourseContentError when its connections lead nowhere.
 */
export function flowFromExport(exported: unknown): Flow {
  if (!isExportedFlow(exported)) throw new Error('This is not a flow that was exported as JSON');
  const { nodes, edges } = exported.data;
  const components = nodes.filter(({ type }) => type === 'genericNode');
  return defineFlow({
    title: exported.name,
    portColors: tool.portColors,
    nodes: Object.fromEntries(components.map((node) => [node.id, toNode(node, edges)])),
    connections: edges.map((edge) => toConnection(edge, components)),
  });
}

function toNode({ id, data: { node } }: ExportedNode, edges: readonly ExportedEdge[]): AuthoredFlowNode {
  const used = (output: ExportedOutput) =>
    edges.some(({ source, data }) => source === id && data.sourceHandle.name === output.name);
  const outputs = node.outputs?.filter((output, index) => index === 0 || used(output)) ?? [];
  const fields = edges.filter(({ target }) => target === id).map((edge) => inputOf(edge, node.template));
  return {
    title: node.display_name,
    ...(node.tool_mode === true && { detail: 'as a tool' }),
    inputs: [...new Set(fields.map(({ name, type }) => `${name}: ${type}`))],
    outputs: outputs.map((output) => `${output.display_name}: ${typeOf(output)}`),
  };
}

function toConnection(edge: ExportedEdge, components: readonly ExportedNode[]): string {
  const source = components.find(({ id }) => id === edge.source)?.data.node;
  const target = components.find(({ id }) => id === edge.target)?.data.node;
  const output = source?.outputs?.find(({ name }) => name === edge.data.sourceHandle.name);
  const input = inputOf(edge, target?.template ?? {});
  return `${edge.source}.${output?.display_name} -> ${edge.target}.${input.name}`;
}

function inputOf({ data: { targetHandle } }: ExportedEdge, template: Readonly<Record<string, unknown>>) {
  const key = targetHandle.fieldName ?? targetHandle.name ?? '';
  const field = (template[key] ?? {}) as { display_name?: string; input_types?: readonly string[] };
  return { name: field.display_name ?? key, type: rename(field.input_types?.at(-1) ?? 'Message') };
}

function typeOf({ selected, types }: ExportedOutput): string {
  return rename(selected ?? types[0] ?? 'Message');
}

function rename(type: string): string {
  return RENAMED[type] ?? type;
}

function isExportedFlow(value: unknown): value is ExportedFlow {
  const { name, data } = (value ?? {}) as Partial<ExportedFlow>;
  return typeof name === 'string' && Array.isArray(data?.nodes) && Array.isArray(data.edges);
}
