import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { innerCombobox } from '../page/choosing/shown-choices.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { isClickTarget } from '../page/dom/click-target.ts';
import { composedAncestry, composedParent, walkComposed } from '../page/dom/composed-tree.ts';
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
import type { ReportedOptions } from './choosing/reported-options.ts';
import { selectCustom } from './choosing/select-custom.ts';
import { optionsFor, selectNative } from './choosing/select-native.ts';
import type { Handler, Operation, PreviewDetails } from './operation.ts';
import { elementOf } from './operation-target.ts';
import type { Outcome } from './outcome.ts';
import { assertPressable, pressDetails } from './pressing/press-details.ts';
import { rememberChoice } from './undo/remember-choice.ts';
import { rememberShownChoice } from './undo/remember-shown-choice.ts';
import type { UndoEntry } from './undo/undo-entry.ts';

const text = z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String));

const params = z.object({
  value: z.union([
    z.array(text),
    z.pipe(
      text,
      z.transform(value => [value]),
    ),
  ]),
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
};

export const handler: Handler<Params> = {
  aim: selectMatching,
  preview: (target, { value }, language) => previewSelect(elementOf(target), value, language),
  binds: (target, { value }, language) => bindOptions(elementOf(target), value, language),
  remember: (target, _params, language) => rememberSelect(elementOf(target), language),
  run: (target, { value }, language) => runSelect(elementOf(target), value, language),
};

function previewSelect(element: Element, wanted: readonly string[], language: Language): PreviewDetails {
  assertSelectable(element, language);
  const after = isSelect(element)
    ? optionsFor(element, wanted, language).map(option => option.label)
    : wanted;
  // Exact: the panel shows what is long or invisible in it.
  return {
    before: cleanText((isSelect(element) ? elementValue(element) : shownChoice(element)) ?? ''),
    after: after.join(', '),
    ...pressDetails(element, isSelect(element) ? 'edits' : 'acts'),
  };
}

/** The value behind a label is what is sent. */
function bindOptions(element: Element, wanted: readonly string[], language: Language): unknown {
  return isSelect(element)
    ? optionsFor(element, wanted, language).map(option => [option.label, option.value])
    : [];
}

function rememberSelect(element: Element, language: Language): UndoEntry {
  if (isSelect(element)) return rememberChoice(element, language);
  return rememberShownChoice(element, (labels, told) => runSelect(element, labels, language, told), language);
}

async function runSelect(
  element: Element,
  wanted: readonly string[],
  language: Language,
  told?: ReportedOptions,
): Promise<Outcome> {
  assertSelectable(element, language);
  if (isSelect(element)) return selectNative(element, wanted, language);
  return selectCustom(element, wanted, language, told);
}

/** By its label, by the field that a kit puts into it, or by the box that it alone fills. */
function selectMatching(element: Element): Element {
  if (isLabel(element) && element.control) return selectMatching(element.control);
  const around = [...composedAncestry(element)].slice(1, LEVELS_AROUND + 1).find(isComboboxBox);
  if (isTextField(element) && !isSelectable(element) && around) return around;
  if (isSelect(element) || isSelectable(element)) return element;
  const inside = selectsIn(element);
  return inside.length === 1 && inside[0] ? inside[0] : element;
}

const LEVELS_AROUND = 4;

/** As ARIA 1.1 has it: the box is the combobox, and the field is in it (https://www.w3.org/TR/wai-aria-1.1/#combobox). */
function isComboboxBox(element: Element): boolean {
  return isMatching(element, '[role=combobox], [aria-haspopup=listbox], [aria-haspopup=tree]');
}

function selectsIn(box: Element): Element[] {
  const visibility = createVisibility();
  const found: Element[] = [];
  walkComposed(box, element => {
    const isFound =
      (isSelect(element) || isSelectable(element)) && seenRect(element, visibility) !== undefined;
    if (isFound) found.push(element);
    return !isFound && found.length < 2;
  });
  return found;
}

function assertSelectable(element: Element, language: Language): void {
  if (!isSelectable(element)) throw new PageError('NotInteractable', NO_SELECT[language](shortName(element)));
  assertPressable(element, language);
}

function isSelectable(element: Element): boolean {
  const opens = attributeOf(element, 'aria-haspopup');
  const isChoice = /^(combobox|listbox)$/u.test(interactiveRole(element) ?? '');
  return isChoice || opens !== null || innerCombobox(element) !== undefined || isDrawnSelect(element);
}

/** A kit without roles: a field that nobody types into, or a box without a role that its class calls a select. */
function isDrawnSelect(element: Element): boolean {
  if (isInput(element)) return isTextField(element) && isReadOnly(element);
  if (interactiveRole(element) !== undefined || !isClickTarget(element)) return false;
  const around = [element, composedParent(element)].map(at => (at && attributeOf(at, 'class')) ?? '');
  return around.some(name => /select|dropdown|combo|cascader|picker/iu.test(name));
}

const NO_SELECT = {
  zh: (name: string) => `“${name}” 不是下拉框。请选择一个下拉框，或先 click 打开它，再 click 其中的选项。`,
  en: (name: string) =>
    `"${name}" is no select. Choose one, or click it to open it and then click an option.`,
};
