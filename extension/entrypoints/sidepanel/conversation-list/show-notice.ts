import { toFailure } from '../../../page/page-error.ts';
import type { ListNotice } from '../conversation/conversation-list.ts';
import type { TurnContext } from '../ports/ports.ts';

/** Says in the list what came of what the person did there. */
export function showNotice({ store }: TurnContext, pageChanges: ListNotice | undefined): void {
  store.setState(({ list }) => (list ? { list: { ...list, pageChanges } } : {}));
}

export function showFailure(context: TurnContext, thrown: unknown): void {
  showNotice(context, { kind: 'failed', message: toFailure(thrown).message });
}
