import { CodeOrSourceMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import './guide-text.css';

/** A guide of the package, whose colours are shown, and whose wide tables scroll. */
export function GuideText({ of }: { readonly of: string }) {
  const text = of.replaceAll(/\]\(([a-z-]+)\.md/gu, '](?path=/docs/guide-$1--docs');
  return (
    <div className="guide-text">
      <Markdown options={{ overrides: { code: Code, table: Table } }}>{text}</Markdown>
    </div>
  );
}

/** Two colours, of which one is for dark, have a swatch each. */
function Code(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const colors =
    String(props.children)
      .match(/^#\w+ #\w+$/u)?.[0]
      .split(' ') ?? [];
  return (
    <>
      {colors.length > 0 && (
        <span className="guide-swatches" aria-hidden="true">
          {colors.map((color) => (
            <span key={color} style={{ background: color }} />
          ))}
        </span>
      )}
      <CodeOrSourceMdx {...props} />
    </>
  );
}

/** One that is wider than the page scrolls within itself, also by keyboard. */
const Table = (props: ComponentProps<'table'>) => (
  <div className="guide-table" role="region" aria-label="Table" tabIndex={0}>
    <table {...props} />
  </div>
);
