import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { deepestFocus } from '../page/dom/active-elements.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { isWithin } from '../page/dom/composed-tree.ts';
import { isInput } from '../page/dom/element-types.ts';
import { bodyOf, isConnected } from '../page/dom/native-dom.ts';
import { labelTextsOf } from '../page/identity/label-texts.ts';
import { isDoneAtFocus } from '../page/keys/key-default.ts';
import { type KeyStroke, nameOfStroke, parseKeyStroke } from '../page/keys/key-stroke.ts';
import { consequenceOf, keyEffectOf } from '../page/keys/key-target.ts';
import { focusForKey, type KeyEnd, pressChord } from '../page/keys/press-chord.ts';
import { elementValue } from '../page/naming/element-value.ts';
import { shortName } from '../page/naming/short-name.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import { fieldOf } from '../page/writing/field-of.ts';
import type { BoundTarget, Handler, Operation, PreviewDetails } from './operation.ts';
import type { Outcome } from './outcome.ts';
import { onlyByHand } from './pressing/browser-keys.ts';
import { keyDetails } from './pressing/key-details.ts';
import { describeAction } from './receipt/describe-action.ts';

/** A key of the keyboard. A press of the pointer is `click`. */

const MOST_TIMES = 20;

const params = z.object({
  key: z
    .string()
    .check(
      z.refine(
        text => parseKeyStroke(text) !== undefined,
        'expected a key or chord such as Enter, ArrowDown or Control+A',
      ),
    ),
  times: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(MOST_TIMES)), 1),
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
};

export const handler: Handler<Params> = {
  aim: element => focusIn(element) ?? fieldOf(element),
  preview: (target, given, language) => previewPress(keyTargetOf(target), given, language),
  binds: (target, { key }, language) => keyEffectOf(keyTargetOf(target), strokeOf(key, language)),
  run: (target, given, language) => runPress(keyTargetOf(target), given, language),
};

/** A widget's keys go to what has the focus in it. */
function focusIn(element: Element): Element | undefined {
  const focused = deepestFocus();
  return focused && isWithin(focused, element) ? focused : undefined;
}

function keyTargetOf(target: BoundTarget): Element {
  return target.kind === 'element' ? target.element : bodyOf(document);
}

function strokeOf(key: string, language: Language): KeyStroke {
  const stroke = parseKeyStroke(key);
  if (!stroke) throw new PageError('InvalidArgument', NO_KEY[language](key));
  return stroke;
}

function previewPress(element: Element, { key, times }: Params, language: Language): PreviewDetails {
  const stroke = strokeOf(key, language);
  const reason = onlyByHand(stroke);
  if (reason) throw new PageError('NeedsUser', reason[language]);
  const acts = consequenceOf(element, stroke).kind !== 'none' || stroke.key === 'Enter';
  if (acts && times > 1) throw new PageError('InvalidArgument', ONCE[language](nameOfStroke(stroke)));
  return {
    after: [nameOfStroke(stroke) + (times > 1 ? ` × ${times}` : ''), otherPressed(element, stroke)]
      .filter(Boolean)
      .join(' → '),
    ...keyDetails(element, stroke, language),
  };
}

/** The button that sends the form of a field, seen or not: what it says may be more than that it sends. */
function otherPressed(element: Element, stroke: KeyStroke): string {
  const consequence = consequenceOf(element, stroke);
  if (consequence.kind !== 'click' || consequence.element === element) return '';
  const words = labelTextsOf(consequence.element).map(text => cleanText(text ?? '', 60));
  const word = words.find(Boolean) ?? elementValue(consequence.element);
  return word ? `“${word}”` : '';
}

