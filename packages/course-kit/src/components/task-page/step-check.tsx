import { useMarks } from '../../feature/course-text.js';

/** The learner has what the step leads to. */
export function StepCheck({
  label,
  title,
  isSeen,
  onCheck,
}: {
  readonly label: string;
  /** The step's. */
  readonly title: string;
  readonly isSeen: boolean;
  readonly onCheck: (isSeen: boolean) => void;
}) {
  const marks = useMarks();
  return (
    <label {...marks.page} className="ck-step-check">
      <input type="checkbox" checked={isSeen} onChange={({ target }) => onCheck(target.checked)} />
      <span>
        {label}{' '}
        <span {...marks.course} className="ck-visually-hidden">
          {title}
        </span>
      </span>
    </label>
  );
}
