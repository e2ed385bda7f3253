import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { innerCombobox } from '../page/choosing/shown-choices.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { isClickTarget } from '../page/dom/click-target.ts';
import { composedAncestry, outermostIn } from '../page/dom/composed-tree.ts';
import { isReadOnly } from '../page/dom/element-state.ts';
import { isInput, isLabel, isSelect, isTextField } from '../page/dom/element-types.ts';
import { attributeOf, isMatching } from '../page/dom/native-dom.ts';
import { interactiveRole } from '../page/dom/role.ts';
import { elementValue } from '../page/naming/element-value.ts';
import { shortName } from '../page/naming/short-name.ts';
import { PageError } from '../page/page-error.ts';
import { seenRect } from '../page/visibility/seen-rect.ts';
import { createVisibility } from '../page/visibility/visibility.ts';
import { shownChoice } from './choosing/chosen-state.ts';
import type { ReportedOptions } from './choosing/remember-shown-choice.ts';
import { rememberShownChoice } from './choosing/remember-shown-choice.ts';
import { selectCustom } from './choosing/select-custom.ts';
import { assertOptionsEnabled, optionsFor, rememberChoice, selectNative } from './choosing/select-native.ts';
import { nameOf, type Wanted, wantedSchema } from './choosing/wanted-option.ts';
import type { Handler, Operation, PreviewDetails, Sighted } from './contract/operation.ts';
import { elementOf } from './contract/operation-target.ts';
import type { Outcome } from './contract/outcome.ts';
import type { UndoEntry } from './contract/undo-entry.ts';
import { assertPressable, notYetOf, previewPress } from './pressing/press-details.ts';

const plain = { type: ['string', 'number', 'boolean'] };

/** What models learn of it: an object for each way to name an option would go along with every request. */
const asTold = z.unknown().check(z.meta({ anyOf: [{ type: 'array', items: plain }, plain] }));

const params = z.object({
  value: z.pipe(
    asTold,
    z.pipe(
      z.transform(value => (Array.isArray(value) ? value : value === null ? [] : [value])),
      z.array(wantedSchema),
    ),
  ),
});
type Params = z.infer<typeof params>;

export const select: Operation<'select', Params> = {
  name: 'select',
  params,
  example: { action: 'select', target: { elementId: 'e_k3f9a12' }, params: { value: 'Germany' } },
  effect: 'edits',
  emptyTarget: 'none',
  errors: ['InvalidArgument', 'ElementChanged', 'NotInteractable', 'NotPermitted'],
  editable: ['value'],
  inExtras: true,
};

export const handler: Handler<Params> = {
  aim: selectFor,
  preview: (target, { value }) => previewSelect(elementOf(target), value),
  binds: (target, { value }) => bindOptions(elementOf(target), value),
  remember: target => rememberSelect(elementOf(target)),
  run: (target, { value }, { sighted }) => runSelect(elementOf(target), value, { sighted }),
};

function previewSelect(element: Element, wanted: readonly Wanted[]): PreviewDetails {
  assertIsSelect(element);
  const after = isSelect(element)
    ? optionsFor(element, wanted).map(option => option.label)
    : wanted.map(nameOf);
  // Exact: the panel shows long or invisible parts.
  return {
    before: cleanText((isSelect(element) ? elementValue(element) : shownChoice(element)) ?? ''),
    after: after.join(', '),
    ...previewPress(element, isSelect(element) ? 'edits' : 'acts'),
    ...(isSelect(element) && notYetOf(() => assertOptionsEnabled(element, wanted))),
  };
}

/** The form sends the value behind the label. */
function bindOptions(element: Element, wanted: readonly Wanted[]): unknown {
  return isSelect(element) ? optionsFor(element, wanted).map(option => [option.label, option.value]) : [];
}

function rememberSelect(element: Element): UndoEntry {
  if (isSelect(element)) return rememberChoice(element);
  return rememberShownChoice(element, (labels, reported) => runSelect(element, labels, { reported }));
}

async function runSelect(
  element: Element,
  wanted: readonly Wanted[],
  { reported, sighted }: { reported?: ReportedOptions | undefined; sighted?: Sighted | undefined } = {},
): Promise<Outcome> {
  assertIsSelect(element);
  assertPressable(element);
  return isSelect(element)
    ? selectNative(element, wanted, sighted)
    : selectCustom(element, wanted.map(nameOf), reported);
}

/** By its label, by the field inside it, or by the box around it. */
function selectFor(element: Element): Element {
  if (isLabel(element) && element.control) return selectFor(element.control);
  const around = [...composedAncestry(element)].slice(1, LEVELS_AROUND + 1).find(isComboboxBox);
  if (isTextField(element) && !isSelectable(element) && around) return around;
  if (isSelect(element) || isSelectable(element)) return element;
  const inside = selectsIn(element);
  return inside.length === 1 && inside[0] ? inside[0] : element;
}

const LEVELS_AROUND = 4;

/** In ARIA 1.1 the box is the combobox and contains the field (https://www.w3.org/TR/wai-aria-1.1/#combobox). */
function isComboboxBox(element: Element): boolean {
  return isMatching(element, '[role=combobox], [aria-haspopup=listbox], [aria-haspopup=tree]');
}

function selectsIn(box: Element): Element[] {
  const visibility = createVisibility();
  return outermostIn(
    box,
    element => (isSelect(element) || isSelectable(element)) && seenRect(element, visibility) !== undefined,
  );
}

function assertIsSelect(element: Element): void {
  if (!isSelectable(element))
    throw new PageError('NotInteractable', message('select.notASelect', { name: shortName(element) }));
}

function isSelectable(element: Element): boolean {
  const opens = attributeOf(element, 'aria-haspopup');
  const isChoice = /^(combobox|listbox)$/u.test(interactiveRole(element) ?? '');
  return isChoice || opens !== null || innerCombobox(element) !== undefined || isDrawnSelect(element);
}

/** In kits without roles: a read-only field, or a box whose class names it a select, with the field in it. */
function isDrawnSelect(element: Element): boolean {
  const around = [...composedAncestry(element)].slice(0, isInput(element) ? 3 : 2);
  const isNamed = around.some(at => SELECT_CLASS.test(attributeOf(at, 'class') ?? ''));
  if (isInput(element)) return isTextField(element) && (isReadOnly(element) || isNamed);
  return isNamed && interactiveRole(element) === undefined && isClickTarget(element);
}

const SELECT_CLASS = /select|dropdown|combo|cascader|picker/iu;
