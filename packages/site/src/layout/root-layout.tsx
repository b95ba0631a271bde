import { outline } from '../course.js';
import { CourseProvider, preloadToaster, Toaster } from '@course-kit/react';
import { Suspense, useCallback, useEffect, type ReactNode } from 'react';
import SiteFooter from 'virtual:course-site/components/Footer';
import SiteHeader from 'virtual:course-site/components/Header';
import { useNavigate } from 'react-router';
import { SignOutProvider } from '../auth/sign-out-provider.js';
import { withoutBase } from '../base-path.js';
import { useLanguage } from '../language/language-context.js';
import { LanguageNotice } from '../language/language-notice.js';
import { addressFor } from '../links.js';
import { storage } from '../storage.js';
import { SaveStatus } from './save-status.js';

/** Surrounds every page: the course's state, the header and the footer. */
export function RootLayout({
  isBusy,
  children,
}: {
  /** Whether another page is being fetched. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}) {
  const go = useNavigate();
  // A step that a link of the course leads to is read out, as one that a search has found.
  const navigate = useCallback(
    (address: string) => void go(withoutBase(address), { state: { isFound: true } }),
    [go],
  );
  const { shown } = useLanguage();
  useEffect(() => {
    const prefetch = () => {
      // Nearly every visit shows a toast, and the one about a lost network must be loaded before the network is lost.
      void preloadToaster();
      // For as long as the site is open.
      void import('./keep-place.js').then(({ keepPlace }) => keepPlace()).catch(() => {});
    };
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'undefined') {
      const later = setTimeout(prefetch, 500);
      return () => clearTimeout(later);
    }
    const whenIdle = requestIdleCallback(prefetch);
    return () => cancelIdleCallback(whenIdle);
  }, []);
  return (
    <CourseProvider
      course={outline}
      translation={shown.words?.outline}
      storage={storage}
      linkFor={addressFor}
      navigate={navigate}
      locale={shown.tag === 'en' ? undefined : shown.tag}
      messages={shown.course}
      toaster={<Toaster variant="stacked" />}
    >
      <SignOutProvider>
        {/* Nothing in it suspends: a boundary is hydrated after the page's content, or as soon as it is pressed. */}
        <Suspense>
          <SiteHeader>
            <LanguageNotice />
            <SaveStatus />
          </SiteHeader>
        </Suspense>
        <main id="main" aria-busy={isBusy || undefined}>
          {children}
        </main>
        <SiteFooter />
      </SignOutProvider>
    </CourseProvider>
  );
}
