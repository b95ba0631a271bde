import { createContext } from 'react';
import type { Navigate } from '../state/link-target.js';

/** How links are followed; without it the browser does. Apart from the course's state, so that a lone view stays small. */
export const NavigationContext = createContext<Navigate | undefined>(undefined);
