import { useLater } from './use-later.js';

const load = () => import('./try-out.js');

/** What the page's file shows from the start. The browser loads it later, when there is something to do with it. */
const written = import.meta.env.SSR && import.meta.env.HAS_TRY_OUT ? await load() : undefined;

/** What the file has stays when it is hydrated, as React looks at no content that is given so; a new page begins empty. */
const AS_WRITTEN = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/** A flow to be tried. Until its code is there, and where that cannot be fetched, its picture stands in its place. */
export function HeroTryOut() {
  const later = useLater(load, true);
  const loaded = written ?? later;
  return loaded ? (
    <div key="loaded" className="try-out">
      <loaded.TryOut isStill={import.meta.env.SSR} />
    </div>
  ) : (
    // oxlint-disable-next-line react/no-danger -- nothing is set
    <div className="try-out" suppressHydrationWarning dangerouslySetInnerHTML={AS_WRITTEN} />
  );
}
