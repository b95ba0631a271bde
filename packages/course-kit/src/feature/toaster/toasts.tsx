import type { ComponentType } from 'react';
import { Loaded } from '../../primitives/loaded.js';
import { StatusLine } from './status-line.js';
import type { ToastRegionProps } from './toast-region.js';

/** Loads the toasts with the first one, so that a page without one does not carry their weight; a plain line where they are gone. */
export const loadRegion = (): Promise<{ readonly default: ComponentType<ToastRegionProps> }> =>
  import('./toast-region.js').catch(() => ({ default: StatusLine }));

/** Notifications, in whichever way they can be shown. */
export default function Toasts(props: ToastRegionProps) {
  return <Loaded load={loadRegion} props={props} />;
}
