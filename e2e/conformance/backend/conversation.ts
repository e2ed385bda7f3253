import { randomUUID } from 'node:crypto';
import { formatResultMessage } from '@assent/shared';
import { CHAT_PATH, type Exchange, get, postJson } from './exchange.ts';
import type { Target } from './target.ts';

/** The fields that a client sends besides the message, and one that a newer client might add. */
export type Extra = Record<string, unknown>;

/** One conversation with the backend, in its own session. */
export class Conversation {
  readonly sessionId = randomUUID();
  readonly userId: string;
  readonly #target: Target;
  readonly #record: Exchange[];

  /** Adds every exchange to `record`, for the checks that cover all of them. */
  constructor(target: Target, record: Exchange[], userId = `conformance-${randomUUID()}`) {
    this.#target = target;
    this.#record = record;
    this.userId = userId;
  }

  say(message: string, extra: Extra = {}): Promise<Exchange> {
    const { agent, model } = this.#target;
    const who = { session_id: this.sessionId, user_id: this.userId };
    const choices = { ...(agent && { agent_id: agent }), ...(model && { model }) };
    return this.post(JSON.stringify({ message, role: 'user', ...who, ...choices, ...extra }));
  }

  giveResult(toolName: string, result: unknown, extra: Extra = {}): Promise<Exchange> {
    return this.say(formatResultMessage(toolName, result), extra);
  }

  decide(toolId: string, approved: boolean, extra: Extra = {}): Promise<Exchange> {
    return this.say(JSON.stringify({ toolId, approved }), { role: 'function', ...extra });
  }

  /** The same session under another user id. */
  asSomebodyElse(): { say: Conversation['say']; decide: Conversation['decide'] } {
    const other = { user_id: `${this.userId}-other` };
    return {
      say: (message, extra = {}) => this.say(message, { ...extra, ...other }),
      decide: (toolId, approved) => this.decide(toolId, approved, other),
    };
  }

  async post(body: string): Promise<Exchange> {
    const exchange = await postJson(this.#target, CHAT_PATH, body);
    this.#record.push(exchange);
    return exchange;
  }

  resume(turnId: string, after?: string, userId = this.userId): Promise<Exchange> {
    const query = new URLSearchParams({ user_id: userId, turn_id: turnId });
    return get(this.#target, `/api/v1/agent/sessions/${this.sessionId}/events?${query}`, after);
  }

  stop(turnId: string, userId = this.userId): Promise<Exchange> {
    const body = JSON.stringify({ user_id: userId, turn_id: turnId });
    return postJson(this.#target, `/api/v1/agent/sessions/${this.sessionId}/stop`, body);
  }
}
