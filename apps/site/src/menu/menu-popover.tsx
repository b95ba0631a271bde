import { useEffect, useRef, type ReactNode } from 'react';
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
  const popover = useRef<HTMLElement>(null);
  // What is pressed elsewhere is pressed at once, so the library does not close it by that.
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event) => {
      const path = event.composedPath();
      const isWithin = [popover, button].some(({ current }) => current && path.includes(current));
      if (!isWithin) onOpenChange(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen, button, onOpenChange]);
  return (
    <I18nProvider locale={shown.tag}>
      <Popover
        ref={popover}
        className="menu-popover"
        isNonModal
        // The button itself closes it by its next press.
        shouldCloseOnInteractOutside={(element) => !button.current?.contains(element)}
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
