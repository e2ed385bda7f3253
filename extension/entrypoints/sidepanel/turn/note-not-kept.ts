import { toFailure } from '../../../page/page-error.ts';
import { appendEntry } from '../conversation/panel-store.ts';
import type { TurnContext } from '../ports/ports.ts';

/** Says once that this device keeps nothing, so that the person knows what closing the panel would lose. */
export function noteNotKept({ store, ports }: TurnContext, thrown: unknown): void {
  const { entries } = store.getState().conversation;
  if (entries.some(entry => entry.kind === 'notice' && entry.notice.kind === 'not-kept')) return;
  const notice = { kind: 'not-kept', message: toFailure(thrown).message } as const;
  appendEntry(store, { kind: 'notice', id: ports.newId(), notice });
}
