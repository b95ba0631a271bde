import type { ReactNode } from 'react';

/** Where words of a question have code: between backticks. */
const CODE = /`([^`]+)`/;

/** Words of a question, an option or an explanation, with what stands between backticks as code. */
export const questionText = (words = ''): ReactNode =>
  words.split(CODE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="ck-code">
        {part}
      </code>
    ),
  );

/** The same words where nothing can be marked, such as in a name. */
export const plainQuestionText = (words = '') => words.split(CODE).join('');
