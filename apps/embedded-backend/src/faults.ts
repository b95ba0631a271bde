/** A failure between a browser and a server that a test causes. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  | { readonly kind: 'drop' };

/** Thrown where the connection must end without an answer. */
export class DroppedConnection extends TypeError {
  constructor() {
    super('fetch failed');
    this.name = 'DroppedConnection';
  }
}

export interface Faults {
  /** From now on the fault applies to every request whose path starts with `path`, and to new sockets. */
  set(fault: Fault, path?: string): void;
  /** Ends the fault. Delayed requests continue at once. */
  clear(): void;
  /**
   * Applies the fault to a request: resolves to undefined or to the answer to give instead, or throws
   * `DroppedConnection`.
   */
  meet(path: string): Promise<Response | undefined>;
}

/** `onDrop` closes the connections that are open. */
export function createFaults(onDrop: () => void): Faults {
  let current: { fault: Fault; path: string } | undefined;
  const delayed = new Set<() => void>();

  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        delayed.delete(finish);
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      delayed.add(finish);
    });

  return {
    set: (fault, path = '/') => {
      current = { fault, path };
      if (fault.kind === 'drop') {
        onDrop();
      }
    },
    clear: () => {
      current = undefined;
      for (const finish of delayed) {
        finish();
      }
    },
    meet: async (path) => {
      if (current === undefined || !path.startsWith(current.path)) {
        return undefined;
      }
      const { fault } = current;
      if (fault.kind === 'drop') {
        throw new DroppedConnection();
      }
      if (fault.kind === 'delay') {
        await wait(fault.milliseconds);
        return undefined;
      }
      const body = { code: String(fault.status), message: 'The server was told to fail.' };
      return Response.json(body, {
        status: fault.status,
        headers: { 'access-control-allow-origin': '*', 'retry-after': '0' },
      });
    },
  };
}
