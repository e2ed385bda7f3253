import { type MessageText, message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { isEditorHost, isInput, isTextArea } from '../../page/dom/element-types.ts';
import { isConnected, isMatching, textOf } from '../../page/dom/native-dom.ts';
import { rawValue } from '../../page/naming/element-value.ts';
import { objectionTo } from '../../page/observing/shown-errors.ts';
import { isHarmless } from '../../page/secrets/harmless-fields.ts';
import { isSecret, MASK } from '../../page/secrets/secrets.ts';
import { isPartDrawn } from '../../page/visibility/drawn-editor.ts';
import { readBack } from '../../page/writing/read-back.ts';
import { failed, succeeded } from '../contract/observed.ts';
import type { Outcome } from '../contract/outcome.ts';
import { isDialledBeside } from './dial-code.ts';
import { isSpread } from './fill-code.ts';
import { isSameContent } from './same-content.ts';
import type { WriteEnd } from './write-text.ts';

interface Filling {
  /** Before the fill: an editor's name may come from its text. */
  name: string;
  /** The model's value. */
  asked: string;
  /** The value in the field's format. */
  wanted: string;
  before: string;
  picker: WriteEnd;
  /** A hidden field beside the editor still holds the former text. */
  isMirrorStale: boolean;
}

/** Describes a fill by reading the field back after the page has settled. */
export function describeFill(element: Element, filling: Filling): Outcome {
  const { name } = filling;
  if (!isConnected(element)) return succeeded('changed', message('fill.gone', { name }));
  const now = rawValue(element) ?? '';
  const held = readBack(element, filling.wanted);
  // The model's own value tells it nothing new.
  const isOwn = held === 'whole' || held === 'joined' || isSameContent(now, filling.wanted);
  const shown = (isOwn && !isSecret(element)) || isHarmless(element) ? cleanText(now) : MASK;
  if (held === 'part')
    return succeeded('changed', message('fill.inPart', { name, length: filling.wanted.length }), shown);
  if (filling.picker === 'beside')
    return failed('changed', message('fill.beside', { name, value: shown }), shown);
  const isWanted =
    held === 'whole' || isDrawnAsDots(element, filling.wanted) || isSpread(element, filling.wanted);
  const isTaken = isWanted || (now !== filling.before && comparable(now) !== '');
  if (!isTaken) return failed('no_change', message('fill.refused', { name, value: shown }), shown);
  if (filling.picker === 'open')
    return failed('changed', message('fill.unconfirmed', { name, value: shown }), shown);
  const isSame = isSameContent(now, filling.wanted) || isDialledBeside(element, now, filling.wanted);
  if (!isWanted && !isSame) return failed('changed', message('fill.altered', { name, value: shown }), shown);
  const sentences: MessageText[] = [
    isWanted
      ? message('fill.filled', { name, value: shown })
      : message('fill.reshaped', { name, value: shown }),
  ];
  if (isWanted && filling.before === now) sentences.push(message('fill.already'));
  if (isClosedUp(element, filling.wanted)) sentences.push(message('fill.closedUp'));
  if (filling.wanted.length < filling.asked.length && isCut(element))
    sentences.push(message('fill.cut', { length: now.length }));
  if (filling.isMirrorStale) sentences.push(message('fill.mirrorStale'));
  if (isOpenCell(element)) sentences.push(message('fill.inCell'));
  const objection = objectionTo(element);
  if (objection) sentences.push(message('fill.objection', { text: objection }));
  const effect = objection ? 'validation_error' : filling.before === now ? 'no_change' : 'changed';
  return succeeded(effect, message('sentences', { sentences }), shown);
}

/** The editor of a cell keeps the focus; the table takes its value only on blur. A form may be laid out as a table. */
function isOpenCell(element: Element): boolean {
  const isInForm = isMatching(element, 'form [name]');
  return isMatching(element, ':focus:is(td *, [role=gridcell] *)') && !isEditorHost(element) && !isInForm;
}

/** Blank lines separate paragraphs, in Markdown above all: an editor may show neither them nor a gap. */
function isClosedUp(element: Element, wanted: string): boolean {
  if (!BLANK_LINE.test(wanted.trim()) || !isEditorHost(element)) return false;
  // biome-ignore lint/performance/useDomNodeTextContent: lines and the gaps between blocks count.
  return !isSecret(element) && !isPartDrawn(element) && !BLANK_LINE.test(element.innerText.trim());
}

const BLANK_LINE = /\n[^\S\n]*\n/u;

/** An editor that masks its text reads as dots. */
function isDrawnAsDots(element: Element, wanted: string): boolean {
  return isEditorHost(element) && isSecret(element) && comparable(textOf(element)) === comparable(wanted);
}

function isCut(element: Element): boolean {
  return (isInput(element) || isTextArea(element)) && element.maxLength >= 0;
}

/** Editors lay out lines in their own way, and numbers have several spellings. */
function comparable(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
