import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { isHtmlElement, isInput, isTextField } from '../page/dom/element-types.ts';
import { typeText } from '../page/keys/type-text.ts';
import { elementValue, rawValue } from '../page/naming/element-value.ts';
import { shortName } from '../page/naming/short-name.ts';
import { PageError } from '../page/page-error.ts';
import { scrollIntoView } from '../page/scrolling/scroll-into-view.ts';
import { settle } from '../page/timing/settle.ts';
import { fieldOf } from '../page/writing/field-of.ts';
import type { Handler, Operation, PreviewDetails, ProvisionalOutcome } from './contract/operation.ts';
import { elementOf } from './contract/operation-target.ts';
import { pressDetails } from './pressing/press-details.ts';
import { assertFillable } from './writing/assert-fillable.ts';
import { describeTyping } from './writing/describe-typing.ts';
import { rememberTyping } from './writing/remember-field.ts';
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
  preview: (target, { value }) => previewType(elementOf(target), value),
  remember: (target, _params) => rememberTyping(elementOf(target)),
  run: (target, { value }) => runType(elementOf(target), value),
};

function previewType(element: Element, value: string): PreviewDetails {
  assertTypable(element, value);
  // Exact: the panel shows what is long or invisible in it.
  return { before: elementValue(element) ?? '', after: value, ...pressDetails(element, 'edits') };
}

async function runType(element: Element, value: string): Promise<ProvisionalOutcome> {
  assertTypable(element, value);
  const name = shortName(element);
  const before = rawValue(element) ?? '';
  scrollIntoView(element);
  const typed = isHtmlElement(element) ? await typeText(element, value) : { fields: [], length: 0 };
  const start = performance.now();
  await settle();
  const typing = { ...typed, name, before, text: value };
  return unlessTakenBack(element, start, () => describeTyping(element, typing));
}

function assertTypable(element: Element, value: string): void {
  assertFillable(element);
  if (isInput(element) && !isTextField(element)) {
    throw new PageError('InvalidArgument', message('type.useFill', { name: shortName(element) }));
  }
  if (isInput(element) && /\n/u.test(value)) throw new PageError('InvalidArgument', message('type.oneLine'));
  if (isInput(element) && /^(date|time|datetime-local|month|week)$/u.test(element.type)) {
    throw new PageError('InvalidArgument', message('type.useFill', { name: shortName(element) }));
  }
}
