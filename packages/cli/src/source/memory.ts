/** Returns the result for a text, which is not computed again for the same text. */
export type Memory = <Value>(path: string, text: string, make: () => Value) => Value;

/** Keeps the last result for each file until the file changes. */
export function createMemory(): Memory {
  const entries = new Map<string, { readonly text: string; readonly value: unknown }>();
  return <Value>(path: string, text: string, make: () => Value) => {
    const known = entries.get(path);
    // Each path is always parsed in the same way, so its result has this type.
    if (known?.text === text) return known.value as Value;
    const value = make();
    entries.set(path, { text, value });
    return value;
  };
}
