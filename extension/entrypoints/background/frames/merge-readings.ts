import type { PageElement } from '@assent/shared';
import type { FrameReading, FrameTree, RankedElement, Redactions } from '../../../page/frame-reading.ts';

/** Ranks the elements of an invisible frame below all visible ones. */
export const HIDDEN_FRAME_PENALTY = 1_000;

/** The best elements of all frames; ties keep the order of frames and documents. */
export function rankTogether(
  frames: readonly { elements: readonly RankedElement[]; visible: boolean }[],
  limit: number,
): PageElement[] {
  return frames
    .flatMap(({ elements, visible }) =>
      elements.map(element => ({ ...element, score: element.score - (visible ? 0 : HIDDEN_FRAME_PENALTY) })),
    )
    .sort((left, right) => right.score - left.score)
    .slice(0, limit)
    .map(({ id, desc }) => ({ id, desc }));
}

/** Replaces the lowest-ranked elements by the hits of a request. */
export function withHits(
  elements: readonly PageElement[],
  hits: readonly PageElement[],
  limit: number,
): PageElement[] {
  const isHit = ({ id }: PageElement) => hits.some(hit => hit.id === id);
  const added = hits.filter(({ id }) => !elements.some(element => element.id === id));
  const others = elements.filter(element => !isHit(element));
  const room = Math.max(0, limit - (elements.length - others.length) - added.length);
  const kept = new Set(others.slice(0, room));
  return [...elements.filter(element => isHit(element) || kept.has(element)), ...added];
}

/** The page changes of all frames together; undefined when there are none. */
export function mergePageChanges(
  readings: readonly FrameReading[],
): { elements: PageElement[]; total: number; gone: number } | undefined {
  const changed = readings.flatMap(({ pageChanges }) => pageChanges ?? []);
  if (changed.length === 0) return undefined;
  const frames = changed.map(({ elements }) => ({ elements, visible: true }));
  return {
    elements: rankTogether(frames, MAX_PAGE_CHANGES),
    total: changed.reduce((sum, { total }) => sum + total, 0),
    gone: changed.reduce((sum, { gone }) => sum + gone, 0),
  };
}

const MAX_PAGE_CHANGES = 10;

/** The redactions of all frames together. */
export function addRedactions(readings: readonly FrameReading[]): Redactions {
  const count = (kind: keyof Redactions): number =>
    readings.reduce((sum, { redactions }) => sum + (redactions?.[kind] ?? 0), 0);
  return {
    password: count('password'),
    code: count('code'),
    card: count('card'),
    file: count('file'),
    other: count('other'),
    quoted: count('quoted'),
  };
}

/** Whether the frame of this reading and all its ancestors are visible. A frame with an unknown place counts as visible. */
export function isFrameVisible(reading: FrameTree, all: readonly FrameTree[]): boolean {
  const path = reading.path ?? [];
  return path.every((index, depth) => {
    const parent = all.find(other => samePath(other.path, path.slice(0, depth)));
    const place = parent?.children.find(child => child.index === index);
    return place?.visible ?? true;
  });
}

/** Origins of visible frames that sent no reading and are not empty: those that we may not read. */
export function closedFrameOrigins(
  readings: readonly FrameReading[],
  empty: readonly FrameTree[] = [],
): string[] {
  const known = [...readings, ...empty];
  const origins = readings.flatMap(({ path, children }) =>
    path === undefined
      ? []
      : children
          .filter(child => child.visible && /^https?:/.test(child.origin))
          .filter(child => !known.some(other => samePath(other.path, [...path, child.index])))
          .map(child => child.origin),
  );
  return [...new Set(origins)];
}

function samePath(left: readonly number[] | undefined, right: readonly number[]): boolean {
  return left?.length === right.length && right.every((index, depth) => left[depth] === index);
}
