import docsTheme from '@course-kit/react/themes/docs.css?inline';
import flowStyles from '@course-kit/flow/styles.css?inline';
import kitStyles from '@course-kit/react/styles.css?inline';
import type { StoryGlobals } from './globals.js';

/**
 * Approximates forced colours, to see what is lost without backgrounds and shadows. For the real mode, emulate
 * `forced-colors` in the browser's developer tools.
 */
const FORCED_COLORS = `
  .ck-root, .ck-root * {
    background-color: Canvas !important; color: CanvasText !important; border-color: currentColor !important;
    box-shadow: none !important; text-shadow: none !important; accent-color: auto !important;
  }
  .ck-root a, .ck-root a * { color: LinkText !important; }
  .ck-root button, .ck-root button * { background-color: ButtonFace !important; color: ButtonText !important; }
  .ck-root :disabled, .ck-root :disabled * { color: GrayText !important; }
`;

const sheet = document.createElement('style');
document.head.append(sheet);

/** Adds the stylesheets that a host with this look would load. */
export function dress({ look, preference }: Pick<StoryGlobals, 'look' | 'preference'>): void {
  const text = look === 'unstyled' ? '' : imitate(`${kitStyles}\n${flowStyles}\n${docsTheme}`, preference);
  // Only when it changes, because a new text restarts transitions.
  if (sheet.textContent !== text) sheet.textContent = text;
}

function imitate(styles: string, preference: StoryGlobals['preference']): string {
  if (preference === 'reduced-motion') return styles.replace(/\(prefers-reduced-motion:\s*reduce\)/g, 'all');
  if (preference === 'forced-colors') {
    return `${styles.replace(/\(forced-colors:\s*active\)/g, 'all')}${FORCED_COLORS}`;
  }
  return styles;
}

dress({ look: 'default', preference: 'none' });
