import { LevelCard } from '../components/level-card/level-card.js';
import { QuizRunner } from '../components/quiz-runner/quiz-runner.js';
import { Loaded } from '../primitives/loaded.js';
// In the same file: it is needed right after the first paint, and another request would cost more.
import '../state/connect-store.js';
import { defineElements } from './define-elements.js';
import { elementContents } from './element-contents.js';

const loadTask = async () => {
  const [{ TaskPage }, { lessonStyles }] = await Promise.all([
    import('../components/task-page/task-page.js'),
    import('./lesson-styles.js'),
  ]);
  addStyles(lessonStyles);
  return { default: TaskPage };
};
const loadProgress = () =>
  import('../components/progress-grid/progress-grid.js').then(({ ProgressGrid }) => ({
    default: ProgressGrid,
  }));

/** A page with a quiz alone does not wait for lessons and certificates; until they are there, the page's own words stand. */
const addStyles = defineElements(
  elementContents({
    QuizRunner,
    LevelCard,
    TaskPage: (props) => <Loaded load={loadTask} props={props} fallback={<slot />} />,
    ProgressGrid: (props) => <Loaded load={loadProgress} props={props} fallback={<slot />} />,
  }),
  'course',
);

// Beside the course, not after it.
for (const [tag, load] of [
  ['course-task', loadTask],
  ['course-progress', loadProgress],
] as const)
  if (document.querySelector(tag)) load().catch(() => {});
