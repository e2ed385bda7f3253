import { message } from '../../../messages/message.ts';
import { SiteRefusal } from '../../../messaging/failures.ts';
import type { SiteRule } from '../../../sites/site-rule.ts';
import { type PersonRule, strictestRule } from '../../../sites/site-rules.ts';
import { readSiteRules } from '../../../sites/stored-site-rules.ts';
import { currentRules } from './current-rules.ts';
import { type ProbedDocument, type ProbedPlace, probeDocument } from './probe-document.ts';

/** A document of a tab of which no more than its place is known. */
export interface ProbedFrame {
  tabId: number;
  documentId: string;
  isTop: boolean;
  place: ProbedPlace;
}

/** A document that may be read, after a first look at it. */
export interface Probed extends ProbedFrame {
  found: ProbedDocument;
  rule: Exclude<SiteRule, 'never-read'>;
}

export interface Looked {
  probed: Probed[];
  /** Those whose rule says that they are never read: nothing but their address was looked at. */
  withheld: ProbedFrame[];
}

/**
 * A first look at the documents of a tab, as far as the rules let us: `NotPermitted` when the page itself is never read.
 * The stored rules decide. But who waits for the storage has lost the person's gesture (measured in 156), so they are read
 * while it is looked, by the rules as they were last heard of.
 */
export async function lookAtDocuments(
  target: chrome.scripting.InjectionTarget,
  elementIds: readonly string[],
): Promise<Looked> {
  const stored = readSiteRules();
  const heard = currentRules() ?? (await stored);
  const seen = await lookBy(heard, target, elementIds);
  const rules = await stored;
  const judged = ruled(seen, rules);
  const isOutdated = judged.some(({ found, rule }) => !found && rule !== 'never-read');
  const frames = isOutdated ? ruled(await lookBy(rules, target, elementIds), rules) : judged;
  const withheld = frames.filter(({ rule }) => rule === 'never-read');
  const top = withheld.find(({ isTop }) => isTop);
  if (top) throw neverReadError(siteOf(top.place));
  return { probed: frames.flatMap(readable), withheld };
}

/** Where a rule may forbid a look, the addresses are asked for before; without such a rule one question is enough. */
async function lookBy(
  rules: readonly PersonRule[],
  target: chrome.scripting.InjectionTarget,
  elementIds: readonly string[],
): Promise<Answered[]> {
  // What is listed from the start is read only at the strictest.
  if (!rules.some(({ rule }) => rule === 'never-read')) return probe(target, elementIds);
  const refused = await refusedTab(target.tabId, rules);
  if (refused) return [refused];
  const frames = ruled(await probe(target, 'place'), rules);
  const looks = frames.map(frame => (frame.rule === 'never-read' ? [frame] : lookAgain(frame, elementIds)));
  return (await Promise.all(looks)).flat();
}

/** The web address by whose rule a document is judged first. */
export function siteOf({ origins, origin }: ProbedPlace): string {
  return origins[0] ?? origin;
}

export function neverReadError(origin: string): SiteRefusal {
  return new SiteRefusal({ origin, rule: 'never-read' }, message('site.neverRead'));
}

export function readOnlyError(origin: string, refused: 'readOnly' | 'notLeft' = 'readOnly'): SiteRefusal {
  return new SiteRefusal({ origin, rule: 'read-only' }, message(`site.${refused}`, { site: hostOf(origin) }));
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : origin;
}

/** Where the browser tells the address by itself, nothing at all is run in a page that is never read. */
async function refusedTab(tabId: number, rules: readonly PersonRule[]): Promise<Answered | undefined> {
  const { url } = await chrome.tabs.get(tabId);
  if (url === undefined || strictestRule(rules, [url]) !== 'never-read') return undefined;
  const { origin } = new URL(url);
  const place = { origin, origins: [origin], isInOpaque: false };
  return { tabId, documentId: '', isTop: true, place, found: undefined };
}

interface Answered extends ProbedFrame {
  found: ProbedDocument | undefined;
}

async function probe(
  target: chrome.scripting.InjectionTarget,
  question: 'place' | readonly string[],
): Promise<Answered[]> {
  const results = await chrome.scripting.executeScript({
    target,
    func: probeDocument,
    args: [question],
    // At "idle" one frame that never finishes loading would keep the whole page from being read.
    injectImmediately: true,
  });
  return results.flatMap(({ documentId, frameId, result }) =>
    result ? [{ tabId: target.tabId, documentId, isTop: frameId === 0, ...result, found: result.found }] : [],
  );
}

/** By their documents, so that none can be another by now. A frame below the top that went away is left out. */
async function lookAgain(frame: Answered, elementIds: readonly string[]): Promise<Answered[]> {
  const { tabId, documentId, isTop } = frame;
  try {
    return await probe({ tabId, documentIds: [documentId] }, elementIds);
  } catch (cause) {
    if (isTop) throw cause;
    return [];
  }
}

interface Ruled extends Answered {
  rule: SiteRule;
}

function ruled(frames: readonly Answered[], rules: readonly PersonRule[]): Ruled[] {
  return frames.map(frame => {
    const origins = [frame, ...around(frame, frames)].flatMap(({ place }) => place.origins);
    return { ...frame, rule: strictestRule(rules, origins) };
  });
}

/** Those that a document stands in, as far as it does not tell their origins by itself: a sandbox in between has none. */
function around({ place: { path, isInOpaque } }: ProbedFrame, frames: readonly ProbedFrame[]): ProbedFrame[] {
  if (!isInOpaque) return [];
  // In a shadow tree nobody can say which of them it is, so that all of them count.
  if (!path) return frames.filter(({ place }) => place.origin === 'null');
  return frames.filter(({ place: { path: outer } }) => outer?.every((index, depth) => path[depth] === index));
}

function readable({ found, rule, ...frame }: Ruled): Probed[] {
  return found && rule !== 'never-read' ? [{ ...frame, found, rule }] : [];
}
