import type { TabReading } from '../../../messaging/tab-messages.ts';
import type { Action } from '../../../operations/action.ts';
import { PageError } from '../../../page/page-error.ts';
import { type Call, type PageReference, tabOfCall } from '../conversation/call.ts';
import type { Carried } from '../conversation/done-before.ts';
import { changeCall, findCall, forgetFiles } from '../conversation/panel-store.ts';
import { askAgain } from '../ports/ask-again.ts';
import type { TurnContext } from '../ports/ports.ts';

/**
 * The call stands as proposed once more, with the `open` actions that are yet to come of it, on the page that it has led to.
 * Nothing of the card before holds for the next: no files that were chosen there, and nothing that was allowed with it.
 */
export async function goOnElsewhere(
  context: TurnContext,
  { id }: Call,
  carried: Carried,
  open: Action[],
): Promise<void> {
  const call = findCall(context.store, id);
  const tabId = call && tabOfCall(call);
  const page = tabId === undefined ? undefined : await pageIn(context, tabId);
  forgetFiles(context.store, id);
  context.store.setState({ allowsReading: undefined });
  if (page) showIn(context, page);
  changeCall(context.store, id, running => ({
    ...running,
    page,
    tabId,
    done: { ...carried, open },
    readsOn: undefined,
    state: { status: 'proposed' },
  }));
}

/** What the panel says the conversation is about. */
function showIn({ store }: TurnContext, page: PageReference): void {
  store.setState(({ conversation }) => ({ conversation: { ...conversation, place: page } }));
}

/** Undefined where the page can't be read: what is yet to come may need none. */
async function pageIn({ ports }: TurnContext, tabId: number): Promise<PageReference | undefined> {
  const { language, words } = ports.settings();
  const ask = (): Promise<TabReading> => ports.page.read(tabId, language);
  try {
    const { documentId, url, title } = await askAgain(ask, ports.clock, words.forModel.pageSilent);
    return { tabId, documentId, url, title };
  } catch (thrown) {
    if (thrown instanceof PageError) return undefined;
    throw thrown;
  }
}
