import type { Gesture } from '../../approval/gate.ts';
import { isOfInputMethod } from '../../composer/composition.ts';

interface Decisions {
  approve(gesture: Gesture): unknown;
  reject(gesture: Gesture): unknown;
}

/**
 * Ctrl or ⌘ with Enter approves and Esc rejects, while the focus is in the card. Approving is taken on the way down, so
 * that the same keys on Reject can't mean the opposite; Esc on the way up, so that what is open inside takes it first.
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

export function gestureOf(event: React.KeyboardEvent): Gesture {
  return { trusted: event.nativeEvent.isTrusted, repeated: event.repeat };
}
