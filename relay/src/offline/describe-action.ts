import type { OfflineMessages } from './messages/en.ts';
import { type DescribedElement, isSecretValue, titleOf } from './phrases/described-element.ts';
import type { Direction } from './phrases/intent.ts';
import type { Action } from './phrases/placement.ts';

type Described = { element?: DescribedElement | undefined; onto?: DescribedElement | undefined };

/** What an action would do, as it is announced before the person decides. */
export function describeAction(
  action: Action,
  { element, onto }: Described,
  messages: OfflineMessages,
): string {
  const { value = '', direction, key = '', times, end, position } = action.params;
  if (action.action === 'press')
    return messages.press(key, times, element && messages.quoted(titleOf(element)));
  if (onto) {
    const target = element ? messages.quoted(titleOf(element)) : '';
    return messages.drag(target, messages.quoted(titleOf(onto)), position ?? 'onto');
  }
  const target = nameTarget(action, element, messages);
  if (action.action === 'scroll' && isDirection(direction)) {
    const way = messages.directions[direction];
    return !element && !action.target.selector ? way : messages.scrollIn(target, way);
  }
  const given = isSecretValue(value, element) ? messages.hidden : messages.quoted(value);
  const name = action.action === 'fill' && value === '' ? 'empty' : action.action;
  return (messages.steps[name] ?? messages.steps.read)?.(target, given, end) ?? target;
}

function isDirection(direction: string | undefined): direction is Direction {
  return direction === 'up' || direction === 'down' || direction === 'top' || direction === 'bottom';
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
