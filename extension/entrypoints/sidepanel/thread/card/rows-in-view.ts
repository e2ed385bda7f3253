import { type RefObject, useEffect, useState } from 'react';
import type { Card } from '../../conversation/card.ts';
import { useTurn } from '../../panel/panel-context.tsx';

/**
 * Reports the rows of a waiting card that are in view, and returns how many are below it. Undefined until the browser has
 * measured.
 */
export function useRowsBelow(
  place: RefObject<HTMLElement | null>,
  callId: string,
  card: Card,
): number | undefined {
  const turn = useTurn();
  const [below, setBelow] = useState<number>();
  const covered = useCoveredHeight(place);
  const rows = card.kind === 'actions' ? card.rows : undefined;
  useEffect(() => {
    const thread = place.current?.closest('main');
    if (!place.current || !thread || !rows || covered === undefined) return;
    const elements: Element[] = [...place.current.querySelectorAll('[data-row]')];
    const hidden = new Set<Element>();
    const observer = new IntersectionObserver(
      entries => {
        const seen = entries.filter(isInView).map(({ target }) => elements.indexOf(target));
        turn.seeRows(callId, seen);
        for (const entry of entries) {
          if (isBelow(entry)) hidden.add(entry.target);
          else hidden.delete(entry.target);
        }
        setBelow(hidden.size);
      },
      { root: thread, rootMargin: `0px 0px -${covered}px 0px`, threshold: STEPS },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [place, turn, callId, rows, covered]);
  return rows && below;
}

/** The part of the panel that the footer covers: it grows with what it says, and sticks only in a panel that is high enough. */
function useCoveredHeight(place: RefObject<HTMLElement | null>): number | undefined {
  const [covered, setCovered] = useState<number>();
  useEffect(() => {
    const thread = place.current?.closest('main');
    const footer = place.current?.querySelector<HTMLElement>('[data-footer]');
    if (!thread || !footer) return;
    const observer = new ResizeObserver(() => setCovered(stuckHeightOf(footer)));
    for (const element of [thread, footer]) observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return covered;
}

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

/** Of a row that is higher than the panel, so much of the panel. */
const MOST = 0.8;

function isInView({
  isIntersecting,
  intersectionRect,
  boundingClientRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  const room = (rootBounds?.height ?? 0) * MOST;
  return isIntersecting && intersectionRect.height >= Math.min(boundingClientRect.height - 2, room);
}

/** Also in part: what it would do may stand at its end. */
function isBelow({ rootBounds, boundingClientRect }: IntersectionObserverEntry): boolean {
  return boundingClientRect.bottom - 2 > (rootBounds?.bottom ?? Number.POSITIVE_INFINITY);
}

function stuckHeightOf(footer: HTMLElement): number {
  return getComputedStyle(footer).position === 'sticky' ? footer.offsetHeight : 0;
}

/** For the keyboard and screen readers: moves to the first row below, else to the last one. */
export function goToRowBelow(card: HTMLElement | null | undefined): void {
  const rows = [...(card?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const footer = card?.querySelector('[data-footer]');
  const end = footer?.getBoundingClientRect().top ?? 0;
  const row = rows.find(at => at.getBoundingClientRect().bottom > end + 1) ?? rows.at(-1);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'start' });
}
