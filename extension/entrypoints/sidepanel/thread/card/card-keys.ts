import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Gesture } from '../../approval/gate.ts';
import { isOfInputMethod } from '../../ui/input-method.ts';
import { gestureOf } from './pressing.ts';

/**
 * F6, which moves between panes in Windows and Chrome, moves from anywhere in the panel to the waiting card. Within a card
 * it stays Chrome's own, so that the focus is not trapped. Where two cards wait, the older one gets it.
 */
export function useCardKey(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const goTo = (event: KeyboardEvent): void => {
      const card = place.current;
      if (event.key !== 'F6' || event.shiftKey || event.isComposing || !card) return;
      if (document.activeElement?.closest('[role="alertdialog"]') || event.defaultPrevented) return;
      event.preventDefault();
      card.focus();
      card.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', goTo);
    return () => document.removeEventListener('keydown', goTo);
  }, [place]);
}

/**
 * When the card goes, the focus of a keyboard user moves to the conversation instead of the top of the panel. Not to the
 * composer, where the next Enter would send its text. A focus elsewhere stays.
 */
export function useFocusAfter(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const card = place.current;
    const thread = document.querySelector('main');
    return () => {
      if (card?.contains(document.activeElement)) thread?.focus({ preventScroll: true });
    };
  }, [place]);
}

interface Decisions {
  approve(gesture: Gesture): unknown;
  reject(gesture: Gesture): unknown;
}

/**
 * Ctrl or ⌘ with Enter approves and Esc rejects while the focus is in the card. Enter is handled in the capture phase, so
 * that the same keys on Reject can't mean the opposite; Esc in the bubble phase, so that an open field handles it first.
 */
export function decidingKeys({
  approve,
  reject,
}: Decisions): Pick<React.ComponentProps<'section'>, 'onKeyDown' | 'onKeyDownCapture'> {
  return {
    onKeyDownCapture: event => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOfInputMethod(event)) return;
      event.preventDefault();
      event.stopPropagation();
      approve(gestureOf(event));
    },
    onKeyDown: event => {
      if (event.key !== 'Escape' || event.defaultPrevented || isOfInputMethod(event)) return;
      event.preventDefault();
      reject(gestureOf(event));
    },
  };
}
