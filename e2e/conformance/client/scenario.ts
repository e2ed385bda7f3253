import type { Bilingual } from '@assent/shared';
import type { CheckFacts, Finding } from '../report/check.ts';
import type { Playback } from './playback.ts';
import type { Post } from './post.ts';

/** The variables of a played answer. */
export type Cue = {
  /** Id of the call in it; new for each scenario, with non-ASCII characters. */
  toolId: string;
  /** A tool that this client can run, if it has any. */
  browserTool: string | undefined;
  /** The text that the user reads. */
  words: string;
};

/** The client's behaviour while a scenario was played. */
export type Scene = Cue & {
  first: Post;
  /** Its posts about the call, in order. */
  answers: Post[];
  /** `Last-Event-ID` of each attempt to resume the stream; undefined where it sent none. */
  takenUp: (string | undefined)[];
  /** The user's next message: it shows how the client recovered. */
  next: Post | undefined;
};

/** One answer of a backend, and the expected behaviour of the client. */
export type Scenario = CheckFacts & {
  /** The instruction for the user, included in the answer. */
  ask: Bilingual;
  play(cue: Cue): Playback;
  /** The stream after the event of this id, or all of it, for clients that resume. Without it resuming fails. */
  rest?(cue: Cue, after: string | undefined): Playback;
  judge(scene: Scene): Finding;
};

export const APPROVE: Bilingual = { en: 'Please approve the call.', zh: '请批准这个调用。' };
export const REJECT: Bilingual = { en: 'Please reject the call.', zh: '请拒绝这个调用。' };
export const GO_ON: Bilingual = { en: 'Then send another message.', zh: '然后再发送一条消息。' };
