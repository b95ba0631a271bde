import '@fontsource-variable/bricolage-grotesque/wght.css';
import 'course-kit/styles.css';
import './styles/site.css';
import './styles/print.css';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { siteRoutes } from './site-routes.js';
import { Site, type LoadedPage } from './site.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Stands after everything that can be pressed, and so knows when all of it works. */
function TakenOver() {
  useEffect(() => {
    const { earlyPress } = globalThis;
    if (!earlyPress) return;
    globalThis.earlyPress = undefined;
    removeEventListener('click', earlyPress, true);
    if (earlyPress.presses)
      import('./early-presses.js').then((presses) => presses.replayEarlyPresses(earlyPress), reportError);
  }, []);
  return null;
}

const site = (firstPage?: LoadedPage) => (
  <StrictMode>
    <BrowserRouter>
      <Site firstPage={firstPage} />
      <TakenOver />
    </BrowserRouter>
  </StrictMode>
);

// The build has written down what everybody sees. Other pages come empty, and a host that has no file for an
// address may answer with another page's.
const path = location.pathname.replace(/(?<=.)\/$/, '');
const route = siteRoutes.find((candidate) => root.dataset['page'] === path && candidate.path === path);
// What cannot be taken over would look alive and not be: the site then starts anew, and says what went wrong.
const Component = await route?.load().catch(() => null);
if (Component) {
  // In small pieces, between which the page can be scrolled and pressed.
  startTransition(() => void hydrateRoot(root, site({ path, Component })));
} else {
  document.head.querySelectorAll('[data-static]').forEach((tag) => tag.remove());
  root.replaceChildren();
  createRoot(root).render(site());
}
