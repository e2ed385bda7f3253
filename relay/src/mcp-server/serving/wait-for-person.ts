import type { CallStage } from '../calls/client-calls.ts';

/** Milliseconds between two notes of progress: clients give up on silence after half a minute, or a minute. */
const EVERY = 5_000;

/** What a client shows while it waits. */
const WORDS: Readonly<Record<CallStage, string>> = {
  absent: 'Waiting for a panel: open the Assent side panel, and the conversation with this program in it.',
  queued: 'Waiting for the call before this one.',
  person: 'The person is asked in the Assent side panel.',
};

export type Waits = {
  stage(): CallStage;
  /** Sends a note of progress to the client; absent where it takes none. */
  note?: ((seconds: number, message: string) => void) | undefined;
  /** No panel has been ready for {@link ABSENT} milliseconds. */
  giveUp(): void;
};

/** Milliseconds for which a call waits for a panel. */
const ABSENT = 120_000;

/** Keeps a client from giving up while its person thinks. Call what it returns when the wait is over. */
export function keepWaiting({ stage, note, giveUp }: Waits): () => void {
  const begun = Date.now();
  let absentSince: number | undefined = begun;
  const look = (): void => {
    const now = Date.now();
    const at = stage();
    absentSince = at === 'absent' ? (absentSince ?? now) : undefined;
    if (absentSince !== undefined && now - absentSince >= ABSENT) giveUp();
    else note?.(Math.round((now - begun) / 1_000), WORDS[at]);
  };
  note?.(0, WORDS[stage()]);
  const looking = setInterval(look, EVERY);
  return () => clearInterval(looking);
}
