import type { Unsubscribe } from '../../ports/course-storage.js';

/** Notifies other embeds on the page, and other tabs, that something changed. */
export interface ChangeNotices {
  /** Notifies every subscriber, those of the same storage included. @param sender - may leave itself out. */
  announce(sender?: string): void;
  /** @param except - the sender whose own changes are of no interest here. */
  listen(onChange: () => void, except?: string): Unsubscribe;
}

/**
 * Combines two kinds of events: storage events reach other tabs only, but also report changes made without this
 * package; a broadcast channel also reaches the same page.
 *
 * The channel is open only while there are listeners: an open one would keep a page out of the back-forward cache, and
 * a process alive.
 *
 * @param channelName - the same for all who share their progress, and for nobody else.
 * @param events - where storage events arrive; the window.
 */
export function createChangeNotices(
  channelName: string,
  events: EventTarget | undefined,
  isRelevant: (event: Event) => boolean,
): ChangeNotices {
  return {
    announce(sender) {
      const channel = openChannel(channelName);
      channel?.postMessage(sender ?? null);
      channel?.close();
    },
    listen(onChange, except) {
      const channel = openChannel(channelName);
      const onStorage = (event: Event) => {
        if (isRelevant(event)) onChange();
      };
      const onMessage = ({ data }: MessageEvent) => {
        if (except === undefined || data !== except) onChange();
      };
      channel?.addEventListener('message', onMessage);
      events?.addEventListener('storage', onStorage);
      return () => {
        channel?.removeEventListener('message', onMessage);
        channel?.close();
        events?.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Null where there are no channels: in old browsers, and where the browser forbids them to the page. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
