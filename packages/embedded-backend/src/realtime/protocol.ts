import type { RawData } from 'ws';

/** Protocol 2.0.0: every text frame is an array of five. */
export type Message = readonly [
  joinReference: string | null,
  reference: string | null,
  topic: string,
  event: string,
  payload: Readonly<Record<string, unknown>>,
];

export type Send = (...message: Message) => void;

/** A subscription as the client requested it, with the id that the server has given it. */
export interface Change {
  readonly id: number;
  readonly event: string;
  readonly schema: string;
  readonly table?: string;
  readonly filter?: string;
}

const LARGEST_FRAME = 100_000;

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

export function decode(data: RawData, isBinary: boolean): Message | undefined {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
  if (isBinary || bytes.length > LARGEST_FRAME) {
    return undefined;
  }
  try {
    const message: unknown = JSON.parse(bytes.toString());
    return isMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function isMessage(value: unknown): value is Message {
  return (
    Array.isArray(value) &&
    value.length === 5 &&
    isTextOrNull(value[0]) &&
    isTextOrNull(value[1]) &&
    typeof value[2] === 'string' &&
    typeof value[3] === 'string' &&
    typeof value[4] === 'object' &&
    value[4] !== null
  );
}

let lastId = 0;

/** The subscriptions in a `phx_join`, in the client's order, which the reply must keep. */
export function readChanges(payload: Message[4]): Change[] {
  const config = payload['config'] as { postgres_changes?: unknown } | undefined;
  const requested = Array.isArray(config?.postgres_changes) ? config.postgres_changes : [];
  return requested.map(({ event, schema, table, filter }: Omit<Change, 'id'>) => {
    lastId += 1;
    return {
      id: lastId,
      event,
      schema,
      ...(table === undefined ? {} : { table }),
      ...(filter === undefined ? {} : { filter }),
    };
  });
}
