import type { Language } from '@assent/shared';
import { PageError } from '../page-error.ts';
import { describeAll } from '../seeing/describe-all.ts';
import { descriptionWords } from '../seeing/description-words.ts';
import { KIND_WORDS } from '../seeing/kind-words.ts';
import { createSight } from '../sight/sight.ts';
import { findNearest } from './find-nearest.ts';
import type { Likeness } from './likeness.ts';

/** The element of an id is gone: what it was, and what is most like it, so that the model can go on at once. */
export function staleElement(id: string, likeness: Likeness | undefined, language: Language): PageError {
  const words = WORDS[language];
  if (!likeness) return new PageError('StaleElement', `${words.gone(id)}${words.chooseAgain}`);
  const sight = createSight();
  const { nearest, ...around } = findNearest(likeness, sight);
  const rows = describeAll(nearest, around, descriptionWords(language), sight);
  const list = rows.map(row => `${row.id} ${row.desc}`).join(words.between);
  const former = words.former(id, KIND_WORDS[likeness.kind][language], likeness.name);
  return new PageError('StaleElement', `${former}${list ? words.nearest(list) : words.chooseAgain}`);
}

const WORDS = {
  zh: {
    gone: (id: string) => `元素 ${id} 已不在页面上。`,
    former: (id: string, kind: string, name: string) =>
      `元素 ${id}（${kind}${name ? `“${name}”` : ''}）已不在页面上，也无法确定它变成了哪一个。`,
    nearest: (list: string) =>
      `现在最接近的有：${list}。若其中有要找的元素，请使用它的 elementId；否则请从最新的元素列表里重新选择。`,
    chooseAgain: '请从最新的元素列表里重新选择。',
    between: '；',
  },
  en: {
    gone: (id: string) => `Element ${id} is no longer on the page. `,
    former: (id: string, kind: string, name: string) =>
      `Element ${id} (${kind}${name ? ` "${name}"` : ''}) is no longer on the page, and nothing there now is surely the same. `,
    nearest: (list: string) =>
      `Most like it now: ${list}. If the one you mean is among these, use its elementId; otherwise choose again from the newest list of elements.`,
    chooseAgain: 'Choose again from the newest list of elements.',
    between: '; ',
  },
} as const;
