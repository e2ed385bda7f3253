import { randomUUID } from 'node:crypto';
import { type ChatRequestInput, formatResultMessage } from '@assent/shared';
import type { ReceivedEvent } from '../../../extension/entrypoints/sidepanel/backend/backend.ts';
import { httpBackend } from '../../../extension/entrypoints/sidepanel/backend/http-backend.ts';
import { BackendError } from '../../../extension/entrypoints/sidepanel/backend/problem.ts';
import { readChatStream } from '../../../extension/entrypoints/sidepanel/backend/read-chat-stream.ts';

/** The faults of a client under test. */
export type Flaw = {
  /** Its parser of a stream. */
  bytes?: (text: string) => string;
  /** Treats the beginning of a call as a call. */
  eager?: boolean;
  /** How often it sends each post about a call. */
  times?: number;
  result?: (name: string) => string;
  session?: () => string;
  user?: () => string;
  page?: () => undefined;
  contentType?: string;
  selectedText?: string;
  tools?: number;
  element?: string;
  elements?: number;
};

const TOOL = {
  name: 'get_selected_text',
  description: 'Reads the selection.',
  parameters: { type: 'object' },
};

/** A user with only the panel's transport: they follow the instruction of each answer. */
export class PanelClient {
  readonly #url: string;
  readonly #flaw: Flaw;
  readonly #session = randomUUID();
  readonly #signal = new AbortController().signal;
  readonly #backend = httpBackend(
    () => this.#url,
    async () => true,
    fetch,
  );

  constructor(url: string, flaw: Flaw = {}) {
    this.#url = url;
    this.#flaw = flaw;
  }

  /** Sends a message and the posts that follow from it. Ignores refusals and broken streams. */
  async ask(message: string): Promise<void> {
    const turn = { sessionId: this.#session, turnId: randomUUID(), userId: 'kit-client' };
    let lastId: string | undefined;
    const take = async (events: AsyncIterable<ReceivedEvent>): Promise<void> => {
      for await (const event of events) {
        lastId = event.id ?? lastId;
        if (event.kind === 'tool_call') await this.#decide(event);
        if (event.kind === 'content') this.#asked = `${this.#asked}${event.content}`;
      }
    };
    this.#asked = '';
    try {
      await take(await this.#chat({ ...this.#about(), message, turn_id: turn.turnId }));
    } catch (thrown) {
      if (!(thrown instanceof BackendError) || thrown.problem.kind !== 'cut') return;
      if (this.#flaw.eager) await this.#decide({ toolName: 'kit_check', toolId: 'half' });
      const rest = await this.#backend.resume(turn, lastId, this.#signal);
      if (rest) await take(rest);
    }
  }

  #asked = '';

  async #decide({ toolName, toolId }: { toolName: string; toolId: string | undefined }): Promise<void> {
    const isRejected = this.#asked.includes('reject');
    const request = toolName === TOOL.name ? this.#result(isRejected) : decision(toolId, !isRejected);
    const session = this.#flaw.session?.();
    for (let sent = 0; sent < (this.#flaw.times ?? 1); sent += 1) {
      const about = { ...this.#about(), ...(this.#flaw.page && { current_page_info: this.#flaw.page() }) };
      for await (const _ of await this.#chat({
        ...about,
        ...request,
        ...(session && { session_id: session }),
      }));
    }
  }

  #result(isRejected: boolean): { message: string } {
    const rejected = { success: false, error: 'The person said no.', error_type: 'Rejected' };
    const result = isRejected ? rejected : { success: true, text: 'tea' };
    return { message: this.#flaw.result?.(TOOL.name) ?? formatResultMessage(TOOL.name, result) };
  }

  #about(): Omit<ChatRequestInput, 'message'> {
    const { selectedText, element = 'button: Search', elements = 1, tools = 1 } = this.#flaw;
    const listed = Array.from({ length: elements }, (_, index) => ({ id: `e_${index}`, desc: element }));
    return {
      session_id: this.#session,
      user_id: this.#flaw.user?.() ?? 'kit-client',
      current_page_info: { url: `${this.#url}/`, title: 'Practice', elements: listed, selectedText },
      browser_tools: Array.from({ length: tools }, () => TOOL),
    };
  }

  /** Like the panel, or with the fault. */
  async #chat(request: ChatRequestInput): Promise<AsyncIterable<ReceivedEvent>> {
    const { bytes, contentType, session } = this.#flaw;
    if (!bytes && !contentType && !session) return this.#backend.chat(request, this.#signal);
    const response = await fetch(`${this.#url}/api/v1/agent/chat`, {
      method: 'POST',
      headers: { 'content-type': contentType ?? 'application/json' },
      body: JSON.stringify({ ...request, ...(session && { session_id: session() }) }),
    });
    const read = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) =>
        controller.enqueue(bytes ? Buffer.from(bytes(Buffer.from(chunk).toString())) : chunk),
    });
    const body = (response.body ?? new Blob().stream()).pipeThrough(read);
    return readChatStream(body, { signal: this.#signal, restart: () => {}, end: () => {} });
  }
}

function decision(toolId: string | undefined, approved: boolean): { message: string; role: 'function' } {
  return { message: JSON.stringify({ toolId, approved }), role: 'function' };
}
