import { message } from '../messages/message.ts';
import { rectOf } from '../page/dom/box.ts';
import { composedAncestry, isWithin } from '../page/dom/composed-tree.ts';
import { isDisabled } from '../page/dom/element-state.ts';
import { isInput } from '../page/dom/element-types.ts';
import { actionSignatureOf } from '../page/identity/action-signature.ts';
import { piecesIn } from '../page/identity/context-pieces.ts';
import { titlesOf } from '../page/identity/context-titles.ts';
import { numberOf } from '../page/identity/node-numbers.ts';
import type { Piece } from '../page/identity/piece.ts';
import { shortName } from '../page/naming/short-name.ts';
import { type Effects, hasEffect } from '../page/observing/effects.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import { dragHandle } from '../page/pointing/drag-handle.ts';
import { dragPointer, watchDrop, watchSource } from '../page/pointing/drag-pointer.ts';
import { dragTrusted } from '../page/pointing/drag-trusted.ts';
import type { Drag } from '../page/pointing/drop-data.ts';
import type { PlayInput } from '../page/pointing/input-steps.ts';
import { scrollIntoView } from '../page/scrolling/scroller.ts';
import { findBySelector } from '../page/search/find-by-selector.ts';
import { elementOfId } from '../page/search/resolve-target.ts';
import { failed, needsUser, succeeded } from './contract/observed.ts';
import type { Handler, Operation, PreviewDetails } from './contract/operation.ts';
import { disabledError, elementOf } from './contract/operation-target.ts';
import type { Outcome } from './contract/outcome.ts';
import { endsOf, shownEnds } from './dragging/drag-ends.ts';
import {
  type DragParams,
  describeWay,
  dropShare,
  grabShare,
  type Offset,
  offsetIn,
  dragParams as params,
  positionIn,
} from './dragging/drag-params.ts';
import { gripOf, hasResizeGrip, resizeBy } from './dragging/resize-corner.ts';

type Params = DragParams;

export const drag: Operation<'drag', Params> = {
  name: 'drag',
  params,
  example: {
    action: 'drag',
    target: { elementId: 'e_k3f9a12' },
    params: { to: 'e_k3f9a13', position: 'before' },
  },
  effect: 'acts',
  emptyTarget: 'none',
  errors: [
    'InvalidArgument',
    'ElementNotFound',
    'StaleElement',
    'ElementChanged',
    'NotInteractable',
    'NeedsUser',
  ],
  inExtras: true,
};

export const handler: Handler<Params> = {
  preview: (target, given) => previewDrag(elementOf(target), given),
  binds: (target, given) => bindDrag(elementOf(target), given),
  bindsAfter: true,
  run: (target, given, { play }) => runDrag(elementOf(target), given, play),
};

function bindDrag(element: Element, given: Params): unknown {
  const offset = offsetIn(given);
  const values = [positionIn(given), dropShare(given), grabShare(given), offset];
  if (offset) return [values, isResizedBy(element, given)];
  const destination = destinationOf(element, given);
  const pieces = piecesIn(destination);
  const titles = titlesOf(destination).map(({ text }) => text);
  const nature = [
    actionSignatureOf(destination),
    nameBeside(pieces, destination),
    titles,
    pieces.map(wordsOf),
  ];
  // A selector may match another element later.
  const identity = isId(given.to) ? undefined : numberOf(destination);
  return [values, identity, ...nature, boxOf(destination, given)];
}

/** A point means another place once the box is another. */
function boxOf(destination: Element, given: Params): number[] {
  const { width, height } = rectOf(destination);
  return dropShare(given) ? [Math.round(width), Math.round(height)] : [];
}

/** A number of things in a list counts; other figures tell one from another. */
function wordsOf({ text }: Piece): string {
  return COUNT.test(text) ? '#' : text;
}

/** Its name, whose counts are those of its words, where it is made of them. */
function nameBeside(pieces: readonly Piece[], destination: Element): string {
  const name = shortName(destination);
  const isPainted = bare(pieces.map(({ text }) => text).join('')).includes(bare(name));
  return isPainted ? bare(name).replace(/\d+/gu, '#') : name;
}

function bare(text: string): string {
  return text.replace(/\s+/gu, '');
}

const COUNT = /^\s*\(?\d+\)?\s*(?:items?|cards?|tasks?|issues?|[个项件条]\p{L}*)?\s*$/iu;

