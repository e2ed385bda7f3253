import type { SiteRule } from '../../../sites/site-rules.ts';
import { type PersonRule, readSiteRules, strictestRule } from '../../../sites/site-rules.ts';
import { currentRules, neverReadError } from './current-rules.ts';
import { type ProbedDocument, type ProbedPlace, probeDocument } from './probe-document.ts';

/** A document of a tab, known by its place only. */
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
  /** Blocked by a rule: only their address was looked at. */
  withheld: ProbedFrame[];
}

/**
 * A first look at the documents of a tab, as far as the rules allow: `NotPermitted` when the page itself is blocked. The
 * stored rules decide. But waiting for the storage would lose the user gesture (measured in 156), so the look uses the
 * cached rules, and is repeated if the stored ones differ.
 */
export async function lookAtDocuments(
  target: chrome.scripting.InjectionTarget,
  elementIds: readonly string[],
): Promise<Looked> {
  const stored = readSiteRules();
  const cached = currentRules() ?? (await stored);
  const seen = await lookBy(cached, target, elementIds);
  const rules = await stored;
  const judged = ruled(seen, rules);
  const isOutdated = judged.some(({ found, rule }) => !found && rule !== 'never-read');
  const frames = isOutdated ? ruled(await lookBy(rules, target, elementIds), rules) : judged;
  const withheld = frames.filter(({ rule }) => rule === 'never-read');
  const top = withheld.find(({ isTop }) => isTop);
  if (top) throw neverReadError(siteOf(top.place));
  return { probed: frames.flatMap(readable), withheld };
}

/** Asks for the addresses first if any rule blocks a site; otherwise one question is enough. */
async function lookBy(
  rules: readonly PersonRule[],
  target: chrome.scripting.InjectionTarget,
  elementIds: readonly string[],
): Promise<Answered[]> {
  // The careful sites are read-only at most.
  if (!rules.some(({ rule }) => rule === 'never-read')) return probe(target, elementIds);
  const refused = await refusedTab(target.tabId, rules);
  if (refused) return [refused];
  const frames = ruled(await probe(target, 'place'), rules);
  const looks = frames.map(frame => (frame.rule === 'never-read' ? [frame] : lookAgain(frame, elementIds)));
  return (await Promise.all(looks)).flat();
}

/** The origin whose rule applies to a document first. */
export function siteOf({ origins, origin }: ProbedPlace): string {
  return origins[0] ?? origin;
}

/** Where the browser reports the address, nothing runs in a blocked page. */
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
    // Otherwise one frame that never finishes loading would block the whole page.
    injectImmediately: true,
  });
  return results.flatMap(({ documentId, frameId, result }) =>
    result ? [{ tabId: target.tabId, documentId, isTop: frameId === 0, ...result, found: result.found }] : [],
  );
}

/** Asks the same document. A child frame that has gone is left out. */
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

/** The documents around one that cannot see all their origins, because a sandbox in between has none. */
function around({ place: { path, isInOpaque } }: ProbedFrame, frames: readonly ProbedFrame[]): ProbedFrame[] {
  if (!isInOpaque) return [];
  // The place of a frame in a shadow tree is unknown, so all opaque documents count.
  if (!path) return frames.filter(({ place }) => place.origin === 'null');
  return frames.filter(({ place: { path: outer } }) => outer?.every((index, depth) => path[depth] === index));
}

function readable({ found, rule, ...frame }: Ruled): Probed[] {
  return found && rule !== 'never-read' ? [{ ...frame, found, rule }] : [];
}
