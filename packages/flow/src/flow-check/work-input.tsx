import { CourseText, FileButton } from '@course-kit/react/feature';
import { useContext, useState } from 'react';
import type { Work } from './check-request.js';
import { ReportTexts } from './flow-check-report-text.js';
import { Fold } from './fold.js';

/** A button to choose a file, and a place to paste its text. The card around it takes a file that is dropped. */
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
  const [pasted, setPasted] = useState('');
  return (
    <>
      <div className="ck-check-place">
        <FileButton hasFocus={hasFocus} onFile={(file) => onWork(file, file.name)}>
          {text('choose')}
          <span className="ck-visually-hidden">
            : <CourseText>{title}</CourseText>
          </span>
        </FileButton>
        <span className="ck-hint">{text('drop')}</span>
      </div>
      <Fold title={text('pasteInstead')}>
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
      </Fold>
    </>
  );
}
