import type { Language } from '@assent/shared';
import type { TabFrame } from '../../messaging/tab-messages.ts';
import { lookAtTab } from './reach-frames.ts';

/** The documents of a tab that are read, with their origins as they themselves say it. No script is put into any. */
export async function listFrames(request: {
  tabId: number;
  language: Language;
}): Promise<{ frames: TabFrame[] }> {
  const { probed } = await lookAtTab(request.tabId, [], request.language);
  const frames = probed
    .filter(({ isTop, found }) => isTop || !found.isEmpty)
    .map(({ documentId, isTop, place: { origin } }) => ({ documentId, isTop, origin }));
  return { frames };
}
