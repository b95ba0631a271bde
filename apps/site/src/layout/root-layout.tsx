import { outline } from '@course-kit/content/outline';
import { CourseProvider, Toaster, TooltipProvider } from 'course-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { linkFor } from '../links.js';
import { createSiteStorage } from '../storage.js';
import { SaveStatus } from './save-status.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';

/** What every page stands in: the course's state, the header and the footer. */
export function RootLayout({ children }: { readonly children: ReactNode }) {
  const [storage] = useState(createSiteStorage);
  const navigate = useNavigate();
  useEffect(watchIntent, []);
  return (
    <TooltipProvider>
      <CourseProvider
        course={outline}
        storage={storage}
        linkFor={linkFor}
        navigate={navigate}
        toaster={<Toaster variant="stacked" />}
      >
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <SiteHeader />
        <SaveStatus />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
      </CourseProvider>
    </TooltipProvider>
  );
}

/** Starts to fetch ahead what the learner is about to need, once the page stands. */
function watchIntent(): () => void {
  let stop: (() => void) | undefined;
  let isWanted = true;
  const start = async () => {
    const intent = await import('./intent.js');
    if (isWanted) stop = intent.fetchAhead();
  };
  start().catch(() => {});
  return () => {
    isWanted = false;
    stop?.();
  };
}
