import { outline } from '@course-kit/content/outline';
import { PageHead } from '../layout/page-head.js';

/** The courses that are still to come. */
export function ExtraCoursesRoute() {
  return (
    <div className="page">
      <PageHead title="Extra Courses">
        Focused courses for after the five levels. They are being written.
      </PageHead>
      <ul className="tiles">
        {outline.extraCourses.map(({ level, title, description }) => (
          <li key={level} className="tile">
            <h2>{title}</h2>
            <p>{description}</p>
            <button type="button" className="site-button" disabled>
              Coming Soon
              <span className="visually-hidden">: {title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
