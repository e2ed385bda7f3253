import * as z from 'zod';
import type { ChromeTab } from './chrome-tab.ts';
import { openClosedRoots, whenRootsOpened } from './closed-roots.ts';
import type { PageDocument } from './page-documents.ts';
import { isGone } from './unless-closed.ts';
import { callOf } from './world-chrome.ts';

type Injection = {
  target: { tabId: number; allFrames?: boolean; documentIds?: readonly string[] };
  files?: readonly string[];
  func?: (...given: never[]) => unknown;
  args?: readonly unknown[];
  world?: 'ISOLATED' | 'MAIN';
};

type InjectionResult = { documentId: string; frameId: number; result?: unknown };

/** Chromium numbers frames other than the top one; the engine only distinguishes that one. */
const CHILD_FRAME = 1;

/** As chrome.scripting.executeScript. `scripts` are the engine's, by file. Rejects with Chrome's sentences. */
export async function executeScript(
  tab: ChromeTab,
  injection: Injection,
  scripts: ReadonlyMap<string, string>,
): Promise<InjectionResult[]> {
  if (tab.isErrorPage) throw new Error('Frame with ID 0 is showing error page');
  const documents = await targetedIn(tab, injection);
  if (injection.files)
    return Promise.all(documents.map(document => putIn(tab, document, injection, scripts)));
  const source = sourceOf(injection, scripts);
  const isLook = injection.target.allFrames === true && injection.world !== 'MAIN';
  const run = isLook ? lookIn : runIn;
  return Promise.all(documents.map(document => run(tab, document, source, injection.world)));
}

const lookSchema = z.object({ found: z.unknown(), mayHaveHosts: z.boolean() });

/**
 * A look at the whole page comes before all that is done in it, so it also opens the closed shadow trees that came meanwhile.
 * Where none can be, it is one question: on a small page, questions take most of the time.
 */
async function lookIn(tab: ChromeTab, document: PageDocument, source: string): Promise<InjectionResult> {
  const { result, ...place } = await runIn(
    tab,
    document,
    `({ found: ${source}, ${MAY_HAVE_HOSTS} })`,
    undefined,
  );
  const looked = lookSchema.safeParse(result).data;
  if (looked?.mayHaveHosts) await openClosedRoots(document);
  else await whenRootsOpened(document.documentId);
  return { ...place, result: looked?.found };
}

const MAY_HAVE_HOSTS = `mayHaveHosts: ${callOf('mayHaveHosts')}`;

/** What was put, or is being put, into which documents. */
const put = new WeakMap<ChromeTab, Map<string, Promise<InjectionResult>>>();

/** Files in documents, of which most have gone by then. */
const MANY_PUT = 200;

async function forgetGone(tab: ChromeTab, known: Map<string, unknown>): Promise<void> {
  const there = new Set((await tab.documents.list()).map(({ documentId }) => documentId));
  for (const key of known.keys()) if (!there.has(key.split(' ')[0] ?? '')) known.delete(key);
}

/**
 * Each file once into each document: a command and the live view may find it missing at the same time, and a second instance
 * would take the place of the first while that is at work.
 */
async function putIn(
  tab: ChromeTab,
  document: PageDocument,
  { files = [], world }: Injection,
  scripts: ReadonlyMap<string, string>,
): Promise<InjectionResult> {
  const known = put.get(tab) ?? new Map<string, Promise<InjectionResult>>();
  put.set(tab, known);
  if (known.size > MANY_PUT) await forgetGone(tab, known);
  const keyOf = (file: string): string => `${document.documentId} ${file}`;
  const missing = files.filter(file => !known.has(keyOf(file)));
  const running = runIn(
    tab,
    document,
    sourceOf({ target: { tabId: tab.id }, files: missing }, scripts),
    world,
  );
  for (const file of missing) known.set(keyOf(file), running);
  running.catch(() => {
    for (const file of missing) known.delete(keyOf(file));
  });
  const [ran] = await Promise.all([running, ...files.flatMap(file => known.get(keyOf(file)) ?? [])]);
  return ran;
}

async function targetedIn(tab: ChromeTab, { target }: Injection): Promise<PageDocument[]> {
  const all = await tab.documents.listWithTop();
  const { documentIds, allFrames } = target;
  if (documentIds) {
    const [missing] = documentIds.filter(id => !all.some(({ documentId }) => documentId === id));
    if (missing !== undefined) throw new Error(`No document with id ${missing} in tab with id ${tab.id}.`);
    return all.filter(({ documentId }) => documentIds.includes(documentId));
  }
  const wanted = allFrames ? all : all.filter(({ isTop }) => isTop);
  if (!wanted.some(({ isTop }) => isTop)) throw new Error('Frame with ID 0 was removed.');
  return wanted;
}

function sourceOf({ files, func, args = [] }: Injection, scripts: ReadonlyMap<string, string>): string {
  if (func) return `(${func})(${args.map(each => JSON.stringify(each) ?? 'undefined').join(', ')})`;
  const sources = (files ?? []).map(file => {
    const source = scripts.get(file);
    if (source === undefined) throw new Error(`There is no script ${file}.`);
    return source;
  });
  return `${sources.join('\n;\n')};undefined`;
}

/** Without a result, as Chromium's, where the document went away before it answered. */
async function runIn(
  tab: ChromeTab,
  document: PageDocument,
  source: string,
  world: Injection['world'],
): Promise<InjectionResult> {
  const { documentId, isTop, session } = document;
  const place = { documentId, frameId: isTop ? 0 : CHILD_FRAME };
  const context = world === 'MAIN' ? tab.documents.pageWorldOf(document) : documentId;
  if (context === undefined) return place;
  try {
    const ran = await tab.evaluate(session, context, source);
    return { ...place, result: ran?.value };
  } catch (thrown) {
    if (isGone(thrown)) return place;
    throw thrown;
  }
}
