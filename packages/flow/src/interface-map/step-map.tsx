import type { StepFigureProps } from '@course-kit/react';
import { useOwnStyles, useStepInGuide } from '@course-kit/react/feature';
import { useRef } from 'react';
import type { InterfacePlan } from './model/interface-plan.js';
import { InterfaceMap } from './interface-map.js';
import { mapStyles } from './map-styles.js';

/** The interface that a lesson is about, with what the step is about that is being read. */
export default function StepMap({ figure, steps, guide }: StepFigureProps) {
  const map = useRef<HTMLElement>(null);
  useOwnStyles(map, mapStyles);
  return <InterfaceMap ref={map} plan={figure as InterfacePlan} step={useStepInGuide(guide, steps.length)} />;
}
