import { message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { rawValue } from '../../page/naming/element-value.ts';
import { isSecret, MASK } from '../../page/secrets/secrets.ts';
import type { Outcome } from '../contract/outcome.ts';
import { isSameContent } from './same-content.ts';

interface Typing {
  name: string;
  before: string;
  text: string;
  /** The field, and others that the page passed the focus on to. */
  fields: readonly Element[];
  /** So much of the text was typed before the focus went elsewhere. */
  length: number;
}

/** What typing came to, by reading back all fields that it went into. */
export function describeTyping(element: Element, typing: Typing): Outcome {
  const { name, before, text, fields, length } = typing;
  if (!isConnected(element))
    return { success: true, message: message('type.gone', { name }), effect: 'changed' };
  const now = fields.map(field => rawValue(field) ?? '').join('');
  const shown = fields.some(isSecret) ? MASK : cleanText(now);
  if (length < text.length)
    return {
      success: false,
      message: message('type.stopped', { name, length }),
      effect: now === before ? 'no_change' : 'changed',
      value: shown,
    };
  if (now === before && text !== '')
    return {
      success: false,
      message: message('type.refused', { name, value: shown }),
      effect: 'no_change',
      value: shown,
    };
  if (isSameContent(now, before + text))
    return {
      success: true,
      message: message('type.typed', { name, value: shown }),
      effect: 'changed',
      value: shown,
    };
  return {
    success: false,
    message: message('type.altered', { name, value: shown }),
    effect: 'changed',
    value: shown,
  };
}
