/** The HTTP status of a document by its Navigation Timing; undefined where the browser tells none, as for pages from its cache. */
export function navigationStatus(timing: Performance): number | undefined {
  const [entry] = timing.getEntriesByType('navigation');
  // The class of another window's entries is another one.
  const status = entry && 'responseStatus' in entry ? Number(entry.responseStatus) : 0;
  return status === 0 ? undefined : status;
}
