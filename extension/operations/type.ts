import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { isHtmlElement, isInput, isTextField } from '../page/dom/element-types.ts';
import { typeText } from '../page/keys/type-text.ts';
import { elementValue, rawValue } from '../page/naming/element-value.ts';
import { shortName } from '../page/naming/short-name.ts';
import { PageError } from '../page/page-error.ts';
import { scrollIntoView } from '../page/scrolling/scroll-into-view.ts';
import { settle } from '../page/timing/settle.ts';
import { fieldOf } from '../page/writing/field-of.ts';
import type { Handler, Operation, PreviewDetails, ProvisionalOutcome } from './operation.ts';
import { elementOf } from './operation-target.ts';
import { pressDetails } from './pressing/press-details.ts';
import { rememberTyping } from './undo/remember-typing.ts';
import { assertFillable } from './writing/assert-fillable.ts';
import { describeTyping } from './writing/describe-typing.ts';
import { unlessTakenBack } from './writing/unless-taken-back.ts';

const params = z.object({
  value: z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)),
});
type Params = z.infer<typeof params>;

export const type: Operation<'type', Params> = {
  name: 'type',
  params,
  example: { action: 'type', target: { elementId: 'e_k3f9a12' }, params: { value: '123456' } },
  effect: 'edits',
  writesText: true,
  emptyTarget: 'none',
  errors: ['InvalidArgument', 'NotInteractable', 'NeedsUser'],
  editable: ['value'],
};

export const handler: Handler<Params> = {
  aim: fieldOf,
  preview: (target, { value }, language) => previewType(elementOf(target), value, language),
  remember: (target, _params, language) => rememberTyping(elementOf(target), language),
  run: (target, { value }, language) => runType(elementOf(target), value, language),
};

function previewType(element: Element, value: string, language: Language): PreviewDetails {
  assertTypable(element, value, language);
  // Exact: the panel shows what is long or invisible in it.
  return { before: elementValue(element) ?? '', after: value, ...pressDetails(element, 'edits') };
}

async function runType(element: Element, value: string, language: Language): Promise<ProvisionalOutcome> {
  assertTypable(element, value, language);
  const name = shortName(element);
  const before = rawValue(element) ?? '';
  scrollIntoView(element);
  const typed = isHtmlElement(element) ? await typeText(element, value) : { fields: [], length: 0 };
  const start = performance.now();
  await settle();
  const typing = { ...typed, name, before, text: value };
  return unlessTakenBack(element, start, () => describeTyping(element, typing, language));
}

function assertTypable(element: Element, value: string, language: Language): void {
  assertFillable(element, language);
  if (isInput(element) && !isTextField(element)) {
    throw new PageError('InvalidArgument', USE_FILL[language](shortName(element)));
  }
  if (isInput(element) && /\n/u.test(value)) throw new PageError('InvalidArgument', ONE_LINE[language]);
  if (isInput(element) && /^(date|time|datetime-local|month|week)$/u.test(element.type)) {
    throw new PageError('InvalidArgument', USE_FILL[language](shortName(element)));
  }
}

const USE_FILL = {
  zh: (name: string) => `“${name}” 不能逐个字符键入，请改用 fill。`,
  en: (name: string) => `"${name}" cannot be typed into key by key; use fill.`,
};

const ONE_LINE = {
  zh: '这个输入框只有一行。请去掉换行；要提交请之后用 press 按 Enter。',
  en: 'This field has one line only. Leave out the line breaks; to send it, press Enter afterwards with the press action.',
} as const;
