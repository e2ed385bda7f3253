import type { ChatRequestInput } from '@assent/shared';
import { type PageState, readPage } from '../page-context/read-page.ts';
import type { TurnContext } from '../ports/ports.ts';
import { undoNotice } from '../undo/undo-notice.ts';
import { buildRequest } from './build-request.ts';
import { questionOfMessage } from './question-of-message.ts';

/** What would be sent if the person sent their message now, and the page as it was read for it. */
export interface RequestPreview {
  request: ChatRequestInput;
  page: PageState;
}

/** Goes the way of a real request up to where that would leave this device. */
export async function previewRequest(context: TurnContext, text: string): Promise<RequestPreview> {
  const { quote } = context.store.getState().conversation;
  const note = undoNotice(context);
  const entry = { kind: 'person', id: context.ports.newId(), text, quote, note } as const;
  const question = questionOfMessage(entry, 'not-asked');
  const page = await readPage(context, question.tab, { request: text });
  return { request: buildRequest(context, question, page, context.ports.newId()), page };
}
