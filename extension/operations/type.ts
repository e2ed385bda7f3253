import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { isHtmlElement, isInput, isTextField } from '../page/dom/element-types.ts';
import { isConnected } from '../page/dom/native-dom.ts';
import { typeText } from '../page/keys/type-text.ts';
import { elementValue, rawValue } from '../page/naming/element-value.ts';
import { shortName } from '../page/naming/short-name.ts';
import { PageError } from '../page/page-error.ts';
import type { PlayInput } from '../page/pointing/input-steps.ts';
import { scrollIntoView } from '../page/scrolling/scroller.ts';
import { isHarmless } from '../page/secrets/harmless-fields.ts';
import { isSecret, MASK } from '../page/secrets/secrets.ts';
import { settle } from '../page/timing/settle.ts';
import { fieldOf } from '../page/writing/field-of.ts';
import { failed, succeeded } from './contract/observed.ts';
import type { Handler, Operation, PreviewDetails, ProvisionalOutcome } from './contract/operation.ts';
import { elementOf } from './contract/operation-target.ts';
import type { Outcome } from './contract/outcome.ts';
import { pressDetails } from './pressing/press-details.ts';
import { rememberTyping } from './writing/remember-field.ts';
import { isSameContent } from './writing/same-content.ts';
import { unlessTakenBack } from './writing/unless-taken-back.ts';
import { assertFillable } from './writing/write-text.ts';

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
  inExtras: true,
};

export const handler: Handler<Params> = {
  aim: fieldOf,
  preview: (target, { value }) => previewType(elementOf(target), value),
  remember: (target, _params) => rememberTyping(elementOf(target)),
  run: (target, { value }, { play }) => runType(elementOf(target), value, play),
};

function previewType(element: Element, value: string): PreviewDetails {
  assertTypable(element, value);
  // Exact: the panel shows long or invisible parts.
  return { before: elementValue(element) ?? '', after: value, ...pressDetails(element, 'edits') };
}

async function runType(element: Element, value: string, play?: PlayInput): Promise<ProvisionalOutcome> {
  assertTypable(element, value);
  const name = shortName(element);
  const before = rawValue(element) ?? '';
  scrollIntoView(element);
  const typed = isHtmlElement(element)
    ? await typeText(element, value, play)
    : { fields: [], length: 0, isChanged: false };
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

interface Typing {
  name: string;
  before: string;
  text: string;
  /** The field, and those that the page moved the focus to. */
  fields: readonly Element[];
  /** How many characters were typed before the focus moved elsewhere or the page changed. */
  length: number;
  isChanged: boolean;
}

/** Describes the result of typing by reading back all fields it went into. */
function describeTyping(element: Element, typing: Typing): Outcome {
  const { name, before, text, fields, length, isChanged } = typing;
  if (!isConnected(element)) return succeeded('changed', message('type.gone', { name }));
  const now = fields.map(field => rawValue(field) ?? '').join('');
  // What was typed into an empty field tells the model nothing new.
  const isOwn = before === '' && isSameContent(now, text) && !fields.some(isSecret);
  const shown = isOwn || fields.every(isHarmless) ? cleanText(now) : MASK;
  if (length < text.length) {
    const said = isChanged
      ? message('type.changed', { name, length })
      : message('type.stopped', { name, length });
    return failed(now === before ? 'no_change' : 'changed', said, shown);
  }
  if (now === before && text !== '')
    return failed('no_change', message('type.refused', { name, value: shown }), shown);
  if (isSameContent(now, before + text))
    return succeeded('changed', message('type.typed', { name, value: shown }), shown);
  return failed('changed', message('type.altered', { name, value: shown }), shown);
}
