import type { OutlineLine } from '../../../page/outlining/outline-reading.ts';

/** The outline of one frame's document. */
export interface FrameLines {
  documentId: string;
  /** The indexes of its window from the top; `none` in a shadow tree, where the place is unknown. */
  place: string;
  lines: readonly OutlineLine[];
}

/** The places of frames that were not asked: without content, or blocked by the user's rules. */
export interface UnreadFrames {
  empty: readonly string[];
  withheld: readonly string[];
}

const UNKNOWN = 'none';

/**
 * The outline of the first document, with the others at their frames. A hidden frame has no line, so its content is left out;
 * an unreadable frame is marked.
 */
export function mergeOutlines(
  [root, ...others]: readonly FrameLines[],
  { isPart, ...unread }: UnreadFrames & { isPart: boolean },
): OutlineLine[] {
  if (!root) return [];
  const byPlace = new Map(others.filter(({ place }) => place !== UNKNOWN).map(each => [each.place, each]));
  const placeless = others.filter(({ place }) => place === UNKNOWN);
  const shown = [root, ...others].flatMap(({ lines }) =>
    lines.filter(({ frame }) => frame === UNKNOWN),
  ).length;
  // One shown and one read frame belong together; when more were read than shown, some are hidden.
  const only = shown === 1 && placeless.length === 1 ? placeless[0] : undefined;

  function inside(line: OutlineLine, depth: number): OutlineLine[] {
    if (line.frame === undefined) return [];
    const inner = line.frame === UNKNOWN ? only : byPlace.get(line.frame);
    return inner ? linesOf(inner, depth) : [];
  }

  function linesOf({ documentId, lines }: FrameLines, depth: number): OutlineLine[] {
    return lines.flatMap(line => {
      const own = {
        depth: depth + line.depth,
        key: `${documentId}/${line.key}`,
        text: line.text + noteOf(line),
      };
      return [own, ...inside(line, own.depth + 1)];
    });
  }

  function noteOf({ frame }: OutlineLine): string {
    if (frame === undefined) return '';
    if (unread.withheld.includes(frame)) return ' [never_read]';
    const isKnown =
      frame === UNKNOWN ? placeless.length > 0 && placeless.length <= shown : byPlace.has(frame);
    return isKnown || unread.empty.includes(frame) ? '' : ' [not_read]';
  }

  const placed = linesOf(root, 0);
  const rest = isPart || only || placeless.length > shown ? [] : placeless;
  return [...placed, ...rest.flatMap(each => [restLine(each), ...linesOf(each, 1)])];
}

/** For content of one of several frames that cannot be distinguished. */
function restLine({ documentId }: FrameLines): OutlineLine {
  return { depth: 0, key: `${documentId}/frame`, text: 'iframe [in_one_of_the_frames]' };
}
