import '@course-kit/flow/styles.css';
import '@course-kit/flow/check.css';
import '@course-kit/flow/exercise.css';
import { brand } from 'virtual:course-site/options';
import { TaskPage } from '@course-kit/react';
import { FlowCheck } from '@course-kit/flow/check';
import { FlowExercise } from '@course-kit/flow/exercise';
import { flowFigures, mapFigures } from '@course-kit/flow';
import type { TaskLevel } from '@course-kit/react/model';
import { useLanguage } from '../language/language-context.js';
import { FilmWithoutScript } from './film-without-script.js';
import { useCallback } from 'react';
import { checkedTasks, loadChecks, loadExercises } from '../course-checks.js';
import { startCheckWorker } from '../start-check-worker.js';
import { wrongStepHref } from './wrong-step-href.js';
import { WrongStep } from './wrong-step.js';

const FIGURES = [flowFigures, mapFigures];

/** A lesson, with exercises on its flow where it has any, and a check of the learner's work where it asks for any. */
export function taskRoute(level: TaskLevel, task: number) {
  const { id = '', steps = [], exercises } = level.tasks[task - 1] ?? {};
  const isChecked = checkedTasks.includes(id);
  const isInSteps = steps.some((step) => step.exercises?.length);
  const parts = [!isInSteps && exercises && ('exercise' as const), isChecked && ('check' as const)].filter(
    (part) => typeof part === 'string',
  );
  const hrefOf = wrongStepHref(brand.wrongStepForm, level, task);
  return function TaskRoute() {
    const shown = useLanguage().shown.words?.taskLevel(level.level) ?? level;
    const exercise = useCallback(
      (step: number | 'end', headingRank?: number) => (
        <FlowExercise
          id={step === 'end' && !isInSteps ? 'exercise' : undefined}
          level={shown}
          task={task}
          step={step}
          headingRank={headingRank}
          loadExercises={() => loadExercises(level.level)}
        />
      ),
      [shown],
    );
    return (
      <>
        <FilmWithoutScript task={level.tasks[task - 1]} />
        <TaskPage
          resumes
          className="page page-lesson"
          level={shown}
          task={task}
          figures={FIGURES}
          parts={parts}
          stepExercises={exercise}
        >
          {exercise('end')}
          {isChecked && (
            <FlowCheck
              id="check"
              level={shown}
              task={task}
              loadChecks={() => loadChecks(level.level)}
              startWorker={startCheckWorker}
            />
          )}
          {hrefOf && <WrongStep hrefOf={hrefOf} />}
        </TaskPage>
      </>
    );
  };
}
