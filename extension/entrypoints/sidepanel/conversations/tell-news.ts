import { toFailure } from '../../../page/page-error.ts';
import type { ListNews } from '../conversation/conversation-list.ts';
import type { TurnContext } from '../turn/ports.ts';

/** Says in the list what came of what the person did there. */
export function tellNews({ store }: TurnContext, news: ListNews | undefined): void {
  store.setState(({ list }) => (list ? { list: { ...list, news } } : {}));
}

export function tellFailure(context: TurnContext, thrown: unknown): void {
  tellNews(context, { kind: 'failed', message: toFailure(thrown).message });
}
