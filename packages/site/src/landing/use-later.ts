import { useEffect, useState } from 'react';

/** What is loaded once it is needed: undefined until it is there, null where it could not be fetched. */
export function useLater<Content>(
  load: () => Promise<Content>,
  isNeeded: boolean,
): Content | null | undefined {
  const [content, setContent] = useState<Content | null>();
  useEffect(() => {
    if (isNeeded) load().then(setContent, () => setContent(null));
  }, [load, isNeeded]);
  return content;
}
