import { rootsOf } from '../dom/shadow-roots.ts';
import { bodyOf, documentElementOf, textOf } from '../dom/unshadowed.ts';
import { withoutInvisible } from '../seeing/clean-text.ts';
import { visibleText } from '../seeing/visible-text.ts';
import type { Sight } from '../sight/sight.ts';

const MAX_TEXT = 200_000;

/** Whether a person sees the text in this document, in capitals or not, and wherever its lines break. */
export function showsText(wanted: string, sight: Sight): boolean {
  const root = bodyOf(document) ?? documentElementOf(document);
  // To look what is seen takes a hundred times as long. What stands in shadow trees is not in the text of the tree.
  const isPlain = rootsOf(document).length === 1;
  if (isPlain && !squeezed(textOf(root)).includes(squeezed(wanted))) return false;
  return folded(visibleText(root, sight, MAX_TEXT)).includes(folded(wanted));
}

function folded(text: string): string {
  return withoutInvisible(text).replace(/\s+/gu, ' ').trim().toLowerCase();
}

function squeezed(text: string): string {
  return folded(text).replaceAll(' ', '');
}
