import { Check } from 'lucide';
import { Badge } from '../primitives/badge.js';
import { Icon } from '../primitives/icon.js';
import { CourseText, SentenceWith } from './course-text.js';

/** Says that a task has its level's project, and once its check has passed, that too. */
export function ProjectMark({
  sentence,
  title,
  isChecked,
}: {
  /** With `{project}` where the title belongs. */
  readonly sentence: string;
  readonly title: string;
  readonly isChecked: boolean;
}) {
  return (
    <Badge state={isChecked ? 'passed' : 'project'}>
      {isChecked && <Icon of={Check} />}
      <span>
        <SentenceWith sentence={sentence} parts={{ project: <CourseText>{title}</CourseText> }} />
      </span>
    </Badge>
  );
}
