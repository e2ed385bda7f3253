import { closestComposed } from '../dom/composed-tree.ts';
import { clientHeightOf, scrollHeightOf, scrollTopOf } from '../dom/native-dom.ts';
import { nextFrame } from '../timing/next-frame.ts';
import { settle } from '../timing/settle.ts';

const MOST_SCREENS = 400;

/** Scrolls a list from its top, one screen at a time, until `find` succeeds; virtual lists draw only the rows in view. */
export async function scrollListFor<Found>(
  row: Element,
  find: () => Found | undefined,
  deadline: number,
): Promise<Found | undefined> {
  const scroller = closestComposed(row, scrolls);
  if (!scroller) return undefined;
  const end = performance.now() + deadline;
  const before = scrollTopOf(scroller);
  await scrollTo(scroller, 0);
  let stuck = 0;
  for (let screen = 0; screen < MOST_SCREENS && performance.now() < end; screen += 1) {
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
