/** The caches of a browser, as far as the site uses them, with room for some bytes. */
export function fakeCaches(room = Infinity) {
  const stored = new Map<string, Map<string, Response>>();
  const keyOf = (asked: string | Request) =>
    new URL(typeof asked === 'string' ? asked : asked.url, 'https://host').pathname;
  let used = 0;
  return {
    stored,
    usage: () => used,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        match: async (asked: string | Request) => cache.get(keyOf(asked))?.clone(),
        put: async (asked: string, response: Response) => {
          const { byteLength } = await response.clone().arrayBuffer();
          if (used + byteLength > room) throw new DOMException('Full', 'QuotaExceededError');
          used += byteLength;
          cache.set(keyOf(asked), response);
        },
      };
    },
  };
}
