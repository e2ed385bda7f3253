import { withoutInvisible } from '../dom/clean-text.ts';
import { rootsOf } from '../dom/composed-tree.ts';
import { bodyOf, documentElementOf, textOf } from '../dom/native-dom.ts';
import { elementIds } from '../identity/element-ids.ts';
import { findAgain } from '../identity/find-again.ts';
import { fittingDescription } from '../search/find-by-description.ts';
import { matchesOf } from '../search/find-by-selector.ts';
import type { TargetNames } from '../search/resolve-target.ts';
import { watchSecrets } from '../secrets/typed-secrets.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { type Sign, watchNetwork } from './watch-network.ts';

const MAX_TEXT = 200_000;

/** A selector may fit everything. */
const MAX_FITTING = 1_000;

export interface Look {
  /** Throws `InvalidArgument` for an impossible condition. */
  sign(): Sign;
  stop(): void;
}

export function lookFor(condition: PageCondition): Look {
  if (condition.for === 'network') return watchNetwork();
  const stop = () => undefined;
  if ('text' in condition) return { sign: () => textSign(condition), stop };
  return { sign: () => elementSign(condition), stop };
}

function elementSign(condition: Extract<PageCondition, { for: 'element' | 'gone' }>): Sign {
  const visibility = createVisibility();
  const fitting = fittingElements(condition.target, visibility);
  const shown = fitting.filter(element => seenRect(element, visibility)).length;
  const isMet = condition.for === 'element' ? shown > 0 : shown === 0 && isThere();
  return { isMet, fitting: fitting.length, shown };
}

function textSign({ for: wanted, text }: Extract<PageCondition, { for: 'text' | 'text gone' }>): Sign {
  const isShown = showsText(text, createVisibility());
  return { isMet: wanted === 'text' ? isShown : !isShown && isThere() };
}

/** An unfinished document may still get what is missing. */
function isThere(): boolean {
  return document.readyState !== 'loading';
}

/** All matches of a target, visible or not: a wait need not choose one. */
function fittingElements(target: TargetNames, visibility: Visibility): Element[] {
  const { elementId, selector, description } = target;
  if (elementId) return ofId(elementId, visibility);
  if (selector) return matchesOf(selector).slice(0, MAX_FITTING);
  return description ? fittingDescription(description, visibility).fitting.map(({ element }) => element) : [];
}

/** The element, or its redrawn replacement. */
function ofId(id: string, visibility: Visibility): Element[] {
  const found = elementIds.find(id);
  if (found.status === 'found') return [found.element];
  const again = found.status === 'gone' && found.signature && findAgain(found.signature, visibility);
  return again ? [again] : [];
}

/** Whether a text is visible, regardless of case and line breaks. Quoted secrets do not count: guesses would reveal them. */
function showsText(wanted: string, visibility: Visibility): boolean {
  const root = bodyOf(document) ?? documentElementOf(document);
  // Checking visibility is a hundred times slower. A tree's text lacks that of its shadow trees.
  const isPlain = rootsOf(document).length === 1;
  if (isPlain && !squeezed(textOf(root)).includes(squeezed(wanted))) return false;
  const seen = visibleText(root, visibility, MAX_TEXT);
  const isIn = (text: string) => folded(text).includes(folded(wanted));
  return isIn(seen) && isIn(withoutSecrets(seen));
}

function withoutSecrets(text: string): string {
  const secrets = watchSecrets();
  secrets.stop();
  return secrets.mask(text);
}

function folded(text: string): string {
  return withoutInvisible(text).replace(/\s+/gu, ' ').trim().toLowerCase();
}

function squeezed(text: string): string {
  return folded(text).replaceAll(' ', '');
}

/** A condition to wait for in a page, made of texts alone so that it can be sent. */
export type PageCondition =
  | { for: 'element' | 'gone'; target: TargetNames }
  | { for: 'text' | 'text gone'; text: string }
  | { for: 'network' };
