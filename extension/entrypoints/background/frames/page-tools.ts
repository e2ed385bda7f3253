import { message } from '../../../messages/message.ts';
import { listPageToolsInFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { TabReading } from '../../../messaging/tab-messages.ts';
import { isOurToolName } from '../../../operations/page-tools/tool-names.ts';
import { PageError } from '../../../page/page-error.ts';
import { readPageToolSites } from '../../../sites/page-tool-sites.ts';
import { ANSWER_DEADLINE_MS } from './ask-frames.ts';
import { beforeDeadline, isUnseen, unless } from './page-failures.ts';
import { type Frame, lookAtTop, reachFrames } from './reach-frames.ts';

/**
 * The tools that a page offers. Elsewhere than on sites where the user allowed this, nothing is looked at, and no script is
 * loaded where the browser or the page has none. A page that does not answer is read without them.
 */
export async function pageToolsOf(top: Frame): Promise<TabReading['pageTools']> {
  const { tabId, documentId, origin, rule, isOurs } = top;
  if (isOurs || rule === 'read-only' || !(await isAllowedOn(origin))) return undefined;
  if (!(await hasModelContext(top))) return undefined;
  const asked = reachFrames(tabId, 'extras', { documentId }).then(() =>
    askDocument(listPageToolsInFrame, { tabId, documentId }, {}),
  );
  const listed = await unless(isUnseen, beforeDeadline(asked, ANSWER_DEADLINE_MS));
  if (!listed) return undefined;
  // A name of ours could be taken for ours.
  return { ...listed, tools: listed.tools.filter(({ name }) => !isOurToolName(name)) };
}

/** Throws `NotPermitted` where the user has not allowed the tools of the page. Injects no script. */
export async function assertPageToolsAllowed(tabId: number): Promise<void> {
  const top = await lookAtTop(tabId);
  const origin = top?.place.origin ?? 'null';
  if (await isAllowedOn(origin)) return;
  const site = URL.canParse(origin) ? new URL(origin).host : origin;
  throw new PageError('NotPermitted', message('pageTool.off', { site }));
}

async function isAllowedOn(origin: string): Promise<boolean> {
  return (await readPageToolSites()).includes(origin);
}

async function hasModelContext({ tabId, documentId }: Frame): Promise<boolean> {
  const [looked] = await chrome.scripting.executeScript({
    target: { tabId, documentIds: [documentId] },
    func: () => 'modelContext' in Document.prototype,
    injectImmediately: true,
  });
  return looked?.result === true;
}
