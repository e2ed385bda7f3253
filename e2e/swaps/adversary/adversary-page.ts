import type { Page } from 'playwright-core';
import type { RowSpec } from '../scenes/scene.ts';
import type { Moment } from './moments.ts';

/** A page that changes one thing at one moment of an approved action. */
export interface AdversaryPage {
  name: string;
  html: string;
  /** What is approved. The last row is the one that a change is about. */
  rows: readonly RowSpec[];
  /** Selectors of the parts that tell a person what the target is for. */
  about: readonly string[];
  /** A selector of what our own rows write. */
  own?: string;
  /** The events from which on the page decides what happens. */
  decisive: readonly string[];
  moments: readonly Moment[];
  changes: Readonly<Record<string, Change>>;
  /** What happens while a person reads the card. */
  meanwhile?: (page: Page) => Promise<unknown>;
  /** Its last row has more than one decisive event: the oracle waits for its end, and compares at each. */
  isLong?: true;
  /** The page listens on the window, whatever is changed. */
  isOnWindow?: true;
}

/** A script, in which `$` and `$$` find elements in shadow roots too; by itself at the moments of its page. */
type Change = string | { at: readonly Moment[]; script: string };

export const STYLE =
  '<style>body{font:14px sans-serif;margin:8px} .grid,.row{display:flex;gap:12px;padding:6px;border-bottom:1px solid #ccc} button,a{padding:4px 8px}</style>';

/** Of several rows of a page the second one is meant. */
export const idOf = (row: number, id: string): string => (row === 1 ? `id=${id}` : '');
