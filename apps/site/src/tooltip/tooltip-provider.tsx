import { createContext, useContext, useState, type ReactNode } from 'react';
import { createTooltipGroup, type TooltipGroup } from './tooltip-group.js';

const TooltipContext = createContext<TooltipGroup | null>(null);

/** What shares the timing of its tooltips. */
export interface TooltipProviderProps {
  /** The tooltips that share their timing. */
  readonly children?: ReactNode;
}

/**
 * Makes one group of the tooltips below it: one at most is open, and the next opens without a delay up to
 * 300 ms after one closed. Stands once around a page. It renders no element of its own.
 */
export function TooltipProvider({ children }: TooltipProviderProps) {
  const [group] = useState(() => createTooltipGroup());
  return <TooltipContext.Provider value={group}>{children}</TooltipContext.Provider>;
}

/** The group of the provider above; without one, the tooltip is a group of its own. */
export function useTooltipGroup(): TooltipGroup {
  const shared = useContext(TooltipContext);
  const [own] = useState(() => shared ?? createTooltipGroup());
  return shared ?? own;
}
