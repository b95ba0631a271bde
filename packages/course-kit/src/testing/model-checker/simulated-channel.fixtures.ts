import { vi } from 'vitest';
import { TAB_NOTIFICATION_MILLISECONDS } from './simulated-device.fixtures.js';
import { currentScope, type Scope, type VirtualTime } from './virtual-time.fixtures.js';

/** Puts channels in the browser's place that reach the tabs of one device only, a moment later. */
export function stubChannels(time: VirtualTime, deviceOf: (scope: Scope) => object | undefined): void {
  const open = new Set<Channel>();

  class Channel extends EventTarget {
    readonly scope = currentScope();
    constructor(readonly name: string) {
      super();
      if (!this.#device()) throw new DOMException('no channels here', 'SecurityError');
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of open) {
        if (other === this || other.name !== this.name || other.#device() !== this.#device()) continue;
        const deliver = () => {
          if (open.has(other)) other.dispatchEvent(Object.assign(new Event('message'), { data }));
        };
        time.after(time.about(TAB_NOTIFICATION_MILLISECONDS), deliver, other.scope);
      }
    }
    close(): void {
      open.delete(this);
    }
    #device(): object | undefined {
      return this.scope && deviceOf(this.scope);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
}
