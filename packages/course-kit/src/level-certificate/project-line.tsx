import { useContext } from 'react';
import { CourseText, SentenceWith } from '../feature/course-text.js';
import { Link } from '../primitives/link.js';
import { LevelCertificateTexts } from './level-certificate-text.js';

/** What the certificate could name, said while there is still time for it. */
export function ProjectLine({ title, href }: { readonly title: string; readonly href: string | null }) {
  const text = useContext(LevelCertificateTexts);
  const project = <CourseText>{title}</CourseText>;
  return (
    <p>
      <SentenceWith
        sentence={text('missingProject', { project: '{project}' })}
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
