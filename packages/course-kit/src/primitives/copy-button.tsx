import { Check, Copy } from 'lucide';
import { Icon } from './icon.js';

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
  readonly onLeave: () => void;
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
