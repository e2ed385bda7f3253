import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

type Press = {
  onKeyDown(event: KeyboardEvent): void;
  onClick(event: MouseEvent): void;
};

/** A press of a person: no script's, and none while a key is held down. */
export function usePress(press: () => void): Press {
  const isRepeated = useRef(false);
  return {
    onKeyDown: ({ repeat }) => {
      isRepeated.current = repeat;
    },
    onClick: ({ nativeEvent, detail }) => {
      // The second click of a double click was meant for the first one's button.
      if (nativeEvent.isTrusted && !isRepeated.current && detail < 2) press();
    },
  };
}
