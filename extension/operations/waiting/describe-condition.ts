import type { Language } from '@assent/shared';
import type { ElementFacts } from '../../page/element-facts.ts';
import type { BrowserTab } from '../browser/browser.ts';
import type { Condition } from './condition.ts';

/** What the card says is waited for: our word for its kind, and beside it what the model or the page calls it. */
export function describeCondition(
  condition: Condition,
  { title, url }: BrowserTab,
  meant: ElementFacts | undefined,
  language: Language,
): ElementFacts {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  const kind = KINDS[language][condition.for];
  const there = { name: nameOf(condition, title || url), origin, inFrame: false };
  return meant ? { ...meant, kind: `${kind} ${meant.kind}` } : { ...there, kind };
}

function nameOf(condition: Condition, page: string): string {
  switch (condition.for) {
    case 'element':
    case 'gone': {
      const { elementId, selector, description } = condition.target;
      return elementId || selector || description || '';
    }
    case 'text':
    case 'text gone':
      return condition.text;
    case 'url':
      return condition.url;
    case 'network':
    case 'time':
      return page;
  }
}

const KINDS = {
  zh: {
    element: '出现：',
    gone: '消失：',
    text: '出现文字：',
    'text gone': '文字消失：',
    url: '网址含有：',
    network: '网络空闲：',
    time: '时间过去，在：',
  },
  en: {
    element: 'to appear:',
    gone: 'to disappear:',
    text: 'text to appear:',
    'text gone': 'text to disappear:',
    url: 'an address with:',
    network: 'the network to be quiet:',
    time: 'time to pass, on:',
  },
} as const;
