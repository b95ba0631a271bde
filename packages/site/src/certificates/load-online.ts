/** Loads something, and while the browser is offline waits for the network and loads it then. Rejects where it cannot be loaded online. */
export async function loadOnline<Content>(load: () => Promise<Content>): Promise<Content> {
  const isOffline = !navigator.onLine;
  try {
    return await load();
  } catch (error) {
    if (!isOffline && navigator.onLine) throw error;
    if (!navigator.onLine)
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadOnline(load);
  }
}