function previewDrag(element: Element, given: Params): PreviewDetails {
  const destination = destinationOf(element, given);
  if (isDisabled(element)) throw disabledError(shortName(element));
  if (isInput(element) && element.type === 'range')
    throw new PageError('InvalidArgument', message('drag.useFill', { name: shortName(element) }));
  if (!isAtPlace(given) && isWithin(destination, element))
    throw new PageError('InvalidArgument', message('drag.intoItself'));
  return {
    after: describeWay(given, destination, isResizedBy(element, given)),
    points: shownEnds(element, destination, given),
  };
}

/** An offset, or a point of the box: the element may be its own destination. */
function isAtPlace(given: Params): boolean {
  return offsetIn(given) !== undefined || dropShare(given) !== undefined;
}

/** The element itself, where no other is named. */
function destinationOf(element: Element, { to }: Params): Element {
  if (!to) return element;
  const destination = isId(to) ? elementOfId(to) : findBySelector(to);
  if (!destination) throw new PageError('ElementNotFound', message('drag.elsewhere', { id: to }));
  return destination;
}

function isId(to: string | undefined): boolean {
  return to?.startsWith('e_') === true;
}

function isResizedBy(element: Element, given: Params): boolean {
  const offset = offsetIn(given);
  if (!offset || grabShare(given)) return false;
  return hasResizeGrip(element, offset) || dragHandle(element, offset) !== element;
}

async function runDrag(element: Element, given: Params, play?: PlayInput): Promise<Outcome> {
  const destination = destinationOf(element, given);
  const names = { source: shortName(element), destination: shortName(destination) };
  const way = describeWay(given, destination, isResizedBy(element, given));
  const offset = offsetIn(given);
  const hasGrip = offset !== undefined && !grabShare(given) && hasResizeGrip(element, offset);
  const ends = hasGrip ? gripEnds(element, offset) : endsOf(element, destination, given);
  if (!ends)
    throw new PageError(
      'NotInteractable',
      offset ? message('drag.unreached', names) : message('drag.apart', names),
    );
  const [place, size] = [placeOf(element), sizeOf(element)];
  const watch = watchEffects(element);
  const isStillIntended = offset
    ? watchSource(element)
    : watchDrop({ source: element, destination, to: ends.to, isBetweenRows: positionIn(given) !== 'onto' });
  const drag = { source: element, ...ends, isStillIntended };
  const moved = hasGrip ? { moved: (part: number) => part === 1 && resizeBy(element, offset) } : {};
  const end = await (play ? dragTrusted(drag, play) : dragPointer({ ...drag, ...moved }));
  const effects = await watch.finish();
  if (end === 'changed')
    throw new PageError('ElementChanged', message('drag.changed', { destination: names.destination }));
  const now = sizeOf(element);
  if (now !== size && element.checkVisibility())
    return succeeded('changed', message('drag.sized', { name: names.source, size: now }));
  const isMoved = placeOf(element) !== place;
  const dragged = { ...names, way };
  if (isMoved || (hasEffect(effects) && !isMessageOnly(effects)))
    return succeeded('changed', message('drag.done', dragged));
  if (isMessageOnly(effects)) return failed('no_change', message('drag.answered', dragged));
  if (end === 'taken') return failed('no_change', message('drag.taken', dragged));
  return play
    ? failed('no_change', message('drag.unseen', dragged))
    : needsUser(message('drag.ignored', dragged));
}

function gripEnds(element: Element, { dx, dy }: Offset): Pick<Drag, 'from' | 'to'> {
  scrollIntoView(element);
  const from = gripOf(element);
  return { from, to: { x: from.x + dx, y: from.y + dy } };
}

/** The page only showed a text, perhaps a refusal. */
function isMessageOnly({ said, changes, isValueChanged, opened }: Effects): boolean {
  const { added, removed, moved, texts, attributes } = changes;
  const others = removed + moved + attributes + opened.length;
  return said.length > 0 && added.length + texts <= said.length && others === 0 && !isValueChanged;
}

/** A moved element is neither added nor removed. */
function placeOf(element: Element): string {
  const { left, top } = rectOf(element);
  return JSON.stringify([Array.from(composedAncestry(element), numberOf), Math.round(left), Math.round(top)]);
}

/** In whole pixels. */
function sizeOf(element: Element): string {
  const { width, height } = rectOf(element);
  return `${Math.round(width)} × ${Math.round(height)}`;
}
