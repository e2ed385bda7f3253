import type { Clock } from './ports.ts';

/** Collects pieces of text and hands them over once a frame, so that a fast answer isn't rendered token by token. */
export interface TextBuffer {
  /** `id`: of the event that the piece came in. */
  add(text: string, id: string | undefined): void;
  /** Hands over at once what is waiting. */
  flush(): void;
}

/** Text goes together with the id of the last event that it came in, so that what is kept never tells one without the other. */
export function textBuffer(
  clock: Clock,
  handOver: (text: string, id: string | undefined) => void,
): TextBuffer {
  let waiting = '';
  let last: string | undefined;
  const flush = (): void => {
    const text = waiting;
    waiting = '';
    if (text !== '') handOver(text, last);
  };
  return {
    add: (text, id) => {
      if (waiting === '') clock.nextFrame(flush);
      waiting += text;
      last = id ?? last;
    },
    flush,
  };
}
