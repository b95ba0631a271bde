/** What can go wrong between a browser and a server, made to happen. */
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
  /** From now on every request whose path starts with `path` meets the fault, also the opening of live sockets. */
  set(fault: Fault, path?: string): void;
  /** Back to normal. Requests that are being delayed go on at once. */
  clear(): void;
  /** Nothing, an answer to give instead, or a thrown `DroppedConnection`. */
  meet(path: string): Promise<Response | undefined>;
}

/** `onDrop` ends what is open already: a dropped connection leaves nothing behind. */
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
