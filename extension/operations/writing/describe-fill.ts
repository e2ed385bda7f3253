import type { Language } from '@assent/shared';
import { cleanText } from '../../page/dom/clean-text.ts';
import { isEditorHost, isInput, isTextArea } from '../../page/dom/element-types.ts';
import { isConnected, isMatching, textOf } from '../../page/dom/native-dom.ts';
import { rawValue } from '../../page/naming/element-value.ts';
import { objectionTo } from '../../page/observing/shown-errors.ts';
import { isSecret, MASK } from '../../page/secrets/secrets.ts';
import { isPartDrawn, readBack } from '../../page/writing/read-back.ts';
import type { Outcome } from '../outcome.ts';
import { joinSentences } from '../receipt/join-sentences.ts';
import { isSameContent } from './same-content.ts';
import type { WriteEnd } from './write-text.ts';

interface Filling {
  /** What the field was called before: an editor may be renamed by what is written into it. */
  name: string;
  /** What the model asked for. */
  asked: string;
  /** The same as the field takes it. */
  wanted: string;
  before: string;
  picker: WriteEnd;
}

/** What a fill came to, by reading the field back after the page has settled. */
export function describeFill(element: Element, filling: Filling, language: Language): Outcome {
  const words = WORDS[language];
  const { name } = filling;
  if (!isConnected(element)) return { success: true, message: words.gone(name), effect: 'changed' };
  const now = rawValue(element) ?? '';
  const shown = isSecret(element) ? MASK : cleanText(now);
  const held = readBack(element, filling.wanted);
  if (held === 'part')
    return {
      success: true,
      message: words.inPart(name, filling.wanted.length),
      effect: 'changed',
      value: shown,
    };
  if (filling.picker === 'beside')
    return { success: false, message: words.beside(name, shown), effect: 'changed', value: shown };
  const isWanted = held === 'whole' || isDrawnAsDots(element, filling.wanted);
  const isTaken = isWanted || (now !== filling.before && comparable(now) !== '');
  if (!isTaken)
    return { success: false, message: words.refused(name, shown), effect: 'no_change', value: shown };
  if (filling.picker === 'open')
    return { success: false, message: words.unconfirmed(name, shown), effect: 'changed', value: shown };
  if (!isWanted && !isSameContent(now, filling.wanted))
    return { success: false, message: words.altered(name, shown), effect: 'changed', value: shown };
  const sentences = [isWanted ? words.filled(name, shown) : words.reshaped(name, shown)];
  if (isWanted && filling.before === now) sentences.push(words.already);
  if (isClosedUp(element, filling.wanted)) sentences.push(words.closedUp);
  if (filling.wanted.length < filling.asked.length && isCut(element)) sentences.push(words.cut(now.length));
  if (isOpenCell(element)) sentences.push(words.inCell);
  const objection = objectionTo(element);
  if (objection) sentences.push(words.objection(objection));
  const effect = objection ? 'validation_error' : filling.before === now ? 'no_change' : 'changed';
  return { success: true, message: joinSentences(sentences, language), effect, value: shown };
}

/** The editor of a cell keeps the focus, and the table takes over what it holds only when it is left. */
function isOpenCell(element: Element): boolean {
  return isMatching(element, ':focus:is(td *, [role=gridcell] *)') && !isEditorHost(element);
}

/** Blank lines part paragraphs, in Markdown above all: an editor may show neither them nor a gap. */
function isClosedUp(element: Element, wanted: string): boolean {
  if (!BLANK_LINE.test(wanted.trim()) || !isEditorHost(element)) return false;
  // biome-ignore lint/performance/useDomNodeTextContent: lines and the gaps between blocks count.
  return !isSecret(element) && !isPartDrawn(element) && !BLANK_LINE.test(element.innerText.trim());
}

const BLANK_LINE = /\n[^\S\n]*\n/u;

