import { useRef, type RefObject } from 'react';
import { InterfaceMap } from '../../interface-map/interface-map.js';
import type { Task } from '../../model/course.js';
import { mapStyles } from './map-styles.js';
import { useCanvasHeight } from './use-canvas-height.js';
import { useOwnStyles } from './use-own-styles.js';
import { useStepInSight } from './use-step-in-sight.js';

/** The interface that a lesson is about, with what the step is about that is being read. */
export default function StepMap({
  task: { plan, stepCount },
  guide,
}: {
  readonly task: Task;
  /** What the steps are in. */
  readonly guide: RefObject<HTMLElement | null>;
}) {
  const map = useRef<HTMLElement>(null);
  useCanvasHeight(guide);
  useOwnStyles(map, mapStyles);
  const step = useStepInSight(guide, stepCount);
  return plan ? <InterfaceMap ref={map} plan={plan} step={step} /> : null;
}
