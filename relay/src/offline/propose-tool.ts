import type { BrowserTool, PageInfo } from '@assent/shared';
import * as z from 'zod';
import { LOOKUP_TOOL, listed, type Reply } from './exchange.ts';
import type { OfflineMessages } from './messages/en.ts';
import type { ToolIntent } from './phrases/intent.ts';

const actionEnumSchema = z.looseObject({
  properties: z.looseObject({
    actions: z.looseObject({
      items: z.looseObject({
        properties: z.looseObject({ action: z.looseObject({ enum: z.array(z.string()) }) }),
      }),
    }),
  }),
});

type ToolContext = {
  tools: readonly BrowserTool[];
  page: PageInfo | undefined;
  messages: OfflineMessages;
};

type Proposal = NonNullable<Reply['call']> & { text: string };

/** A call of the tool for an intent, or words when it is not offered. */
export function proposeTool(intent: ToolIntent, { tools, page, messages }: ToolContext): Reply {
  const proposal = intent.verb === 'tab' ? tabFor(intent.name, page, messages) : toolFor(intent, messages);
  if (!('arguments' in proposal)) return proposal;
  const { text, ...call } = proposal;
  if (isOffered(tools, call.name)) return { text, call };
  if (intent.verb === 'selection' && page?.selectedText) return { text: page.selectedText };
  return { text: messages.unavailable(messages.toolNames[intent.verb]) };
}

/** The only tab of that name; otherwise the candidates. */
function tabFor(name: string, page: PageInfo | undefined, messages: OfflineMessages): Proposal | Reply {
  const tabs = page?.tabs ?? [];
  const matching = tabs.filter(({ title, url }) =>
    `${title} ${url}`.toLowerCase().includes(name.toLowerCase()),
  );
  const [tab, ...others] = matching;
  if (tab && others.length === 0) {
    const text = messages.toTab(messages.quoted(tab.title || tab.url));
    return { name: 'switch_tab', arguments: { tabId: tab.id }, text };
  }
  const titles = (tab ? matching : tabs).map(({ title, url }) => title || url);
  return { text: listed(messages.whichTab, titles) };
}

function toolFor(intent: Exclude<ToolIntent, { verb: 'tab' }>, messages: OfflineMessages): Proposal {
  switch (intent.verb) {
    case 'more':
      return { name: LOOKUP_TOOL, arguments: intent.search, text: messages.toMore };
    case 'selection':
      return { name: 'get_selected_text', arguments: {}, text: messages.toSelection };
    case 'clear':
      return { name: 'clear_ai_styles', arguments: {}, text: messages.toClear };
    case 'web': {
      const text = messages.toWeb(messages.quoted(intent.query));
      return { name: 'search_web', arguments: { query: intent.query }, text };
    }
    case 'navigate': {
      const url = /^https?:/iu.test(intent.address) ? intent.address : `https://${intent.address}`;
      return { name: 'navigate', arguments: { url }, text: messages.toAddress(url) };
    }
    case 'time': {
      const zone = intent.zone ? { zone: intent.zone } : {};
      return { name: 'current_time', arguments: zone, text: messages.toTime };
    }
  }
}

export function isOffered(tools: readonly BrowserTool[], name: string): boolean {
  return tools.some(tool => tool.name === name);
}

/** Whether `page_action` offers this action; a schema without a list allows all. */
export function canAct(tools: readonly BrowserTool[], action: string): boolean {
  const tool = tools.find(candidate => candidate.name === 'page_action');
  if (!tool) return false;
  const parsed = actionEnumSchema.safeParse(tool.parameters);
  return !parsed.success || parsed.data.properties.actions.items.properties.action.enum.includes(action);
}
