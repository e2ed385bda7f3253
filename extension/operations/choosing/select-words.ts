import { cleanText } from '../../page/dom/clean-text.ts';
import type { Choice } from './match-option.ts';

const MAX_REPORTED_OPTIONS = 30;

/** What there is to choose from, for a model that named something else. */
export function listOptions(options: readonly Choice[]): string {
  const labels = options.map(({ label }) => cleanText(label, 40)).filter(Boolean);
  const rest = labels.length - MAX_REPORTED_OPTIONS;
  return labels.slice(0, MAX_REPORTED_OPTIONS).join(' | ') + (rest > 0 ? ` | … (+${rest})` : '');
}
