import * as z from 'zod/mini';
import { type MessageText, message } from '../messages/message.ts';
import { deepestFocus } from '../page/dom/active-elements.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { isWithin } from '../page/dom/composed-tree.ts';
import { isInput } from '../page/dom/element-types.ts';
import { bodyOf, isConnected, isMatching } from '../page/dom/native-dom.ts';
import { guardSteps } from '../page/identity/act-guard.ts';
import { labelTextsOf } from '../page/identity/action-signature.ts';
import { isDoneAtFocus } from '../page/keys/key-default.ts';
import { type KeyStroke, nameOfStroke, parseKeyStroke } from '../page/keys/key-stroke.ts';
import { consequenceOf, keyEffectOf } from '../page/keys/key-target.ts';
import { focusForKey, type PressedKey, pressChord } from '../page/keys/press-chord.ts';
import { pressChordTrusted } from '../page/keys/press-chord-trusted.ts';
import { elementValue, reportedValue } from '../page/naming/element-value.ts';
import { isField } from '../page/naming/field-surroundings.ts';
import { shortName } from '../page/naming/short-name.ts';
import type { Effects } from '../page/observing/effects.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import type { PlayInput } from '../page/pointing/input-steps.ts';
import { nextFrame } from '../page/timing/next-frame.ts';
import { fieldOf } from '../page/writing/field-of.ts';
import type { BoundTarget, Handler, Operation, PreviewDetails, Provided } from './contract/operation.ts';
import type { Outcome } from './contract/outcome.ts';
import { keyDetails, onlyByHand } from './pressing/key-details.ts';
import { withToggle } from './pressing/toggle-details.ts';
import { describeAction } from './receipt/describe-action.ts';

/** Presses a key. For a press of the pointer, see `click`. */

const MAX_TIMES = 20;

const params = z.object({
  key: z
    .string()
    .check(
      z.refine(
        text => parseKeyStroke(text) !== undefined,
        'expected a key or chord such as Enter, ArrowDown or Control+A',
      ),
    ),
  times: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(MAX_TIMES)), 1),
});
type Params = z.infer<typeof params>;

export const press: Operation<'press', Params> = {
  name: 'press',
  params,
  example: { action: 'press', target: { elementId: 'e_k3f9a12' }, params: { key: 'Enter' } },
  effect: 'acts',
  watchesItself: true,
  emptyTarget: 'focus or page',
  errors: ['InvalidArgument', 'ElementChanged', 'NotInteractable', 'NotPermitted', 'NeedsUser'],
  editable: ['key'],
  inExtras: true,
};

export const handler: Handler<Params> = {
  aim: element => focusIn(element) ?? fieldOf(element),
  preview: (target, given) => previewPress(keyTargetOf(target), given),
  binds: (target, { key }) => keyEffectOf(keyTargetOf(target), strokeOf(key)),
  run: (target, given, provided) => runPress(keyTargetOf(target), given, provided),
};

/** The focused part of a widget receives its keys. */
function focusIn(element: Element): Element | undefined {
  const focused = deepestFocus();
  return focused && isWithin(focused, element) ? focused : undefined;
}

function keyTargetOf(target: BoundTarget): Element {
  return target.kind === 'element' ? target.element : bodyOf(document);
}

function strokeOf(key: string): KeyStroke {
  const stroke = parseKeyStroke(key);
  if (!stroke) throw new PageError('InvalidArgument', message('key.unknown', { key }));
  return stroke;
}

function previewPress(element: Element, { key, times }: Params): PreviewDetails {
  const stroke = strokeOf(key);
  const reason = onlyByHand(stroke);
  if (reason) throw new PageError('NeedsUser', reason);
  const acts = consequenceOf(element, stroke).kind !== 'none' || stroke.key === 'Enter';
  if (acts && times > 1)
    throw new PageError('InvalidArgument', message('key.once', { key: nameOfStroke(stroke) }));
  const details = {
    after: pressed(nameOfStroke(stroke) + (times > 1 ? ` × ${times}` : ''), otherPressed(element, stroke)),
    ...keyDetails(element, stroke),
  };
  if (times > 1 || !mayTurn(element, stroke)) return details;
  return withToggle(element, details, isSureToTurn(element, stroke) ? message('key.card') : undefined);
}

/** What clicks it, and what a drawn control takes for a click. */
function mayTurn(element: Element, stroke: KeyStroke): boolean {
  const { key, ctrlKey, altKey, metaKey } = stroke;
  const consequence = consequenceOf(element, stroke);
  if (consequence.kind === 'click') return consequence.element === element;
  const isClickKey = (key === ' ' || key === 'Enter') && !ctrlKey && !altKey && !metaKey;
  return isClickKey && consequence.kind === 'none' && !isField(element);
}

