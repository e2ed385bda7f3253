import { closestComposed, composedParent } from './composed-tree.ts';
import { iconName } from './icon-name.ts';
import { attributeOf, hasAttribute, localNameOf, textOf } from './native-dom.ts';
import { interactiveRole } from './role.ts';
import { tooltipOf } from './tooltip.ts';

/** The pointer over an element, as `click-target.ts` reads it. */
type ReadPointer = (element: Element) => string | undefined;

/** Cheap, before any style is read: whether an element may be a picture that acts. */
export function mayBePicture(element: Element, name: string): boolean {
  if (name !== 'i' && name !== 'svg') return false;
  if (ACTION.test(attributeOf(element, 'class') ?? '')) return true;
  const used = name === 'svg' ? element.firstElementChild : null;
  return used !== null && localNameOf(used) === 'use' && ACTION.test(attributeOf(used, 'href') ?? '');
}

export const TIPS_OF_PICTURES = ['data-tooltip', 'data-tip', 'data-tips'];

/** A toolbar's picture that tells what it does when pointed at, though nothing else says that it can be pressed. */
export function isTippedPicture(element: Element): boolean {
  if (!TIPS_OF_PICTURES.some(name => hasAttribute(element, name))) return false;
  if (textOf(element).trim() !== '' || tooltipOf(element) === '') return false;
  return !closestComposed(element, at => interactiveRole(at) !== undefined || hasAttribute(at, 'onclick'));
}

/**
 * A star or bin in a clickable row, which does something else than the row: the row's pointer is its own, too. Not the
 * picture of a button or beside a single word, which does the same as the word.
 */
export function isPictureApart(element: Element, pointerOf: ReadPointer): boolean {
  if (!mayBePicture(element, localNameOf(element)) || textOf(element).trim() !== '') return false;
  const name = iconName(element);
  if (!ACTION.test(name)) return false;
  const outer = outermostWithPointer(element, pointerOf);
  return outer !== undefined && (holdsMore(outer) || (CLOSES.test(name) && isLast(element, outer)));
}

const ACTION =
  /\b(?:star|heart|like|thumbs?|favou?rite|bookmark|shoucang|dianzan|xihuan|trash|bin|delete|remove|shanchu|edit|pencil|pen|bianji|close|x|xmark|more|ellipsis|kebab|dots?|gengduo|share|fenxiang|download|xiazai|reply|forward|copy|pin|archive|flag|plus|minus|cart|comment|rename|later)\b/u;
const CLOSES = /\b(?:close|x|xmark|remove|delete|shanchu)\b/u;

/** Undefined where a control with a role is around: what is in a button belongs to it. */
function outermostWithPointer(element: Element, pointerOf: ReadPointer): Element | undefined {
  let outer = element;
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    const parent = composedParent(outer);
    if (!parent || pointerOf(parent) !== pointerOf(element)) return outer === element ? undefined : outer;
    if (interactiveRole(parent) !== undefined) return undefined;
    outer = parent;
  }
  return undefined;
}

const MAX_LEVELS = 8;

/** Two texts make a row; a button has one. */
function holdsMore(outer: Element): boolean {
  const walker = document.createTreeWalker(outer, NodeFilter.SHOW_TEXT);
  let texts = 0;
  for (let seen = 0; seen < MAX_TEXTS && texts < 2 && walker.nextNode(); seen += 1)
    if (/[\p{L}\p{N}]/u.test(walker.currentNode.nodeValue ?? '')) texts += 1;
  return texts > 1;
}

const MAX_TEXTS = 40;

function isLast(element: Element, outer: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(outer);
  range.setStartAfter(element);
  return range.toString().trim() === '' && textOf(outer).trim() !== '';
}
