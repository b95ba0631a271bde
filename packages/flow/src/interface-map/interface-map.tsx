'use client';

import {
  classNames,
  CourseText,
  type CourseTextProps,
  LanguageMarksProvider,
  useCourseLanguage,
  useFeatureTexts,
  useLanguageMarks,
  useText,
  type ViewProps,
  withRef,
} from '@course-kit/react/feature';
import { stepAnchor } from '@course-kit/react/model';
import type { InterfacePlan } from './model/interface-plan.js';
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
  const provided = useFeatureTexts('interfaceMap');
  const ownLocale = locale ?? provided.locale;
  const text = useText(interfaceMapMessages, messages ?? provided.messages, ownLocale);
  const language = useCourseLanguage();
  const marks = useLanguageMarks(courseLanguage ?? language, ownLocale);
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
