import { isElement, isText } from '../dom/element-types.ts';
import { childNodesOf, parentNodeOf } from '../dom/native-dom.ts';
import { type Figure, readFigures } from './figures.ts';

/** Texts that are proven to be clocks or counters: only their figures change, steadily. */
export interface Tickers {
  /** What these elements say at this moment is where their figures start from. */
  follow(elements: readonly Element[], moment: number): void;
  note(records: readonly MutationRecord[]): void;
  /** From now on nothing is noted. */
  end(): void;
  /** The figures in an element's own text that went on as before, if nothing else in it changed since a moment. */
  tickingFigures(element: Element, since: number): readonly TickingFigure[] | undefined;
}

export interface TickingFigure extends Figure {
  /** It goes up and down. */
  isWavering: boolean;
}

/** One steady change may be by chance. */
const FEWEST_STEPS = 2;

/** Of the smallest step. A busy page skips some. */
const LARGEST_STEP = 10;

/** Pauses without a step after which a counter has stopped: it may begin again, but not make up for them. */
const MOST_PAUSES = 5;

/** Of a figure that goes up and down: by so much, or by a tenth. */
const SMALL_WAVE = 5;

interface Ticker {
  text: string;
  /** When the text was first known. */
  since: number;
  /** Of the last step. */
  time: number;
  /** Its changes, and when the first one was. */
  changes: number;
  first: number;
  tracks: readonly Track[];
  isSteady: boolean;
}

/** How one figure of a text moved. */
interface Track {
  steps: number;
  /** The sizes of its steps. */
  least: number;
  most: number;
  /** Its values. */
  lowest: number;
  highest: number;
  direction: 'up' | 'down' | 'both' | undefined;
}

export function createTickers(): Tickers {
  const tickers = new WeakMap<Element, Ticker>();
  let ended: number | undefined;

  function start(element: Element, since: number): void {
    const text = ownTextOf(element);
    tickers.set(element, { text, since, time: since, changes: 0, first: since, tracks: [], isSteady: true });
  }

  function noteText(element: Element): void {
    const known = tickers.get(element);
    const [text, time] = [ownTextOf(element), performance.now()];
    if (!known) start(element, time);
    if (!known?.isSteady || text === known.text) return;
    const passed = time - known.time;
    const tracks = tracksAfter(known, text, passed);
    if (tracks === known.tracks) return;
    tickers.set(element, {
      ...known,
      text,
      time,
      changes: known.changes + 1,
      first: known.changes === 0 ? time : known.first,
      tracks: tracks ?? [],
      isSteady: tracks !== undefined,
    });
  }

  return {
    follow: (elements, moment) => {
      for (const element of elements) if (!tickers.get(element)?.isSteady) start(element, moment);
    },
    note: records => {
      for (const element of new Set(records.flatMap(changedElement))) noteText(element);
    },
    end: () => {
      ended ??= performance.now();
    },
    tickingFigures: (element, since) => {
      const known = tickers.get(element);
      if (!known?.isSteady || known.since > since) return undefined;
      const now = readFigures(ownTextOf(element));
      const passed = performance.now() - known.time;
      const pause = pauseOf(known);
      const hasStopped = (ended ?? performance.now()) - known.time > pause * MOST_PAUSES;
      const rounds = hasStopped ? 1 : passed / pause + FEWEST_STEPS;
      const isOnItsWay = tracksAfter(known, ownTextOf(element), passed, rounds) !== undefined;
      const moving = known.tracks.flatMap(({ steps, direction }, index) => {
        const figure = now.figures[index];
        return steps > 0 && figure ? [{ ...figure, steps, isWavering: direction === 'both' }] : [];
      });
      const isProven = moving.length > 0 && moving.every(({ steps }) => steps >= FEWEST_STEPS);
      return isProven && isOnItsWay ? moving : undefined;
    },
  };
}

/** Milliseconds between two steps, on average: a busy page makes a late step right before the next. */
function pauseOf({ changes, first, time }: Ticker): number {
  return changes > 1 ? (time - first) / (changes - 1) : Number.POSITIVE_INFINITY;
}

/**
 * How the figures of a text have moved once it says `text`; undefined where words changed, or a figure jumped. `rounds`: after
 * the watch, so many steps may have been made.
 */
function tracksAfter(
  known: Ticker,
  text: string,
  passed: number,
  rounds?: number,
): readonly Track[] | undefined {
  const [was, is] = [readFigures(known.text), readFigures(text)];
  if (was.words !== is.words || was.figures.length !== is.figures.length) return undefined;
  const pairs = was.figures.map((figure, index) => ({ figure, now: is.figures[index]?.value ?? Number.NaN }));
  if (pairs.every(({ figure, now }) => figure.value === now)) return known.tracks;
  const tracks = pairs.map(({ figure, now }, index) => {
    const track = known.tracks[index] ?? still(figure.value);
    return figure.value === now ? track : after(track, figure, now, passed, rounds);
  });
  return tracks.every(track => track !== undefined) ? tracks : undefined;
}

function still(value: number): Track {
  return {
    steps: 0,
    least: Number.POSITIVE_INFINITY,
    most: 0,
    lowest: value,
    highest: value,
    direction: undefined,
  };
}

function after(
  track: Track,
  { kind, value }: Figure,
  now: number,
  passed: number,
  rounds?: number,
): Track | undefined {
  const size = Math.abs(now - value);
  const to = now > value ? 'up' : 'down';
  const direction = track.direction === undefined || track.direction === to ? to : 'both';
  const [lowest, highest] = [Math.min(track.lowest, now), Math.max(track.highest, now)];
  const [least, most] = [Math.min(track.least, size), Math.max(track.most, size)];
  const moved: Track = { steps: track.steps + 1, least, most, lowest, highest, direction };
  if (direction === 'both') return highest - lowest <= Math.max(SMALL_WAVE, highest / 10) ? moved : undefined;
  // A time goes on as it passes, however late the page draws it.
  const isLate = kind === 'time' && size <= passed / 1000 + FEWEST_STEPS;
  const isSteady = rounds === undefined ? most <= least * LARGEST_STEP : size <= track.most * rounds;
  return isLate || isSteady ? moved : undefined;
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
