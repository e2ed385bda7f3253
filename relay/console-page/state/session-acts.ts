import { type ViewMode, viewEventSchema } from '@assent/shared';
import { followStream } from '../requests/follow-stream.ts';
import { type Asking, ask } from './asking.ts';

/** `none`: the key may not see it, or it has ended. `unreached`: there may be one, but the relay does not give it now. */
export type Seen =
  | { kind: 'waiting' | 'withheld' | 'none' | 'unreached' }
  | { kind: 'picture'; base64: string };

/** The browsers of tasks. */
export class SessionActs {
  readonly #asking: Asking;

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  /** The address of a live view, or the status of the answer that there is none. */
  async linkTo(session: string, mode: ViewMode): Promise<{ url: string } | { status: number }> {
    const { store, requests } = this.#asking;
    const answered = await ask(this.#asking, requests.linkTo(session, mode, store.getState().language));
    return answered.isGood ? { url: answered.value.url } : { status: answered.problem.status };
  }

  /** Gives what the session shows, until it ends. Where it can't be read, it goes on trying. */
  watch(session: string, see: (seen: Seen) => void, stopping: AbortSignal): Promise<void> {
    // A stream that breaks off mostly goes on at once: only a second failure is worth a word.
    let isLive = false;
    let isUnreached = false;
    const listener = {
      event: ({ data }: { data: string }): 'more' | 'last' => {
        const { data: event } = viewEventSchema.safeParse(JSON.parse(data));
        if (event?.type === 'picture') see({ kind: 'picture', base64: event.data });
        if (event?.type === 'withheld') see({ kind: 'withheld' });
        if (event?.type !== 'end' || event.reason === 'slow') return 'more';
        see({ kind: 'none' });
        return 'last';
      },
      state: (state: 'live' | 'lost' | 'refused'): void => {
        if (state === 'refused') see({ kind: 'none' });
        if (state === 'live' && isUnreached) see({ kind: 'waiting' });
        isUnreached = state === 'lost' && !isLive;
        isLive = state === 'live';
        if (isUnreached) see({ kind: 'unreached' });
      },
    };
    const path = `browser/session/${session}/view`;
    return followStream({ requests: this.#asking.requests, path, listener }, stopping);
  }
}
