import type { Bilingual } from '@assent/shared';
import type { CheckFacts, Finding } from '../report/check.ts';
import type { Playback } from './playback.ts';
import type { Post } from './post.ts';

/** What stands in an answer that is played. */
export type Cue = {
  /** Of the call in it; new for each scenario, and not ASCII alone. */
  toolId: string;
  /** A tool that this client can run, if it has any. */
  browserTool: string | undefined;
  /** What the person reads. */
  words: string;
};

/** What a client did while a scenario was played. */
export type Scene = Cue & {
  first: Post;
  /** What it sent about the call, in order. */
  answers: Post[];
  /** `Last-Event-ID` of each time that it took the stream up; undefined where it sent none. */
  takenUp: (string | undefined)[];
  /** The next message of the person: how the client came out of it. */
  next: Post | undefined;
};

/** One answer of a backend, and what a client has to make of it. */
export type Scenario = CheckFacts & {
  /** What the person is asked to do; said in the answer. */
  ask: Bilingual;
  play(cue: Cue): Playback;
  /** The stream after the event of this id, or all of it, for clients that take it up. Without it the kit keeps none. */
  rest?(cue: Cue, after: string | undefined): Playback;
  judge(scene: Scene): Finding;
};

export const APPROVE: Bilingual = { en: 'Please approve the call.', zh: '请批准这个调用。' };
export const REJECT: Bilingual = { en: 'Please reject the call.', zh: '请拒绝这个调用。' };
export const GO_ON: Bilingual = { en: 'Then send another message.', zh: '然后再发送一条消息。' };