async function runPress(element: Element, given: Params, language: Language): Promise<Outcome> {
  previewPress(element, given, language);
  const stroke = strokeOf(given.key, language);
  const consequence = consequenceOf(element, stroke);
  const name = shortName(element);
  const words = WORDS[language];
  if (!(await focusForKey(element, stroke))) throw new PageError('ElementChanged', words.notPressed(name));
  const watch = watchEffects(consequence.kind === 'click' ? consequence.element : element);
  const end = pressTimes(element, stroke, given.times);
  const effects = await watch.finish();
  if (end === 'not pressed') throw new PageError('ElementChanged', words.notPressed(name));
  // The editor of a cell, that a key closes, is gone because the page took the key, and nothing else was meant by it.
  if (end === 'changed' && (consequence.kind !== 'none' || isConnected(element)))
    throw new PageError('ElementChanged', words.withheld(nameOfStroke(stroke), name));
  const said = words.pressed(nameOfStroke(stroke), name);
  const nothing = end === 'taken' || end === 'changed' ? words.taken : words.nothing;
  const outcome = describeAction({ element, name, said, nothing, isDone: end === 'done' }, effects, language);
  const value = isConnected(element) ? elementValue(element) : undefined;
  return value === undefined ? outcome : { ...outcome, value };
}

/** Again and again on what has the focus by then, as a person's finger would. */
function pressTimes(element: Element, stroke: KeyStroke, times: number): KeyEnd {
  let end = pressChord(element, stroke);
  for (let time = 1; time < times && end !== 'changed' && end !== 'not pressed'; time += 1) {
    const focused = deepestFocus() ?? element;
    if (!mayGoOn(element, focused, stroke)) return 'changed';
    const next = pressChord(focused, stroke);
    if (next !== 'nothing to do' || end !== 'done') end = next;
  }
  return end;
}

/** The focus moves within a menu or from field to field, but what a key changes there was not shown. */
function mayGoOn(element: Element, focused: Element, stroke: KeyStroke): boolean {
  if (isWithin(focused, element)) return true;
  const isSameGroup = isInput(element) && isInput(focused) && element.name === focused.name;
  const isChoice = isInput(focused) && stroke.key !== 'Tab' && !isSameGroup;
  return !isChoice && !isDoneAtFocus(focused, stroke) && consequenceOf(focused, stroke).kind === 'none';
}

const NO_KEY = {
  zh: (key: string) => `没有名为 “${key}” 的键。请用 Enter、Escape、ArrowDown、Control+A 这样的写法。`,
  en: (key: string) => `There is no key "${key}". Use one such as Enter, Escape, ArrowDown or Control+A.`,
};

const ONCE = {
  zh: (key: string) => `${key} 会触发操作，一次只按一下。请去掉 times。`,
  en: (key: string) => `${key} sets something off, so it is pressed once only. Leave out "times".`,
};

const WORDS = {
  zh: {
    pressed: (key: string, name: string) => `已在 “${name}” 上按下 ${key}。`,
    notPressed: (name: string) =>
      `焦点移到 “${name}” 上时它变了（名称、位置或去向不同），所以没有按键。请查看最新的元素列表，再重新提出操作。`,
    withheld: (key: string, name: string) =>
      `已在 “${name}” 上按下 ${key}，页面收到了这个键；但按下时页面变了，浏览器原本会为这个键做的事（如点击、提交或输入）没有进行。请先查看页面，再决定下一步。`,
    taken: '页面处理了这个键，但没有看到任何变化；不要认为它已生效。请查看页面，或换一个目标。',
    nothing: '页面没有理会这个键，也没有看到任何变化。请换一个目标，或改为亲手按键。',
  },
  en: {
    pressed: (key: string, name: string) => `Pressed ${key} on "${name}". `,
    notPressed: (name: string) =>
      `"${name}" changed when it got the focus (its text, place or destination), so the key was not pressed. Look at the newest list of elements and propose the action again.`,
    withheld: (key: string, name: string) =>
      `Pressed ${key} on "${name}", and the page got the key; but the page changed while it went down, so what the browser does for the key, such as a click, a sending or typing, was not done. Look at the page before going on.`,
    taken:
      'The page took the key, but nothing visible changed: do not assume that it worked. Look at the page, or try another target.',
    nothing:
      'The page ignored the key, and nothing visible changed. Try another target, or have it pressed by hand.',
  },
} as const;
