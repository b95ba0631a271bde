import { useCallback, useMemo, type ReactNode } from 'react';
import { CourseProvider } from '../feature/course-provider/course-provider.js';
import type { CourseEventListener } from '../state/course-event.js';
import { useBrowserLayoutEffect } from '../state/use-browser-layout-effect.js';
import { useRead } from '../state/use-read.js';
import { elementMessages } from './element.messages.js';
import { ErrorBoundary } from './error-boundary.js';
import type { ElementServices } from './element-services.js';
import { soundCourse } from './load-course.js';
import { linksOf, mediaHostsOf, type ElementProperties } from './element-settings.js';

/** What an element shows: its own content until the course is there, then the course. */
export function ElementApp({
  element,
  properties,
  services,
  source,
  storageName,
  namespace,
  onEvent,
  onError,
  children,
}: {
  readonly element: HTMLElement;
  readonly properties: ElementProperties;
  readonly services: ElementServices;
  /** Whole address of the course; not read where the course is a property. */
  readonly source: string | null;
  /** Where progress is kept, with `namespace`; another place starts anew. */
  readonly storageName: string | null;
  readonly namespace: string | null;
  readonly onEvent: CourseEventListener;
  readonly onError: (error: Error) => void;
  /** Makes the component; may throw for attributes that make no sense. */
  readonly children: () => ReactNode;
}) {
  const { course: given, storageAdapter, linkFor, messages } = properties;
  const read = useCallback(async () => {
    const course = given ? await soundCourse(given) : await services.loadCourse(source ?? '');
    return { course, storage: storageAdapter ?? (await services.storageOf(storageName, namespace, course)) };
  }, [services, given, source, storageAdapter, storageName, namespace]);
  const loading = useRead(given || source !== null ? read : null);
  const cause = loading.status === 'failed' ? loading.error : null;
  const error = useMemo(() => (cause instanceof Error ? cause : new Error(String(cause))), [cause]);
  useBrowserLayoutEffect(() => {
    if (cause !== null) onError(error);
  }, [cause, error, onError]);

  const errorText = messages?.element?.error ?? elementMessages.error;
  const notice = (error: Error) => <ErrorNotice text={errorText} error={error} />;
  if (loading.status === 'loading') return <slot />;
  if (loading.status === 'failed') return notice(error);
  const attributes = ['level', 'task', 'base'].map((name) => element.getAttribute(name)).join(' ');
  return (
    <div className="ck-embed" data-status="ready">
      <ErrorBoundary key={attributes} fallback={notice} onError={onError}>
        <CourseProvider
          course={loading.value.course}
          storage={loading.value.storage}
          linkFor={linkFor ?? linksOf(element)}
          locale={element.getAttribute('locale') ?? undefined}
          mediaHosts={mediaHostsOf(element)}
          messages={messages}
          onEvent={onEvent}
        >
          <Content of={children} />
        </CourseProvider>
      </ErrorBoundary>
    </div>
  );
}

/** Renders within the boundary what may throw. */
function Content({ of: content }: { readonly of: () => ReactNode }) {
  return content();
}

/** For readers a sentence, for the page's author the reason; what stands in the element stays. */
function ErrorNotice({ text, error }: { readonly text: string; readonly error: Error }) {
  return (
    <div className="ck-embed" data-status="error">
      <div className="ck-root" role="alert">
        <div className="ck-note" data-kind="warning">
          <div>
            <p className="ck-strong">{text}</p>
            <p className="ck-hint ck-embed-error">{error.message}</p>
          </div>
        </div>
      </div>
      <slot />
    </div>
  );
}
