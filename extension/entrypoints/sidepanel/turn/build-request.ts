import type { ChatRequestInput } from '@assent/shared';
import type { TabReading } from '../../../messaging/tab-messages.ts';
import { pickedBackend } from './pick-backend.ts';
import type { TurnContext } from './ports.ts';
import type { Question } from './question.ts';
import { withQuote } from './quoting.ts';
import type { PageState } from './read-page.ts';

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
    ...pageParts(context, question, page),
  };
}

/** Without a page there is nothing that browser tools could act on, so they aren't offered either. */
function pageParts(
  { store, ports }: TurnContext,
  { quote }: Question,
  page: PageState,
): Pick<ChatRequestInput, 'current_page_info' | 'browser_tools'> {
  const { isSelectionLeftOut } = store.getState().pageContext;
  const seen = page.status === 'read' ? pageInfo(page.reading, isSelectionLeftOut) : undefined;
  const info = withQuote(seen, quote);
  return {
    ...(info && { current_page_info: info }),
    ...(page.status === 'read' && { browser_tools: ports.tools.advertised() }),
  };
}

function messageOf({ message, withNews }: Question, page: PageState): string {
  const news = page.status === 'read' ? page.reading.news : undefined;
  return news && withNews ? withNews(news) : message;
}

function pageInfo(
  { url, title, elements, selectedText }: TabReading,
  isSelectionLeftOut: boolean,
): ChatRequestInput['current_page_info'] & object {
  return { url, title, elements, ...(selectedText && !isSelectionLeftOut && { selectedText }) };
}
