import type { Language } from '@assent/shared';
import { documentState } from '../dom/document-state.ts';
import { bodyOf, documentElementOf } from '../dom/native-dom.ts';
import { openModal } from '../dom/open-modal.ts';
import { windowPlace } from '../dom/window-place.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { resolveElement } from '../search/resolve-target.ts';
import { nextTask } from '../timing/next-task.ts';
import { startTime } from '../timing/time-budget.ts';
import { startTimeSlicer } from '../timing/time-slicer.ts';
import { withLabelIndex } from './label-index.ts';
import { outlineLines } from './outline-lines.ts';
import type { FrameOutline, OutlineLine, OutlineRequest } from './outline-reading.ts';
import { walkOutline } from './outline-walk.ts';

const MOST = 5;

/** Milliseconds for the walk through a document, with rests in which the page has its turn. */
const TIME_FOR_ALL = 4_000;
/** A rest lets only what is urgent come first; after so many the page gets a whole turn. */
const RESTS_TO_A_TURN = 4;

/**
 * The accessibility outline of what this document shows, or of one element of it; behind a modal dialog there is nothing.
 * Throws a PageError for a target that is lost, hidden or ambiguous.
 */
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
  const { nodes, isCut } = await withLabelIndex(() => walkTimeSliced(root));
  const lines = outlineLines(nodes);
  const part = element ? `n${numberOf(element)}` : '';
  const before = since === undefined ? undefined : recallOutline(since, part);
  if (snapshotId !== undefined) rememberOutline({ id: snapshotId, part, lines });
  return { place, lines, ...(before ? { before: [...before] } : {}), isCut };
}

async function walkTimeSliced(
  root: Element,
): Promise<Pick<FrameOutline, 'isCut'> & { nodes: ReturnType<ReturnType<typeof walkOutline>['found']> }> {
  const slicer = startTimeSlicer();
  const time = startTime(TIME_FOR_ALL);
  const walk = walkOutline(root);
  let rests = 0;
  while (walk.step()) {
    if (!slicer.isOver()) continue;
    rests += 1;
    if (rests % RESTS_TO_A_TURN === 0) await nextTask();
    await slicer.rest();
    if (!time.isLeft()) return { nodes: walk.found(), isCut: true };
  }
  return { nodes: walk.found(), isCut: false };
}

/** What was told of a part of this document. */
interface Remembered {
  id: string;
  /** Of the element that it was taken of; empty for the page. */
  part: string;
  lines: readonly OutlineLine[];
}

declare global {
  interface AssentDocumentState {
    outlines?: readonly Remembered[];
  }
}

function rememberOutline(outline: Remembered): void {
  documentState.outlines = [...(documentState.outlines ?? []), outline].slice(-MOST);
}

/** Undefined for one that is not remembered, or that was of another part. */
function recallOutline(id: string, part: string): readonly OutlineLine[] | undefined {
  return documentState.outlines?.find(known => known.id === id && known.part === part)?.lines;
}
