import type { Flow } from '../model/flow.js';

/** What a component is called: its title, with what stands below it where another one has the same title. */
export function componentName({ nodes }: Flow, id: string): string {
  const node = nodes.find((one) => one.id === id);
  if (!node) return id;
  const isAlone = nodes.filter(({ title }) => title === node.title).length === 1;
  return isAlone || node.detail === undefined ? node.title : `${node.title} (${node.detail})`;
}
