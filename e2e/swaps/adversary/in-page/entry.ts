import { answerForClosedRoots, rememberRoot } from '../../in-page/words.ts';
import type { Moment } from '../moments.ts';
import { find, findAll } from './find.ts';
import { seenIn } from './seen.ts';
import { sentBy } from './sent.ts';

export interface Watched {
  target: string;
  about: readonly string[];
  own: string;
  decisive: readonly string[];
  lastRow: number;
}

/** A decisive event of a row. */
interface Decided {
  row: number;
  event: string;
  /** The page had changed before. */
  isChanged: boolean;
  /** Between what was shown and what was there now; empty where nothing was. */
  difference: string;
}

let watched: Watched = { target: 'body', about: [], own: '', decisive: [], lastRow: 0 };
let shown: string[] = [];
let row = -1;
let isChanged = false;
const decided: Decided[] = [];
const notes: string[] = [];
const lastRowDecided = Promise.withResolvers<void>();

function facts(): string[] {
  const { target: selector, about, own } = watched;
  const [target] = findAll(selector);
  const parts = about.flatMap(each => findAll(each));
  const seen = [...seenIn(parts, target, own), ...notes];
  return target
    ? [...seen, '|', ...marksOf(target, own), '|', ...descriptionsOf(target), '|', ...sentBy(target, own)]
    : seen;
}

/** Attributes by which pages and frameworks decide what a press does. */
const MARK =
  /^(data-|hx-|wire|phx-|ng-|x-on|@|onclick|href|name$|type$|autocomplete|role$|popover|command|formnovalidate|novalidate|for$|form$|value$|inputmode|download|aria-haspopup)/;

const LEVELS = 5;

/** Of the target and the boxes around it. */
function marksOf(target: Element, own: string): string[] {
  const marks: string[] = [];
  let at: Element | null = target;
  for (let level = 0; at && level < LEVELS; level += 1) {
    const isOwn = own !== '' && at.matches(own);
    for (const { name, value } of at.attributes)
      if (MARK.test(name) && !(isOwn && name === 'value')) marks.push(`${name}=${value}`);
    at = parentOf(at);
  }
  return marks;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function descriptionsOf(target: Element): string[] {
  const ids = (target.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  return ids.map(id => document.getElementById(id)?.textContent ?? '');
}

function decide(event: string): void {
  if (row < 0) return;
  decided.push({ row, event, isChanged, difference: differenceBetween(shown, facts()) });
  if (row === watched.lastRow) lastRowDecided.resolve();
}

function differenceBetween(before: readonly string[], now: readonly string[]): string {
  if (JSON.stringify(before) === JSON.stringify(now)) return '';
  const added = [...now];
  const lost = before.filter(text => {
    const index = added.indexOf(text);
    if (index >= 0) added.splice(index, 1);
    return index < 0;
  });
  return lost.length + added.length === 0
    ? `another order: ${now.join(' ')}`
    : `${JSON.stringify(lost)} → ${JSON.stringify(added)}`;
}

function changeOnce(change: () => void): void {
  if (isChanged) return;
  isChanged = true;
  change();
}

/** What Node calls in the page's own world. */
export const adversary = {
  find,
  findAll,
  watch: (given: Watched): void => {
    watched = given;
    for (const type of given.decisive) addEventListener(type, () => decide(type), { capture: true });
  },
  /** The card is shown: what a person reads now is what was approved. */
  show: (): void => {
    shown = facts();
  },
  arm: (moment: Moment, on: string, isOnWindow: boolean, change: () => void): void => {
    const { event, delay } = moment;
    if (event === undefined) {
      changeOnce(change);
      return;
    }
    const listener = (): void => {
      if (row !== (moment.row === 'first' ? 0 : watched.lastRow)) return;
      if (delay === undefined) changeOnce(change);
      else setTimeout(changeOnce, delay, change);
    };
    (isOnWindow ? window : find(on)).addEventListener(event, listener, { capture: true });
  },
  /** A script says what it changed where nothing here sees it, such as pixels and frames. */
  note: (what: string): void => {
    notes.push(what);
  },
  begin: (index: number): void => {
    row = index;
  },
  lastRowDecided: (): Promise<void> => lastRowDecided.promise,
  report: () => ({ isChanged, decided: decided.filter(each => each.row === watched.lastRow) }),
};

export type Adversary = typeof adversary;

function rememberRoots(): void {
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (this: Element, init: ShadowRootInit): ShadowRoot {
    const root = attachShadow.call(this, init);
    rememberRoot(this, root);
    return root;
  };
}

/** Nothing leaves this document: what would have is compared before. */
function stayHere(): void {
  addEventListener('submit', event => event.preventDefault());
  addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
}

rememberRoots();
answerForClosedRoots();
stayHere();
Object.assign(globalThis, { adversary });
