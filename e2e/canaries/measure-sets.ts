import type { TestPage } from '../page/open-page.ts';
import { blindPages } from './blind-pages.ts';
import { honestAddresses, secretAddresses } from './canary-addresses.ts';
import { canaryApps } from './canary-apps.ts';
import { aroundControls, codeBoxes, controlNames } from './canary-controls.ts';
import { canaryPages } from './canary-pages.ts';
import { honestSnippets, secretSnippets } from './canary-snippets.ts';
import { foreignPages } from './foreign-pages.ts';
import { honestPages } from './honest-pages.ts';
import { kindsPages } from './kinds-pages.ts';
import type { MarkedPage } from './marked-page.ts';
import { piecesIn, readEveryWay } from './measure-pages.ts';
import { onceBlindPages } from './once-blind-pages.ts';
import { pairsPages } from './pairs-pages.ts';
import { stressHonestPages } from './stress-honest-pages.ts';
import { stressPages } from './stress-pages.ts';

type Show = (html: string) => Promise<TestPage>;

/** The pieces of a set that left, or that were masked though honest. */
export interface Measured {
  found: string[];
  of: number;
}

interface Pages {
  name: string;
  html: string;
  pieces: readonly string[];
  /** Stay in a first request only. */
  privates?: readonly string[];
}

const stress = stressPages.map(({ name, html, secrets, privates }) => ({
  name,
  html,
  pieces: secrets,
  privates,
}));

/** Numbers of persons and answers to questions of security, which must stay as well. */
const PERSONAL = new Set(['tax forms', 'security questions', 'medical portal']);

export const secretSets: Record<string, readonly Pages[]> = {
  'our pages and apps': [...canaryPages, ...canaryApps],
  'stress pages': stress.filter(({ name }) => !PERSONAL.has(name)),
  'stress pages: personal numbers and answers': stress.filter(({ name }) => PERSONAL.has(name)),
  'parts of pages': secretSnippets,
  'foreign pages': foreignPages.map(asSecrets),
  'labels and values': pairsPages.map(asSecrets),
  'kinds of secrets': kindsPages.map(asSecrets),
  'pages opened on 26 November': onceBlindPages.map(asSecrets),
  'blind pages': blindPages.map(asSecrets),
};

export const honestSets: Record<string, readonly Pages[]> = {
  'our pages': honestPages,
  'stress pages': stressHonestPages.map(({ name, html, texts }) => ({ name, html, pieces: texts })),
  'parts of pages': honestSnippets,
  'foreign pages': foreignPages.map(asTexts),
  'labels and values': pairsPages.map(asTexts),
  'kinds of secrets': kindsPages.map(asTexts),
  'pages opened on 26 November': onceBlindPages.map(asTexts),
  'blind pages': blindPages.map(asTexts),
};

function asSecrets({ name, html, secrets, privates }: MarkedPage): Pages {
  return { name, html, pieces: secrets, privates };
}

function asTexts({ name, html, texts }: MarkedPage): Pages {
  return { name, html, pieces: texts };
}

export async function measureSecrets(
  show: Show,
  pages: readonly Pages[],
): Promise<Record<'first' | 'selected' | 'approved', Measured>> {
  const of = pages.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const left = (): Measured => ({ found: [], of });
  const measured = { first: left(), selected: left(), approved: left() };
  for (const { name, html, pieces, privates = [] } of pages) {
    const reading = await readEveryWay(await show(html));
    const named = (piece: string) => `${name}: ${piece}`;
    measured.first.found.push(...piecesIn(reading.first, [...pieces, ...privates]).map(named));
    measured.selected.found.push(...piecesIn(reading.selected, pieces).map(named));
    measured.approved.found.push(...piecesIn(reading.approved, pieces).map(named));
  }
  return measured;
}

/** Honest texts that cannot be read, even with approval. */
export async function measureHonest(show: Show, pages: readonly Pages[]): Promise<Measured> {
  const measured: Measured = { found: [], of: 0 };
  for (const { name, html, pieces } of pages) {
    const { approved } = await readEveryWay(await show(html));
    const masked = pieces.filter(piece => piecesIn(approved, [piece]).length === 0);
    measured.of += pieces.length;
    measured.found.push(...masked.map(piece => `${name}: ${piece}`));
  }
  return measured;
}

/** The page's own address, which goes along with every request. */
export async function measureAddresses(show: Show): Promise<Record<'left' | 'changed', Measured>> {
  const page = await show('<button>Go</button>');
  const reported = async (address: string) => {
    await page.page.evaluate(`history.replaceState(null, '', ${JSON.stringify(address)})`);
    return (await page.read()).url;
  };
  const left: string[] = [];
  for (const [address, secret] of secretAddresses)
    if ((await reported(address)).includes(secret)) left.push(address);
  const changed: string[] = [];
  for (const address of honestAddresses) if ((await reported(address)).includes('••')) changed.push(address);
  return {
    left: { found: left, of: secretAddresses.length },
    changed: { found: changed, of: honestAddresses.length },
  };
}

/** Boxes of a code, what stands around controls, and names that must stay whole. */
export async function measureControls(show: Show): Promise<Record<'boxes' | 'around' | 'names', Measured>> {
  const boxes: string[] = [];
  for (const [name, html] of codeBoxes) {
    const descs = (await (await show(html)).read()).elements.map(({ desc }) => desc);
    if (descs.some(desc => /value: \w[,)]/u.test(desc) || /: [\dkQz]( \(|$)/u.test(desc))) boxes.push(name);
  }
  const around: string[] = [];
  for (const [name, html, secret] of aroundControls) {
    const page = await show(html);
    if (JSON.stringify([await page.read('en'), await page.read('zh')]).includes(secret)) around.push(name);
  }
  const names: string[] = [];
  for (const some of inParts(controlNames, READ_AT_ONCE)) {
    const { elements } = await (await show(some.map(name => `<button>${name}</button>`).join(''))).read();
    names.push(...some.filter(name => !elements.some(({ desc }) => desc.includes(name))));
  }
  return {
    boxes: { found: boxes, of: codeBoxes.length },
    around: { found: around, of: aroundControls.length },
    names: { found: names, of: controlNames.length },
  };
}

/** As many as a reading lists. */
const READ_AT_ONCE = 30;

function inParts<Item>(all: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}
