import type { Gesture } from '../../approval/gate.ts';

/** A press by pointer or key. Enter is handled on keydown, because only there a held key is visible. */
export function pressing(
  press: (gesture: Gesture) => unknown,
): Pick<React.ComponentProps<'button'>, 'onClick' | 'onKeyDown'> {
  return {
    onClick: event => press({ trusted: event.nativeEvent.isTrusted, repeated: false }),
    onKeyDown: event => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      press({ trusted: event.nativeEvent.isTrusted, repeated: event.repeat });
    },
  };
}

export function gestureOf(event: React.KeyboardEvent): Gesture {
  return { trusted: event.nativeEvent.isTrusted, repeated: event.repeat };
}
