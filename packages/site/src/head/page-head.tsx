import type { ReactNode } from 'react';

/** The heading of a page, which takes focus after a navigation, and a sentence on what it is for. */
export function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className="page-head">
      <h1 data-page-title tabIndex={-1}>
        {title}
      </h1>
      {children && <p>{children}</p>}
    </header>
  );
}
