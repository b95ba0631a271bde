import { LevelCard } from '../../course-kit/src/components/level-card/level-card.js';
import { QuizRunner } from '../../course-kit/src/components/quiz-runner/quiz-runner.js';
import { Loaded } from '../../course-kit/src/primitives/loaded.js';
// In the same file: it is needed right after the first paint, and another request would cost more.
import '../../course-kit/src/state/connect-store.js';
import { defineElements } from '../../course-kit/src/element/define-elements.js';
import { elementContents } from '../../course-kit/src/element/element-contents.js';
import { exercisesIn, flowContents } from '../../flow/src/element/flow-contents.js';
import type { FlowExerciseProps } from '../../flow/src/flow-exercise/flow-exercise.js';

/** What is of lessons brings their styles along. */
async function ofLessons<Component>(component: Promise<Component>): Promise<{ readonly default: Component }> {
  const [loaded, { lessonStyles }] = await Promise.all([component, import('./lesson-styles.js')]);
  addStyles(lessonStyles);
  return { default: loaded };
}

const loadTask = () => ofLessons(import('./lesson.js').then((lesson) => lesson.default));
const loadExercise = () =>
  ofLessons(
    import('../../flow/src/element/made-flow-exercise.js').then(({ MadeFlowExercise }) => MadeFlowExercise),
  );
const loadCheck = () =>
  ofLessons(import('../../flow/src/flow-check/flow-check.js').then(({ FlowCheck }) => FlowCheck));
const loadProgress = () =>
  import('../../course-kit/src/components/progress-grid/progress-grid.js').then(({ ProgressGrid }) => ({
    default: ProgressGrid,
  }));

/** Alone on a page, what stands in its element stays until it is there; in a step there is nothing of the kind. */
const Exercise = (props: FlowExerciseProps) => (
  <Loaded load={loadExercise} props={props} fallback={!props.step && <slot />} />
);

/** A page with a quiz alone does not wait for lessons and certificates; until they are there, the page's own words stand. */
const addStyles = defineElements(
  {
    ...elementContents(
      {
        QuizRunner,
        LevelCard,
        TaskPage: (props) => <Loaded load={loadTask} props={props} fallback={<slot />} />,
        ProgressGrid: (props) => <Loaded load={loadProgress} props={props} fallback={<slot />} />,
      },
      exercisesIn(Exercise),
    ),
    ...flowContents(Exercise, (props) => <Loaded load={loadCheck} props={props} fallback={<slot />} />),
  },
  'course',
);

// Beside the course, not after it.
for (const [tag, load] of [
  ['course-task', loadTask],
  ['course-exercise', loadExercise],
  ['course-check', loadCheck],
  ['course-progress', loadProgress],
] as const)
  if (document.querySelector(tag)) load().catch(() => {});
