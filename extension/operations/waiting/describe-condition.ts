import type { Language } from '@assent/shared';
import { message } from '../../messages/message.ts';
import type { ElementFacts } from '../../page/element-facts.ts';
import type { BrowserTab, Condition } from '../browser/browser.ts';
import type { BrowserPreview } from '../browser/browser-handler.ts';
import { factsOfTab } from '../browser/shared-tab.ts';

/** The condition on the card, with the name that the model or the page gives it. */
export function describeCondition(
  condition: Exclude<Condition, { for: 'time' }>,
  tab: BrowserTab,
  element: ElementFacts | undefined,
  language: Language,
): Pick<BrowserPreview, 'sentence' | 'facts'> {
  const sentence = message(SENTENCES[condition.for]);
  const ofTab = factsOfTab(tab, language);
  switch (condition.for) {
    case 'element':
    case 'gone': {
      const { elementId, selector, description } = condition.target;
      const name = elementId || selector || description || '';
      return { sentence, facts: element ?? { ...ofTab, kind: KINDS[language].element, name } };
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
  element: 'wait.forElement',
  gone: 'wait.forGone',
  text: 'wait.forElement',
  'text gone': 'wait.forGone',
  url: 'wait.forUrl',
  network: 'wait.forNetwork',
} as const;
