import type { Sink } from './turn-writer.ts';

const ENCODER = new TextEncoder();

/** A web stream that holds nothing itself: it takes a text each time its reader asks for one. */
export class WebSink implements Sink {
  #controller: ReadableStreamDefaultController<Uint8Array>;
  #onEnd: () => void;
  #isAsked = true;

  constructor(controller: ReadableStreamDefaultController<Uint8Array>, onEnd: () => void) {
    this.#controller = controller;
    this.#onEnd = onEnd;
  }

  get ready(): boolean {
    return this.#isAsked;
  }

  /** Its reader asks for more. */
  take(): void {
    this.#isAsked = true;
  }

  write(text: string): void {
    this.#isAsked = false;
    this.#controller.enqueue(ENCODER.encode(text));
  }

  end(): void {
    this.#controller.close();
    this.#onEnd();
  }

  destroy(): void {
    this.#controller.error(new Error('The reader of this stream took nothing for too long.'));
    this.#onEnd();
  }
}
