import { useEffect, useState, type ReactNode } from 'react';
import { CourseProvider } from '../components/course-provider/course-provider.js';
import type { Course } from '../model/course.js';
import type { CourseStorage } from '../ports/course-storage.js';
import type { CourseEventListener } from '../state/course-event.js';
import { elementMessages } from './element.messages.js';
import { FaultBoundary } from './fault-boundary.js';
import { linksOf, storageOf, type ElementProperties } from './element-settings.js';
import { courseOf, loadCourse } from './load-course.js';

type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly course: Course; readonly storage: CourseStorage }
  | { readonly status: 'fault'; readonly error: Error };

/** What an element shows: its own content until the course is there, then the course. */
export function ElementApp({
  element,
  properties,
  source,
  storageName,
  namespace,
  onEvent,
  onFault,
  children,
}: {
  readonly element: HTMLElement;
  readonly properties: ElementProperties;
  /** Whole address of the course; not read where the course is a property. */
  readonly source: string | null;
  /** Where progress is kept, with `namespace`; another place starts anew. */
  readonly storageName: string | null;
  readonly namespace: string | null;
  readonly onEvent: CourseEventListener;
  readonly onFault: (error: Error) => void;
  /** Makes the component; may throw for attributes that make no sense. */
  readonly children: () => ReactNode;
}) {
  const { course: given, storageAdapter, linkFor, messages } = properties;
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        if (!given && source === null) return;
        const course = given ? courseOf(given) : await loadCourse(source ?? '');
        const storage = storageAdapter ?? storageOf(storageName, namespace, course);
        if (isCurrent) setLoading({ status: 'ready', course, storage });
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        if (!isCurrent) return;
        setLoading({ status: 'fault', error });
        onFault(error);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [given, source, storageAdapter, storageName, namespace, onFault]);

  const faultText = messages?.['element']?.['fault'] ?? elementMessages.fault;
  const fault = (error: Error) => <Fault text={String(faultText)} error={error} />;
  if (loading.status === 'loading') return <slot />;
  if (loading.status === 'fault') return fault(loading.error);
  const attributes = ['level', 'task', 'base'].map((name) => element.getAttribute(name)).join(' ');
  return (
    <div className="ck-embed" data-status="ready">
      <FaultBoundary key={attributes} fallback={fault} onFault={onFault}>
        <CourseProvider
          key={identity(loading)}
          course={loading.course}
          storage={loading.storage}
          linkFor={linkFor ?? linksOf(element)}
          locale={element.getAttribute('locale') ?? 'en-US'}
          {...(messages && { messages })}
          onEvent={onEvent}
        >
          <Content of={children} />
        </CourseProvider>
      </FaultBoundary>
    </div>
  );
}

/** Renders within the boundary what may throw. */
function Content({ of: content }: { readonly of: () => ReactNode }) {
  return content();
}

/** For readers a sentence, for the page's author the reason; what stands in the element stays. */
function Fault({ text, error }: { readonly text: string; readonly error: Error }) {
  return (
    <div className="ck-embed" data-status="fault">
      <div className="ck-root" role="alert">
        <div className="ck-note" data-kind="warning">
          <div>
            <p className="ck-strong">{text}</p>
            <p className="ck-hint">{error.message}</p>
          </div>
        </div>
      </div>
      <slot />
    </div>
  );
}

const keys = new WeakMap<object, number>();
let lastKey = 0;

/** A provider reads course and storage once: each pair of them has a provider of its own. */
function identity(pair: object): number {
  const key = keys.get(pair) ?? ++lastKey;
  keys.set(pair, key);
  return key;
}
