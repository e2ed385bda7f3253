import type { Language } from '@assent/shared';
import { message } from '../../messages/message.ts';
import { type Box, rectOf } from '../dom/box.ts';
import { rootsOf } from '../dom/composed-tree.ts';
import { isFrame } from '../dom/element-types.ts';
import { queryAllIn } from '../dom/native-dom.ts';
import { frameWindowPlace } from '../dom/window-place.ts';
import type { ElementFacts } from '../element-facts.ts';
import { shownBoxOf } from '../overlay/show-element.ts';
import { PageError } from '../page-error.ts';
import { readFacts } from '../reading/read-facts.ts';
import { scrollIntoView } from '../scrolling/scroller.ts';
import { resolveElement, type TargetNames } from '../search/resolve-target.ts';
import { createVisibility } from '../visibility/visibility.ts';

export type Located =
  | { status: 'elsewhere' }
  /** `box`: in this document's view, in CSS pixels. */
  | { status: 'found'; facts: ElementFacts; box: Box };

const shown = new Map<string, WeakRef<Element>>();

/** A picture's target. Remembered, so that the picture is of this very element. */
export function locateTarget(request: { target: TargetNames; language: Language }): Located {
  const element = resolveElement(request.target, request.language);
  if (!element) return { status: 'elsewhere' };
  shown.set(JSON.stringify(request.target), new WeakRef(element));
  return found(element, request.language);
}

/** Scrolls to that element. `ElementChanged` when it was replaced. */
export function showTarget({ target, language }: { target: TargetNames; language: Language }): Located {
  const known = shown.get(JSON.stringify(target))?.deref();
  if (!known) return { status: 'elsewhere' };
  if (resolveElement(target, language) !== known)
    throw new PageError('ElementChanged', message('target.changedForPicture'));
  scrollIntoView(shownBoxOf(known, createVisibility()));
  return found(known, language);
}

/** The content box of a frame at that place, and its scale. */
export function frameBox({ place }: { place: string }): { box: Box; scale: number } {
  const frames = rootsOf(document)
    .flatMap(root => [...queryAllIn(root, 'iframe')])
    .filter(isFrame);
  const frame = frames.find(each => frameWindowPlace(each) === place);
  if (!frame) throw new PageError('PageGone', 'The frame is not there any more.');
  const outer = rectOf(frame);
  const scale = frame.offsetWidth === 0 ? 1 : outer.width / frame.offsetWidth;
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  const left = outer.left + (frame.clientLeft + Number.parseFloat(paddingLeft)) * scale;
  const top = outer.top + (frame.clientTop + Number.parseFloat(paddingTop)) * scale;
  return { box: { ...outer, left, top }, scale };
}

function found(element: Element, language: Language): Located {
  const box = rectOf(shownBoxOf(element, createVisibility()));
  return { status: 'found', facts: readFacts(element, language), box };
}
