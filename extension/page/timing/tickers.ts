import { isElement, isText } from '../dom/element-types.ts';
import { childNodesOf, parentNodeOf } from '../dom/native-dom.ts';

/** Texts that are proven to be clocks or counters: only their figures change, steadily and in one direction. */
export interface Tickers {
  note(records: readonly MutationRecord[]): void;
  /** Whether an element's own text went on as it did before. */
  isTicking(element: Element): boolean;
}

/** One steady change may be by chance. */
const FEWEST_STEPS = 2;

/** Of the smallest step. A busy page skips some. */
const LARGEST_STEP = 10;

interface Ticker {
  words: string;
  value: number;
  time: number;
  steps: number[];
  /** Milliseconds between two steps, at least. */
  pause: number;
  isSteady: boolean;
}

export function createTickers(): Tickers {
  const tickers = new WeakMap<Element, Ticker>();

  function noteText(element: Element): void {
    const text = ownTextOf(element);
    const [words, value, time] = [wordsOf(text), figureOf(text), performance.now()];
    const known = tickers.get(element);
    if (!known) {
      const isSteady = value !== undefined;
      const pause = Number.POSITIVE_INFINITY;
      tickers.set(element, { words, value: value ?? 0, time, steps: [], pause, isSteady });
      return;
    }
    const step = (value ?? Number.NaN) - known.value;
    if (words === known.words && step === 0) return;
    known.isSteady &&=
      words === known.words && Number.isFinite(step) && isSteady([...known.steps, step], text);
    known.steps.push(step);
    known.pause = Math.min(known.pause, time - known.time);
    Object.assign(known, { value: value ?? known.value, time });
  }

  return {
    note: records => {
      for (const element of new Set(records.flatMap(changedElement))) noteText(element);
    },
    isTicking: element => {
      const known = tickers.get(element);
      if (!known?.isSteady || known.steps.length < FEWEST_STEPS) return false;
      const text = ownTextOf(element);
      const step = (figureOf(text) ?? Number.NaN) - known.value;
      if (wordsOf(text) !== known.words || !Number.isFinite(step)) return false;
      const most = Math.max(...known.steps.map(Math.abs));
      const rounds = (performance.now() - known.time) / Math.max(known.pause, 1) + FEWEST_STEPS;
      return (
        step === 0 || (isSteady([...known.steps, Math.sign(step)], text) && Math.abs(step) <= most * rounds)
      );
    },
  };
}

function isSteady(steps: readonly number[], text: string): boolean {
  const sizes = steps.map(Math.abs);
  const isOneWay = steps.every(step => step > 0) || steps.every(step => step < 0);
  // A time goes on as it passes, however late the page draws it.
  return isOneWay && (text.includes(':') || Math.max(...sizes) <= Math.min(...sizes) * LARGEST_STEP);
}

function changedElement({ type, target, addedNodes, removedNodes }: MutationRecord): Element[] {
  if (type === 'attributes') return [];
  const isOfText = type === 'characterData' || [...addedNodes, ...removedNodes].some(isText);
  const element = type === 'characterData' ? parentNodeOf(target) : target;
  return isOfText && element && isElement(element) ? [element] : [];
}

export function ownTextOf(element: Element): string {
  return Array.from(childNodesOf(element), node => (isText(node) ? node.data : '')).join('');
}

function wordsOf(text: string): string {
  return text.replace(FIGURES, '#').replace(/\s+/gu, ' ').trim();
}

/** Of a text with one figure: a number, or a time in seconds or milliseconds. */
function figureOf(text: string): number | undefined {
  const [only, ...others] = text.match(FIGURES) ?? [];
  if (only === undefined || others.length > 0) return undefined;
  if (!only.includes(':')) return Number(only.replace(/,/gu, ''));
  return only.split(':').reduce((sum, part) => sum * (part.length > 2 ? 1000 : 60) + Number(part), 0);
}

const FIGURES = /\d+(?:[.,:]\d+)*/gu;
