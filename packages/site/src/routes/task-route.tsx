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
import { ComesNext } from './comes-next.js';
import { checkedTasks, exercisedTasks, loadChecks, loadExercises } from '../course-checks.js';
import { startCheckWorker } from '../start-check-worker.js';
import { wrongStepHref } from './wrong-step-href.js';
import { WrongStep } from './wrong-step.js';

const FIGURES = [flowFigures, mapFigures];

/** A lesson, with an exercise on its flow where it has one, and a check of the learner's work where it asks for any. */
export function taskRoute(level: TaskLevel, task: number) {
  const id = level.tasks[task - 1]?.id ?? '';
  const isChecked = checkedTasks.includes(id);
  const isExercised = exercisedTasks.includes(id);
  const parts = [isExercised && ('exercise' as const), isChecked && ('check' as const)].filter(
    (part) => part !== false,
  );
  const hrefOf = wrongStepHref(brand.wrongStepForm, level, task);
  return function TaskRoute() {
    const shown = useLanguage().shown.words?.taskLevel(level.level) ?? level;
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
        >
          {isExercised && (
            <FlowExercise
              id="exercise"
              level={shown}
              task={task}
              loadExercises={() => loadExercises(level.level)}
            />
          )}
          {isChecked && (
            <FlowCheck
              id="check"
              level={shown}
              task={task}
              loadChecks={() => loadChecks(level.level)}
              startWorker={startCheckWorker}
            />
          )}
          <ComesNext level={shown} task={task} />
          {hrefOf && <WrongStep hrefOf={hrefOf} />}
        </TaskPage>
      </>
    );
  };
}
