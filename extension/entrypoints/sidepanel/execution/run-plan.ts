import { message } from '../../../messages/message.ts';
import type { Failure } from '../../../page/failure.ts';
import { toFailure } from '../../../page/page-error.ts';
import type { Call, PageReference } from '../conversation/call.ts';
import type { PlanCard } from '../conversation/card.ts';
import { askPage } from '../ports/ask-again.ts';
import type { TurnContext } from '../ports/ports.ts';
import { failureResult, type JsonObject, moreResult } from './results.ts';

/** Runs an approved tool other than a batch, on the document that its card named. */
export async function runPlan(
  context: TurnContext,
  { page, grant }: Call,
  plan: PlanCard['plan'],
): Promise<JsonObject> {
  const { ports } = context;
  const { messages } = ports.settings();
  try {
    const gone = await whyGone(context, page);
    if (!page || gone)
      return failureResult(gone ?? { type: 'PageGone', message: message('page.none') }, messages);
    return await askPage(ports, () => carryOut(context, page, plan, grant?.origin));
  } catch (thrown) {
    return failureResult(toFailure(thrown), messages);
  }
}

/** Compares documents without reading them: a reading would reset the page changes since the model last looked. */
async function whyGone(
  { ports }: TurnContext,
  page: PageReference | undefined,
): Promise<Failure | undefined> {
  if (!page) return undefined;
  const { frames } = await askPage(ports, tabs => tabs.listFrames(page.tabId));
  const isThere = frames.some(({ isTop, documentId }) => isTop && documentId === page.documentId);
  return isThere ? undefined : { type: 'PageGone', message: ports.settings().messages.model.pageChanged };
}

async function carryOut(
  { ports }: TurnContext,
  { tabId, documentId }: PageReference,
  plan: PlanCard['plan'],
  grantedOrigin: string | undefined,
): Promise<JsonObject> {
  const { language, messages } = ports.settings();
  const place = { tabId, documentId };
  switch (plan.kind) {
    case 'find-more':
      return moreResult(await ports.page.findMore(place, plan.query, language, grantedOrigin), messages);
    case 'read-selection':
      return { success: true, ...(await ports.page.readSelection(place, grantedOrigin)) };
    case 'clear-marks':
      return { success: true, ...(await ports.page.clearMarks(tabId)) };
  }
}
