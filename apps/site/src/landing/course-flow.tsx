import { courseFlow, type CourseOutline, type LevelState } from '@course-kit/react/model';
import { Link } from 'react-router';
import { CourseText } from '../language/course-text.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor } from '../links.js';
import { landingMessages } from './landing.messages.js';

/** The course as a flow: a node for each level, with the edge lit up to the learner's current level. */
export function CourseFlow({
  course,
  levels,
}: {
  readonly course: CourseOutline;
  readonly levels: readonly LevelState[];
}) {
  const text = useTexts('landing', landingMessages);
  const { nodes, edges } = courseFlow(course.levels, (_, index) => levels[index]?.status === 'passed');
  return (
    <ol className="course-flow" aria-label={text('flow')}>
      {nodes.map(({ level }, index) => {
        const status = levels[index]?.status ?? 'locked';
        const edge = edges[index];
        return (
          <li
            key={level.level}
            className="course-flow-node"
            data-state={status}
            data-edge={edge && (edge.isLit ? 'lit' : 'unlit')}
            data-level-color={level.color}
          >
            <span className="course-flow-port" aria-hidden="true" />
            <span className="course-flow-number">{text('level', { level: level.level })}</span>
            {status === 'locked' ? (
              <span className="course-flow-title">
                <CourseText>{level.title}</CourseText>
              </span>
            ) : (
              <Link className="course-flow-title" to={linkFor({ kind: 'level', level: level.level })}>
                <CourseText>{level.title}</CourseText>
              </Link>
            )}
            <span className="course-flow-state">{text(status)}</span>
          </li>
        );
      })}
    </ol>
  );
}
