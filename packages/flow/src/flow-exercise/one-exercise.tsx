import { CourseText, Heading } from '@course-kit/react/feature';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Flow, FlowConnection } from '../model/flow.js';
import { ConnectionForm } from './connection-form.js';
import { ExerciseAnswer, Names, type Happening } from './exercise-answer.js';
import { ExerciseHint } from './exercise-hint.js';
import { componentName } from './exercise-names.js';
import { ExercisePicture } from './exercise-picture.js';
import { BoardTexts } from './flow-exercise-board-text.js';
import type { ExerciseChange, KeptExercise } from './kept-exercises.js';
import { connectionText, toExerciseFlow, type PortPlace } from './model/exercise-flow.js';
import { beginExercise, canReset, canUndo, reset, tell, undo } from './model/exercise-history.js';
import { connect, isSolved as isSolvedIn, madeIn, type ExerciseState } from './model/exercise-state.js';
import { endsOf } from './model/flow-ends.js';
import type { TaskExercise } from './model/task-exercise.js';
import { stillMissing, stillWrong, type Answer } from './model/try-connection.js';
import type { Mending } from './mending.js';
import { PortList } from './port-list.js';
import { useListFormat } from './use-list-format.js';

/** A flow with missing or wrong connections, and what the learner does about them. */
export function OneExercise({
  flow,
  exercise: asked,
  kept,
  rank,
  hasFocus,
  mending,
  locale,
  onChange,
}: {
  readonly flow: Flow;
  readonly exercise: TaskExercise;
  readonly kept: KeptExercise | undefined;
  readonly rank: number;
  /** Takes the focus when it appears: what the learner pressed is gone then. */
  readonly hasFocus: boolean;
  /** Where connections are wrong. */
  readonly mending: Mending | undefined;
  readonly locale: string | undefined;
  readonly onChange: (change: ExerciseChange) => void;
}) {
  const text = useContext(BoardTexts);
  const list = useListFormat(locale, 'conjunction');
  const exercise = useMemo(
    () => (mending?.toMendedFlow ?? toExerciseFlow)(flow, asked),
    [flow, asked, mending],
  );
  const [state, setState] = useState(() =>
    beginExercise(exercise, kept?.made, mending?.startMending(exercise, kept?.made)),
  );
  // Counted, so that the same sentence is announced again.
  const [said, setSaid] = useState<{ readonly count: number; readonly what: Happening } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const made = madeIn(state);
  const missing = stillMissing(exercise, made);
  const wrong = stillWrong(exercise, made);
  const next = wrong[0] ?? missing[0];
  const isSolved = next === undefined;

  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);

  const say = (what: Happening) => setSaid((before) => ({ count: (before?.count ?? 0) + 1, what }));
  const change = (next: ExerciseState) => {
    setState(next);
    const names = madeIn(next).map(connectionText);
    onChange({ made: names, isSolved: isSolvedIn(exercise, next), failures: next.failures });
  };
  // As it begins, so that a reload brings it back before anything is made; and before a press on what has just appeared.
  useLayoutEffect(() => {
    if (!kept) change(state);
    // Once, when it is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const answerWith = ({
    state: next,
    answer,
  }: {
    readonly state: ExerciseState;
    readonly answer: Answer;
  }) => {
    say(answer);
    if (answer.fits) change(next);
    else setState(next);
    return answer.fits && isSolvedIn(exercise, next);
  };
  const tryBoth = (first: PortPlace, second: PortPlace) =>
    answerWith((mending?.lead ?? connect)(exercise, state, first, second));
  const tryOff =
    mending && ((connection: FlowConnection) => answerWith(mending.takeOff(exercise, state, connection)));
  const Answer = mending?.Answer ?? ExerciseAnswer;
  const tried = said && typeof said.what === 'object' && 'fits' in said.what ? said.what : null;
  const refused = tried && !tried.fits;
  const ends = endsOf(flow);
  return (
    <div className="ck-exercise-one" data-solved={isSolved || undefined}>
      <Heading ref={heading} rank={rank} className="ck-exercise-title" tabIndex={-1}>
        <CourseText>{asked.title}</CourseText>
      </Heading>
      <p className="ck-hint">{text('howTo')}</p>
      {mending && <mending.HowTo />}
      {/* Above all that changes with a press on them, so that the second press meets the same button. */}
      <div className="ck-exercise-actions">
        <button
          type="button"
          className="ck-button"
          aria-disabled={!canUndo(state) || undefined}
          onClick={() => {
            if (!canUndo(state)) return;
            change(undo(state));
            say('undone');
          }}
        >
          {text('undo')}
        </button>
        <button
          type="button"
          className="ck-button"
          aria-disabled={!canReset(state) || undefined}
          onClick={() => {
            if (!canReset(state)) return;
            change(reset(state));
            say('begun');
          }}
        >
          {text('reset')}
        </button>
      </div>
      <ExercisePicture
        exercise={exercise}
        made={made}
        pointedOut={state.told === 'nothing' ? undefined : next?.to.node}
        isRunning={isSolved && tried?.fits === true}
        onConnect={tryBoth}
        onChoose={(place, isChosen) => say({ place, isChosen })}
        Wires={mending?.Wires}
        onTakeOff={tryOff}
      />
      <p
        role="status"
        className="ck-exercise-answer"
        data-said={said !== null || undefined}
        data-refused={refused || undefined}
      >
        {said && (
          <span key={said.count}>
            <Answer flow={flow} happening={said.what} locale={locale} />{' '}
          </span>
        )}
        <span className="ck-exercise-left">
          {isSolved && text('solved')}
          {mending && <mending.Left count={wrong.length} />}
          {missing.length > 0 && text('missing', { count: missing.length })}
        </span>
        {isSolved && ends && (
          <span>
            {' '}
            <Names
              sentence={text('runs', { start: '{start}', end: '{end}' })}
              names={{
                start: componentName(flow, ends.start),
                end: list(ends.ends.map((end) => componentName(flow, end))),
              }}
            />
          </span>
        )}
      </p>
      {isSolved ? (
        kept?.solvedAt != null && (
          <p className="ck-hint">
            {text('solvedOn', {
              date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(kept.solvedAt),
            })}
          </p>
        )
      ) : (
        <>
          <ConnectionForm
            exercise={exercise}
            made={made}
            locale={locale}
            onConnect={(output, input) => {
              // The pressed button is gone once it is solved.
              if (tryBoth(output, input)) heading.current?.focus();
            }}
          />
          {mending && (
            <mending.WireForm
              exercise={exercise}
              made={made}
              PortList={PortList}
              onTakeOff={(wire) => {
                if (tryOff?.(wire)) heading.current?.focus();
              }}
            />
          )}
          {/* It stays when all is told, and so does the focus. */}
          <button
            type="button"
            className="ck-button"
            aria-disabled={state.told === 'connection' || undefined}
            // The second click of a double click asks for no more.
            onClick={({ detail }) => detail < 2 && setState(tell)}
          >
            {text(state.told === 'nothing' ? 'hint' : 'answer')}
          </button>
        </>
      )}
      {mending && wrong[0] ? (
        <mending.Hint flow={flow} next={wrong[0]} told={state.told} />
      ) : (
        <ExerciseHint flow={flow} next={missing[0]} told={state.told} />
      )}
    </div>
  );
}
