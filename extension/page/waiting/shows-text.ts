import { rootsOf } from '../dom/shadow-roots.ts';
import { bodyOf, documentElementOf, textOf } from '../dom/unshadowed.ts';
import { withoutInvisible } from '../seeing/clean-text.ts';
import { visibleText } from '../seeing/visible-text.ts';
import type { Sight } from '../sight/sight.ts';
import { watchSecrets } from '../watching/typed-secrets.ts';

const MAX_TEXT = 200_000;

/**
 * Whether a person sees the text in this document, in capitals or not, and wherever its lines break. What the page quotes of
 * a secret is no text: who guesses long enough would be told all of it.
 */
export function showsText(wanted: string, sight: Sight): boolean {
  const root = bodyOf(document) ?? documentElementOf(document);
  // To look what is seen takes a hundred times as long. What stands in shadow trees is not in the text of the tree.
  const isPlain = rootsOf(document).length === 1;
  if (isPlain && !squeezed(textOf(root)).includes(squeezed(wanted))) return false;
  const seen = visibleText(root, sight, MAX_TEXT);
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
