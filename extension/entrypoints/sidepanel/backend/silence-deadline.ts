import { BackendError } from './problem.ts';

/** Our relay sends a heartbeat every few seconds; other backends may think for long, but not for ever. */
const SILENCE_SECONDS = 120;

/** Aborts when the person stops, or when nothing was heard for {@link SILENCE_SECONDS}. */
export interface SilenceDeadline {
  signal: AbortSignal;
  heard(): void;
  end(): void;
}

export function startSilenceDeadline(stopped: AbortSignal): SilenceDeadline {
  const silence = new AbortController();
  const giveUp = (): void => silence.abort(new BackendError({ kind: 'silent', seconds: SILENCE_SECONDS }));
  let timer = setTimeout(giveUp, SILENCE_SECONDS * 1000);
  return {
    signal: AbortSignal.any([stopped, silence.signal]),
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_SECONDS * 1000);
    },
    end: () => clearTimeout(timer),
  };
}
