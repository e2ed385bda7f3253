import { askWhich, listed } from './exchange.ts';
import type { OfflineMessages } from './messages/en.ts';
import { type DescribedElement, isSecretName, isSecretValue, titleOf } from './phrases/described-element.ts';
import type { Action, Placement } from './phrases/placement.ts';

type Missing = Pick<Extract<Placement, { kind: 'missing' }>, 'phrase' | 'finding'>;

/** Nothing fits, or several elements do. */
export function describeMissing({ phrase, finding }: Missing, messages: OfflineMessages): string {
  const what = quotePhrase(phrase, messages);
  if (finding.kind === 'several') {
    const heading = finding.ordinal === undefined ? messages.several(what) : messages.notInOrder;
    return askWhich(heading, finding.elements, messages);
  }
  const none = messages.notFound(what);
  const nearest = finding.nearest.map(({ desc }) => desc);
  return nearest.length === 0 ? none : listed(messages.closest(none), nearest);
}

/** The user's words, unless they may contain a password. */
export function quotePhrase(phrase: string, messages: OfflineMessages): string {
  if (phrase === '') return '';
  const mayHoldSecret = isSecretName(phrase) && phrase.trim().split(/\s+/u).length > 3;
  return messages.quoted(mayHoldSecret ? '…' : phrase);
}

type Placed = Extract<Placement, { kind: 'placed' }>;

/** Announces an action before the user decides. */
export function describeAction({ action, element, onto }: Placed, messages: OfflineMessages): string {
  const { value = '', direction, key = '', times, end, position } = action.params;
  if (action.action === 'press')
    return messages.press(key, times, element && messages.quoted(titleOf(element)));
  if (onto) {
    const target = element ? messages.quoted(titleOf(element)) : '';
    return messages.drag(target, messages.quoted(titleOf(onto)), position ?? 'onto');
  }
  const target = nameTarget(action, element, messages);
  if (action.action === 'scroll' && direction) {
    const way = messages.directions[direction];
    return !element && !action.target.selector ? way : messages.scrollIn(target, way);
  }
  const given = isSecretValue(value, element) ? messages.hidden : messages.quoted(value);
  const name = action.action === 'fill' && value === '' ? 'empty' : action.action;
  return (messages.steps[name] ?? messages.steps.read)?.(target, given, end) ?? target;
}

function nameTarget(
  action: Action,
  element: DescribedElement | undefined,
  messages: OfflineMessages,
): string {
  if (element) return messages.quoted(titleOf(element));
  if (action.target.selector) return action.target.description ?? action.target.selector;
  return action.action === 'read' || action.action === 'scroll' ? messages.thePage : messages.theSelection;
}
