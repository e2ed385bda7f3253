import type { Backend } from '../backend/backend.ts';
import { BackendError } from '../backend/problem.ts';

/**
 * The backend, behind the person's consent. Asked anew before each request, whichever way it came about: a message, a
 * result, a second try. Without consent nothing leaves; the request fails with `no-consent` and can be tried again.
 */
export function withConsent(backend: Backend, hasConsent: () => Promise<boolean>): Backend {
  const assertConsent = async (): Promise<void> => {
    if (!(await hasConsent())) throw new BackendError({ kind: 'no-consent' });
  };
  return {
    async chat(request, signal) {
      await assertConsent();
      return backend.chat(request, signal);
    },
    async resume(turn, after, signal) {
      await assertConsent();
      return backend.resume(turn, after, signal);
    },
    // Only a turn that was begun with consent can be stopped, and whoever takes it back wants this above all.
    stop: turn => backend.stop(turn),
  };
}
