import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { closestComposed } from '../page/dom/composed-tree.ts';
import { isEditorHost, isTextField } from '../page/dom/element-types.ts';
import { bodyOf, textOf } from '../page/dom/native-dom.ts';
import { numberOf } from '../page/identity/node-numbers.ts';
import { shortName } from '../page/naming/short-name.ts';
import { PageError } from '../page/page-error.ts';
import { focus } from '../page/pointing/press.ts';
import { findQuote, rangeBetween } from '../page/reading/find-quote.ts';
import { readSelection } from '../page/reading/read-selection.ts';
import { scrollIntoView } from '../page/scrolling/scroller.ts';
import { isReadable } from '../page/secrets/harmless-fields.ts';
import { textHider } from '../page/secrets/typed-secrets.ts';
import { settle } from '../page/timing/settle.ts';
import { createVisibility } from '../page/visibility/visibility.ts';
import { failed, succeeded } from './contract/observed.ts';
import type { BoundTarget, Handler, Operation } from './contract/operation.ts';
import type { Outcome } from './contract/outcome.ts';

const place = z.number().check(z.int(), z.gte(0));

const params = z.object({
  quote: z.optional(
    z.string().check(z.refine(text => text.length <= 2_000, 'expected at most 2,000 characters')),
  ),
  from: z.optional(place),
  to: z.optional(place),
});
type Params = z.infer<typeof params>;

export const selectText: Operation<'select_text', Params> = {
  name: 'select_text',
  params,
  example: { action: 'select_text', target: {}, params: { quote: 'free returns within 30 days' } },
  effect: 'acts',
  emptyTarget: 'page',
  errors: ['InvalidArgument', 'ElementNotFound', 'NeedsUser', 'Unsupported'],
  inExtras: true,
};

export const handler: Handler<Params> = {
  preview: (target, given) => ({ effect: 'acts', after: chosenIn(rootOf(target), given).text }),
  binds: (target, given) => bindText(rootOf(target), given),
  run: (target, given) => runSelect(rootOf(target), given),
};

/** The text to select: in a field from one character to another, elsewhere as a range. */
type Chosen =
  | { kind: 'field'; field: HTMLInputElement | HTMLTextAreaElement; from: number; to: number; text: string }
  | { kind: 'range'; range: Range; text: string };

function rootOf(target: BoundTarget): Element {
  return target.kind === 'element' ? target.element : bodyOf(document);
}

function bindText(root: Element, given: Params): unknown {
  const chosen = chosenIn(root, given);
  if (chosen.kind === 'field') return [chosen.from, chosen.to, chosen.text];
  const { startContainer, startOffset, endContainer, endOffset } = chosen.range;
  return [[startContainer, endContainer].map(numberOf), startOffset, endOffset, chosen.text];
}

function chosenIn(root: Element, given: Params): Chosen {
  return isTextField(root) ? chosenInField(root, given) : chosenInText(root, given);
}

function chosenInField(field: HTMLInputElement | HTMLTextAreaElement, { quote, from, to }: Params): Chosen {
  const name = shortName(field);
  if (!isReadable(field)) throw new PageError('NeedsUser', message('selectText.secret', { name }));
  if (field.selectionStart === null)
    throw new PageError('Unsupported', message('selectText.unsupported', { name }));
  const { value } = field;
  if (quote === undefined) return inField(from ?? 0, Math.min(to ?? value.length, value.length));
  const count = value.split(quote).length - 1;
  if (quote === '' || count !== 1) throw notOne(quote, count);
  const start = value.indexOf(quote);
  return inField(start, start + quote.length);

  function inField(start: number, end: number): Chosen {
    if (start >= end) throw notOne('', 0);
    return { kind: 'field', field, from: start, to: end, text: value.slice(start, end) };
  }
}

function chosenInText(root: Element, { quote, from, to }: Params): Chosen {
  const ranges =
    quote === undefined ? rangesBetween(root, from, to) : findQuote(root, quote, createVisibility());
  const [range, ...others] = ranges;
  if (!range || others.length > 0) throw notOne(quote ?? '', ranges.length);
  const text = range.toString();
  if (textHider()([text])[0] !== text)
    throw new PageError('NeedsUser', message('selectText.secret', { name: shortName(root) }));
  return { kind: 'range', range, text };
}

function rangesBetween(root: Element, from: number | undefined, to: number | undefined): Range[] {
  if (from === undefined && to === undefined) {
    const range = document.createRange();
    range.selectNodeContents(root);
    return textOf(root).trim() === '' ? [] : [range];
  }
  const start = from ?? 0;
  const range = to === undefined || to <= start ? undefined : rangeBetween(root, start, to);
  return range ? [range] : [];
}

function notOne(quote: string, count: number): PageError {
  const text = cleanText(quote, 120);
  return count === 0
    ? new PageError('ElementNotFound', message('selectText.none', { text }))
    : new PageError('InvalidArgument', message('selectText.several', { text, count }));
}

async function runSelect(root: Element, given: Params): Promise<Outcome> {
  const chosen = chosenIn(root, given);
  scrollTo(chosen);
  if (chosen.kind === 'field') {
    focus(chosen.field);
    chosen.field.setSelectionRange(chosen.from, chosen.to);
  } else selectRange(chosen.range);
  await settle();
  const { text } = readSelection();
  const isSelected = plain(text) === plain(chosen.text) && text !== '';
  if (isSelected)
    return succeeded('changed', message('selectText.done', { text: cleanText(text, 120) }), text);
  return failed('no_change', message('selectText.other', { text: cleanText(text, 120) }), text);
}

/** An editor takes a selection only while it has the focus. */
function selectRange(range: Range): void {
  const around = range.startContainer.parentElement;
  const editor = around && closestComposed(around, isEditorHost);
  if (editor) focus(editor);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function scrollTo(chosen: Chosen): void {
  const element = chosen.kind === 'field' ? chosen.field : chosen.range.startContainer.parentElement;
  if (element) scrollIntoView(element);
}

function plain(text: string): string {
  return text.replace(/\s+/gu, '');
}
