import { composedAncestry } from '../dom/composed-tree.ts';
import { isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { isMatching, queryAllIn } from '../dom/native-dom.ts';
import { type Token, tokensOf } from './answer-words.ts';
import { stateOf } from './control-states.ts';
import { firstRuns, likesInList, type OwnRun } from './own-runs.ts';

/** A figure before our runs, and what it must be now. */
export type Count = readonly [was: number, is: number];

export function figuresOf(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ figure }) => figure ?? []);
}

/** Whether figures changed as counts did, one by one. Where some came or went, at least one of them counts a change. */
export function isCounted(was: readonly number[], is: readonly number[], counts: readonly Count[]): boolean {
  if (was.length === is.length)
    return was.every((figure, index) => counts.some(count => count[0] === figure && count[1] === is[index]));
  return was.every(figure => counts.some(count => count[0] === figure)) && areCounts(is, counts);
}

export function areCounts(figures: readonly number[], counts: readonly Count[]): boolean {
  const ofNow = (figure: number) => counts.filter(count => count[1] === figure);
  return (
    figures.every(figure => ofNow(figure).length > 0) &&
    (figures.length === 0 || figures.flatMap(ofNow).some(([old, now]) => old !== now))
  );
}

const BOXES = 'input[type=checkbox], input[type=radio], [role=checkbox], [role=switch], [role=radio]';

const MAX_LEVELS = 12;

/** `0 selected` becomes `2 of 4 selected` where we ticked two boxes of four and no other was. */
export function tickCounts(runs: readonly OwnRun[]): Count[] {
  return ticks(runs).flatMap(({ ticked, whole }) => [ticked, [whole, whole] satisfies Count]);
}

/** `3 items left` of a list that is ticked off. */
export function untickedCounts(runs: readonly OwnRun[]): Count[] {
  return ticks(runs).map(({ ticked: [was, is], whole }) => [whole - was, whole - is]);
}

interface Ticks {
  ticked: Count;
  whole: number;
}

/** Of each part of the page around the boxes. */
function ticks(runs: readonly OwnRun[]): Ticks[] {
  const own = firstRuns(runs).filter(({ wasTicked }) => wasTicked !== undefined);
  const [first] = own;
  if (!first?.target) return [];
  const followers = tickedByHead(first);
  if (followers.length > 0) {
    const ticked = followers.filter(isTicked).length;
    return [{ ticked: [Number.NaN, ticked], whole: followers.length }];
  }
  return [...composedAncestry(first.target)].slice(1, MAX_LEVELS).map(list => {
    const boxes = [...queryAllIn(list, BOXES)];
    const ticked = boxes.filter(isTicked).length;
    const changes = own.filter(({ target }) => target && boxes.includes(target));
    const more = changes.reduce(
      (sum, { target, wasTicked }) => sum + Number(isTicked(target)) - Number(wasTicked),
      0,
    );
    return { ticked: [ticked - more, ticked], whole: boxes.length };
  });
}

export function isTicked(box: Element | undefined): boolean {
  return box !== undefined && stateOf(box)?.text === '=true';
}

/** A box in the head of a table ticks its rows. */
export function tickedByHead({ target, wasTicked }: OwnRun): Element[] {
  const around = target && wasTicked !== undefined ? [...composedAncestry(target)] : [];
  const table = around.find(at => isMatching(at, TABLE));
  if (!table || !around.some(at => isMatching(at, 'thead, [role=columnheader]'))) return [];
  return [...queryAllIn(table, BOXES)].filter(box => box !== target && isTicked(box) === isTicked(target));
}

const TABLE = 'table, [role=table], [role=grid]';

/** The rows of the list in which we pressed something. */
export function rowCounts(runs: readonly OwnRun[]): Count[] {
  return runs.flatMap(({ row }) => (row ? [[row.count, likesInList(row)] satisfies Count] : []));
}

const FIELDS = 'input:not([type=hidden]), textarea, select';

/** `0 of 2 completed`, `50%`: of the fields of a form. Without the whole, the figure may be a quantity. */
export function progressCounts(runs: readonly OwnRun[], now: string): Count[] {
  const own = firstRuns(runs);
  const form = own[0]?.target && [...composedAncestry(own[0].target)].find(at => isMatching(at, FORM));
  if (!form) return [];
  const fields = [...queryAllIn(form, FIELDS)].filter(field => field.checkVisibility());
  const filled = fields.filter(isFilled).length;
  const more = own.filter(
    ({ target, former }) => target && isFilled(target) && former.join('') === '',
  ).length;
  const [was, is, whole] = [filled - more, filled, fields.length];
  const percent = (part: number) => Math.round((100 * part) / whole);
  if (/%/u.test(now)) return [[percent(was), percent(is)]];
  const isOfWhole = figuresOf(tokensOf(now)).includes(whole);
  return isOfWhole
    ? [
        [was, is],
        [whole, whole],
      ]
    : [];
}

const FORM = 'form, fieldset, dialog, [role=dialog], [role=form]';

function isFilled(field: Element): boolean {
  return (isInput(field) || isTextArea(field) || isSelect(field)) && field.value !== '';
}

/** What a field held, and what an approved run wrote. */
export function valueCounts(runs: readonly OwnRun[]): Count[] {
  return runs
    .filter(({ wasTicked }) => wasTicked === undefined)
    .flatMap(({ former, texts }) => {
      const [was, is] = [former, [...texts]].map(all => figuresOf(all.flatMap(tokensOf)));
      const olds = was && was.length > 0 ? was : [Number.NaN];
      return olds.flatMap(old => (is ?? []).map(now => [old, now] satisfies Count));
    });
}

/** Characters, words, and lines of a field. */
export function lengthCounts({ target, former }: OwnRun): Count[] {
  if (!target || !(isInput(target) || isTextArea(target))) return [];
  const [was, is] = [former[0] ?? '', target.value];
  return MEASURES.map(measure => [measure(was), measure(is)]);
}

const MEASURES = [
  (text: string) => text.length,
  (text: string) => text.split(/\s+/u).filter(Boolean).length,
  (text: string) => (text === '' ? 0 : text.split('\n').length),
];

/** `200 left` becomes `188 left` where a field holds 12 characters. */
export function isLengthLeft(was: readonly number[], is: readonly number[], run: OwnRun): boolean {
  const [[old, now] = [0, 0]] = lengthCounts(run);
  return (
    was.length === is.length && was.every((figure, index) => figure - (is[index] ?? Number.NaN) === now - old)
  );
}
