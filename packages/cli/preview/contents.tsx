import type { Course } from '@course-kit/react/model';

/** All levels and tasks of a course, without gates. */
export function Contents({ course }: { readonly course: Course }) {
  return (
    <details className="contents">
      <summary>Contents</summary>
      <ol>
        {course.levels.map(({ level, title, tasks, questions }) => (
          <li key={level}>
            <a href={`#/level-${level}`}>{title}</a>
            <ol>
              {tasks.map((task, index) => (
                <li key={task.id}>
                  <a href={`#/level-${level}/task-${index + 1}`}>{task.title}</a>
                </li>
              ))}
              {questions.length > 0 && (
                <li>
                  <a href={`#/level-${level}/quiz`}>Test</a>
                </li>
              )}
            </ol>
          </li>
        ))}
      </ol>
    </details>
  );
}
