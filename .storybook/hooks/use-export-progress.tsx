import { useExportProgress } from '@course-kit/react';
import { useState } from 'react';

export function Example() {
  const exportProgress = useExportProgress();
  const [text, setText] = useState('');
  return (
    <>
      <button type="button" onClick={async () => setText(JSON.stringify(await exportProgress(), null, 2))}>
        Show what is kept
      </button>
      {text !== '' && <pre>{text}</pre>}
    </>
  );
}
