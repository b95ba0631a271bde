import { useEffect, type RefObject } from 'react';
import { portColor, type Flow } from '../model/flow.js';

/** Gives names of ports in the text of a lesson the colors they have in its flow; of their own they have none. */
export function usePortColors(guide: RefObject<HTMLElement | null>, flow: Flow | undefined): void {
  useEffect(() => {
    if (!flow) return;
    const colors = new Map([
      ...flow.nodes
        .flatMap(({ inputs, outputs }) => [...inputs, ...outputs])
        .map(({ name, type }) => [name, portColor(flow, type)] as const),
      // An input of several types has the color of what leads to it.
      ...flow.connections.map(({ to, type }) => [to.port, portColor(flow, type)] as const),
    ]);
    guide.current?.querySelectorAll<HTMLElement>('.ck-step .ck-strong').forEach((name) => {
      const color = colors.get(name.textContent);
      if (color === undefined) return;
      // Not an attribute of the page's markup: a strict policy for styles forbids those.
      name.style.setProperty('--ck-port-color', color);
      name.dataset['port'] = '';
    });
  }, [guide, flow]);
}
