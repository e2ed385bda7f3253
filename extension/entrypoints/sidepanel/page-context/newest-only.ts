/**
 * Asks one at a time. Of those that come meanwhile only the newest is asked in the end, and its answer is everybody's:
 * a pointer that goes over many rows leaves the page as the last one wants it.
 */
export function newestOnly<Given extends unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  let current: Promise<unknown> = Promise.resolve();
  let isAsking = false;
  let waiting: { given: Given; answer: Promise<Answer> } | undefined;

  function start(given: Given): Promise<Answer> {
    isAsking = true;
    waiting = undefined;
    const answer = ask(...given);
    current = answer.then(ended, ended);
    return answer;
  }

  function ended(): void {
    isAsking = false;
  }

  return (...given) => {
    if (waiting) {
      waiting.given = given;
      return waiting.answer;
    }
    if (!isAsking) return start(given);
    const next = { given };
    waiting = Object.assign(next, { answer: current.then(() => start(next.given)) });
    return waiting.answer;
  };
}
