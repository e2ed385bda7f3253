import { message } from '../../messages/message.ts';
import { expanderOf } from '../../page/choosing/expand-item.ts';
import { queryField, typeQuery } from '../../page/choosing/type-query.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { composedDescendants, isWithin } from '../../page/dom/composed-tree.ts';
import { linkOf, submissionOf } from '../../page/dom/destination.ts';
import { isDisabled } from '../../page/dom/element-state.ts';
import { isText } from '../../page/dom/element-types.ts';
import { attributeOf, childNodesOf, textOf } from '../../page/dom/native-dom.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { settle, waitFor } from '../../page/timing/settle.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { visibleText } from '../../page/visibility/visible-text.ts';
import { staysHere } from '../pressing/allowed-address.ts';
import { type Choice, isSameName, listOptions, matchLabels } from './match-option.ts';
import type { Choosing, OptionList } from './option-list.ts';
import { scrollThrough } from './scroll-through.ts';

const LIST_DEADLINE_MS = 1500;
const DRAWN_DEADLINE_MS = 300;
/** For a list that asks its server. */
const SEARCH_DEADLINE_MS = 3000;
const MAX_EXPANDED = 40;

export interface CustomOption extends Choice {
  element: Element;
}

/** The option of this name in an open list: drawn already, or found by a search, scrolling or expanding. */
export async function findOption({ widget, list, press }: Choosing, name: string): Promise<CustomOption> {
  const reported = await drawnChoices(widget, list);
  const found =
    (await waitFor(() => find(list, name), DRAWN_DEADLINE_MS)) ??
    (await search(widget, list, name)) ??
    (await scrollThrough(list.options, () => find(list, name))) ??
    (await unfold(list, name, press));
  if (!found) await list.close();
  const [only, ...others] = found ?? [];
  if (!only)
    throw new PageError(
      'InvalidArgument',
      message('select.notAnOption', { name, options: listOptions(reported, name) }),
    );
  if (others.length > 0)
    throw new PageError(
      'InvalidArgument',
      message('select.ambiguous', { option: cleanText(name), count: others.length + 1 }),
    );
  assertChoosable(only);
  return only;
}

/** The initial options. A searchable list may have none. */
async function drawnChoices(widget: Element, list: OptionList): Promise<CustomOption[]> {
  const isSearched = queryField(widget, []) !== undefined;
  const deadline = isSearched ? DRAWN_DEADLINE_MS : LIST_DEADLINE_MS;
  const hasOptions = () => waitFor(() => list.options().length > 0 || undefined, deadline);
  if ((await hasOptions()) || isSearched) return choicesOf(list.options());
  // A list that was still closing during the press (Material Web) opens and closes again.
  await list.open();
  if (await hasOptions()) return choicesOf(list.options());
  await list.close();
  throw new PageError('NotInteractable', message('select.noList', { name: shortName(widget) }));
}

function find(list: OptionList, name: string): CustomOption[] | undefined {
  const options = choicesOf(list.options());
  const found = matchLabels(options, name);
  // A row in a row is the same choice.
  if (found.length > 0)
    return found.filter(({ element }) => !found.some(other => isInside(element, other.element)));
  const byPart = options.filter(({ element }) => hasPartCalled(element, name));
  return byPart.length > 0 ? byPart : undefined;
}

function isInside(element: Element, other: Element): boolean {
  return element !== other && isWithin(element, other);
}

/** An option may show more than its name, such as a country's dialling code. */
function hasPartCalled(option: Element, name: string): boolean {
  const texts = composedDescendants(option).flatMap(part => [textOf(part), ownTextOf(part)]);
  return [ownTextOf(option), ...texts].some(text => isSameName(text, name));
}

function ownTextOf(part: Element): string {
  return [...childNodesOf(part)]
    .filter(isText)
    .map(({ data }) => data)
    .join('');
}

export function choicesOf(options: readonly Element[]): CustomOption[] {
  const visibility = createVisibility();
  return options.map(element => ({
    element,
    label: visibleText(element, visibility, 200).trim() || (attributeOf(element, 'aria-label') ?? ''),
    value: attributeOf(element, 'data-value') ?? attributeOf(element, 'value') ?? '',
  }));
}

async function search(widget: Element, list: OptionList, name: string): Promise<CustomOption[] | undefined> {
  const field = queryField(widget, list.options());
  if (!field) return undefined;
  const before = field.value;
  typeQuery(field, name);
  const found = await waitFor(() => find(list, name), SEARCH_DEADLINE_MS);
  if (found) {
    // The list may be about to redraw.
    await settle();
    return find(list, name);
  }
  typeQuery(field, before);
  await settle();
  return undefined;
}

async function unfold(
  list: OptionList,
  name: string,
  press: Choosing['press'],
): Promise<CustomOption[] | undefined> {
  const tried = new Set<Element>();
  for (let count = 0; count < MAX_EXPANDED; count += 1) {
    const item = list.options().find(option => !tried.has(option) && expanderOf(option));
    const expander = item && expanderOf(item);
    if (!item || !expander) return undefined;
    tried.add(item);
    press(expander);
    await settle();
    const found = find(list, name);
    if (found) return found;
  }
  return undefined;
}

function assertChoosable({ element, label }: CustomOption): void {
  if (isDisabled(element))
    throw new PageError('NotInteractable', message('select.disabled', { option: cleanText(label) }));
  const link = linkOf(element);
  if ((link && !staysHere(link)) || submissionOf(element)) {
    throw new PageError('NotPermitted', message('select.leads', { option: cleanText(label) }));
  }
}
