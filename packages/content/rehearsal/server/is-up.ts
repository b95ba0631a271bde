/** How long a server of the tool may take to start, in milliseconds. */
export const START_TIME = 240_000;

/** Whether a server of the tool answers at an address. */
export function isUp(address: string): Promise<boolean> {
  return fetch(`${address}/health_check`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
