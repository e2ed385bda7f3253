import * as z from 'zod/mini';

/** Speech recognition of the Web Speech API (https://webaudio.github.io/web-speech-api/), as far as it is used here. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
}

const recognitionClass = z.custom<new () => Recognition>(value => typeof value === 'function');

const alternativeSchema = z.object({ transcript: z.string() });
const errorSchema = z.object({ error: z.string() });

/** `blocked`: the browser may not use the microphone. `unheard`: nothing was said. */
export type DictationFailure = 'blocked' | 'unheard' | 'failed';

export interface DictationListener {
  /** Everything heard since the start, with what may still change. */
  onHeard(text: string): void;
  onEnd(failure: DictationFailure | undefined): void;
}

/** Ends the dictation; what was said last is still heard. */
export type StopDictation = () => void;

export function hasDictation(): boolean {
  return findClass() !== undefined;
}

/** Hears the person until they stop it, or pause for long. The browser's speech service gets the sound, and nobody else. */
export function startDictation(language: string, listener: DictationListener): StopDictation {
  const Class = findClass();
  if (!Class) throw new Error('This browser has no speech input.');
  const recognition = new Class();
  Object.assign(recognition, { lang: language, continuous: true, interimResults: true });
  let failure: DictationFailure | undefined;
  recognition.addEventListener('result', event => listener.onHeard(transcriptOf(event)));
  recognition.addEventListener('error', event => {
    failure = failureOf(errorSchema.safeParse(event).data?.error);
  });
  recognition.addEventListener('end', () => listener.onEnd(failure));
  recognition.start();
  return () => recognition.stop();
}

function findClass(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = Object(globalThis);
  return recognitionClass.safeParse(SpeechRecognition ?? webkitSpeechRecognition).data;
}

function transcriptOf(event: Event): string {
  const { results } = Object(event);
  const heard = Array.from<Iterable<unknown>>(results ?? []).flatMap(result => [...result].slice(0, 1));
  return heard.map(alternative => alternativeSchema.parse(alternative).transcript).join('');
}

function failureOf(error: string | undefined): DictationFailure | undefined {
  if (error === 'aborted') return undefined;
  if (error === 'not-allowed' || error === 'service-not-allowed' || error === 'audio-capture')
    return 'blocked';
  return error === 'no-speech' ? 'unheard' : 'failed';
}
