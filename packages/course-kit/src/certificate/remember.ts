/** What a function made of the last input: the certificates of a session differ in little. */
export function rememberLast<Input extends string | number | void, Output>(
  make: (input: Input) => Output,
): (input: Input) => Output {
  let last: { readonly input: Input; readonly output: Output } | undefined;
  return (input) => {
    if (last?.input !== input || last === undefined) last = { input, output: make(input) };
    return last.output;
  };
}

/**
 * What was loaded, without asking the browser again, which answers only after whatever else it has to do. What could
 * not be loaded is asked for again.
 */
export function rememberLoaded<Module>(load: () => Promise<Module>): () => Module | Promise<Module> {
  let loaded: Module | undefined;
  return () => loaded ?? load().then((module) => (loaded = module));
}
