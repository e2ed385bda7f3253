import type { Language } from '@assent/shared';
import { seenRect } from '../seeing/seen-rect.ts';
import { createSight } from '../sight/sight.ts';
import { fittingElements } from './fitting-elements.ts';
import type { PageCondition } from './page-condition.ts';
import { showsText } from './shows-text.ts';
import type { Sign } from './sign.ts';
import { watchNetwork } from './watch-network.ts';

export interface Look {
  /** Throws `InvalidArgument` when what is looked for makes no sense. */
  sign(): Sign;
  stop(): void;
}

/** How to look whether what is waited for is so in this document. */
export function lookFor(condition: PageCondition, language: Language): Look {
  if (condition.for === 'network') return watchNetwork();
  const stop = () => undefined;
  if ('text' in condition) return { sign: () => textSign(condition), stop };
  return { sign: () => elementSign(condition, language), stop };
}

function elementSign(
  condition: Extract<PageCondition, { for: 'element' | 'gone' }>,
  language: Language,
): Sign {
  const sight = createSight();
  const fitting = fittingElements(condition.target, sight, language);
  const shown = fitting.filter(element => seenRect(element, sight)).length;
  const isMet = condition.for === 'element' ? shown > 0 : shown === 0 && isThere();
  return { isMet, fitting: fitting.length, shown };
}

function textSign({ for: wanted, text }: Extract<PageCondition, { for: 'text' | 'text gone' }>): Sign {
  const isShown = showsText(text, createSight());
  return { isMet: wanted === 'text' ? isShown : !isShown && isThere() };
}

/** Of a document that is still coming in nobody can say what is not in it. */
function isThere(): boolean {
  return document.readyState !== 'loading';
}
