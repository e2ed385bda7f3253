import { message } from '../../messages/message.ts';
import { queryAllIn } from '../../page/dom/native-dom.ts';
import { rootsOf } from '../../page/dom/shadow-roots.ts';
import { seenRect } from '../../page/visibility/seen-rect.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import type { BoundTarget } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';

/** A frame that is smaller, in CSS pixels, holds nothing that is read. */
const SMALLEST_FRAME = 100;

/** Says of a page how many frames are seen in it: each is a document of its own, which is extracted from by itself. */
export function noteFrames(outcome: Outcome, target: BoundTarget): Outcome {
  if (target.kind !== 'page') return outcome;
  const visibility = createVisibility();
  const count = rootsOf(document)
    .flatMap(root => [...queryAllIn(root, 'iframe, frame')])
    .filter(frame => {
      const rect = seenRect(frame, visibility);
      return rect && rect.width >= SMALLEST_FRAME && rect.height >= SMALLEST_FRAME;
    }).length;
  if (count === 0) return outcome;
  const sentences = [outcome.message, message('extract.framesLeftOut', { count })];
  return { ...outcome, message: message('sentences', { sentences }) };
}
