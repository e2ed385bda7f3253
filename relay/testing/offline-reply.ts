import type { BrowserTool, PageElement, PageInfo } from '@assent/shared';
import type { Turn } from '../src/history/turn.ts';
import type { Reply } from '../src/offline/exchange.ts';
import { replyTo } from '../src/offline/reply-to.ts';
import { currentTime } from '../src/tools/current-time.ts';
import { searchWeb } from '../src/tools/web/search-web.ts';
import { BROWSER_TOOLS } from './browser-tools.ts';

const SERVER_TOOLS = [currentTime(), searchWeb({ url: 'http://search.test' })].map(tool => tool.advertised);

export function pageOf(descriptions: readonly string[], selectedText?: string): PageInfo {
  const elements: PageElement[] = descriptions.map((desc, index) => ({ id: `e_${index}`, desc }));
  return { url: 'https://shop.test/', title: 'Shop', elements, ...(selectedText && { selectedText }) };
}

export function reply(
  turns: string | readonly Turn[],
  page: PageInfo | undefined,
  tools: readonly BrowserTool[] = [...SERVER_TOOLS, ...BROWSER_TOOLS],
): Reply {
  const history: readonly Turn[] = typeof turns === 'string' ? [{ role: 'user', text: turns }] : turns;
  return replyTo({ model: 'offline', system: '', tools, turns: history, page });
}

/** An action as one short line: `fill 输入框:姓名 = 张三`, `press = Tab ×2`, `drag link:A → before link:B`. */
export function shorten(given: Reply, page: PageInfo): string[] {
  const { actions } = given.call?.arguments ?? {};
  const nameOf = (id: string | undefined): string | undefined =>
    page.elements
      .find(element => element.id === id)
      ?.desc.replace(/ ?[(（].*$/u, '')
      .replace(': ', ':');
  return (Array.isArray(actions) ? actions : []).map(({ action, target, params }) => {
    const where = nameOf(target.elementId) ?? target.selector ?? '';
    const { value, end, key, times, to, position } = params;
    const detail = value ?? params.direction ?? params.color ?? key;
    return [
      action,
      where,
      ...(detail === undefined ? [] : ['=', detail]),
      ...(times === undefined ? [] : [`×${times}`]),
      ...(end === undefined ? [] : ['–', end]),
      ...(to === undefined ? [] : ['→', position ?? '', nameOf(to)]),
    ]
      .filter(part => part !== '')
      .join(' ');
  });
}

/** A call as one line, targets by their ids. */
export function shortenCall({ name, arguments: given }: NonNullable<Reply['call']>): string {
  return `${name} ${JSON.stringify(given)}`;
}

/** Answers each call of the rules with the next result. */
export function converse(message: string, page: PageInfo, ...results: unknown[]): Reply {
  const turns: Turn[] = [{ role: 'user', text: message }];
  for (const [index, result] of results.entries()) {
    const { text, call } = reply(turns, page);
    if (!call) throw new Error(`No call before result ${index}: ${text}`);
    const made = {
      id: `tool_${index}`,
      name: call.name,
      arguments: JSON.stringify(call.arguments),
      place: 'browser' as const,
    };
    turns.push({ role: 'assistant', text, call: made });
    const content = JSON.stringify(result);
    turns.push({ role: 'result', call: made, content, failed: content.startsWith('{"success":false') });
  }
  return reply(turns, page);
}
