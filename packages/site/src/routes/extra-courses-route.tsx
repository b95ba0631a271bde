import { outline } from '../course.js';
import { CourseText, useEnglishText } from '../language/course-text.js';
import { useTexts } from '../language/use-texts.js';
import { PageHead } from '../head/page-head.js';
import { extraCoursesMessages } from './extra-courses.messages.js';

/** The courses that are still to come. */
export function ExtraCoursesRoute() {
  const text = useTexts('extraCourses', extraCoursesMessages);
  const english = useEnglishText();
  return (
    <div className="page">
      <PageHead title={text('title')}>{text('lead')}</PageHead>
      <ul className="tiles">
        {outline.extraCourses.map(({ level, title, description }) => (
          <li key={level} className="tile">
            <h2>
              <CourseText>{title}</CourseText>
            </h2>
            <p {...english}>{description}</p>
            <button type="button" className="site-button" disabled>
              {text('comingSoon')}
              <span className="visually-hidden">
                : <CourseText>{title}</CourseText>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
