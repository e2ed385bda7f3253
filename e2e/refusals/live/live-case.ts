import { click, fill } from '../../swaps/row-specs.ts';
import type { RowSpec } from '../../swaps/scenes/scene.ts';

/** A page that means no harm and goes on by itself, or answers to the rows of one approval. */
export interface LiveCase {
  name: string;
  html: string;
  rows: readonly RowSpec[];
  /** Milliseconds that a person reads the card. */
  readingTime: number;
  /** A script that runs halfway. */
  meanwhile: string;
  /** An expression that holds once the rows have had their effect. */
  done: string;
  /** Set where the page changes what the person approved, so that asking again is right: how useful that is. */
  mayAsk?: string;
}

type More = Partial<Pick<LiveCase, 'readingTime' | 'meanwhile' | 'done' | 'mayAsk'>>;

export function live(
  name: string,
  html: string,
  rows: RowSpec | readonly RowSpec[],
  more: More = {},
): LiveCase {
  return { name, html, rows: [rows].flat(), readingTime: 900, meanwhile: '', done: 'window.did', ...more };
}

/** A button that notes its press. */
export const button = (name: string): string =>
  `<button id=act type=button onclick="did = 1">${name}</button>`;

/** A script that runs again and again; `n` counts from 1. */
export const every = (ms: number, script: string): string =>
  `<script>let n = 0; setInterval(() => { n += 1; ${script} }, ${ms})</script>`;

/** A form that notes what it sends; a script of it, the name of its button, what follows the button. */
export const form = (inner: string, script = '', name = 'Save', tail = ''): string =>
  `<form id=form novalidate onsubmit="event.preventDefault(); did = [...new FormData(this)].join()">${inner}<button id=send>${name}</button>${tail}</form><script>${script}</script>`;

export const scripted = (html: string, script: string): string => `${html}<script>${script}</script>`;

export const FIRST = `<p><label>First name <input id=first name=first></label></p>`;
export const LAST = `<p><label>Last name <input id=last name=last></label></p>`;
export const MAIL = `<p><label>E-mail <input id=mail name=mail type=email></label></p>`;

export const ACT = click('#act');
export const SEND = click('#send');
export const FIELDS_AND_SEND = [fill('#first', 'Ann'), fill('#last', 'Lee'), SEND];
