import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { innerCombobox } from '../page/choosing/open-options.ts';
import { composedParent } from '../page/dom/composed-tree.ts';
import { isInput, isLabel, isSelect, isTextField } from '../page/dom/element-types.ts';
import { attributeOf } from '../page/dom/unshadowed.ts';
import { shortName } from '../page/naming/short-name.ts';
import { PageError } from '../page/page-error.ts';
import { cleanText } from '../page/seeing/clean-text.ts';
import { isClickTarget } from '../page/seeing/click-target.ts';
import { isReadOnly } from '../page/seeing/element-state.ts';
import { elementValue } from '../page/seeing/element-value.ts';
import { interactiveRole } from '../page/seeing/role.ts';
import { shownChoice } from './choosing/chosen-state.ts';
import { selectCustom } from './choosing/select-custom.ts';
import { optionsFor, selectNative } from './choosing/select-native.ts';
import type { ToldOptions } from './choosing/told-options.ts';
import type { Operation, PreviewDetails } from './operation.ts';
import { elementOf } from './operation-target.ts';
import type { Outcome } from './outcome.ts';
import { assertPressable, pressDetails } from './pressing/press-details.ts';
import { rememberChoice } from './undo/remember-choice.ts';
import { rememberShownChoice } from './undo/remember-shown-choice.ts';
import type { WayBack } from './undo/way-back.ts';

const text = z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String));

const params = z.object({
  value: z
    .union([
      z.array(text),
      z.pipe(
        text,
        z.transform(value => [value]),
      ),
    ])
    .check(z.describe('an option, or a list of them.')),
});
type Params = z.infer<typeof params>;

export const select: Operation<Params> = {
  name: 'select',
  description: {
    zh: '在下拉框里选择 params.value（选项的文字或值；可多选时用列表）。',
    en: 'Choose params.value in a select: the text or value of an option, or a list where several can be chosen.',
  },
  verb: { zh: '选择', en: 'Select' },
  params,
  example: { action: 'select', target: { elementId: 'e_k3f9a12' }, params: { value: 'Germany' } },
  effect: 'edits',
  emptyTarget: 'none',
  aim: element => (isLabel(element) && element.control ? element.control : element),
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

function rememberSelect(element: Element, language: Language): WayBack {
  if (isSelect(element)) return rememberChoice(element, language);
  return rememberShownChoice(element, (labels, told) => runSelect(element, labels, language, told), language);
}

async function runSelect(
  element: Element,
  wanted: readonly string[],
  language: Language,
  told?: ToldOptions,
): Promise<Outcome> {
  assertSelectable(element, language);
  if (isSelect(element)) return selectNative(element, wanted, language);
  return selectCustom(element, wanted, language, told);
}

function assertSelectable(element: Element, language: Language): void {
  const name = shortName(element);
  const opensList = attributeOf(element, 'aria-haspopup') !== null;
  const isChoice = /^(combobox|listbox)$/u.test(interactiveRole(element) ?? '');
  if (!isChoice && !opensList && !innerCombobox(element) && !isDrawnSelect(element))
    throw new PageError('NotInteractable', NO_SELECT[language](name));
  assertPressable(element, language);
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
