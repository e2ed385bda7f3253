import type { ErrorType, Language } from '@assent/shared';
import { type Message, message } from '../../../messages/message.ts';
import { failureOf } from '../../../messaging/failures.ts';
import { previewAction } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import { type Action, type EffectClass, isHarmless } from '../../../operations/contract/action.ts';
import type { Preview } from '../../../operations/contract/preview.ts';
import { requireOperation } from '../../../operations/list.ts';
import { askFrames } from '../frames/ask-frames.ts';
import { readOnlyError } from '../frames/look-at-documents.ts';
import { type Frame, reachFrames } from '../frames/reach-frames.ts';
import { previewInBrowser } from './preview-in-browser.ts';

/**
 * Asks every frame what the action would do. The top frame's word comes first, also when it says that the target is
 * ambiguous or gone stale: a frame must not decide such a question for it. Several frames that all have the target
 * are ambiguous too. `elsewhere` is no word at all.
 */
export async function previewInTab(request: {
  tabId: number;
  language: Language;
  action: Action;
  sharedTabs: readonly number[];
}): Promise<{ preview: Preview; documentId?: string }> {
  const { tabId, language } = request;
  const operation = requireOperation(request.action.action);
  if (operation.inBrowser) return previewInBrowser(request, operation, operation.inBrowser);
  const action = operation.prepare(request.action);
  const { elementId } = action.target;
  const wanted = elementId ? { elementIds: [elementId] } : 'all';
  const { matching } = await reachFrames(tabId, operation.inExtras ? 'extras' : 'act', wanted);
  const answers = await askFrames(matching, frame => askDocument(previewAction, frame, { language, action }));
  const spoken = answers.filter(({ answer }) => answer.status !== 'elsewhere');
  const top = spoken.find(({ frame, answer }) => frame.isTop && !hasNothing(answer));
  const bound = spoken.filter(({ answer }) => answer.status === 'bound');
  if (!top && bound.length > 1)
    return { preview: failed('InvalidArgument', message('target.severalFrames')) };
  const best = top ?? bound[0] ?? spoken[0];
  if (best && isRefused(best.frame, operation.effect, best.answer)) {
    const failure = failureOf(readOnlyError(best.frame.origin));
    return { preview: { status: 'failed', failure } };
  }
  if (best) return { preview: best.answer, documentId: best.frame.documentId };
  return { preview: failed('ElementNotFound', message('target.notInTab', { tabId: String(tabId) })) };
}

/** The operation's own effect counts as well as what it comes down to here. */
function isRefused({ rule }: Frame, effect: EffectClass, preview: Preview): boolean {
  if (rule !== 'read-only' || hasNothing(preview)) return false;
  return !isHarmless(effect) || (preview.status === 'bound' && !isHarmless(preview.effect));
}

/** Not found here, which leaves the word to the other frames. */
function hasNothing(preview: Preview): boolean {
  return preview.status === 'failed' && preview.failure.type === 'ElementNotFound';
}

function failed(type: ErrorType, text: Message): Preview {
  return { status: 'failed', failure: { type, message: text } };
}
