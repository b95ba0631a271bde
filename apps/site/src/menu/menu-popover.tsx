import type { ReactNode } from 'react';
import { I18nProvider, Popover } from 'react-aria-components';
import { useLanguage } from '../language/language-context.js';
import type { MenuContentProps } from './menu-button.js';

/** The library's popover, at the button that opens it. */
export function MenuPopover({
  label,
  button,
  isOpen,
  onOpenChange,
  children,
}: MenuContentProps & { readonly label: string; readonly children: ReactNode }) {
  const { shown } = useLanguage();
  return (
    <I18nProvider locale={shown.tag}>
      <Popover
        className="menu-popover"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        aria-label={label}
        placement="bottom end"
        offset={4}
        // On a phone the button stands in the header's menu, which is above everything else.
        UNSTABLE_portalContainer={button.current?.closest(':popover-open') ?? document.body}
      >
        {children}
      </Popover>
    </I18nProvider>
  );
}
