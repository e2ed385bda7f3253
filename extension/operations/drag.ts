import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { topElementAt } from '../page/dom/active-elements.ts';
import { rectOf } from '../page/dom/box.ts';
import { composedAncestry, isWithin } from '../page/dom/composed-tree.ts';
import { isDisabled } from '../page/dom/element-state.ts';
import { hitTest } from '../page/finding/hit-point.ts';
import type { Point } from '../page/finding/hit-points.ts';
import { actionSignatureOf } from '../page/identity/action-signature.ts';
import { piecesIn } from '../page/identity/context-pieces.ts';
import { titlesOf } from '../page/identity/context-titles.ts';
import { numberOf } from '../page/identity/node-numbers.ts';
import type { Piece } from '../page/identity/piece.ts';
import { shortName } from '../page/naming/short-name.ts';
import { type Effects, hasEffect, watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import { dragHandle, dragPointer, watchDrop } from '../page/pointing/drag-pointer.ts';
import type { Drag } from '../page/pointing/drop-data.ts';
import { scrollIntoView } from '../page/scrolling/scroller.ts';
import { elementOfId } from '../page/search/resolve-target.ts';
import { failed, needsUser, succeeded } from './contract/observed.ts';
import type { Handler, Operation, PreviewDetails } from './contract/operation.ts';
import { disabledError, elementOf } from './contract/operation-target.ts';
import type { Outcome } from './contract/outcome.ts';

const position = z.enum(['onto', 'before', 'after']);

const params = z.object({
  to: z.string().check(
    // Not `idSchema`: calling an imported schema would pull all schemas into the page's bundle.
    z.refine(id => id.length <= 200, 'expected at most 200 characters'),
  ),
  position: z._default(position, 'onto'),
});
type Params = z.infer<typeof params>;
type Position = Params['position'];

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
  binds: (_target, { to }) => {
    const destination = destinationOf(to);
    const pieces = piecesIn(destination);
    const titles = titlesOf(destination).map(({ text }) => text);
    return [actionSignatureOf(destination), nameBeside(pieces, destination), titles, pieces.map(wordsOf)];
  },
  bindsAfter: true,
  run: (target, given) => runDrag(elementOf(target), given),
};

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

function previewDrag(element: Element, { to, position }: Params): PreviewDetails {
  const destination = destinationOf(to);
  if (isDisabled(element)) throw disabledError(shortName(element));
  if (isWithin(destination, element)) throw new PageError('InvalidArgument', message('drag.intoItself'));
  return { after: message(`drag.${position}`, { name: shortName(destination) }) };
}

function destinationOf(id: string): Element {
  const destination = elementOfId(id);
  if (!destination) throw new PageError('ElementNotFound', message('drag.elsewhere', { id }));
  return destination;
}

async function runDrag(element: Element, { to, position }: Params): Promise<Outcome> {
  const destination = destinationOf(to);
  const names = { source: shortName(element), destination: shortName(destination) };
  const ends = endsOf(element, destination, position);
  if (!ends) throw new PageError('NotInteractable', message('drag.apart', names));
  const place = placeOf(element);
  const watch = watchEffects(element);
  const end = await dragPointer({
    source: element,
    ...ends,
    isStillIntended: watchDrop({
      source: element,
      destination,
      to: ends.to,
      isBetweenRows: position !== 'onto',
    }),
  });
  const effects = await watch.finish();
  if (end === 'changed')
    throw new PageError('ElementChanged', message('drag.changed', { destination: names.destination }));
  const isMoved = placeOf(element) !== place;
  if (isMoved || (hasEffect(effects) && !isMessageOnly(effects)))
    return succeeded('changed', message('drag.done', names));
  if (isMessageOnly(effects)) return failed('no_change', message('drag.answered', names));
  return end === 'taken'
    ? failed('no_change', message('drag.taken', names))
    : needsUser(message('drag.ignored', names));
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

/** The points of press and release, with both in view; undefined when both cannot be visible at once. */
function endsOf(
  element: Element,
  destination: Element,
  position: Position,
): Pick<Drag, 'from' | 'to'> | undefined {
  for (const end of [element, destination]) {
    scrollIntoView(end);
    const from = hitTest(dragHandle(element));
    const to = dropPoint(element, destination, position);
    const top = topElementAt(to);
    if (from.status === 'hit' && top && isWithin(top, destination)) return { from: from.point, to };
  }
  return undefined;
}

/** Stacked elements have their edges above and below; elements side by side, left and right. */
function dropPoint(element: Element, destination: Element, position: Position): Point {
  const [own, other] = [rectOf(element), rectOf(destination)];
  const isBeside = Math.abs(own.left - other.left) > Math.abs(own.top - other.top);
  const part = PARTS[position];
  return {
    x: other.left + other.width * (isBeside ? part : 0.5),
    y: other.top + other.height * (isBeside ? 0.5 : part),
  };
}

const PARTS: Readonly<Record<Position, number>> = { before: 0.15, onto: 0.5, after: 0.85 };
