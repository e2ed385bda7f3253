import type { CDPSession } from 'playwright-core';
import type { PageDocument, PageDocuments } from './page-documents.ts';
import { unlessClosed } from './unless-closed.ts';

type Point = { x: number; y: number };

/** Frames within frames. */
const MOST_LEVELS = 20;

/**
 * A point of a document's view in that of its tab. Chromium tells places within one process, so the way leads from process to
 * process. Throws where a frame is out of view, or where something around it covers it there: no hit test in it tells.
 */
export async function placeInTab(
  documents: PageDocuments,
  { frameId, session }: PageDocument,
  point: Point,
): Promise<Point> {
  let [at, frame, within] = [point, frameId, session];
  for (let level = 0; frame !== documents.topFrameId; level += 1) {
    const owner = await ownerOf(documents, frame, within);
    if (!owner || level === MOST_LEVELS) throw new Error('The frame is not shown in its tab.');
    const { model } = await owner.session.send('DOM.getBoxModel', { backendNodeId: owner.backendNodeId });
    at = pointInBox(model, at);
    if (!(await isMet(owner, frame, at))) throw new Error('The frame is covered there.');
    within = owner.session;
    frame = (await within.send('Page.getFrameTree')).frameTree.frame.id;
  }
  return at;
}

type Owner = { session: CDPSession; backendNodeId: number };

/** The element of a frame: in its own process, or in that of the frame around it. */
async function ownerOf(
  documents: PageDocuments,
  frameId: string,
  own: CDPSession,
): Promise<Owner | undefined> {
  const others = documents.sessions.filter(session => session !== own);
  for (const session of [own, ...others]) {
    const owner = await unlessClosed(session.send('DOM.getFrameOwner', { frameId }));
    if (owner) return { session, backendNodeId: owner.backendNodeId };
  }
  return undefined;
}

/** Whether a press at the point goes to the frame. One of another process ends at its element. */
async function isMet({ session, backendNodeId }: Owner, frameId: string, { x, y }: Point): Promise<boolean> {
  const { cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const met = await session.send('DOM.getNodeForLocation', {
    // It counts from the start of the page.
    x: Math.round(x + cssLayoutViewport.pageX),
    y: Math.round(y + cssLayoutViewport.pageY),
    ignorePointerEventsNone: true,
  });
  return met.backendNodeId === backendNodeId || met.frameId === frameId;
}

type Box = { content: readonly number[]; border: readonly number[]; width: number; height: number };

/** A frame may be scaled or turned: its view fills the content of its box. */
function pointInBox({ content, border, width, height }: Box, { x, y }: Point): Point {
  const [start, right, , down] = cornersOf(content);
  const [outer, outerRight, , outerDown] = cornersOf(border);
  const across = x / (width * shareOf(start, right, outer, outerRight));
  const along = y / (height * shareOf(start, down, outer, outerDown));
  return {
    x: start.x + (right.x - start.x) * across + (down.x - start.x) * along,
    y: start.y + (right.y - start.y) * across + (down.y - start.y) * along,
  };
}

function cornersOf([x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: readonly number[]) {
  return [
    { x: x0, y: y0 },
    { x: x1, y: y1 },
    { x: x2, y: y2 },
    { x: x3, y: y3 },
  ] as const;
}

function shareOf(start: Point, end: Point, outerStart: Point, outerEnd: Point): number {
  return lengthOf(start, end) / lengthOf(outerStart, outerEnd);
}

function lengthOf(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
