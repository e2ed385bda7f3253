import type { Language } from '@assent/shared';
import { queryAllIn } from '../../page/dom/native-dom.ts';
import { rootsOf } from '../../page/dom/shadow-roots.ts';
import { seenRect } from '../../page/visibility/seen-rect.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import type { BoundTarget } from '../operation.ts';
import type { Outcome } from '../outcome.ts';

/** A frame that is smaller, in CSS pixels, holds nothing that is read. */
const SMALLEST_FRAME = 100;

/** Says of a page how many frames are seen in it: each is a document of its own, which is extracted from by itself. */
export function noteFrames(outcome: Outcome, target: BoundTarget, language: Language): Outcome {
  if (target.kind !== 'page') return outcome;
  const visibility = createVisibility();
  const count = rootsOf(document)
    .flatMap(root => [...queryAllIn(root, 'iframe, frame')])
    .filter(frame => {
      const rect = seenRect(frame, visibility);
      return rect && rect.width >= SMALLEST_FRAME && rect.height >= SMALLEST_FRAME;
    }).length;
  return count === 0 ? outcome : { ...outcome, message: `${outcome.message} ${LEFT_OUT[language](count)}` };
}

const LEFT_OUT = {
  zh: (count: number) => `页面里还有 ${count} 个内嵌框架，内容不在其中；需要时请以框架里的元素为目标。`,
  en: (count: number) =>
    `What is in the ${count} ${count === 1 ? 'frame' : 'frames'} of the page is not part of it; name an element in a frame as the target for that.`,
};
