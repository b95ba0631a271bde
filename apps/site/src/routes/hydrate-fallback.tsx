/** Stands in while the first page's code is on its way. */
export function HydrateFallback() {
  return <div className="page" aria-busy="true" />;
}
