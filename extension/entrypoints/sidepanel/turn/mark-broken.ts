import { toFailure } from '../../../page/page-error.ts';
import type { Entry } from '../conversation/conversation.ts';
import { changeEntries } from '../conversation/panel-store.ts';
import type { TurnContext } from './ports.ts';
import { closeInterrupted } from './restore-conversation.ts';

/** A defect of ours ended the turn: whatever was under way is closed as such, where the person sees it. */
export function markBroken({ store, ports }: TurnContext, thrown: unknown): void {
  const { message } = toFailure(thrown);
  const { words } = ports.settings();
  changeEntries(store, entries =>
    entries.map((entry): Entry => closeInterrupted(entry, { kind: 'defect', message }, words)),
  );
}
