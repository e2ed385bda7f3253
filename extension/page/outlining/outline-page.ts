import type { Language } from '@assent/shared';
import { openModal } from '../dom/active-elements.ts';
import { rootsOf } from '../dom/composed-tree.ts';
import { documentState } from '../dom/document-state.ts';
import { isLabel } from '../dom/element-types.ts';
import { bodyOf, documentElementOf, queryAllIn } from '../dom/native-dom.ts';
import { windowPlace } from '../dom/window-place.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { countOwnRuns } from '../identity/own-runs.ts';
import { placeTexts } from '../reading/report-place.ts';
import { resolveElement } from '../search/resolve-target.ts';
import { textHider } from '../secrets/typed-secrets.ts';
import { nextTask } from '../timing/next-frame.ts';
import { startTime, startTimeSlicer } from '../timing/time-slicer.ts';
import type { ControlEffect } from './control-effect.ts';
import { type Mark, type OutlineNode, writeLine } from './outline-node.ts';
import type { FrameOutline, OutlineLine, OutlineRequest } from './outline-reading.ts';
import { type OutlineWalk, walkOutline } from './outline-walk.ts';

const WATCHED = { subtree: true, childList: true, attributeFilter: ['for', 'id', 'type'] };

const MOST = 5;

const TIME_FOR_ALL = 4_000;
/** A pause admits urgent tasks only; after so many the page gets a full turn. */
const RESTS_TO_A_TURN = 4;

/** None behind a modal dialog. Throws a PageError for a lost, hidden or ambiguous target. */
export async function outlinePage({
  language,
  snapshotId,
  since,
  ...target
}: OutlineRequest & { language: Language }): Promise<FrameOutline> {
  const place = windowPlace();
  const isPart = Object.values(target).some(Boolean);
  const element = isPart ? resolveElement(target, language) : undefined;
  if (isPart && !element) return { place, isCut: false };
  const root = element ?? openModal() ?? bodyOf(document) ?? documentElementOf(document);
  const { nodes, effects, isCut } = await nodesOf([root]);
  const { lines, others } = outlineLines(nodes, self === top ? placeTexts() : []);
  const [url, title] = others;
  const part = element ? `n${numberOf(element)}` : '';
  const before = since === undefined ? undefined : recallOutline(since, part);
  if (snapshotId !== undefined)
    rememberOutline({
      id: snapshotId,
      part,
      path: location.pathname,
      lines,
      effects,
      isWhole: !isPart && !isCut,
      runs: countOwnRuns(),
      at: performance.now(),
    });
  return {
    place,
    ...(url === undefined || title === undefined ? {} : { page: { url, title } }),
    lines,
    ...(before ? { before: [...before] } : {}),
    isCut,
  };
}

export interface ReadOutline {
  lines: OutlineLine[];
  /** Of controls, by the keys of their lines. */
  effects: ReadonlyMap<string, ControlEffect>;
  isCut: boolean;
}

/** The lines of nodes of one box, and of what is in them. */
export async function linesOf(roots: readonly Node[]): Promise<ReadOutline> {
  const { nodes, ...read } = await nodesOf(roots);
  return { ...read, lines: outlineLines(nodes).lines };
}

async function nodesOf(
  roots: readonly Node[],
): Promise<Omit<ReadOutline, 'lines'> & { nodes: readonly OutlineNode[] }> {
  const { walk, isCut } = await withLabelIndex(() => walkTimeSliced(roots));
  return { nodes: walk.found(), effects: walk.effects, isCut };
}

async function walkTimeSliced(roots: readonly Node[]): Promise<{ walk: OutlineWalk; isCut: boolean }> {
  const slicer = startTimeSlicer();
  const time = startTime(TIME_FOR_ALL);
  const walk = walkOutline(roots);
  let rests = 0;
  while (walk.step()) {
    if (!slicer.isOver()) continue;
    rests += 1;
    if (rests % RESTS_TO_A_TURN === 0) await nextTask();
    await slicer.rest();
    if (!time.isLeft()) return { walk, isCut: true };
  }
  return { walk, isCut: false };
}

export interface RememberedOutline {
  id: string;
  part: string;
  path: string;
  lines: readonly OutlineLine[];
  effects: ReadonlyMap<string, ControlEffect>;
  /** Everything in the document has its line. */
  isWhole: boolean;
  /** How many runs of ours the document had seen by then. */
  runs: number;
  /** When it was read, in milliseconds of the document's clock. */
  at: number;
}

declare global {
  interface AssentDocumentState {
    outlines?: readonly RememberedOutline[];
  }
}

function rememberOutline(outline: RememberedOutline): void {
  documentState.outlines = [...(documentState.outlines ?? []), outline].slice(-MOST);
}

/** Undefined when forgotten, or of another part. */
function recallOutline(id: string, part: string): readonly OutlineLine[] | undefined {
  return documentState.outlines?.find(known => known.id === id && known.part === part)?.lines;
}

/** A page may quote a secret in any text. `others` are masked with them: to look for secrets takes long. */
function outlineLines(
  nodes: readonly OutlineNode[],
  others: readonly string[] = [],
): { lines: OutlineLine[]; others: string[] } {
  const flat = nodes.flatMap(node => flattened(node, 0));
  const texts = flat.flatMap(({ node }) => [
    node.name,
    ...node.marks.flatMap(([, value]) => (typeof value === 'number' ? [] : (value ?? []))),
  ]);
  const hide = textHider();
  const masked = hide([...texts, ...others])[Symbol.iterator]();
  const take = () => masked.next().value ?? '';
  const lines = flat.map(({ node, depth }) => {
    const { key, frame } = node;
    const text = writeLine(withTexts(node, take));
    return { depth, key, text, ...(frame === undefined ? {} : { frame }) };
  });
  return { lines, others: others.map(take) };
}

interface Placed {
  node: OutlineNode;
  depth: number;
}

function flattened(node: OutlineNode, depth: number): Placed[] {
  return [{ node, depth }, ...node.children.flatMap(child => flattened(child, depth + 1))];
}

function withTexts(
  { role, marks }: OutlineNode,
  take: () => string,
): Pick<OutlineNode, 'role' | 'name' | 'marks'> {
  const name = take();
  return { role, name, marks: marks.map(mark => markWith(mark, take)) };
}

function markWith(mark: Mark, take: () => string): Mark {
  const [key, value] = mark;
  if (value === undefined || typeof value === 'number') return mark;
  return [key, typeof value === 'string' ? take() : value.map(take)];
}

/** Gathers all fields' labels at once, since the browser walks the document for each; again after relevant changes. */
export function withLabelIndex<Result>(work: () => Promise<Result>): Promise<Result> {
  let labels: Map<Element | null, HTMLLabelElement[]> | undefined;
  const watch = new MutationObserver(() => {
    labels = undefined;
  });
  documentState.labelsOf = field => {
    if (watch.takeRecords()[0]) labels = undefined;
    labels ??= Map.groupBy(rootsOf(document).flatMap(labelsIn), ({ control }) => control);
    return labels.get(field) ?? [];
  };
  function labelsIn(root: Document | ShadowRoot): HTMLLabelElement[] {
    watch.observe(root, WATCHED);
    return [...queryAllIn(root, 'label')].filter(isLabel);
  }
  return work().finally(() => {
    watch.disconnect();
    documentState.labelsOf = undefined;
  });
}
