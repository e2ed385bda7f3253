import type { Language } from '@assent/shared';
import type { ElementFacts } from '../../page/element-facts.ts';
import type { BrowserTab } from '../browser/browser.ts';
import type { BrowserPreview } from '../browser/browser-handler.ts';
import { factsOfTab } from '../browser/shared-tab.ts';
import type { Condition } from './condition.ts';

/** What the card says is waited for: our words around what the model or the page calls it. */
export function describeCondition(
  condition: Exclude<Condition, { for: 'time' }>,
  tab: BrowserTab,
  matching: ElementFacts | undefined,
  language: Language,
): Pick<BrowserPreview, 'sentence' | 'facts'> {
  const sentence = SENTENCES[language][condition.for];
  const ofTab = factsOfTab(tab, language);
  switch (condition.for) {
    case 'element':
    case 'gone': {
      const { elementId, selector, description } = condition.target;
      const name = elementId || selector || description || '';
      return { sentence, facts: matching ?? { ...ofTab, kind: KINDS[language].element, name } };
    }
    case 'text':
    case 'text gone':
      return { sentence, facts: { ...ofTab, kind: KINDS[language].text, name: condition.text } };
    case 'url':
      return { sentence, facts: { ...ofTab, kind: '', name: condition.url } };
    case 'network':
      return { sentence, facts: ofTab };
  }
}

const KINDS = {
  zh: { element: '元素', text: '文字' },
  en: { element: 'element', text: 'text' },
} as const;

const SENTENCES = {
  zh: {
    element: '等待…出现',
    gone: '等待…消失',
    text: '等待…出现',
    'text gone': '等待…消失',
    url: '等待网址中出现',
    network: '等待…的网络空闲',
  },
  en: {
    element: 'Wait for … to appear',
    gone: 'Wait for … to disappear',
    text: 'Wait for … to appear',
    'text gone': 'Wait for … to disappear',
    url: 'Wait for an address with',
    network: 'Wait for the network to be quiet in',
  },
} as const;
