import type { Task } from '../../model/course.js';
import { FlowPlayer } from '../../flow-player/flow-player.js';

/** A lesson that plays itself, where there is no video of it. */
export default function TaskPlayer({ task: { title, steps, flow } }: { readonly task: Task }) {
  return <FlowPlayer title={title} steps={steps} flow={flow} />;
}
