import { Check, ChevronRight } from 'lucide';
import { useContext } from 'react';
import type { LevelOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { Badge } from '../../primitives/badge.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { ProgressBar } from '../../primitives/progress-bar.js';
import { CourseText } from '../../feature/course-text.js';
import { ProjectMark } from '../../feature/project-mark.js';
import { LevelPageTexts } from './level-page-text.js';

/** A level's tasks as a chain of nodes, each leading to its lesson where that has an address. */
export function TaskList({
  level,
  state,
  isProjectChecked,
  hrefOf,
  rank,
}: {
  readonly level: LevelOutline;
  readonly state: LevelState;
  readonly isProjectChecked: boolean;
  readonly hrefOf: (task: number) => string | null;
  readonly rank: number;
}) {
  const text = useContext(LevelPageTexts);
  const progress = text('progress', { done: state.completedTasks.length, count: level.tasks.length });
  return (
    <section className="ck-tasks">
      <div className="ck-section-head">
        <Heading rank={rank} className="ck-subtitle">
          {text('tasks')}
        </Heading>
        <p className="ck-hint">{progress}</p>
        <ProgressBar
          value={state.completedTasks.length}
          max={Math.max(1, level.tasks.length)}
          label={progress}
        />
      </div>
      <ol className="ck-task-list">
        {level.tasks.map((task, index) => {
          const isCompleted = state.completedTasks.includes(index + 1);
          const href = hrefOf(index + 1);
          const facts = (
            <>
              <span className="ck-task-title">
                <CourseText of={task}>{task.title}</CourseText>
              </span>{' '}
              <span className="ck-task-description">
                <CourseText of={task}>{task.description}</CourseText>
              </span>{' '}
              <span className="ck-facts">
                <span>
                  <CourseText of={task}>{task.duration}</CourseText>
                </span>{' '}
                <span>{task.stepCount > 0 ? text('steps', { count: task.stepCount }) : text('noSteps')}</span>{' '}
                {level.project?.task === index + 1 && (
                  <ProjectMark
                    sentence={text(isProjectChecked ? 'projectChecked' : 'project', { project: '{project}' })}
                    title={level.project.title}
                    isChecked={isProjectChecked}
                  />
                )}{' '}
                {isCompleted && <Badge state="passed">{text('completed')}</Badge>}
              </span>
            </>
          );
          return (
            <li key={task.id} className="ck-task-item" data-completed={isCompleted || undefined}>
              <span className="ck-node" aria-hidden="true">
                {isCompleted ? <Icon of={Check} /> : index + 1}
              </span>
              {href === null ? (
                <div className="ck-task-link">{facts}</div>
              ) : (
                <>
                  <Link className="ck-task-link" href={href}>
                    {facts}
                  </Link>
                  <Icon of={ChevronRight} flips />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
