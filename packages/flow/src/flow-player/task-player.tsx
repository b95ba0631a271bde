import { useOwnStyles } from '@course-kit/react/feature';
import type { Task } from '@course-kit/react/model';
import { useRef } from 'react';
import { flowOf } from '../model/flow.js';
import { FlowPlayer } from './flow-player.js';
import { playerStyles } from './player-styles.js';

/** A lesson that plays itself, where there is no video of it. */
export default function TaskPlayer({ task }: { readonly task: Task }) {
  const player = useRef<HTMLElement>(null);
  useOwnStyles(player, playerStyles);
  return <FlowPlayer ref={player} title={task.title} steps={task.steps} flow={flowOf(task)} />;
}
