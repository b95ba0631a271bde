import { outline } from '../course.js';
import { Icon, useCourseProgress, useLevels } from '@course-kit/react';
import {
  continueTarget,
  type ContinueTarget,
  type CourseOutline,
  type LevelOutline,
  type TaskOutline,
} from '@course-kit/react/model';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from '../navigation/navigate.js';
import { CourseText } from '../language/course-text.js';
import { useOutline } from '../language/use-outline.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor } from '../links.js';
import { dashboardMessages } from './dashboard.messages.js';
import { useTaskLink } from './use-task-link.js';

/** A link to what comes next, and the learner's progress in the whole course. */
export function OverallProgress() {
  const { levels, status } = useLevels();
  const { done, total, passedLevels } = useCourseProgress();
  const text = useTexts('dashboard', dashboardMessages);
  const target = continueTarget(outline, levels);
  const next = titled(useOutline(), target);
  const passed = text('passed', { passed: passedLevels, levels: outline.levels.length });
  // A passed level is done, whichever of its tasks were; another as far as its tasks are.
  const parts = levels.map(({ isPassed, completedTasks, taskCount }) =>
    isPassed ? 1 : completedTasks.length / (taskCount + 1),
  );
  const isKnown = status === 'ready' || done > 0;
  return (
    <section className="overall" aria-label={text('overall')}>
      {/* Keeps its place until it is known. */}
      <div className="overall-next">
        {isKnown && <h2>{next ? <CourseText of={next}>{next.title}</CourseText> : text('finished')}</h2>}
        {isKnown && <Next target={target} isNewcomer={done === 0} />}
      </div>
      <div className="overall-detail" data-state={isKnown ? undefined : 'unknown'}>
        <p className="overall-figure">{passed}</p>
        <progress
          max={outline.levels.length}
          value={parts.reduce((sum, part) => sum + part, 0)}
          aria-label={passed}
        />
        <p>{text('done', { done, total })}</p>
      </div>
    </section>
  );
}

/** What comes next: a task, or the level whose test is left. */
function titled({ levels }: CourseOutline, target: ContinueTarget): TaskOutline | LevelOutline | undefined {
  if (target.kind === 'finished') return undefined;
  const level = levels[target.level - 1];
  return target.kind === 'task' ? level?.tasks[target.task - 1] : level;
}

/** A link to what comes next. */
function Next({ target, isNewcomer }: { readonly target: ContinueTarget; readonly isNewcomer: boolean }) {
  const text = useTexts('dashboard', dashboardMessages);
  if (target.kind === 'task') return <TaskLink {...target} isNewcomer={isNewcomer} />;
  const isQuiz = target.kind === 'quiz';
  return (
    <NextLink to={linkFor(isQuiz ? target : { kind: 'certificates' })}>
      {isQuiz ? text('takeTest', { level: target.level }) : text('viewCertificates')}
    </NextLink>
  );
}

/** A link to a task, and to the step of it where the learner left off. */
function TaskLink({
  level,
  task,
  isNewcomer,
}: {
  readonly level: number;
  readonly task: number;
  readonly isNewcomer: boolean;
}) {
  const text = useTexts('dashboard', dashboardMessages);
  const { to, label, step } = useTaskLink(level, task);
  return <NextLink to={to}>{isNewcomer && step === undefined ? text('start') : label}</NextLink>;
}

function NextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link className="site-button" data-variant="primary" to={to}>
      {children}
      <Icon of={ArrowRight} flips />
    </Link>
  );
}
