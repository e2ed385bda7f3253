import type { Clock } from './ports.ts';

/** Collects pieces of text and hands them over once a frame, so that a fast answer isn't rendered token by token. */
export interface TextBuffer {
  add(text: string): void;
  /** Hands over at once what is waiting. */
  flush(): void;
}

export function textBuffer(clock: Clock, handOver: (text: string) => void): TextBuffer {
  let waiting = '';
  const flush = (): void => {
    const text = waiting;
    waiting = '';
    if (text !== '') handOver(text);
  };
  return {
    add: text => {
      if (waiting === '') clock.nextFrame(flush);
      waiting += text;
    },
    flush,
  };
}
