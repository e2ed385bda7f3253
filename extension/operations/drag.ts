import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { topElementAt } from '../page/dom/active-elements.ts';
import { rectOf } from '../page/dom/box.ts';
import { composedAncestry, isWithin } from '../page/dom/composed-tree.ts';
import { isDisabled } from '../page/dom/element-state.ts';
import { hitTest, type Point } from '../page/finding/hit-point.ts';
import { actionSignatureOf } from '../page/identity/action-signature.ts';
import { numberOf } from '../page/identity/node-numbers.ts';
import { shortName } from '../page/naming/short-name.ts';
import { type Effects, hasEffect, watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import { dragHandle, dragPointer, watchDrop } from '../page/pointing/drag-pointer.ts';
import type { Drag } from '../page/pointing/drop-data.ts';
import { scrollIntoView } from '../page/scrolling/scroll-into-view.ts';
import { elementOfId } from '../page/search/resolve-target.ts';
import type { Handler, Operation, PreviewDetails } from './operation.ts';
import { disabledError, elementOf } from './operation-target.ts';
import type { Outcome } from './outcome.ts';

const position = z.enum(['onto', 'before', 'after']);

const params = z.object({
  to: z.string().check(
    // Not `idSchema`: to call what is imported would bring the schemas into the page, along with the deed.
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
};

export const handler: Handler<Params> = {
  preview: (target, given, language) => previewDrag(elementOf(target), given, language),
  binds: (_target, { to }, language) => {
    const destination = destinationOf(to, language);
    return [actionSignatureOf(destination), shortName(destination)];
  },
  run: (target, given, language) => runDrag(elementOf(target), given, language),
};

function previewDrag(element: Element, { to, position }: Params, language: Language): PreviewDetails {
  const destination = destinationOf(to, language);
  const words = WORDS[language];
  if (isDisabled(element)) throw disabledError(shortName(element), language);
  if (isWithin(destination, element)) throw new PageError('InvalidArgument', words.intoItself);
  return { after: words[position](shortName(destination)) };
}

function destinationOf(id: string, language: Language): Element {
  const destination = elementOfId(id, language);
  if (!destination) throw new PageError('ElementNotFound', WORDS[language].elsewhere(id));
  return destination;
}

async function runDrag(element: Element, { to, position }: Params, language: Language): Promise<Outcome> {
  const destination = destinationOf(to, language);
  const names = { source: shortName(element), destination: shortName(destination) };
  const words = WORDS[language];
  const ends = endsOf(element, destination, position);
  if (!ends) throw new PageError('NotInteractable', words.apart(names));
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
  if (end === 'changed') throw new PageError('ElementChanged', words.changed(names));
  const isMoved = placeOf(element) !== place;
  if (isMoved || (hasEffect(effects) && !isMereWord(effects)))
    return { success: true, message: words.done(names), effect: 'changed' };
  if (isMereWord(effects)) return { success: false, message: words.answered(names), effect: 'no_change' };
  return end === 'taken'
    ? { success: false, message: words.taken(names), effect: 'no_change' }
    : { success: false, error_type: 'NeedsUser', message: words.ignored(names), effect: 'needs_user' };
}

/** The page only said something, which may be that it refuses. */
function isMereWord({ said, changes, isValueChanged, opened }: Effects): boolean {
  const { added, removed, moved, texts, attributes } = changes;
  const others = removed + moved + attributes + opened.length;
  return said.length > 0 && added.length + texts <= said.length && others === 0 && !isValueChanged;
}

/** What is only put elsewhere is neither new nor gone. */
function placeOf(element: Element): string {
  const { left, top } = rectOf(element);
  return JSON.stringify([Array.from(composedAncestry(element), numberOf), Math.round(left), Math.round(top)]);
}

/** Where to press and where to let go, with both in view; undefined when they cannot be seen at the same time. */
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

/** The edges of what stands below one another are above and below; of what stands side by side, left and right. */
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

interface Names {
  source: string;
  destination: string;
}

const WORDS = {
  zh: {
    onto: (name: string) => `拖到 “${name}” 上`,
    before: (name: string) => `拖到 “${name}” 前面`,
    after: (name: string) => `拖到 “${name}” 后面`,
    intoItself: '不能把元素拖到它自己里面。请换一个 to。',
    elsewhere: (id: string) => `to 指的元素 ${id} 不在目标所在的页面框架里。请从最新的元素列表里选择。`,
    apart: ({ source, destination }: Names) =>
      `“${source}” 和 “${destination}” 不能同时露出来，没有拖动。请选择更近的位置，或改为亲手拖动。`,
    changed: ({ destination }: Names) =>
      `拖动过程中 “${destination}” 变了，所以没有放下。请查看最新的元素列表，再重新提出操作。`,
    done: ({ source, destination }: Names) =>
      `已把 “${source}” 拖到 “${destination}”，页面有变化。请查看最新的元素列表确认位置。`,
    answered: ({ source, destination }: Names) =>
      `已把 “${source}” 拖到 “${destination}”，页面只给出了提示，“${source}” 没有移动；请看提示，不要认为它已生效。`,
    taken: ({ source, destination }: Names) =>
      `已把 “${source}” 拖到 “${destination}”，页面接收了它，但没有显示任何变化；不要认为它已生效。请查看页面，或请人确认。`,
    ignored: ({ source, destination }: Names) =>
      `已把 “${source}” 拖到 “${destination}”，但没有看到任何变化；页面可能只接受真实的鼠标拖动。需要亲手拖动。`,
  },
  en: {
    onto: (name: string) => `onto "${name}"`,
    before: (name: string) => `before "${name}"`,
    after: (name: string) => `after "${name}"`,
    intoItself: 'An element cannot be dragged into itself. Choose another one for "to".',
    elsewhere: (id: string) =>
      `The element ${id} ("to") is not in the frame of the target. Choose from the newest list of elements.`,
    apart: ({ source, destination }: Names) =>
      `"${source}" and "${destination}" cannot both be seen at once, so nothing was dragged. Choose a nearer place, or have it dragged by hand.`,
    changed: ({ destination }: Names) =>
      `"${destination}" changed while it was dragged there, so it was not dropped. Look at the newest list of elements and propose the action again.`,
    done: ({ source, destination }: Names) =>
      `Dragged "${source}" to "${destination}", and the page changed. Look at the newest list of elements to see where it is.`,
    answered: ({ source, destination }: Names) =>
      `Dragged "${source}" to "${destination}"; "${source}" did not move, and the page only said something: read that, and do not assume that it worked.`,
    taken: ({ source, destination }: Names) =>
      `Dragged "${source}" to "${destination}", and the page took it, but nothing visible changed: do not assume that it worked. Look at the page, or have it looked at.`,
    ignored: ({ source, destination }: Names) =>
      `Dragged "${source}" to "${destination}", but nothing visible changed: the page may take only a real mouse. It has to be dragged by hand.`,
  },
} as const;
