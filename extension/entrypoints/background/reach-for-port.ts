import type { Language } from '@assent/shared';
import type { PagePortPurpose } from '../../messaging/page-port.ts';
import { reachFrames } from './reach-frames.ts';

/** The sign that a turn is at work stands at the edge of the page as a whole; all else goes on in every frame. */
export async function reachForPort(request: {
  tabId: number;
  language: Language;
  purpose: PagePortPurpose;
}): Promise<{ documentIds: string[] }> {
  const { tabId, language, purpose } = request;
  const { meant } = await reachFrames(tabId, [purpose], language, purpose === 'presence' ? 'top' : 'all');
  return { documentIds: meant.map(({ documentId }) => documentId) };
}
