import { message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { type Hit, hitTestAt } from '../../page/finding/hit-point.ts';
import { shortName } from '../../page/naming/short-name.ts';
import type { Effects } from '../../page/observing/effects.ts';
import { watchEditor } from '../../page/observing/watch-editor.ts';
import { watchEffects } from '../../page/observing/watch-effects.ts';
import { type MouseEnd, pressMouse } from '../../page/pointing/press-mouse.ts';
import { pressTrusted } from '../../page/pointing/press-trusted.ts';
import { scrollPointIntoView } from '../../page/scrolling/point-in-box.ts';
import type { Provided } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';
import { assertPressable } from '../pressing/press-details.ts';
import {
  changedUnderPress,
  clearHit,
  pressable,
  unreachable,
  watchReplaced,
  withoutClick,
} from '../pressing/press-where-seen.ts';
import { describeAction, describeClick } from '../receipt/describe-action.ts';
import { isUsualClick, type MouseParams, mouseWords, shareOf, turnsOver } from './mouse-params.ts';
import { tabLinkOf } from './preview-mouse.ts';

type Driven = Pick<Provided, 'sighted' | 'play'>;

export async function pressWithMouse(
  element: Element,
  params: MouseParams,
  { sighted, play }: Driven,
): Promise<Outcome> {
  assertPressable(element);
  // The press may rename or remove the element.
  const name = shortName(element);
  const pressed = pressable(element);
  const aim = aimAt(pressed, params);
  const hit = aim();
  if (hit.status !== 'hit') throw unreachable(element, hit);
  const isReplaced = watchReplaced(pressed, name);
  const watch = watchEffects(pressed);
  const editor = watchEditor(element);
  const tab = params.button === 'middle' ? tabLinkOf(element) : undefined;
  const style = { button: params.button, count: params.clickCount };
  const { end, isTaken } = play
    ? await pressTrusted({ play, aim, target: element, ...style, isTurn: turnsOver(params) })
    : pressMouse(aim, element, style);
  const pressing = { element, name, params, isTaken, isTrusted: play !== undefined };
  const effects = await watch.finish(
    {},
    seen => end === 'done' && sighted?.(describeMouse(pressing, end, seen)),
  );
  const isAnswered = editor.isOpened() || end === 'answered' || (end === 'gone' && !isReplaced());
  if (end === 'not clicked') return describeUnclicked(pressing, effects);
  if (end !== 'done' && end !== 'half' && !isAnswered) throw changedUnderPress(element, end);
  if (end === 'half' && !isAnswered) return describeHalf(pressing, effects);
  if (tab && !isTaken) return describeTab(pressing, tab);
  return describeMouse(pressing, end, effects);
}

function aimAt(pressed: Element, params: MouseParams): () => Hit {
  const share = shareOf(params);
  return () => (share ? hitTestAt(pressed, scrollPointIntoView(pressed, share)) : clearHit(pressed));
}

interface Pressing {
  element: Element;
  /** Before the press. */
  name: string;
  params: MouseParams;
  isTaken: boolean;
  isTrusted: boolean;
}

function describeMouse(
  { element, name, params, isTaken, isTrusted }: Pressing,
  end: MouseEnd['end'],
  seen: Effects,
): Outcome {
  const { button, clickCount } = params;
  const { said: unclicked } = withoutClick(end, name);
  const said = unclicked ?? message('mouse.done', { name, ...mouseWords(params) });
  if (isUsualClick(params) && !unclicked) return describeClick({ element, name, isTrusted }, seen);
  if (button === 'left' && clickCount === 1) return describeClick({ element, name, said, isTrusted }, seen);
  // Other buttons follow no link in this tab.
  const isPress = button === 'left';
  const nothing = message(button === 'right' && !isTaken ? 'mouse.noMenu' : 'mouse.nothing');
  return describeAction({ element, name, said, nothing, isDone: false, isPress, isTrusted }, seen);
}

/** A menu that opens at once lies under the pointer by then; anything else came in its way. */
function describeUnclicked({ element, name, isTrusted }: Pressing, effects: Effects): Outcome {
  const said = message('press.notClicked', { name });
  const outcome = describeClick({ element, name, said, isTrusted }, effects);
  const isAnswer = effects.opened.length > 0 || effects.isLeaving;
  return isAnswer ? outcome : { ...outcome, success: false, error_type: 'ElementChanged' };
}

function describeHalf({ element, name, params, isTrusted }: Pressing, effects: Effects): Outcome {
  const said = message('mouse.half', { name, ...mouseWords(params) });
  const nothing = message('mouse.nothing');
  const half = { element, name, said, nothing, isDone: true, isPress: true, isTrusted };
  const outcome = describeAction(half, effects);
  return { ...outcome, success: false, error_type: 'ElementChanged' };
}

/** The background reports whether the browser opened it. */
function describeTab({ name, params }: Pressing, { href }: URL): Outcome {
  const said = message('mouse.done', { name, ...mouseWords(params) });
  return {
    success: true,
    effect: 'opened',
    message: message('sentences', { sentences: [said, message('mouse.followed')] }),
    opened: { kind: 'tab', url: cleanText(href, 2000) },
  };
}