/** An editor that is drawn as dots reads as dots, whatever it holds. */
function isDrawnAsDots(element: Element, wanted: string): boolean {
  return isEditorHost(element) && isSecret(element) && comparable(textOf(element)) === comparable(wanted);
}

function isCut(element: Element): boolean {
  return (isInput(element) || isTextArea(element)) && element.maxLength >= 0;
}

/** Editors lay lines out in their own way, and numbers can be written in several. */
function comparable(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

const WORDS = {
  zh: {
    filled: (name: string, value: string) => `已在 “${name}” 填入：${value || '（空）'}`,
    reshaped: (name: string, value: string) => `已填写 “${name}”，但页面把内容改成了：${value}`,
    altered: (name: string, value: string) =>
      `填写 “${name}” 后，页面把内容改成了别的：${value}。不要继续依赖它的步骤；请先查看页面，或改为亲手填写。`,
    refused: (name: string, value: string) =>
      `页面没有接受 “${name}” 的内容，现在是：${value || '（空）'}。请换一种格式，或改为亲手填写。`,
    unconfirmed: (name: string, value: string) =>
      `“${name}” 里已写入 ${value}，但它的选择器仍然开着，页面可能还没有采用这个值。请查看最新的元素列表，在选择器里确认，或改为亲手选择。`,
    beside: (name: string, value: string) =>
      `编辑器把这几行放进了 “${name}” 旁边各自的块里，“${name}” 本身仍是：${value || '（空）'}。没有重复写入。请查看最新的元素列表，再决定保留或删除哪些块。`,
    closedUp: '编辑器没有保留空行，各段紧挨在一起。',
    inCell: '这是表格单元格的编辑框：用 press 按 Enter 之后，表格才会采用。',
    already: '内容原本就是这样，没有变化。',
    cut: (length: number) => `页面限制长度，只保留了前 ${length} 个字符。`,
    objection: (text: string) => `浏览器提示：${text}`,
    inPart: (name: string, length: number) =>
      `已在 “${name}” 写入全部 ${length} 个字符。这个编辑器只显示可见的几行：看到的几行与要求一致，其余的无法读取。`,
    gone: (name: string) => `已填写 “${name}”，随后页面把它移除了；请查看最新的元素列表确认。`,
  },
  en: {
    filled: (name: string, value: string) => `Filled "${name}" with: ${value || '(empty)'}`,
    reshaped: (name: string, value: string) => `Filled "${name}", but the page turned it into: ${value}`,
    altered: (name: string, value: string) =>
      `Filled "${name}", but the page made something else of it: ${value}. Do not go on with what depends on it; look at the page first, or have it filled in by hand.`,
    refused: (name: string, value: string) =>
      `The page did not accept the text for "${name}"; it is now: ${value || '(empty)'}. Try another format, or have it filled in by hand.`,
    unconfirmed: (name: string, value: string) =>
      `"${name}" reads ${value}, but its picker is still open, so the page may not have taken that. Look at the newest list of elements and confirm it in the picker, or have it chosen by hand.`,
    beside: (name: string, value: string) =>
      `The editor put these lines into blocks of their own beside "${name}", which itself still reads: ${value || '(empty)'}. Nothing was written twice. Look at the newest list of elements, and decide which blocks to keep.`,
    inCell: 'This is the open editor of a cell: the table takes it over when Enter is pressed in it.',
    closedUp: 'The editor dropped the blank lines between the paragraphs.',
    already: 'It held that already, so nothing changed.',
    cut: (length: number) => `The page limits the length: only the first ${length} characters were kept.`,
    objection: (text: string) => `The browser says: ${text}`,
    inPart: (name: string, length: number) =>
      `Put all ${length} characters into "${name}". This editor draws only the lines in view: those are as asked for, and the rest cannot be read.`,
    gone: (name: string) =>
      `Filled "${name}", and the page then took it away; look at the newest list of elements.`,
  },
} as const;
