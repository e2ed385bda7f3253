import { message } from '../../messages/message.ts';
import { rectOf } from '../../page/dom/box.ts';
import { linkOf } from '../../page/dom/destination.ts';
import { attributeOf } from '../../page/dom/native-dom.ts';
import { elementIds } from '../../page/identity/element-ids.ts';
import type { PreviewDetails } from '../contract/operation.ts';
import { isNowhere } from '../pressing/allowed-address.ts';
import { previewPress } from '../pressing/press-details.ts';
import { withToggle } from '../pressing/toggle-details.ts';
import { type MouseParams, mouseCard, mouseWords, shareOf, turnsOver } from './mouse-params.ts';

/** Only the main button submits or leaves the page; the middle one follows a link in a tab of its own. */
export function previewMouse(element: Element, params: MouseParams): PreviewDetails {
  const sentence = mouseCard(params);
  const pressed = { ...previewPress(element, 'acts'), sentence };
  const details = turnsOver(params) ? withToggle(element, pressed, sentence) : pressed;
  const point = shareOf(params);
  const points = point ? { points: [{ elementId: elementIds.idOf(element), ...point }] } : {};
  if (params.button === 'left') return { ...details, ...points };
  const { notYet } = details;
  const tab = params.button === 'middle' && tabLinkOf(element);
  return {
    ...{ sentence, ...points },
    effect: tab ? 'leaves' : 'acts',
    ...(tab ? { after: message('mouse.inTab') } : {}),
    ...(notYet ? { notYet } : {}),
  };
}

/** A point means another place once the box or the picture in it is another. */
export function bindMouse(element: Element, params: MouseParams): unknown {
  const { width, height } = rectOf(element);
  const box = shareOf(params) ? [Math.round(width), Math.round(height), attributeOf(element, 'src')] : [];
  return [mouseWords(params), box];
}

/** The link that a middle click opens in a tab of its own. */
export function tabLinkOf(element: Element): URL | undefined {
  const link = linkOf(element);
  return link && !isNowhere(link) && /^https?:$/u.test(link.protocol) ? link : undefined;
}
