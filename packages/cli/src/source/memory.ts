/** Gives what was made of a text; of one that is known it is not made again. */
export type Memory = <Value>(path: string, text: string, make: () => Value) => Value;

/** Keeps what was made of each file last, for as long as the file stays the same. */
export function createMemory(): Memory {
  const entries = new Map<string, { readonly text: string; readonly value: unknown }>();
  return <Value>(path: string, text: string, make: () => Value) => {
    const known = entries.get(path);
    // Each path is always read in the same way, so what is known of it is of that type.
    if (known?.text === text) return known.value as Value;
    const value = make();
    entries.set(path, { text, value });
    return value;
  };
}
