import { Eye, Lightbulb, TriangleAlert, Wrench } from 'lucide';
import { useContext, type ReactNode } from 'react';
import type { Block, NoteRole } from '../../model/lesson-content.js';
import { Icon } from '../../primitives/icon.js';
import { RichText } from '../../primitives/rich-text.js';
import { useMarks } from '../../feature/course-text.js';
import { isPart } from './is-part.js';
import { TaskPageTexts } from './task-page-text.js';

const ICONS = { expect: Eye, tip: Lightbulb, failure: Wrench, warning: TriangleAlert } as const;

/** A remark beside the steps; its first words say what it is for. */
export function LessonNote({
  kind,
  content,
  children,
}: {
  readonly kind: NoteRole;
  readonly content: readonly Block[];
  /** Renders what follows the first paragraph. */
  readonly children?: (blocks: readonly Block[]) => ReactNode;
}) {
  const text = useContext(TaskPageTexts);
  const marks = useMarks();
  const [first, ...rest] = content;
  const opening = first === undefined || isPart(first) ? null : first;
  const others = opening === null ? content : rest;
  return (
    <div className="ck-note" data-kind={kind} {...marks.course}>
      <Icon of={ICONS[kind]} />
      <div className="ck-note-body">
        <p>
          <strong className="ck-note-label" {...marks.page}>
            {text(kind)}
          </strong>{' '}
          {opening !== null && <RichText source={opening} />}
        </p>
        {others.length > 0 && <div>{children?.(others)}</div>}
      </div>
    </div>
  );
}
