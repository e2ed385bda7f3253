import { closestComposed } from '../../page/dom/composed-tree.ts';
import { clientHeightOf, scrollHeightOf, scrollTopOf } from '../../page/dom/native-dom.ts';
import { nextFrame } from '../../page/timing/next-frame.ts';
import { settle } from '../../page/timing/settle.ts';

const MAX_SCREENS = 400;
const SCROLL_DEADLINE_MS = 10_000;

/** Scrolls a list from its top, one screen at a time, until `find` succeeds; virtual lists draw only the rows in view. */
export async function scrollThrough<Found>(
  rows: () => readonly Element[],
  find: () => Found | undefined,
): Promise<Found | undefined> {
  const [row] = rows();
  const scroller = row && closestComposed(row, scrolls);
  if (!scroller) return undefined;
  const end = performance.now() + SCROLL_DEADLINE_MS;
  const before = scrollTopOf(scroller);
  await scrollTo(scroller, 0);
  let stuck = 0;
  for (let screen = 0; screen < MAX_SCREENS && performance.now() < end; screen += 1) {
    const found = find();
    if (found !== undefined) return found;
    const top = scrollTopOf(scroller);
    await scrollTo(scroller, top + clientHeightOf(scroller) * 0.9);
    stuck = scrollTopOf(scroller) <= top ? stuck + 1 : 0;
    if (stuck > 1) break;
  }
  const found = find();
  if (found === undefined) await scrollTo(scroller, before);
  return found;
}

/** A list with its own scroll bar hides the browser's. */
function scrolls(element: Element): boolean {
  return (
    scrollHeightOf(element) > clientHeightOf(element) + 1 &&
    /auto|scroll|overlay|hidden/u.test(getComputedStyle(element).overflowY)
  );
}

async function scrollTo(scroller: Element, top: number): Promise<void> {
  Reflect.apply(Element.prototype.scrollTo, scroller, [{ top, behavior: 'instant' }]);
  // The list learns of the scroll in the next frame, and draws its rows then or right after.
  await nextFrame();
  await settle({ quiet: 12, deadline: 400 });
}
