import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components';

/** Something that few need, behind a button that says what. */
export function Fold({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <Disclosure className="ck-check-fold">
      <Button slot="trigger" className="ck-check-fold-title">
        {title}
      </Button>
      <DisclosurePanel>{children}</DisclosurePanel>
    </Disclosure>
  );
}
