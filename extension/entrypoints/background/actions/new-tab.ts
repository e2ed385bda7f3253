import { SiteRefusal } from '../../../messaging/failures.ts';
import { surveyOpener } from '../../../messaging/survey-document.ts';
import { cleanText } from '../../../page/dom/clean-text.ts';
import { MAX_SHOWN_ADDRESS } from '../../../page/place.ts';
import { beforeDeadline, isUnseen, pageReplaced, unless } from '../frames/page-failures.ts';
import { type Frame, lookAtTab, lookAtTop } from '../frames/reach-frames.ts';
import { listen } from '../tabs/listen.ts';

/** A tab that appeared while an action ran. */
export interface NewTab {
  id: number;
  /** As Chromium (156) reports it; it names the front tab for one that a tab behind opens. */
  openerId: number;
  /** The action's tab was in front and is the opener. */
  isOfFront: boolean;
  /** Closed again, as happens when the response is a file. */
  isClosed: boolean;
}

export interface TabWatch {
  /** `isExpected`: wait a moment, because the browser reports a tab a little after the page has opened it. */
  opened(isExpected: boolean): Promise<NewTab | undefined>;
  stop(): void;
}

/** The delay between opening a tab and the browser's event. */
const EVENT_MS = 300;

/** Watches for new tabs that this tab opened, or may have opened, until `stop`. */
export async function watchTabs(tabId: number): Promise<TabWatch> {
  const { windowId } = await chrome.tabs.get(tabId);
  let [front] = (await chrome.tabs.query({ active: true, windowId })).map(({ id }) => id);
  const created: Omit<NewTab, 'isClosed'>[] = [];
  const closed = new Set<number>();
  const waiting: (() => void)[] = [];
  const onCreated = ({ id, openerTabId: openerId }: chrome.tabs.Tab): void => {
    if (id === undefined || openerId === undefined || (openerId !== tabId && openerId !== front)) return;
    created.push({ id, openerId, isOfFront: openerId === tabId && front === tabId });
    for (const resume of waiting.splice(0)) resume();
  };
  const onActivated = (activated: { tabId: number; windowId: number }): void => {
    if (activated.windowId === windowId) front = activated.tabId;
  };
  const stops = [
    listen(chrome.tabs.onCreated, onCreated),
    listen(chrome.tabs.onRemoved, (id: number) => void closed.add(id)),
    listen(chrome.tabs.onActivated, onActivated),
  ];
  return {
    opened: async isExpected => {
      if (created.length === 0 && isExpected) {
        await new Promise<void>(resume => {
          waiting.push(resume);
          setTimeout(resume, EVENT_MS);
        });
      }
      const tab = created.find(({ isOfFront }) => isOfFront) ?? created[0];
      return tab && { ...tab, isClosed: closed.has(tab.id) };
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

interface Candidate extends Pick<NewTab, 'id' | 'openerId'> {
  /** The documents of the action's tab. */
  acted: readonly Frame[];
  /** The address that the page announced for a new tab. */
  announced: string | undefined;
}

/** Before a tab has loaded something, the browser reports nothing about it and nobody may look into it. */
const DEADLINE_MS = 1_500;
const LOOK_MS = 50;

/**
 * Whether a tab that appeared while another tab was in front was certainly opened by the page of the action: it has the
 * announced address, its opener is one of the page's documents, or its referrer is a site that no other open tab shows.
 */
export async function isOpenedByPage(candidate: Candidate): Promise<boolean> {
  const deadline = Date.now() + DEADLINE_MS;
  while (Date.now() < deadline) {
    const tab = await chrome.tabs.get(candidate.id).catch(() => undefined);
    if (!tab) return false;
    const address = tab.pendingUrl || tab.url;
    if (address && candidate.announced === cleanText(address, MAX_SHOWN_ADDRESS)) return true;
    const judged = await unless(isUnseen, beforeDeadline(judge(candidate), DEADLINE_MS));
    if (judged !== undefined) return judged;
    await new Promise(resume => setTimeout(resume, LOOK_MS));
  }
  return false;
}

async function judge(candidate: Candidate): Promise<boolean> {
  return (await unless(thrown => thrown instanceof SiteRefusal, judgeBySigns(candidate))) ?? false;
}

async function judgeBySigns({ id, openerId, acted }: Candidate): Promise<boolean> {
  const top = await lookAtTop(id);
  if (!top) throw pageReplaced();
  const { openerBorn, referrer } = await surveyOpener(top);
  if (openerBorn !== undefined) return (await birthsOf(acted)).includes(openerBorn);
  if (!acted.some(({ origin }) => origin === referrer)) return false;
  const others = (await chrome.tabs.query({})).filter(tab => tab.id !== id && tab.id !== acted[0]?.tabId);
  if (others.some(({ url }) => url !== undefined && new URL(url).origin === referrer)) return false;
  const front = await lookAtTab(openerId).catch(() => undefined);
  if (!front) return false;
  return ![...front.probed, ...front.withheld].some(({ place }) => place.origin === referrer);
}

async function birthsOf(frames: readonly Frame[]): Promise<number[]> {
  const asked = frames.map(frame =>
    unless(
      isUnseen,
      surveyOpener(frame).then(({ born }) => [born]),
    ),
  );
  return (await Promise.all(asked)).flatMap(born => born ?? []);
}
