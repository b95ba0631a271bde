import { Markdown } from '@storybook/addon-docs/blocks';
import './guide-text.css';

/** A guide of the package, whose tables fit a phone. */
export function GuideText({ of }: { readonly of: string }) {
  return (
    <div className="guide-text">
      <Markdown>{of}</Markdown>
    </div>
  );
}
