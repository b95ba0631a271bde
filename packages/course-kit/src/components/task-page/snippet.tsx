import { useContext, useState } from 'react';
import type { Snippet as SnippetContent } from '../../model/course.js';
import { CopyButton } from '../../primitives/copy-button.js';
import { TaskPageTexts } from './task-page-text.js';

/** Text to copy, with a button that does it. Without the clipboard's permission the text can still be selected. */
export function Snippet({ snippet }: { readonly snippet: SnippetContent }) {
  const text = useContext(TaskPageTexts);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(snippet.code);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <figure className="ck-snippet">
      <figcaption className="ck-snippet-head">
        <span className="ck-snippet-label">{snippet.label}</span>
        <CopyButton
          label={text('copyLabel', { label: snippet.label })}
          isCopied={isCopied}
          onCopy={() => void copy()}
          onLeave={() => setCopied(false)}
        >
          {text(isCopied ? 'copied' : 'copy')}
        </CopyButton>
        <span role="status" className="ck-visually-hidden">
          {isCopied ? text('copied') : ''}
        </span>
      </figcaption>
      <pre className="ck-snippet-code" tabIndex={0} role="region" aria-label={snippet.label}>
        <code>{snippet.code}</code>
      </pre>
    </figure>
  );
}
