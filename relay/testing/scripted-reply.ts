import type { ReceivedRequest } from './received-request.ts';

/** The scripted API's answer to one request. */
export type ScriptedReply =
  | {
      kind: 'answer';
      text?: string;
      thinking?: string;
      calls?: readonly { name: string; input: Record<string, unknown> }[];
      /** By default `tool_use` with calls and `end_turn` without. */
      stopReason?: string;
      usage?: {
        input_tokens?: number;
        output_tokens?: number;
        cache_read_input_tokens?: number;
        cache_creation_input_tokens?: number;
      };
      /** A pause after the first piece of the text, for tests that look at a running answer. */
      hold?: Promise<unknown>;
    }
  /** `max_tokens` in the middle of a call: only the first `characters` of its arguments are sent. */
  | {
      kind: 'half-call';
      name: string;
      input: Record<string, unknown>;
      characters: number;
      ending: 'max_tokens' | 'cut';
    }
  /** An HTTP error before the stream. */
  | { kind: 'status'; status: number; type: string; message?: string; retryAfter?: number }
  /** An `error` event in mid-stream. */
  | { kind: 'stream-error'; text: string; type: string; message?: string }
  /** The connection breaks after the text. */
  | { kind: 'cut'; text: string }
  /** No further event until the client disconnects. */
  | { kind: 'stall'; text: string };

/** Replies in order (the last one is repeated), or a function of the request and its number, from 0. */
export type Script<Request = ReceivedRequest, Reply = ScriptedReply> =
  | readonly Reply[]
  | ((request: Request, index: number) => Reply);

export function replyFor<Request, Reply>(
  script: Script<Request, Reply>,
  request: Request,
  index: number,
): Reply {
  const reply = typeof script === 'function' ? script(request, index) : (script[index] ?? script.at(-1));
  if (!reply) throw new Error('The script of the model is empty.');
  return reply;
}

export function say(text: string): ScriptedReply {
  return { kind: 'answer', text };
}

export function propose(name: string, input: Record<string, unknown>, text = ''): ScriptedReply {
  return { kind: 'answer', text, calls: [{ name, input }] };
}
