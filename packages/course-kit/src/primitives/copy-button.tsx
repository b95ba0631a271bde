import { Check, Copy } from 'lucide';
import { useRef, useState, type RefObject } from 'react';
import { Icon } from './icon.js';
import { say } from './say.js';

/** A text that can be copied. */
export interface Copying {
  /** `selected`: the browser does not allow copying, and the text is selected so that the learner can copy it. */
  readonly outcome: 'copied' | 'selected' | null;
  readonly copy: () => void;
  /** Resets the outcome `copied`. `selected` stays, because selecting may move the focus away from the button. */
  readonly forget: () => unknown;
}

/**
 * Copies a text to the clipboard, or selects it in the element with the ref `shown` where the browser does not allow that.
 *
 * @param wordsFor - what screen readers say of an outcome: an element `.ck-said` of the same view says it.
 */
export function useCopy<Element extends HTMLElement>(
  text: string,
  wordsFor: (outcome: 'copied' | 'selected') => string,
): Copying & { readonly shown: RefObject<Element | null> } {
  const [outcome, setOutcome] = useState<Copying['outcome']>(null);
  const shown = useRef<Element>(null);
  const tell = (said: Copying['outcome']) => {
    setOutcome(said);
    say(shown.current, said ? wordsFor(said) : '');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      tell('copied');
    } catch {
      const { current } = shown;
      if (current instanceof HTMLInputElement) current.select();
      else if (current) getSelection()?.selectAllChildren(current);
      tell('selected');
    }
  };
  return {
    outcome,
    shown,
    copy: () => void copy(),
    forget: () => outcome === 'copied' && tell(null),
  };
}

/** A button that copies a text. Its accessible name says which text; its visible label says whether it was copied. */
export function CopyButton({
  label,
  isCopied,
  children,
  onCopy,
  onLeave,
  ...language
}: {
  /** Such as `Copy: Recipe`. */
  readonly label: string;
  readonly isCopied: boolean;
  readonly children: string;
  readonly onCopy: () => void;
  /** Called when the focus leaves the button. */
  readonly onLeave: () => unknown;
  /** The language of its texts, if it differs from that of the surroundings. */
  readonly lang?: string;
  readonly dir?: string;
}) {
  return (
    <button
      {...language}
      type="button"
      className="ck-button"
      data-variant="quiet"
      aria-label={label}
      onClick={onCopy}
      onBlur={onLeave}
    >
      <Icon of={isCopied ? Check : Copy} />
      {children}
    </button>
  );
}
