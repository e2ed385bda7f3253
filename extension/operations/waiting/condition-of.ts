import { message } from '../../messages/message.ts';
import { PageError } from '../../page/page-error.ts';
import type { Condition } from '../browser/browser.ts';
import type { Target } from '../contract/action.ts';

export interface Wanted {
  for?: 'element' | 'gone' | 'text' | 'url' | 'network' | 'time' | undefined;
  selector?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
  seconds?: number | undefined;
}

/** The condition, or the one that the other parameters imply. Throws `InvalidArgument` without any. */
export function conditionOf(wanted: Wanted, named: Target): Condition {
  const { text, url, selector } = wanted;
  const target = Object.values(named).some(Boolean) ? named : { selector };
  const isNamed = Object.values(target).some(Boolean);
  switch (wanted.for ?? impliedBy(wanted, isNamed)) {
    case 'element':
      if (isNamed) return { for: 'element', target };
      break;
    case 'gone':
      if (isNamed) return { for: 'gone', target };
      if (text?.trim()) return { for: 'text gone', text };
      break;
    case 'text':
      if (text?.trim()) return { for: 'text', text };
      break;
    case 'url':
      if (url?.replaceAll('*', '').trim()) return { for: 'url', url: url.trim() };
      break;
    case 'network':
      return { for: 'network' };
    case 'time':
      return { for: 'time' };
  }
  throw new PageError('InvalidArgument', message('wait.unnamed'));
}

function impliedBy({ text, url, seconds }: Wanted, isNamed: boolean): Wanted['for'] {
  if (isNamed) return 'element';
  if (text) return 'text';
  if (url) return 'url';
  return seconds === undefined ? undefined : 'time';
}

/** Whether an address has these parts in this order; `*` stands for any text. */
export function fitsAddress(address: string, pattern: string): boolean {
  let at = 0;
  return pattern.split('*').every(part => {
    const found = address.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
}
