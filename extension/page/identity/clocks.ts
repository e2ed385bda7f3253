import { closestComposed } from '../dom/composed-tree.ts';
import { isElement, isLink, isText } from '../dom/element-types.ts';
import { childNodesOf, isMatching, previousSiblingOf, textOf } from '../dom/native-dom.ts';
import { tickingFigures } from '../timing/background-mutations.ts';
import { ownTextOf, type TickingFigure } from '../timing/tickers.ts';
import { MONEY, type Piece } from './piece.ts';

/** Proven to tick since a moment, in a node of its own, and no number that tells things apart. */
export function isClock({ at, isFixed }: Piece, since?: number): boolean {
  return !isFixed && countingFigures(at, since) !== undefined;
}

/** A text with `#` for the figures of a clock, digit by digit. */
export function stillText(text: Text, at: Element): string {
  const figures = countingFigures(at) ?? [];
  if (figures.length === 0) return text.data;
  const nodes = [...childNodesOf(at)];
  const before = nodes.slice(0, nodes.indexOf(text)).filter(isText);
  const offset = before.reduce((sum, { data }) => sum + data.length, 0);
  const isMoving = (index: number) =>
    figures.some(({ start, end }) => start <= index + offset && index + offset < end);
  return text.data.replace(DIGITS, (digits, index) => (isMoving(index) ? '#' : digits));
}

const DIGITS = /\p{Nd}+/gu;

function countingFigures(at: Element, since?: number): readonly TickingFigure[] | undefined {
  const figures = tickingFigures(at, since);
  if (!figures || closestComposed(at, isLink)) return undefined;
  return figures.every(figure => isCounting(figure, at)) ? figures : undefined;
}

/** Words may stand before what has a unit. A mere number counts where it stands first. */
function isCounting({ kind, start, numberEnd, end, isWavering }: TickingFigure, at: Element): boolean {
  const text = ownTextOf(at);
  const [left, number, right] = [text.slice(0, start), text.slice(start, numberEnd), text.slice(end)];
  const before = left.trim() === '' ? wordsBefore(at) : left;
  if (NAME_BEFORE.test(before) || /^\s*号/u.test(right)) return false;
  if (kind !== 'count') return true;
  if (/[\p{L}\p{Sc}\p{Nd}]/u.test(left) || MONEY.test(text) || isMatching(at, CELL)) return false;
  if (LONG.test(number) && /[\p{L}:]\s*$/u.test(before)) return false;
  // Of people or things, whose word follows: a lone number, or one before a name, may stand for one of them.
  return !isWavering || (!LONG.test(number) && /^\s*(?:\p{Ll}|\p{Lo})/u.test(right));
}

/** Numbers that name a thing come after these. */
const NAME_BEFORE =
  /(?:[#№第]|(?<!\p{L})(?:no|nr|num|number|order|request|invoice|ticket|case|item|row|id|nummer|bestellung|auftrag|rechnung|numéro|commande|facture|número|pedido|factura|fatura|numero|ordine|fattura|bestelling|factuur|zamówienie|faktura|номер|заказ|счёт)\.?|订单|发票|号码|注文|주문)\s*[-:：]?\s*$/iu;

const CELL = 'td, th, [role=cell], [role=gridcell], [role=rowheader], h1, h2, h3, h4, h5, h6';

/** Counts this large are mostly written in groups, as `1,204`. */
const LONG = /\p{Nd}{4}/u;

function wordsBefore(at: Element): string {
  for (let node = previousSiblingOf(at); node; node = previousSiblingOf(node)) {
    const words = isText(node) ? node.data : isElement(node) ? textOf(node) : '';
    if (words.trim() !== '') return words;
  }
  return '';
}
