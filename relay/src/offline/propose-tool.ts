import type { Bilingual, BrowserTool, Language, PageInfo } from '@assent/shared';
import { isOffered } from './available-tools.ts';
import { LOOKUP_TOOL } from './exchange.ts';
import type { ToolIntent } from './intent.ts';
import type { Reply } from './reply.ts';
import { cannotDo, listed, quoted } from './texts.ts';

export type ToolContext = { tools: readonly BrowserTool[]; page: PageInfo | undefined; language: Language };

type Proposal = NonNullable<Reply['call']> & { zh: string; en: string };

/** A call of the one tool that an intent needs, or plain words when it is not offered. */
export function proposeTool(intent: ToolIntent, { tools, page, language }: ToolContext): Reply {
  const proposal = intent.verb === 'tab' ? tabFor(intent.name, page, language) : toolFor(intent, language);
  if (!('arguments' in proposal)) return proposal;
  if (isOffered(tools, proposal.name)) {
    return { text: proposal[language], call: { name: proposal.name, arguments: proposal.arguments } };
  }
  if (intent.verb === 'selection' && page?.selectedText) return { text: page.selectedText };
  return { text: cannotDo(NAMES[intent.verb][language], language) };
}

const NAMES: Readonly<Record<ToolIntent['verb'], Bilingual>> = {
  more: { zh: '查看更多元素', en: 'looking at more elements' },
  selection: { zh: '读取选中的文字', en: 'reading the selected text' },
  clear: { zh: '清除高亮和下划线', en: 'clearing the highlights' },
  web: { zh: '上网搜索', en: 'searching the web' },
  navigate: { zh: '打开网址', en: 'going to an address' },
  tab: { zh: '转到另一个标签页', en: 'going on in another tab' },
  time: { zh: '查看时间', en: 'looking up the time' },
};

/** The one tab that is called so; where there is none or several, those that there are. */
function tabFor(name: string, page: PageInfo | undefined, language: Language): Proposal | Reply {
  const tabs = page?.tabs ?? [];
  const matching = tabs.filter(({ title, url }) =>
    `${title} ${url}`.toLowerCase().includes(name.toLowerCase()),
  );
  const [tab, ...others] = matching;
  if (tab && others.length === 0) {
    const title = quoted(tab.title || tab.url, language);
    return {
      name: 'switch_tab',
      arguments: { tabId: tab.id },
      zh: `我想改在标签页${title}里继续。`,
      en: `I would like to go on in the tab ${title}.`,
    };
  }
  return {
    text: listed(
      WHICH_TAB[language],
      (tab ? matching : tabs).map(({ title, url }) => title || url),
    ),
  };
}

const WHICH_TAB: Bilingual = {
  zh: '我不知道是哪个标签页。这个对话里有：',
  en: 'I can’t tell which tab you mean. This conversation has:',
};

function toolFor(intent: Exclude<ToolIntent, { verb: 'tab' }>, language: Language): Proposal {
  switch (intent.verb) {
    case 'more':
      return {
        name: LOOKUP_TOOL,
        arguments: intent.search,
        zh: '我想再多看一些元素。',
        en: 'I would like to look at more elements.',
      };
    case 'selection':
      return {
        name: 'get_selected_text',
        arguments: {},
        zh: '我想读取选中的文字。',
        en: 'I would like to read the selected text.',
      };
    case 'clear':
      return {
        name: 'clear_ai_styles',
        arguments: {},
        zh: '我建议清除高亮和下划线。',
        en: 'I propose to clear the highlights and underlines.',
      };
    case 'web': {
      const query = quoted(intent.query, language);
      return {
        name: 'search_web',
        arguments: { query: intent.query },
        zh: `我想在网上搜索${query}。`,
        en: `I would like to search the web for ${query}.`,
      };
    }
    case 'navigate': {
      const url = /^https?:/iu.test(intent.address) ? intent.address : `https://${intent.address}`;
      return {
        name: 'navigate',
        arguments: { url },
        zh: `我想打开 ${url}。`,
        en: `I would like to go to ${url}.`,
      };
    }
    case 'time':
      return {
        name: 'current_time',
        arguments: intent.zone ? { zone: intent.zone } : {},
        zh: '我想查看当前时间。',
        en: 'I would like to look up the current time.',
      };
  }
}
