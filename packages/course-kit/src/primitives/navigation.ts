import { createContext } from 'react';
import type { Navigate } from '../state/link-target.js';

/**
 * The host's router; without it the browser follows links. Separate from the course's state, so that a single view
 * stays small.
 */
export const NavigationContext = createContext<Navigate | undefined>(undefined);
