import {
  checkWork,
  type DataRule,
  type FieldRule,
  type FlowGoal,
  type TaskCheck,
} from '@course-kit/flow/model';

/** A learner's work with one thing changed in it. */
export interface Fault {
  /** What was changed, for whoever reads a failure. */
  readonly name: string;
  readonly work: string;
  /** The number of the finding that has to be missing. */
  readonly missing: number;
  /** Numbers of those that look at the same value, and may be missing with it. */
  readonly touched: readonly number[];
}

type Rule = FieldRule | DataRule;
interface Fields {
  [name: string]: unknown;
}

/** The findings of a check that are not there, by their numbers. */
export function missingIn(goal: TaskCheck, work: string): readonly number[] {
  const report = checkWork(goal, work);
  if (report.outcome !== 'checked') throw new Error(`The work is not compared: ${report.outcome}.`);
  return report.findings.flatMap(({ state }, index) => (state === 'found' ? [] : [index]));
}

/** The work without one connection, for each that it has, those in groups included. */
export function withoutEdges(work: string): readonly string[] {
  const count = edgeListsOf(JSON.parse(work)).flat().length;
  return Array.from({ length: count }, (_, index) => {
    const copy: unknown = JSON.parse(work);
    const lists = edgeListsOf(copy);
    const places = lists.flatMap((edges) => edges.map((_, place) => [edges, place] as const));
    const [edges, place] = places[index] ?? [[], 0];
    edges.splice(place, 1);
    return JSON.stringify(copy);
  });
}

/** Work that passes, with a fault for each value that is asked for: taken away, or something else. */
export function valueFaults(goal: TaskCheck, work: string): readonly Fault[] {
  if (goal.kind === 'text') return [];
  if (goal.kind === 'json') return dataFaults(goal.rules, work, 0);
  const first = goal.components.length + goal.connections.length;
  return [...fieldFaults(goal, work, first), ...dataFaults(goal.about, work, first + goal.rules.length)];
}

/** The same flow with a component under each name that files of some release have for it, by that name. */
export function olderNames(goal: TaskCheck, work: string): ReadonlyMap<string, string> {
  if (goal.kind !== 'flow') return new Map();
  return new Map(
    goal.components.flatMap(({ id, keys }) =>
      keys.map((key) => {
        const copy: unknown = JSON.parse(work);
        componentOf(goal, work, copy, id)['type'] = key;
        return [`${id}: ${key}`, JSON.stringify(copy)] as const;
      }),
    ),
  );
}

function dataFaults(rules: readonly DataRule[], work: string, first: number): readonly Fault[] {
  return rules.flatMap((rule, index) => {
    const place = rule.path.join('/');
    return worseValues(rule).map(({ change, isPart }) => {
      const copy: unknown = JSON.parse(work);
      changeAt(copy, rule.path, change);
      return {
        name: `/${place} ${rule.test}`,
        work: JSON.stringify(copy),
        missing: first + index,
        touched: rules.flatMap(({ path }, other) =>
          other === index || (!isPart && path.join('/') === place) ? [first + other] : [],
        ),
      };
    });
  });
}

function fieldFaults(goal: FlowGoal, work: string, first: number): readonly Fault[] {
  return goal.rules.flatMap((rule, index) => {
    const { component, field, path = [], test } = rule;
    return worseValues(rule).map(({ change, isPart }) => {
      const copy: unknown = JSON.parse(work);
      for (const place of placesOf(goal, work, copy, component, field.keys))
        changeAt(place, ['value', ...path], change);
      return {
        name: [component, field.name, ...path, test].join(' '),
        work: JSON.stringify(copy),
        missing: first + index,
        touched: goal.rules.flatMap((other, number) =>
          other === rule || (!isPart && other.component === component && other.field.name === field.name)
            ? [first + number]
            : [],
        ),
      };
    });
  });
}

interface Change {
  /** Undefined takes the value away. */
  readonly change: (value: unknown) => unknown;
  /** Other rules on the value are still met. */
  readonly isPart?: boolean;
}

