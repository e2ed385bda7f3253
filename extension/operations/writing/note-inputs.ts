/** Notes when a field was last written in the page, from now until it is asked: a page takes back from then on. */
export function noteInputs(): () => number {
  const watching = new AbortController();
  let last = performance.now();
  addEventListener('input', () => (last = performance.now()), { capture: true, signal: watching.signal });
  return () => {
    watching.abort();
    return last;
  };
}
