import { type RefObject, useEffect, useState } from 'react';
import { useOpenPanel, useTasks } from '../panel/panel-context.tsx';
import type { TaskCard } from '../task-approvals/task-state.ts';
import type { PointerPlace } from './while-pointer-rests.ts';

interface Arming {
  /** Whether the end of what the card says has been in view. */
  isSeen: boolean;
  isArmed: boolean;
}

/**
 * Arms the card of a task once it stands in view, its words have been in view to their end, and the pointer is not where the
 * card appeared: a press that was meant for what was there before must not approve.
 */
export function useArming(
  { approvalId }: TaskCard,
  place: RefObject<HTMLElement | null>,
  pointer: PointerPlace,
): Arming {
  const { tasks } = useOpenPanel();
  const isSeen = useEndSeen(place);
  const isAwaiting = useTasks(
    ({ asked }) => asked?.card.approvalId === approvalId && asked.state.status === 'awaiting',
  );
  // What stands above the card moves it when it goes.
  const above = useTasks(({ ended }) => ended.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `above` only makes it arm again.
  useEffect(() => {
    const card = place.current;
    if (!card || !isSeen || !isAwaiting) return;
    const arm = (): void => (document.hidden ? tasks.disarm() : tasks.arm(approvalId));
    const stirred = (): void => {
      for (const type of STIRRING) removeEventListener(type, stirred, { capture: true });
      arm();
    };
    if (isUnder(pointer, card))
      for (const type of STIRRING) addEventListener(type, stirred, { capture: true, passive: true });
    else arm();
    document.addEventListener('visibilitychange', arm);
    return () => {
      for (const type of STIRRING) removeEventListener(type, stirred, { capture: true });
      document.removeEventListener('visibilitychange', arm);
      tasks.disarm();
    };
  }, [tasks, approvalId, place, pointer, isSeen, isAwaiting, above]);
  const isArmed = useTasks(({ arming }) => arming?.callId === approvalId && arming.armed);
  return { isSeen, isArmed };
}

const STIRRING = ['pointermove', 'pointerdown', 'keydown'] as const;

function isUnder({ current: at }: PointerPlace, card: HTMLElement): boolean {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return at !== undefined && at.x > left && at.x < right && at.y > top && at.y < bottom;
}

/** Whether `[data-end]` has been in view, clear of the footer that sticks over it. */
function useEndSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, see] = useState(false);
  useEffect(() => {
    const end = place.current?.querySelector('[data-end]');
    const footer = place.current?.querySelector<HTMLElement>('[data-footer]');
    if (!end || !footer) return;
    const covered = getComputedStyle(footer).position === 'sticky' ? footer.offsetHeight : 0;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) see(true);
      },
      { root: place.current?.parentElement ?? null, rootMargin: `0px 0px -${covered}px 0px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
}
