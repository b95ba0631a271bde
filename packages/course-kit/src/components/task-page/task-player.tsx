import { useLayoutEffect, useRef } from 'react';
import type { Task } from '../../model/course.js';
import { FlowPlayer } from '../../flow-player/flow-player.js';
import { playerStyles } from './player-styles.js';

/** A lesson that plays itself, where there is no video of it. */
export default function TaskPlayer({ task: { title, steps, flow } }: { readonly task: Task }) {
  const player = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Elements have these styles in their shadow roots, and documents of unit tests may know no such sheets.
    if (player.current?.getRootNode() !== document || !('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(playerStyles);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, []);
  return <FlowPlayer ref={player} title={title} steps={steps} flow={flow} />;
}
