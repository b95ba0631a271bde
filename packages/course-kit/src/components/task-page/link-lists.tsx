import { ExternalLink } from 'lucide';
import { useContext } from 'react';
import type { CourseLink, Task } from '../../model/course.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { useMarks } from '../../feature/course-text.js';
import { TaskPageTexts } from './task-page-text.js';

/** A file of the site, and not one of its pages; a server for development puts a query behind it. */
const DOWNLOAD = /^\/[^?#]*\.(?!html(?:\?|$))\w+(?:\?.*)?$/;

/** Where a lesson leads on to; empty lists are left out. */
export function LinkLists({ task, rank }: { readonly task: Task; readonly rank: number }) {
  const text = useContext(TaskPageTexts);
  const lists = (['resources', 'documentation', 'links'] as const).filter((key) => task[key].length > 0);
  if (lists.length === 0) return null;
  return (
    <div className="ck-link-lists">
      {lists.map((key) => (
        <section key={key} className="ck-panel">
          <Heading rank={rank} className="ck-subtitle">
            {text(key)}
          </Heading>
          <ul className="ck-plain-list">
            {task[key].map((link) => (
              <LinkItem key={link.href} link={link} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function LinkItem({ link: { title, href, description } }: { readonly link: CourseLink }) {
  return (
    <li {...useMarks().course}>
      <Link className="ck-link" href={href} download={DOWNLOAD.test(href) || undefined}>
        {title}
        {!href.startsWith('/') && <Icon of={ExternalLink} />}
      </Link>
      {description !== undefined && <span className="ck-hint"> {description}</span>}
    </li>
  );
}
