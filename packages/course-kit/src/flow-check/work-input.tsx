import { useContext, useState, type DragEvent } from 'react';
import { CourseText } from '../components/view/course-text.js';
import type { Work } from './check-request.js';
import { ReportTexts } from './flow-check-report-text.js';

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** A place to choose a file, to drop it, or to paste its text. */
export function WorkInput({
  title,
  hasFocus,
  onWork,
}: {
  readonly title: string;
  readonly hasFocus: boolean;
  /** Called with the file or its text, and what to call it. */
  readonly onWork: (work: Work, name: string) => void;
}) {
  const text = useContext(ReportTexts);
  const [isOver, setOver] = useState(false);
  const [pasted, setPasted] = useState('');
  const take = (file: File | undefined) => {
    if (file) onWork(file, file.name);
  };
  const allow = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <>
      <div
        className="ck-check-place"
        data-over={isOver || undefined}
        onDragOver={allow}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <label className="ck-button">
          {text('choose')}
          <span className="ck-visually-hidden">
            : <CourseText>{title}</CourseText>
          </span>
          <input
            ref={hasFocus ? takeFocus : null}
            type="file"
            className="ck-check-file"
            onChange={({ currentTarget }) => {
              take(currentTarget.files?.[0]);
              // The same file again, changed meanwhile, is another choice.
              currentTarget.value = '';
            }}
          />
        </label>
        <span className="ck-hint">{text('drop')}</span>
      </div>
      <details className="ck-check-paste">
        <summary>{text('pasteInstead')}</summary>
        <label>
          {text('pasted')}
          <textarea
            rows={4}
            spellCheck={false}
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
        </label>
        <button type="button" className="ck-button" onClick={() => onWork(pasted, text('pasteName'))}>
          {text('check')}
        </button>
      </details>
    </>
  );
}
