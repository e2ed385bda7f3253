import type { RequestImage } from '@assent/shared';

/** One message of a conversation that the client keeps, whatever protocol it came in. */
export type GivenMessage =
  | { role: 'instructions'; text: string }
  | { role: 'user'; text: string; id?: string | undefined; images?: readonly RequestImage[] }
  | { role: 'assistant'; text: string; calls: readonly GivenCall[] }
  | { role: 'tool'; callId: string; content: string; failed: boolean };

export type GivenCall = { id: string; name: string; arguments: string };
