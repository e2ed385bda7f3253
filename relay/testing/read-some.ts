/**
 * Reads that many whole events of a stream, and then goes away. What came beyond them is left out, as if it had been lost on
 * the way.
 */
export async function readSome(response: Response, count: number): Promise<string> {
  let read = '';
  const decoder = new TextDecoder();
  const seen = () => read.split('\n\n').filter(event => event.startsWith('data:'));
  if (count === 0) await response.body?.cancel();
  else {
    for await (const chunk of response.body ?? []) {
      read += decoder.decode(chunk, { stream: true });
      if (seen().length >= count) break;
    }
  }
  return seen()
    .slice(0, count)
    .map(event => `${event}\n\n`)
    .join('');
}
