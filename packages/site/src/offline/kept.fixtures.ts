/** The caches of a browser, as far as the site uses them, with room for some bytes. */
export function fakeCaches(room = Infinity) {
  const stored = new Map<string, Map<string, Response>>();
  const keyOf = (asked: string | Request) =>
    new URL(typeof asked === 'string' ? asked : asked.url, 'https://host').pathname;
  let used = 0;
  return {
    stored,
    usage: () => used,
    /** Removes all as soon as somebody has read the names, as another page may. */
    removeOnceNamed() {
      this.keys = async () => {
        const names = [...stored.keys()];
        stored.clear();
        return names;
      };
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (asked: string | Request, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(keyOf(asked))?.clone(),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
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
