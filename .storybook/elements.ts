// The sources, as text: what pages list is read from them and cannot fall behind.
const files = import.meta.glob<string>(
  [
    '../packages/course-kit/src/state/course-event.ts',
    '../packages/course-kit/src/element/element-settings.ts',
    '../packages/course-kit/src/element/course-element.tsx',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** What a learner did, as a host hears of it. */
export interface EventReference {
  readonly type: string;
  readonly when: string;
  /** What it says beside `course` and `level`. */
  readonly fields: readonly string[];
}

/** Every event of the kit. */
export function events(): EventReference[] {
  const source = sourceOf('course-event.ts');
  return [...source.matchAll(/\/\*\* (.+?) \*\/\nexport interface \w+Event [^{]*\{\n([\s\S]*?)\n\}/g)].map(
    ([, when = '', body = '']) => ({
      type: /type: '([\w-]+)'/.exec(body)?.[1] ?? '',
      when,
      fields: [...body.matchAll(/readonly (\w+): ([^;]+);/g)]
        .filter(([, name]) => name !== 'type')
        .map(([, name, type]) => `${name}: ${type}`),
    }),
  );
}

/** The attributes that elements look at, and `theme`, which only their stylesheet reads. */
export function attributes(): string[] {
  const list = /ATTRIBUTES = \[([^\]]+)\]/.exec(sourceOf('element-settings.ts'))?.[1] ?? '';
  return [...namesIn(list), 'theme'];
}

/** The properties that win over attributes. */
export function properties(): string[] {
  return namesIn(/PROPERTIES = \[([^\]]+)\]/.exec(sourceOf('course-element.tsx'))?.[1] ?? '');
}

function namesIn(list: string): string[] {
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
}

function sourceOf(end: string): string {
  const found = Object.entries(files).find(([path]) => path.endsWith(end));
  if (!found) throw new Error(`No source ends with ${end}`);
  return found[1];
}