/** Drawn boxes and switches take Space, and Enter only as their pages like. */
function isSureToTurn(element: Element, stroke: KeyStroke): boolean {
  const isBox = isMatching(element, '[role*=checkbox], [role*=radio], [role=switch]');
  return stroke.key === ' ' || !isBox || consequenceOf(element, stroke).kind === 'click';
}

function pressed(stroke: string, button: string): MessageText {
  return button === '' ? stroke : message('key.then', { stroke, button });
}

/** The submit button of the field's form, visible or not: its label may promise more than a submit. */
function otherPressed(element: Element, stroke: KeyStroke): string {
  const consequence = consequenceOf(element, stroke);
  if (consequence.kind !== 'click' || consequence.element === element) return '';
  const words = labelTextsOf(consequence.element).map(text => cleanText(text ?? '', 60));
  return words.find(Boolean) ?? elementValue(consequence.element) ?? '';
}

type Driven = Pick<Provided, 'sighted' | 'play'>;

async function runPress(element: Element, given: Params, provided: Driven): Promise<Outcome> {
  const { sighted, play } = provided;
  previewPress(element, given);
  const stroke = strokeOf(given.key);
  // The browser's keyboard is a US one.
  if (play && stroke.code === '')
    throw new PageError('InvalidArgument', message('key.unknown', { key: given.key }));
  const consequence = consequenceOf(element, stroke);
  const name = shortName(element);
  if (!(await focusForKey(element, stroke)))
    throw new PageError('ElementChanged', message('key.notPressed', { name }));
  const watch = watchEffects(consequence.kind === 'click' ? consequence.element : element);
  const { end, release } = play
    ? await pressTimesTrusted(element, stroke, { times: given.times, play })
    : pressTimes(element, stroke, given.times);
  await nextFrame();
  release();
  const said = message('key.pressed', { key: nameOfStroke(stroke), name });
  const nothing = end === 'taken' || end === 'changed' ? message('key.taken') : message('key.nothing');
  const isPress = consequence.kind === 'click';
  const describe = (effects: Effects): Outcome =>
    describeAction(
      { element, name, said, nothing, isDone: end === 'done', isPress, isTrusted: play !== undefined },
      effects,
    );
  const isPressed = end === 'done' || end === 'taken';
  const effects = await watch.finish({}, seen => isPressed && sighted?.(describe(seen)));
  if (end === 'not pressed') throw new PageError('ElementChanged', message('key.notPressed', { name }));
  if (end === 'astray') throw new PageError('ElementChanged', message('input.astray', { name }));
  // A key may close the editor of a cell; that is its only effect.
  if (end === 'changed' && (consequence.kind !== 'none' || isConnected(element)))
    throw new PageError('ElementChanged', message('key.withheld', { key: nameOfStroke(stroke), name }));
  const outcome = describe(effects);
  const value = isConnected(element) ? reportedValue(element) : undefined;
  return value === undefined ? outcome : { ...outcome, value };
}

/** Each press goes to the element focused by then, as on a keyboard. */
function pressTimes(element: Element, stroke: KeyStroke, times: number): PressedKey {
  const isPlaceKept = guardSteps(element);
  let { end, release } = pressChord(element, stroke);
  for (let time = 1; time < times && end !== 'changed' && end !== 'not pressed'; time += 1) {
    release();
    const focused = deepestFocus() ?? element;
    if (!mayGoOn(element, focused, stroke) || !isPlaceKept()) return { end: 'changed', release: () => {} };
    const next = pressChord(focused, stroke);
    release = next.release;
    if (next.end !== 'nothing to do' || end !== 'done') end = next.end;
  }
  return { end, release };
}

/** By keys of the browser, which let go of themselves. */
async function pressTimesTrusted(
  element: Element,
  stroke: KeyStroke,
  { times, play }: { times: number; play: PlayInput },
): Promise<PressedKey> {
  const isPlaceKept = guardSteps(element);
  const release = () => {};
  let end = await pressChordTrusted(element, stroke, play);
  for (let time = 1; time < times && !ENDED.has(end); time += 1) {
    const focused = deepestFocus() ?? element;
    if (!mayGoOn(element, focused, stroke) || !isPlaceKept()) return { end: 'changed', release };
    const next = await pressChordTrusted(focused, stroke, play);
    if (next !== 'nothing to do' || end !== 'done') end = next;
  }
  return { end, release };
}

const ENDED: ReadonlySet<string> = new Set(['changed', 'not pressed', 'astray']);

/** The focus may move within a menu or between fields, but the card did not show what a key would change there. */
function mayGoOn(element: Element, focused: Element, stroke: KeyStroke): boolean {
  if (isWithin(focused, element)) return true;
  const isSameGroup = isInput(element) && isInput(focused) && element.name === focused.name;
  const isChoice = isInput(focused) && stroke.key !== 'Tab' && !isSameGroup;
  return !isChoice && !isDoneAtFocus(focused, stroke) && consequenceOf(focused, stroke).kind === 'none';
}
