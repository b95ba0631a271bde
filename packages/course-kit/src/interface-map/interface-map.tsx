'use client';

import { useContext } from 'react';
import { CourseText, LanguageMarksProvider } from '../feature/course-text.js';
import { useLanguageMarks } from '../feature/language-marks.js';
import { useText } from '../feature/use-text.js';
import type { CourseTextProps, ViewProps } from '../feature/view-props.js';
import type { InterfacePlan } from '../model/interface-plan.js';
import { stepAnchor } from '../model/step-anchor.js';
import { classNames } from '../primitives/class-name.js';
import { withRef } from '../primitives/with-ref.js';
import { CourseContext } from '../state/course-context.js';
import { interfaceMapMessages, type InterfaceMapMessages } from './interface-map.messages.js';
import { MapPicture } from './map-picture.js';

/** What a map shows. Its texts and its locale are the provider's where there is one. */
export interface InterfaceMapProps extends ViewProps<InterfaceMapMessages>, CourseTextProps {
  /** Where the parts of the interface are. */
  readonly plan: InterfacePlan;
  /** The number of the step that is read, from 1: what it is about is marked. @default none is marked */
  readonly step?: number | undefined;
}

/**
 * Draws where the parts of a program's interface are, each with the number of the step that is about it. The numbers lead to
 * the steps; the same stands below as a list.
 */
export const InterfaceMap = withRef(function InterfaceMap({
  plan,
  step: current,
  courseLanguage,
  messages,
  locale,
  className,
  ...props
}: InterfaceMapProps) {
  const course = useContext(CourseContext);
  const text = useText(
    interfaceMapMessages,
    messages ?? course?.messages?.interfaceMap,
    locale ?? course?.locale,
  );
  const marks = useLanguageMarks(
    courseLanguage ?? course?.store.services.course.language,
    locale ?? course?.locale,
  );
  return (
    <LanguageMarksProvider value={marks}>
      <figure {...props} className={classNames('ck-root ck-map', className)}>
        <figcaption className="ck-map-title">
          <CourseText>{plan.title}</CourseText>
        </figcaption>
        <MapPicture plan={plan} step={current} nameOf={({ label }, step) => text('step', { step, label })} />
        <details className="ck-map-text">
          <summary>{text('asText')}</summary>
          <ul>
            {plan.regions.map(({ label, at, step }) => (
              <li key={at.join(' ')}>
                {step === undefined ? (
                  <CourseText>{label}</CourseText>
                ) : (
                  <a className="ck-link" href={`#${stepAnchor(step)}`}>
                    {text('step', { step, label })}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </details>
      </figure>
    </LanguageMarksProvider>
  );
});
