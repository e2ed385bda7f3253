import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { hitTest } from '../page/acting/hit-point.ts';
import { press } from '../page/acting/press.ts';
import { scrollIntoView } from '../page/acting/scroll-into-view.ts';
import { watchEffects } from '../page/acting/watch-effects.ts';
import { linkOf, submissionOf } from '../page/identity/destination.ts';
import { PageError } from '../page/page-error.ts';
import { isDisabled } from '../page/seeing/element-state.ts';
import { shortName } from '../page/seeing/short-name.ts';
import { assertAllowedAddress } from './allowed-address.ts';
import { describeClick } from './describe-click.ts';
import type { Operation, PreviewDetails } from './operation.ts';
import { disabledError, elementOf } from './operation-target.ts';
import type { Outcome } from './outcome.ts';
import { pressable } from './pressable.ts';

const params = z.object({});

export const click: Operation<z.infer<typeof params>> = {
  name: 'click',
  description: {
    zh: '点击按钮、链接或其他元素。',
    en: 'Click a button, a link or another element.',
  },
  verb: { zh: '点击', en: 'Click' },
  params,
  example: { action: 'click', target: { elementId: 'e_k3f9a12' }, params: {} },
  effect: 'acts',
  emptyTarget: 'none',
  preview: (target, _params, language) => previewClick(elementOf(target), language),
  run: (target, _params, language) => runClick(elementOf(target), language),
};

function previewClick(element: Element, language: Language): PreviewDetails {
  assertClickable(element, language);
  const destination = submissionOf(element);
  if (destination) {
    const { origin } = destination;
    return { effect: 'submits', submitsTo: { origin, foreign: origin !== location.origin } };
  }
  return { effect: leavesDocument(element) ? 'leaves' : 'acts' };
}

function assertClickable(element: Element, language: Language): void {
  for (const destination of [linkOf(element), submissionOf(element)]) {
    if (destination) assertAllowedAddress(destination, language);
  }
  if (isDisabled(element)) throw disabledError(shortName(element), language);
}

/** A link to another document; one to a place in this document stays. */
function leavesDocument(element: Element): boolean {
  const destination = linkOf(element);
  return destination !== undefined && destination.href.split('#')[0] !== location.href.split('#')[0];
}

async function runClick(element: Element, language: Language): Promise<Outcome> {
  assertClickable(element, language);
  const pressed = pressable(element);
  scrollIntoView(pressed);
  const hit = hitTest(pressed);
  if (hit.status !== 'hit') {
    const cover = hit.status === 'covered' ? shortName(hit.cover) : '';
    throw new PageError('NotInteractable', UNREACHABLE[language](shortName(element), cover));
  }
  const watch = watchEffects(pressed);
  press(hit.top, hit.point);
  return describeClick(element, await watch.finish(), language);
}

const UNREACHABLE = {
  zh: (name: string, cover: string) =>
    cover
      ? `“${name}” 被 “${cover}” 挡住了，没有点击。请先关闭或移开它。`
      : `“${name}” 滚动后仍不在可见区域，没有点击。请先让它显示出来。`,
  en: (name: string, cover: string) =>
    cover
      ? `"${name}" is covered by "${cover}", so it was not clicked. Close or move that first.`
      : `"${name}" cannot be brought into view, so it was not clicked. Make it visible first.`,
};
