import type { CDPSession } from 'playwright-core';

/** JPEG, at most so large. A larger view is scaled down by Chromium. */
const FORMAT = { format: 'jpeg', quality: 60, maxWidth: 1_280, maxHeight: 1_280 } as const;

export type Frame = {
  /** Base64. */
  data: string;
  /** Of the view, in CSS pixels. */
  width: number;
  height: number;
};

type Event = {
  data: string;
  sessionId: number;
  metadata: { deviceWidth: number; deviceHeight: number; timestamp?: number };
};

/** The screencast of one tab. Chromium sends a frame when it begins, and after each change of what is drawn. */
export class TabCast {
  readonly #session: CDPSession;
  readonly #take: (event: Event) => void;
  #newest: Frame | undefined;
  /** Milliseconds on the clock of the browser: older frames show what was before the paint. */
  #since = Number.POSITIVE_INFINITY;
  #arrived = Promise.withResolvers<void>();
  #isOn = false;

  constructor(session: CDPSession) {
    this.#session = session;
    this.#take = event => {
      // The tab may be closed by now.
      session.send('Page.screencastFrameAck', { sessionId: event.sessionId }).catch(() => undefined);
      const { deviceWidth, deviceHeight, timestamp = 0 } = event.metadata;
      if (timestamp * 1_000 < this.#since) return;
      this.#newest = { data: event.data, width: Math.round(deviceWidth), height: Math.round(deviceHeight) };
      this.#arrived.resolve();
    };
    session.on('Page.screencastFrame', this.#take);
  }

  /** Takes only frames of that moment or later. */
  async start(since: number): Promise<void> {
    this.#since = since;
    this.#newest = undefined;
    if (this.#isOn) return;
    this.#isOn = true;
    await this.#session.send('Page.startScreencast', FORMAT);
  }

  /** The newest frame, once there is one; undefined after so many milliseconds without. */
  async next(milliseconds: number): Promise<Frame | undefined> {
    if (!this.#newest) {
      this.#arrived = Promise.withResolvers<void>();
      const late = setTimeout(this.#arrived.resolve, milliseconds);
      await this.#arrived.promise;
      clearTimeout(late);
    }
    const frame = this.#newest;
    this.#newest = undefined;
    return frame;
  }

  /** Nothing is encoded for nobody. */
  async pause(): Promise<void> {
    if (!this.#isOn) return;
    this.#isOn = false;
    await this.#session.send('Page.stopScreencast');
  }

  async end(): Promise<void> {
    this.#session.off('Page.screencastFrame', this.#take);
    await this.pause();
  }
}
