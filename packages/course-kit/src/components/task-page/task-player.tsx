import { useRef } from 'react';
import type { Task } from '../../model/course.js';
import { FlowPlayer } from '../../flow-player/flow-player.js';
import { playerStyles } from './player-styles.js';
import { useOwnStyles } from './use-own-styles.js';

/** A lesson that plays itself, where there is no video of it. */
export default function TaskPlayer({ task: { title, steps, flow } }: { readonly task: Task }) {
  const player = useRef<HTMLElement>(null);
  useOwnStyles(player, playerStyles);
  return <FlowPlayer ref={player} title={title} steps={steps} flow={flow} />;
}
