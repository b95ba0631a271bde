/** What is new in each run, whatever the flow is: where things are on the canvas, how a connection looks, and when a component was last renewed. */
const ACCIDENTAL = new Set([
  'position',
  'positionAbsolute',
  'measured',
  'viewport',
  'width',
  'height',
  'selected',
  'animated',
  'last_updated',
]);

/** The five letters at the end of a component's id, such as `ChatInput-pahsk`. */
const ID_END = /-([A-Za-z0-9]{5})$/;
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/**
 * What an exported flow says, without ids, places and times: the same for two exports of one flow from different runs. Of
 * a field this is its value, of an output its name; how they are described, and what a list offers, the tool renews as it likes.
 */
export function flowEssence(work: string): string {
  const ends = new Set<string>();
  const parsed: unknown = JSON.parse(work, (key, value: unknown) => {
    if (ACCIDENTAL.has(key)) return undefined;
    // The tool makes up a description for a flow that has none, and a name for what is grouped. A second flow has a number.
    if (isObject(value) && 'is_component' in value) {
      const name = key === '' ? String(value['name']).replace(/ \(\d+\)$/, '') : undefined;
      return { ...value, id: undefined, description: undefined, name };
    }
    if (key === 'template' && isObject(value)) return valuesOf(value);
    if (key === 'outputs' && Array.isArray(value)) return value.map(nameOf);
    const end = key === 'id' && typeof value === 'string' ? ID_END.exec(value)?.[1] : undefined;
    if (end !== undefined) ends.add(end);
    return value;
  });
  const text = JSON.stringify(parsed).replaceAll(UUID, '');
  // Other fields and connections have the ids in them. Each is told by its place in the list of ids, so that two of one kind stay apart.
  const named = [...ends].reduce((left, end, place) => left.replaceAll(`-${end}`, `-${place}`), text);
  return JSON.stringify(
    JSON.parse(named, (_key, value: unknown) => (isObject(value) ? sorted(value) : value)),
  );
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valuesOf = (template: Fields) =>
  Object.fromEntries(
    Object.entries(template).flatMap(([name, field]) => (isObject(field) ? [[name, field['value']]] : [])),
  );

const nameOf = (output: unknown) => (isObject(output) ? output['name'] : output);

/** The fields of a group have ids in their names, by which they are sorted. */
const sorted = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));
