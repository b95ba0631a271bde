import { useRef, useState, type RefObject } from 'react';

/** A text that can be copied. */
export interface Copying {
  /** `selected`: the browser does not let it be copied, and it is selected for the learner to do so. */
  readonly outcome: 'copied' | 'selected' | null;
  readonly copy: () => void;
  /** That it was copied is said no more; that it is selected stays, as selecting may take the focus from the button. */
  readonly forget: () => void;
}

/**
 * Copies a text to the clipboard, or selects it in the element with the ref `shown` where the browser does not allow that.
 */
export function useCopy<Element extends HTMLElement>(
  text: string,
): Copying & { readonly shown: RefObject<Element | null> } {
  const [outcome, setOutcome] = useState<Copying['outcome']>(null);
  const shown = useRef<Element>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome('selected');
    }
  };
  return {
    outcome,
    shown,
    copy: () => void copy(),
    forget: () => setOutcome((said) => (said === 'copied' ? null : said)),
  };
}
