import type { ChatRequestInput } from '@assent/shared';
import type { TabReading } from '../../../messaging/tab-messages.ts';
import { pickedBackend } from './pick-backend.ts';
import type { TurnContext } from './ports.ts';
import type { Question } from './question.ts';
import type { PageState } from './read-page.ts';

/** Without a page there is nothing that browser tools could act on, so they aren't offered either. */
export function buildRequest(
  context: TurnContext,
  question: Question,
  page: PageState,
  turnId: string,
): ChatRequestInput {
  const { store, ports } = context;
  const { model, agent } = pickedBackend(context);
  return {
    message: messageOf(question, page),
    role: question.role,
    ...(model !== '' && { model }),
    agent_id: agent,
    session_id: store.getState().conversation.id,
    user_id: ports.settings().userId,
    turn_id: turnId,
    ...(question.toolId !== undefined && { tool_id: question.toolId }),
    ...(question.messageId !== undefined && { message_id: question.messageId }),
    ...(question.rewindTo !== undefined && { rewind_to: question.rewindTo }),
    ...(page.status === 'read' && {
      current_page_info: pageInfo(page.reading, store.getState().pageContext.isSelectionLeftOut),
      browser_tools: ports.tools.advertised(),
    }),
  };
}

function messageOf({ message, withNews }: Question, page: PageState): string {
  const news = page.status === 'read' ? page.reading.news : undefined;
  return news && withNews ? withNews(news) : message;
}

function pageInfo(
  { url, title, elements, selectedText }: TabReading,
  isSelectionLeftOut: boolean,
): ChatRequestInput['current_page_info'] {
  return { url, title, elements, ...(selectedText && !isSelectionLeftOut && { selectedText }) };
}
