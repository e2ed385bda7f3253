/** How long the page must be still to count as settled, and how long it may take at most, in milliseconds. */
export interface Patience {
  quiet: number;
  deadline: number;
}

const USUAL: Patience = { quiet: 100, deadline: 1500 };

/** How the wait ended: the page is still, the time is up, or `ended` said so. */
export type Settled = 'quiet' | 'deadline' | 'ended';

/** Waits until nothing has changed in the page for a while. `ended` cuts it short, as a navigation does. */
export function settle(patience: Partial<Patience> = {}, ended?: AbortSignal): Promise<Settled> {
  const { quiet, deadline } = { ...USUAL, ...patience };
  return new Promise(resolve => {
    if (ended?.aborted) return resolve('ended');
    const finish = (how: Settled) => {
      observer.disconnect();
      clearTimeout(quietTimer);
      clearTimeout(deadlineTimer);
      ended?.removeEventListener('abort', onEnded);
      resolve(how);
    };
    const onEnded = () => finish('ended');
    const observer = new MutationObserver(() => {
      clearTimeout(quietTimer);
      quietTimer = setTimeout(finish, quiet, 'quiet');
    });
    let quietTimer = setTimeout(finish, quiet, 'quiet');
    const deadlineTimer = setTimeout(finish, deadline, 'deadline');
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    ended?.addEventListener('abort', onEnded);
  });
}

/** Waits until `find` finds something, looking again whenever the page changes; undefined when the time is up. */
export function waitFor<Found>(find: () => Found | undefined, deadline: number): Promise<Found | undefined> {
  return new Promise(resolve => {
    const found = find();
    if (found !== undefined) return resolve(found);
    const finish = (result: Found | undefined) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(result);
    };
    const observer = new MutationObserver(() => {
      const appeared = find();
      if (appeared !== undefined) finish(appeared);
    });
    // The last look is for what came without a mutation, such as the end of a transition.
    const timer = setTimeout(() => finish(find()), deadline);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
