import type { Language } from '@assent/shared';
import { previewAction } from '../../messaging/page-messages.ts';
import type { Action } from '../../operations/action.ts';
import type { Preview } from '../../operations/preview.ts';
import { askFrames } from './ask-frames.ts';
import { reachFrames } from './reach-frames.ts';
import { words } from './words.ts';

/**
 * Asks every frame what the action would do. A frame that has the target wins, the top one first; where none has it,
 * the reason of one that knows the target (gone stale, ambiguous) is worth more than "not here".
 */
export async function previewInTab(request: {
  tabId: number;
  language: Language;
  action: Action;
}): Promise<{ preview: Preview; documentId?: string }> {
  const { tabId, language, action } = request;
  const frames = await reachFrames(tabId, language);
  const answers = await askFrames(frames, previewAction, { language, action }, language);
  const best =
    answers.find(({ answer }) => answer.status === 'bound') ??
    answers.find(({ answer }) => answer.status === 'failed');
  if (best) return { preview: best.answer, documentId: best.frame.documentId };
  const failure = { type: 'ElementNotFound', message: words.notFound[language] } as const;
  return { preview: { status: 'failed', failure } };
}
