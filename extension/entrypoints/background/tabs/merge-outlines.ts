import type { OutlineLine } from '../../../page/outlining/outline-reading.ts';

/** The outline of one frame's document. */
export interface FrameLines {
  documentId: string;
  /** Where its window stands, as indexes from the top on; `none` in a shadow tree, where nobody can tell. */
  place: string;
  lines: readonly OutlineLine[];
}

/** The places of frames that were not asked: because they hold nothing, or as the person's rules have it. */
export interface UnreadFrames {
  empty: readonly string[];
  withheld: readonly string[];
}

const UNKNOWN = 'none';

/**
 * The outline of the first document with those of all others at the frames that they are in. A frame that is not shown has
 * no line, so that nothing of it is told; one that could not be read says so.
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
  // With one of each it is clear which is which; of fewer frames that are shown than were read, some are hidden.
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

/** For what stands in one of several frames that can't be told apart. */
function restLine({ documentId }: FrameLines): OutlineLine {
  return { depth: 0, key: `${documentId}/frame`, text: 'iframe [in_one_of_the_frames]' };
}
