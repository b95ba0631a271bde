import type { CourseFiles } from '@course-kit/cli';
import type { Level } from '@course-kit/react/model';
import { globSync, readFileSync } from 'node:fs';
import { readResults, type LessonResult } from '../../rehearsal/record/results.js';
import { RELEASE } from '../../rehearsal/server/release.js';
import { connectionsBesideFlow } from './connections.js';
import { labelPlace, lessonFile } from './label-place.js';
import { namedLabels, type LabelKind, type NamedLabel } from './named-labels.js';
import unmet from './unmet.json' with { type: 'json' };
import { labelsOfWork } from './work-labels.js';

/** What the tool showed while lessons were carried out, and what else lessons may name. */
export interface KnownLabels {
  /** What steps met. */
  readonly met: ReadonlySet<string>;
  /** Components that were met or exported, each with what was met on it and with its ports and fields. */
  readonly components: ReadonlyMap<string, ReadonlySet<string>>;
  /** Variables, commands, flags and imports that the installed release has. */
  readonly names: Readonly<Partial<Record<LabelKind, readonly string[]>>>;
  /** What has a reason not to be met; ports with their component, as in `Loop.Looping`. */
  readonly excused: ReadonlySet<string>;
}

/** A component in a flow that the tool exported; a note is none. */
interface ExportedComponent {
  readonly display_name?: string;
  readonly outputs?: readonly Titled[];
  readonly template?: Readonly<Record<string, Titled | string>>;
}

interface Titled {
  readonly display_name?: string;
}

const names = JSON.parse(
  readFileSync(new URL(`../../rehearsal/results/${RELEASE}.names.json`, import.meta.url), 'utf8'),
) as KnownLabels['names'];

/** Reads what came of the lessons. */
export async function readKnownLabels(): Promise<KnownLabels> {
  return knownLabels(await readResults(), exportedComponents());
}

/** @param exported - components of flows that the tool exported. */
export function knownLabels(
  results: readonly LessonResult[],
  exported: readonly ExportedComponent[] = [],
): KnownLabels {
  const steps = results.flatMap((result) => result.steps).filter(({ outcome }) => outcome === 'carried out');
  const met = steps.flatMap(({ labels }) => labels);
  const components = new Map<string, Set<string>>();
  const add = (component = '', parts: readonly (string | undefined)[]) => {
    const its = components.get(component) ?? new Set();
    for (const part of parts) if (part) its.add(part);
    components.set(component, its);
  };
  for (const { component, label } of met) if (component) add(component, [label]);
  for (const { display_name: component, outputs = [], template = {} } of exported)
    add(
      component,
      [...outputs, ...Object.values(template)].map((part) =>
        typeof part === 'object' ? part.display_name : '',
      ),
    );
  return {
    met: new Set(met.map(({ label }) => label)),
    components,
    names,
    excused: new Set([
      ...Object.values(unmet).flat(),
      ...steps.flatMap(({ excused = {} }) => Object.keys(excused)),
    ]),
  };
}

/** Components of the flows that lessons end with. */
function exportedComponents(): readonly ExportedComponent[] {
  const folder = new URL('../../course/flows/', import.meta.url);
  return globSync('*.json', { cwd: folder }).flatMap((file) => {
    const flow = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      data: { nodes: readonly { data: { node?: ExportedComponent } }[] };
    };
    return flow.data.nodes.flatMap(({ data: { node } }) => (node?.display_name ? [node] : []));
  });
}

/**
 * What lessons name that the tool did not show and does not have, each with its file, line and step.
 *
 * @param files - the course's, by their paths in its folder.
 */
export function unknownLabels(
  levels: readonly Level[],
  known: KnownLabels,
  files: CourseFiles,
): readonly string[] {
  return levels.flatMap((level) =>
    level.tasks.flatMap((task, index) => {
      const [, text = ''] = lessonFile(files, level.level, index + 1) ?? [];
      const unknown = [...namedLabels(task), ...labelsOfWork(text)].filter((named) => !isKnown(named, known));
      return [...unknown, ...connectionsBesideFlow(task)].map((named) => {
        const at = labelPlace(files, level.level, index + 1, named);
        return `${at}: ${named.place}: ${WORDS[named.kind]} ${named.label}`;
      });
    }),
  );
}

const WORDS: Readonly<Record<LabelKind, string>> = {
  label: 'label',
  component: 'component',
  port: 'port',
  variable: 'variable',
  command: 'command',
  flag: 'flag',
  import: 'Python import',
  connection: 'the picture does not connect',
};

function isKnown({ kind, label, component = [] }: NamedLabel, known: KnownLabels): boolean {
  const { met, components, names, excused } = known;
  if (kind === 'port')
    return component.some((name) => components.get(name)?.has(label) || excused.has(`${name}.${label}`));
  if (kind === 'component') return component.some((name) => components.has(name) || met.has(name));
  if (kind === 'label') return met.has(label) || components.has(label) || excused.has(label);
  return (names[kind] ?? []).includes(label) || excused.has(label);
}
