import { closestComposed, composedChildren, composedParent } from '../dom/composed-tree.ts';
import { pressedBy } from '../dom/destination.ts';
import { isElement } from '../dom/element-types.ts';
import { attributeNamesOf, attributeOf, isMatching, localNameOf, textOf } from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import { partsAbout, tiedTo } from './beside-fields.ts';
import { stateOf } from './control-states.ts';
import { keyOf, ownFieldsOf, type SentField } from './sent-fields.ts';
import { type Toggle, toggleOf } from './toggle-state.ts';

/** What an approved run of ours wrote: later rows of its batch expect it, and nothing else, to have changed. */
export interface OwnRun {
  target: Element | undefined;
  /** The written fields once the page had settled. */
  fields: readonly SentField[];
  /** What the target held before, as its value and as shown. */
  former: readonly string[];
  /** Texts that were written, and texts and values of the options that were pressed for it. */
  texts: Set<string>;
  /** What the target is called: its own words, its labels, and for what is pressed or ticked those of its row. */
  names: readonly string[];
  /** Of a box. */
  wasTicked: boolean | undefined;
  /** What spoke about the target before: with a message, pages take back its tie to the field. */
  parts: readonly Element[];
  /** What the page then said to speak about it. */
  tied: readonly Element[];
  row: OwnRow | undefined;
  /** Of the target, once the page had settled. */
  left: Toggle | undefined;
}

/** In which list the target stood, and of how many rows. */
export interface OwnRow {
  list: Element;
  tag: string;
  count: number;
}

/** In this document, by time. */
const runs: OwnRun[] = [];

/** Texts of a pressed option, for a hidden field that mirrors it. */
const MAX_TEXT = 300;

export function countOwnRuns(): number {
  return runs.length;
}

/** The runs since there were `count`. */
export function ownRunsSince(count: number): readonly OwnRun[] {
  return runs.slice(count);
}

export interface OpenRun {
  /** Takes what a successful run wrote as it is now, once the page has settled: later changes are the page's. */
  settle(isSuccess: boolean): void;
}

export function beginOwnRun(element: Element | undefined, params: unknown): OpenRun {
  const run: OwnRun = {
    target: element,
    fields: [],
    former: element ? heldBy(element) : [],
    texts: new Set([...textsIn(params), ...(element && isTickBox(element) ? TICKS : [])]),
    names: element ? namesOf(element) : [],
    wasTicked: element && isBox(element) ? stateOf(element)?.text === '=true' : undefined,
    parts: element ? partsAbout(element) : [],
    tied: element ? tiedTo(element) : [],
    row: element ? ownRowOf(element) : undefined,
    left: undefined,
  };
  runs.push(run);
  return {
    settle: isSuccess => {
      run.fields = element && isSuccess ? ownFieldsOf(element) : [];
      run.left = element && toggleOf(element);
      for (const { values } of run.fields) for (const value of values) run.texts.add(value);
      run.texts.delete('');
    },
  };
}

function isBox(element: Element): boolean {
  return isTickBox(element) || isMatching(element, '[role=checkbox], [role=switch], [role=radio]');
}

export function namesOf(element: Element): string[] {
  const labels = [...labelsOf(element).map(textOf), attributeOf(element, 'aria-label') ?? ''];
  const row = isField(element) && !isTickBox(element) ? undefined : rowOf(element);
  return [...labels, textOf(element), row ? textOf(row) : ''].map(text => text.slice(0, MAX_TEXT));
}

function rowOf(element: Element): Element | undefined {
  return closestComposed(element, at => isMatching(at, 'tr, li, [role=row], [role=listitem]'));
}

function ownRowOf(element: Element): OwnRow | undefined {
  const row = rowOf(element);
  const list = row && composedParent(row);
  if (!row || !list) return undefined;
  const found = { list, tag: localNameOf(row), count: 0 };
  return { ...found, count: likesInList(found) };
}

/** How many such rows a list has now. */
export function likesInList({ list, tag }: OwnRow): number {
  return [...composedChildren(list)].filter(child => isElement(child) && localNameOf(child) === tag).length;
}

/** The first run on each target, which knows the state before all of them. */
export function firstRuns(ownRuns: readonly OwnRun[]): OwnRun[] {
  return ownRuns.filter((run, index) => ownRuns.findIndex(({ target }) => target === run.target) === index);
}

/** The forms in which pages keep a tick in a hidden field. */
const TICKS = ['0', '1', 'false', 'true', 'off', 'on', 'no', 'yes'];

function heldBy(element: Element): string[] {
  const values = ownFieldsOf(element).flatMap(field => field.values);
  return [...values, textOf(element).trim().slice(0, MAX_TEXT)];
}

/** What a run presses on its way, such as an option of a custom select, stands for what it writes. */
export function noteOwnPress(element: Element): void {
  const run = runs.at(-1);
  if (!run || element === run.target) return;
  for (const at of pressedBy(element)) {
    run.texts.add(textOf(at).trim().slice(0, MAX_TEXT));
    for (const name of attributeNamesOf(at)) {
      if (VALUES.test(name)) run.texts.add((attributeOf(at, name) ?? '').slice(0, MAX_TEXT));
    }
  }
}

/** Attributes in which an option keeps its value. */
const VALUES = /^(?:value|title|aria-label|data-.+)$/u;

function textsIn(params: unknown): string[] {
  if (typeof params === 'string') return [params];
  if (typeof params === 'number' || typeof params === 'boolean') return [String(params)];
  return typeof params === 'object' && params !== null ? Object.values(params).flatMap(textsIn) : [];
}

/** The settled state of a field that a run wrote, by its key. */
export function writtenBy(ownRuns: readonly OwnRun[]): Map<string, SentField> {
  return new Map(ownRuns.flatMap(({ fields }) => fields.map(field => [keyOf(field), field] as const)));
}
