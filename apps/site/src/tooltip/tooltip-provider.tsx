import { createContext, useContext, useState, type ReactNode } from 'react';
import { createTooltipGroup, type TooltipGroup } from './tooltip-group.js';

const TooltipContext = createContext<TooltipGroup | null>(null);

/** Props of `TooltipProvider`. */
export interface TooltipProviderProps {
  /** The tooltips that share their timing. */
  readonly children?: ReactNode;
}

/**
 * Makes one group of the tooltips below it: at most one is open, and the next opens without a delay up to 300 ms after
 * one closed. Use it once around a page. It renders no element.
 */
export function TooltipProvider({ children }: TooltipProviderProps) {
  const [group] = useState(() => createTooltipGroup());
  return <TooltipContext.Provider value={group}>{children}</TooltipContext.Provider>;
}

/** The provider's group; without a provider each tooltip has a group of its own. */
export function useTooltipGroup(): TooltipGroup {
  const shared = useContext(TooltipContext);
  const [own] = useState(() => shared ?? createTooltipGroup());
  return shared ?? own;
}
