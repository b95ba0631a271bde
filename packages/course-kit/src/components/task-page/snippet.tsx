import { useContext, type ReactNode } from 'react';
import {
  plainCode,
  type Code,
  type ColoredCode,
  type Snippet as SnippetContent,
} from '../../model/lesson-content.js';
import { CopyButton, useCopy } from '../../primitives/copy-button.js';
import { PageText, useMarks } from '../../feature/course-text.js';
import { TaskPageTexts } from './task-page-text.js';

/** Text to copy, with a button that does it. */
export function Snippet({ snippet }: { readonly snippet: SnippetContent }) {
  const text = useContext(TaskPageTexts);
  const { outcome, shown, copy, forget } = useCopy<HTMLElement>(plainCode(snippet.code), text);
  const isCopied = outcome === 'copied';
  return (
    <figure className="ck-snippet">
      <figcaption className="ck-snippet-head">
        <span className="ck-snippet-label">{snippet.label}</span>
        <CopyButton
          {...useMarks().page}
          label={text('copyLabel', { label: snippet.label })}
          isCopied={isCopied}
          onCopy={copy}
          onLeave={forget}
        >
          {text(isCopied ? 'copied' : 'copy')}
        </CopyButton>
      </figcaption>
      {outcome === 'selected' && <PageText className="ck-snippet-status ck-hint">{text(outcome)}</PageText>}
      <pre
        className="ck-snippet-code"
        data-language={snippet.language}
        data-wraps={isProse(snippet) || undefined}
        tabIndex={0}
        role="region"
        aria-label={snippet.label}
      >
        <code ref={shown}>{coloredCode(snippet.code)}</code>
      </pre>
    </figure>
  );
}

/** Has no lines that must stay whole, as those of a table must. */
function isProse({ language, code }: SnippetContent): boolean {
  return /^(?:text|markdown)$/u.test(language) && !/^\|/mu.test(plainCode(code));
}

/** The code, with what has a color in elements of its own. */
function coloredCode(code: Code): ReactNode {
  if (typeof code === 'string') return code;
  return code.map((piece, index) => (typeof piece === 'string' ? piece : renderColored(piece, index)));
}

function renderColored({ kind, text }: ColoredCode, key: number) {
  return (
    <span key={key} className="ck-token" data-kind={kind}>
      {text}
    </span>
  );
}
