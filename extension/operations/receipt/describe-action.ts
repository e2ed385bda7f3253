import { type MessageText, message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { composedAncestry } from '../../page/dom/composed-tree.ts';
import { linkOf, opensTab, submissionOf } from '../../page/dom/destination.ts';
import { attributeOf, isConnected, isMatching, textOf } from '../../page/dom/native-dom.ts';
import { elementName } from '../../page/naming/element-name.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { type Effects, hasEffect } from '../../page/observing/effects.ts';
import { toneOfWords } from '../../page/observing/message-tone.ts';
import { otherProgramOf } from '../../page/observing/watch-departure.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { failed, succeeded } from '../contract/observed.ts';
import type { Outcome, PageEffect } from '../contract/outcome.ts';
import { isNowhere } from '../pressing/allowed-address.ts';
import { openedMessage, pageMessage, receiptKeys } from './receipt-keys.ts';
import { unspokenRefusal } from './unspoken-refusal.ts';

const OPENS_WINDOW = /\bopen\(|\bshow\w*Picker\(|\brequestFullscreen\(/u;

/** As a condition, not as a name in a list of event members, as in React. */
const ASKS_WHO = /\.isTrusted\b|[{,]\s*isTrusted\s*(?:,[^{}:]*)?\}\s*(?:\)|=)/u;

/** Longer scripts are bundles, whose libraries check for their own reasons. */
const MAX_SCRIPT = 20_000;

interface PerformedAction {
  element: Element;
  /** The name before the action. */
  name: string;
  /** The action as a sentence. */
  said: MessageText;
  /** The sentence for no effect. */
  nothing: MessageText;
  /** Set when the action succeeded without a change in the document, such as a move of the caret. */
  isDone: boolean;
  /** It presses the element, and so follows a link. */
  isPress: boolean;
  /** Done by input of the browser, which no page can tell from a user's. */
  isTrusted?: boolean;
  /** The element stands for the whole page, whose words are no label. */
  isPage?: true;
}

/** The outcome of a key, a hover or a focus, by its most important effect. */
export function describeAction(performed: PerformedAction, seen: Effects): Outcome {
  const { said, nothing, isDone, isPress } = performed;
  const effects = isPress ? seen : { ...seen, isClickPrevented: true };
  if (hasEffect(effects) || effects.requests > 0 || effects.isBusy) return describeClick(performed, effects);
  if (isDone && !effects.isSubmitTaken) return succeeded('changed', said);
  const sentences = [
    said,
    effects.isSubmitTaken ? message('click.swallowed') : unlessMeanwhile(effects, nothing),
  ];
  return failed('no_change', message('sentences', { sentences }));
}

const FAILED: ReadonlySet<PageEffect> = new Set(['no_change', 'validation_error', 'needs_user', 'late']);

interface Clicked {
  element: Element;
  /** Before the click. */
  name: string;
  /** The action, where it was no click. */
  said?: MessageText;
  isTrusted?: boolean;
  isPage?: true;
}

/** The outcome of a click, by its most important effect. */
export function describeClick(clicked: Clicked, seen: Effects): Outcome {
  const label = clicked.isPage ? undefined : newLabel(clicked);
  const effects = withLabel(clicked, withStandingErrors(clicked.element, seen), label);
  const effect = observedEffect(clicked, effects);
  const isFailed = FAILED.has(effect);
  const tab = effect === 'opened' && effects.opened.length === 0 ? tabOf(clicked.element) : undefined;
  const sentences = [
    clicked.said ?? message('click.clicked', { name: clicked.name }),
    sentenceOf(clicked.element, effect, effects),
    ...(effects.hasDialog ? [message('click.dialog')] : []),
    ...(label ? [message('click.reads', { label })] : []),
    ...(effects.isBusy && effect !== 'late' ? [message('click.busy')] : []),
  ];
  return {
    success: !isFailed,
    message: message('sentences', { sentences }),
    effect,
    ...(effect === 'needs_user' ? { error_type: 'NeedsUser' } : {}),
    ...(label ? { value: label } : {}),
    ...receiptKeys(effects),
    ...(tab ? { opened: tab } : {}),
  };
}

/** A button may say itself that it cannot. */
function withLabel({ element, name }: Clicked, effects: Effects, label = ''): Effects {
  if (toneOfWords(label) !== 'bad' || toneOfWords(name) === 'bad') return effects;
  return { ...effects, said: [...effects.said, { at: element, text: label, tone: 'bad' }] };
}

/** A second submit of a form that still shows its errors changes nothing; the errors are the reason. */
function withStandingErrors(element: Element, effects: Effects): Effects {
  const isStill = !hasEffect(effects) || effects.isSubmitted;
  if (!isStill || effects.isLeaving || effects.objections.length > 0 || !submissionOf(element))
    return effects;
  return { ...effects, objections: effects.standing };
}

function observedEffect({ element, isTrusted }: Clicked, effects: Effects): PageEffect {
  if (effects.isLeaving) return 'navigated';
  if (effects.isDownload) return 'download';
  const isElsewhere = effects.isMoved || effects.opened.length > 0;
  if (effects.objections.length > 0 && !isElsewhere) return 'validation_error';
  if (effects.said.some(({ tone }) => tone === 'bad') && effects.opened.length === 0)
    return 'validation_error';
  if (!isElsewhere && (isRefused(effects) || effects.frameStatus >= 400)) return 'validation_error';
  if (!effects.isMoved && effects.opened.some(isFailureDialog)) return 'validation_error';
  if (unspokenRefusal(effects)) return 'validation_error';
  if (!isElsewhere && effects.isSending) return 'late';
  if (effects.opened.length > 0 || isOpeningTab(element, effects)) return 'opened';
  if (effects.isPickerCalled) return 'needs_user';
  if (isSent(effects)) return 'submitted';
  if (effects.isMoved) return 'navigated';
  if (hasEffect(effects) || isNowFocusedField(element)) return 'changed';
  if (effects.isSubmitTaken || otherProgramOf(element) || isCurrent(element)) return 'no_change';
  const mayBeIgnored = !isTrusted && effects.requests === 0;
  return mayBeIgnored && unobservableReason(element) ? 'needs_user' : 'no_change';
}

function isFailureDialog({ kind, name }: Effects['opened'][number]): boolean {
  return kind === 'dialog' && !/[?？]\s*$/u.test(name) && toneOfWords(name) === 'bad';
}

/** The server answered with an error to what was sent, and the page does not say otherwise. */
function isRefused({ server, said }: Effects): boolean {
  return server.failure !== undefined && said.every(({ tone }) => tone !== 'good');
}

/** A page that takes a submission may only check it, or go to its next step. */
function isSent(effects: Effects): boolean {
  if (!effects.isSubmitted) return false;
  if (!effects.isSubmitTaken) return true;
  return effects.requests + effects.server.sent > 0 || effects.said.some(({ tone }) => tone === 'good');
}

/** The document does not show a new tab, but the browser opens it unless the page prevented the click. */
function isOpeningTab(element: Element, effects: Effects): boolean {
  const destination = linkOf(element);
  return (
    destination !== undefined && opensTab(element) && !isNowhere(destination) && !effects.isClickPrevented
  );
}

function tabOf(element: Element): Outcome['opened'] {
  return { kind: 'tab', url: cleanText(linkOf(element)?.href ?? '', 2000) };
}

/** A click into a field only places the caret. */
function isNowFocusedField(element: Element): boolean {
  return isMatching(element, ':focus:is(input, textarea, select, [contenteditable])');
}

/** A selected tab or the link of the current page need not react. */
function isCurrent(element: Element): boolean {
  return isMatching(element, '[aria-selected=true], [aria-current]:not([aria-current=false])');
}

/** A toggle shows its state in its label. Hidden elements, and those without text, have names from nearby text. */
function newLabel({ element, name }: Clicked): string | undefined {
  const visibility = createVisibility();
  if (!isConnected(element) || !visibility.sees(element) || elementName(element, visibility) === '')
    return undefined;
  const label = shortName(element);
  return label !== name && !label.startsWith('<') ? label : undefined;
}

function sentenceOf(element: Element, effect: PageEffect, effects: Effects): MessageText {
  const said = pageMessage(effects) || (effects.opened.find(isFailureDialog)?.name ?? '');
  const detail = said || effects.newText;
  switch (effect) {
    case 'navigated':
      return effects.isLeaving
        ? message('click.leaving', { url: cleanText(effects.url) })
        : message('click.moved', { url: cleanText(effects.url), said });
    case 'validation_error':
      return (
        unspokenRefusal(effects) ??
        (said === '' ? withoutWords(effects) : message('click.validationError', { detail: said }))
      );
    case 'late':
      return message('click.waiting');
    case 'opened':
      return message('click.opened', {
        thing: openedMessage(effects.opened[0] ?? tabOf(element) ?? { kind: 'tab' }),
        said,
      });
    case 'submitted':
      return message('click.submitted', { detail });
    case 'download':
      return message('click.download');
    case 'changed':
      return effects.isDrawingChanged ? message('click.drawing') : message('click.changed', { detail });
    case 'no_change':
      return unseen(element, effects);
    case 'needs_user':
      return message(`click.byHand.${needOf(element, effects)}`);
  }
}

/** A failure that the page does not put into words. */
function withoutWords({ server, frameStatus, newText }: Effects): MessageText {
  if (frameStatus >= 400) return message('arrival.status', { status: frameStatus, said: newText });
  return server.failure === undefined
    ? message('click.validationError', { detail: '' })
    : message('click.serverError', { status: server.failure, shows: newText });
}

function unseen(element: Element, effects: Effects): MessageText {
  const program = effects.isClickPrevented ? undefined : otherProgramOf(element);
  if (program) return message('click.program', { scheme: program });
  if (effects.requests > 0) return message('click.sentUnseen');
  return effects.isSubmitTaken
    ? message('click.swallowed')
    : unlessMeanwhile(effects, message('click.noChange'));
}

/** A late result, or what goes on by itself: nobody knows. */
function unlessMeanwhile({ meanwhile }: Effects, nothing: MessageText): MessageText {
  return meanwhile === '' ? nothing : message('click.meanwhile', { shows: meanwhile });
}

function needOf(element: Element, effects: Effects): Unobservable | 'file' {
  return effects.isPickerCalled ? 'file' : (unobservableReason(element) ?? 'distrust');
}

/** Why a page may ignore a synthetic click: no document, an `isTrusted` check, or a window, which needs a real click. */
type Unobservable = 'drawing' | 'embedded' | 'distrust' | 'window';

/** From inline scripts only; external ones cannot be read. */
function unobservableReason(element: Element): Unobservable | undefined {
  if (holds(element, 'canvas')) return 'drawing';
  if (holds(element, 'embed, object, video, audio')) return 'embedded';
  const handlers = [...composedAncestry(element)].map(at => attributeOf(at, 'onclick') ?? '').join('\n');
  if (OPENS_WINDOW.test(handlers)) return 'window';
  return ASKS_WHO.test(handlers) || isDistrustful() ? 'distrust' : undefined;
}

function holds(element: Element, selector: string): boolean {
  return isMatching(element, selector) || Element.prototype.querySelector.call(element, selector) !== null;
}

function isDistrustful(): boolean {
  const scripts = Document.prototype.querySelectorAll.call(document, 'script:not([src])');
  return [...scripts].map(textOf).some(text => text.length <= MAX_SCRIPT && ASKS_WHO.test(text));
}