/** What makes a value break a rule. */
function worseValues({ test, values: [first = '', most = first] = [] }: Rule): readonly Change[] {
  const gone: Change = { change: () => undefined };
  switch (test) {
    case 'holds':
      return [{ change: (value) => String(value).replaceAll(first, ''), isPart: true }, gone];
    case 'lacks':
      return [{ change: (value) => `${String(value)} ${first}`, isPart: true }];
    case 'isNot':
      return [{ change: () => (first === 'true' ? true : first) }];
    case 'isEmpty':
      return [{ change: () => 'Wheelhouse' }];
    case 'from':
      return [{ change: () => Number(most) + 1 }, gone];
    case 'matches':
      return [{ change: () => 'one two three four' }, gone];
    case 'isFilled':
      return [{ change: () => '' }, gone];
    case 'is':
    case 'isVariable':
    case 'since':
      return [
        {
          change: (value) => (Array.isArray(value) ? [{ ...value[0], name: 'nonsense' }] : 'nonsense'),
        },
        gone,
      ];
  }
}

/** Changes all values at a place, found as a check finds them. */
function changeAt(
  value: unknown,
  [name = '', ...rest]: readonly string[],
  change: (value: unknown) => unknown,
) {
  if (!isFields(value) && !Array.isArray(value)) return;
  const fields = value as Fields;
  const keys = Object.keys(fields).filter((key) => {
    if (name === '*') return true;
    return Array.isArray(value) ? Object.values(value[Number(key)] ?? {}).includes(name) : key === name;
  });
  for (const key of keys) {
    if (rest.length > 0) changeAt(fields[key], rest, change);
    else {
      fields[key] = change(fields[key]);
      if (fields[key] === undefined) delete fields[key];
    }
  }
}

/** Where a copy has the value of a field: at its component, and on a group that shows the field. */
function placesOf(goal: TaskCheck, work: string, copy: unknown, wanted: string, keys: readonly string[]) {
  const data = componentOf(goal, work, copy, wanted);
  const template = fieldsAt(data, 'node', 'template');
  const key = keys.find((one) => one in template) ?? '';
  const shown = nodesOf(copy)
    .flatMap((node) => Object.values(fieldsAt(node, 'data', 'node', 'template')))
    .filter(
      (field) => fieldsAt(field, 'proxy')['id'] === data['id'] && fieldsAt(field, 'proxy')['field'] === key,
    );
  return [template[key], ...shown];
}

/** The data of the component in a copy that stands for one of the goal in the work. */
function componentOf(goal: TaskCheck, work: string, copy: unknown, wanted: string): Fields {
  const report = checkWork(goal, work);
  const flow = report.outcome === 'checked' ? report.flow : null;
  const place = goal.kind === 'flow' ? goal.components.findIndex(({ id }) => id === wanted) : -1;
  const node = nodesOf(copy).find(({ id }) => id === flow?.assignment[place]);
  if (!node) throw new Error(`Nothing stands for ${wanted}.`);
  return fieldsAt(node, 'data');
}

/** All components of a flow, with groups and what is in them. */
function nodesOf(flow: unknown): readonly Fields[] {
  const nodes = listAt(fieldsAt(flow, 'data'), 'nodes');
  return nodes.flatMap((node) => [node, ...nodesOf(fieldsAt(node, 'data', 'node', 'flow'))]);
}

function edgeListsOf(flow: unknown): readonly Fields[][] {
  const data = fieldsAt(flow, 'data');
  const inner = listAt(data, 'nodes').flatMap((node) => edgeListsOf(fieldsAt(node, 'data', 'node', 'flow')));
  return [listAt(data, 'edges'), ...inner];
}

function fieldsAt(value: unknown, ...path: readonly string[]): Fields {
  const [name, ...rest] = path;
  if (!isFields(value)) return {};
  return name === undefined ? value : fieldsAt(value[name], ...rest);
}

function listAt(fields: Fields, name: string): Fields[] {
  const list = fields[name];
  return Array.isArray(list) ? list : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
