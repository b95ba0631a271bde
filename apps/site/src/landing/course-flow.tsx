import type { CourseOutline, LevelState } from 'course-kit/model';
import { Link } from 'react-router';
import type { CSSProperties } from 'react';
import { linkFor } from '../links.js';

/** The course as the flow it is: a node per level, with the edge lit up to where the learner has come. */
export function CourseFlow({
  course,
  levels,
}: {
  readonly course: CourseOutline;
  readonly levels: readonly LevelState[];
}) {
  return (
    <ol className="course-flow" aria-label="The five levels">
      {course.levels.map((level, index) => {
        const status = levels[index]?.status ?? 'locked';
        return (
          <li
            key={level.level}
            className="course-flow-node"
            data-state={status}
            style={{ '--level-color': level.color, '--step': index } as CSSProperties}
          >
            <span className="course-flow-port" aria-hidden="true" />
            <span className="course-flow-number">Level {level.level}</span>
            {status === 'locked' ? (
              <span className="course-flow-title">{level.title}</span>
            ) : (
              <Link className="course-flow-title" to={linkFor({ kind: 'level', level: level.level })}>
                {level.title}
              </Link>
            )}
            <span className="course-flow-state">{STATE[status]}</span>
          </li>
        );
      })}
    </ol>
  );
}

const STATE = {
  locked: 'Locked',
  open: 'Ready to start',
  'in-progress': 'In progress',
  passed: 'Passed',
} as const;
