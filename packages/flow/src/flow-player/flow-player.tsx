'use client';

import {
  classNames,
  type CourseTextProps,
  Icon,
  useFeatureTexts,
  useText,
  type ViewProps,
  withRef,
} from '@course-kit/react/feature';
import { Play } from 'lucide';
import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import { FlowSurroundings } from '../flow/flow-surroundings.js';
import type { Flow } from '../model/flow.js';
import { flowPlayerMessages, type FlowPlayerMessages } from './flow-player.messages.js';
import { playedSteps, type PlayedStep, type PlayerStep } from './model/played-steps.js';
import { PlayerCaptions } from './player-captions.js';
import { PlayerControls } from './player-controls.js';
import { PlayerStage } from './player-stage.js';
import { StepCard } from './step-card.js';
import { usePlayback } from './use-playback.js';

/** What a player shows. Its texts and its locale are the provider's where there is one. */
export interface FlowPlayerProps extends ViewProps<FlowPlayerMessages>, CourseTextProps {
  /** What is played, such as a lesson's title. */
  readonly title: string;
  /** The steps, such as those of a task. */
  readonly steps: readonly PlayerStep[];
  /** The flow that the steps build, as it is in the end; before its first component steps are cards. @default all are cards */
  readonly flow?: Flow | undefined;
}

/**
 * Plays the steps of a lesson as a video would: the flow builds itself, with each step's title and first sentence beside
 * it. It never starts by itself, and stops when it is out of sight.
 */
export const FlowPlayer = withRef(function FlowPlayer({
  title,
  steps: given,
  flow,
  courseLanguage,
  messages,
  locale,
  className,
  ...props
}: FlowPlayerProps) {
  const provided = useFeatureTexts('flowPlayer');
  const text = useText(flowPlayerMessages, messages ?? provided.messages, locale ?? provided.locale);
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(props.ref, () => root.current as HTMLElement, []);
  const toggle = useRef<HTMLButtonElement>(null);
  const steps = useMemo(() => playedSteps(given), [given]);
  const times = steps.map(({ seconds }) => seconds);
  const playback = usePlayback(times, root);
  const [isScrubbing, setScrubbing] = useState(false);
  const { step, isPlaying } = playback;
  const count = steps.length;
  // Steps that add nothing are about a flow that is there from the start.
  const drawn = addsAny(steps) ? step : 0;
  const seconds = 5 * Math.round(times.reduce((sum, time) => sum + time, 0) / 5);

  return (
    <FlowSurroundings courseLanguage={courseLanguage} messages={undefined} locale={locale}>
      <section
        {...props}
        ref={root}
        className={classNames('ck-root ck-player', className)}
        aria-label={text('player', { title })}
        data-step={step}
      >
        <div className="ck-player-box">
          <div className="ck-player-stage">
            {flow && (drawn === 0 || addsAny(steps.slice(0, drawn))) ? (
              <PlayerStage flow={flow} steps={steps} step={drawn} />
            ) : (
              <StepCard title={title} steps={steps} step={step} />
            )}
            {step === 0 && (
              // The button below it does the same, and has the same name.
              <button
                type="button"
                className="ck-player-poster"
                tabIndex={-1}
                aria-hidden="true"
                onClick={() => {
                  playback.play();
                  // This button is gone then.
                  toggle.current?.focus();
                }}
              >
                <span className="ck-player-watch">
                  <Icon of={Play} />
                  {text('watch')}
                </span>
              </button>
            )}
          </div>
          <div className="ck-player-panel">
            <PlayerCaptions
              title={title}
              about={text('about', { count, seconds })}
              steps={steps}
              step={step}
              isAnnounced={!isPlaying && !isScrubbing}
            />
            <PlayerControls
              steps={steps}
              playback={playback}
              toggle={toggle}
              text={text}
              onScrubbing={setScrubbing}
            />
          </div>
        </div>
      </section>
    </FlowSurroundings>
  );
});

const addsAny = (steps: readonly PlayedStep[]) => steps.some(({ adds }) => adds.length > 0);
