import type { ChatRequestInput, PageInfo, PageTool } from '@assent/shared';
import type { TabReading } from '../../../messaging/tab-messages.ts';
import { readyAttachments } from '../conversation/attachment.ts';
import { type PageState, readPage, type SharedTabsContext } from '../page-context/read-page.ts';
import type { TurnContext } from '../ports/ports.ts';
import { noticeOf } from '../undo/completed-actions.ts';
import { type Question, questionOfMessage } from './question.ts';
import { withQuote } from './quoting.ts';
import { isKnownThere, pickedBackend, sessionIdOf, toolsetOf } from './session.ts';

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
    session_id: sessionIdOf(store.getState().conversation),
    ...(isKnownThere(context, question.rewindTo) && { continues_session: true }),
    user_id: ports.settings().userId,
    turn_id: turnId,
    ...(question.toolId !== undefined && { tool_id: question.toolId }),
    ...(question.messageId !== undefined && { message_id: question.messageId }),
    ...(question.rewindTo !== undefined && { rewind_to: question.rewindTo }),
    ...pictureParts(context, question),
    ...pageParts(context, question, page),
  };
}

function pictureParts(
  { store }: TurnContext,
  { about, images: attached = [] }: Question,
): Pick<ChatRequestInput, 'images'> {
  const images = about.kind === 'reply' ? (store.getState().pictures.get(about.callId) ?? []) : attached;
  return images.length > 0 ? { images: [...images] } : {};
}

/** Without a known tab in front, and without the page, no browser tools are offered. */
function pageParts(
  context: TurnContext,
  { quote }: Question,
  page: PageState,
): Pick<ChatRequestInput, 'current_page_info' | 'browser_tools' | 'browser_tool_aliases'> {
  const { store, ports } = context;
  const { isSelectionLeftOut } = store.getState().pageContext;
  const toolset = toolsetOf(context);
  const info = withQuote(pageInfo(page, isSelectionLeftOut), quote);
  const there = page.status === 'none' ? undefined : whatIsThere(page);
  const takesPictures = ports.takesPictures(pickedBackend(context).model);
  const hasPageTools = page.status === 'read' && toolsOf(page.reading).length > 0;
  const offering = { hasTab: there?.hasTab ?? false, takesPictures, hasPageTools };
  return {
    ...(info && { current_page_info: info }),
    ...(there && {
      browser_tools: ports.tools.advertised(toolset, there.hasPage, offering),
      browser_tool_aliases: ports.tools.reserved(toolset, there.hasPage, offering),
    }),
  };
}

/** Whether there is a page, and a tab to act in. */
function whatIsThere(
  page: Exclude<PageState, { status: 'none' }>,
): { hasPage: boolean; hasTab: boolean } | undefined {
  if (page.status === 'read') return { hasPage: true, hasTab: true };
  return page.tab && { hasPage: false, hasTab: !page.tab.isClosedToUs };
}

function messageOf({ message, withPageChanges }: Question, page: PageState): string {
  const pageChanges = page.status === 'read' ? page.reading.pageChanges : undefined;
  return pageChanges && withPageChanges ? withPageChanges(pageChanges) : message;
}

function pageInfo(page: PageState, isSelectionLeftOut: boolean): PageInfo | undefined {
  if (page.status === 'none') return undefined;
  if (page.status === 'unreadable') return otherTabs(page.tab?.tabs);
  const { reading, tabs } = page;
  const { url, title, elements, selectedText, pageTools } = reading;
  const tools = toolsOf(reading);
  return {
    url,
    title,
    elements,
    ...(selectedText && !isSelectionLeftOut && { selectedText }),
    ...tabs,
    ...(tools.length > 0 && { tools: [...tools] }),
    ...(pageTools && pageTools.more > 0 && { moreTools: pageTools.more }),
  };
}

function toolsOf({ pageTools }: TabReading): readonly PageTool[] {
  return pageTools?.tools ?? [];
}

/** The shared tabs that the conversation could continue in, without the unreadable page. */
function otherTabs(tabs: SharedTabsContext | undefined): PageInfo | undefined {
  return tabs?.tabs?.some(({ active }) => !active)
    ? { url: '', title: '', elements: [], ...tabs }
    : undefined;
}

/** The request that sending the message now would cause, and the page that was read for it. */
export interface RequestPreview {
  request: ChatRequestInput;
  page: PageState;
}

/** The same steps as a real request, up to where that would leave this device. */
export async function previewRequest(context: TurnContext, text: string): Promise<RequestPreview> {
  const { conversation, attached } = context.store.getState();
  const { attachments, images } = readyAttachments(attached);
  const { quote } = conversation;
  const note = noticeOf(context);
  const id = context.ports.newId();
  const entry = { kind: 'person' as const, id, text, quote, note, attachments };
  const question = questionOfMessage(context, entry, 'not-asked', images);
  const page = await readPage(context, question.tab, { kind: 'preview', request: text });
  return { request: buildRequest(context, question, page, context.ports.newId()), page };
}
