import type { EventChunk } from '../store/turn-log.ts';
import type { ReadableTurn } from './live-turn.ts';

/** Its creator calls `pump` when it can take more, and `stop` when it is closed. */
export type Sink = {
  /** Text that is written anyway is buffered. */
  readonly ready: boolean;
  write(text: string): void;
  end(): void;
  /** At once, with unsent text. */
  destroy(): void;
};

export type StreamingOptions = {
  /** Milliseconds between comments that keep an idle connection open. */
  heartbeat: number;
  /** Milliseconds after which a reader that takes nothing is disconnected. */
  readerDeadline: number;
};

export type TurnFormat = { begin(): string; take(eventChunk: EventChunk): string; end(): string };

/** The log already has the format of our own protocol. */
const PROTOCOL_FORM: TurnFormat = {
  begin: () => ': assent\n\n',
  take: eventChunk => eventChunk.text,
  end: () => '',
};

export type TurnWriterOptions = StreamingOptions & {
  turn: ReadableTurn;
  form?: TurnFormat;
  /** The last event that the client has; 0 for none. */
  after: number;
};

/**
 * Writes a turn's events into one connection, no faster than it takes them: the rest stays in the turn's log, which is bounded.
 */
export class TurnWriter {
  #turn: ReadableTurn;
  #form: TurnFormat;
  #sink: Sink;
  #sent: number;
  #readerDeadline: number;
  #heartbeat: NodeJS.Timeout;
  #deadline: NodeJS.Timeout | undefined;
  #hasEnded = false;
  #stopFollowing: () => void;

  constructor(
    { turn, after, form = PROTOCOL_FORM, heartbeat, readerDeadline }: TurnWriterOptions,
    sink: Sink,
  ) {
    this.#turn = turn;
    this.#form = form;
    this.#sink = sink;
    this.#sent = after;
    this.#readerDeadline = readerDeadline;
    this.#stopFollowing = turn.events.follow(() => this.pump());
    this.#heartbeat = setInterval(() => this.#beat(), heartbeat);
    sink.write(form.begin());
    this.pump();
  }

  pump(): void {
    if (this.#hasEnded) return;
    if (this.#sink.ready) this.#stopWaiting();
    while (this.#sink.ready && this.#writeChunk());
    if (this.#hasEnded || this.#sink.ready) return;
    if (this.#turn.events.reaches(this.#sent)) this.#wait();
    else this.#giveUp();
  }

  /** False when there is nothing more to write for now. */
  #writeChunk(): boolean {
    const { events } = this.#turn;
    // The reader is so slow that the next events are forgotten.
    if (!events.reaches(this.#sent)) return this.#giveUp();
    const eventChunk = events.eventChunkAfter(this.#sent);
    if (!eventChunk) return events.ended && this.#end();
    const text = this.#form.take(eventChunk);
    if (text !== '') this.#sink.write(text);
    this.#sent = eventChunk.last;
    return true;
  }

  /** May be called twice. */
  stop(): void {
    this.#hasEnded = true;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#deadline);
    this.#stopFollowing();
  }

  #beat(): void {
    if (this.#sink.ready) this.#sink.write(': still here\n\n');
    else this.#wait();
  }

  #giveUp(): false {
    this.stop();
    this.#sink.destroy();
    return false;
  }

  #end(): false {
    this.stop();
    const last = this.#form.end();
    if (last !== '') this.#sink.write(last);
    // The last text has to be taken, too.
    this.#deadline = undefined;
    this.#wait();
    this.#sink.end();
    return false;
  }

  #wait(): void {
    this.#deadline ??= setTimeout(() => this.#sink.destroy(), this.#readerDeadline).unref();
  }

  #stopWaiting(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }
}

/** Each item as the JSON of a server-sent event. */
export function toEventText(items: Iterable<object>): string {
  let text = '';
  for (const item of items) text += `data: ${JSON.stringify(item)}\n\n`;
  return text;
}
