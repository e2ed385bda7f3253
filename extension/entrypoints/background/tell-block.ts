import type { Language } from '@assent/shared';
import { BLOCK_WORDS } from '../../operations/browser/block-words.ts';
import { recogniseBlock } from '../../operations/browser/recognise-block.ts';
import type { Outcome } from '../../operations/outcome.ts';
import { signsIfAny } from './browser/look-at-landing.ts';

/** The outcome, or that the page it came to or read is none that a program may get past. */
export async function tellBlock(tabId: number, outcome: Outcome, language: Language): Promise<Outcome> {
  const signs = await signsIfAny(tabId, language);
  const block = signs && recogniseBlock({ signs });
  if (!block) return outcome;
  const told = BLOCK_WORDS[block][language];
  return { ...outcome, success: false, effect: 'needs_user', error_type: 'NeedsUser', ...told };
}
