import { CourseText, SentenceWith } from '../../feature/course-text.js';
import { Link } from '../../primitives/link.js';
import type { MissingProject } from './use-missing-project.js';

/** What the certificate could name, said while there is still time for it. */
export function ProjectLine({
  sentence,
  project: { title, href },
}: {
  /** With `{project}` where its title belongs. */
  readonly sentence: string;
  readonly project: MissingProject;
}) {
  const project = <CourseText>{title}</CourseText>;
  return (
    <p>
      <SentenceWith
        sentence={sentence}
        parts={{
          project:
            href === null ? (
              project
            ) : (
              <Link className="ck-link" href={href}>
                {project}
              </Link>
            ),
        }}
      />
    </p>
  );
}
