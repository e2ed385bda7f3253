import { type McpClient, mcpClientAnswerSchema, mcpClientListSchema, type PageInfo } from '@assent/shared';
import { askRelay, callOf, overHttp } from './ask-relay.ts';
import { BROWSER_TOOLS } from './browser-tools.ts';

/** Like the extension's: names besides the offered tools to which it answers. */
const ALIASES = ['browser_click', 'browser_snapshot', 'browser_extract', 'browser_reload'];

type ShownCall = NonNullable<ReturnType<typeof callOf>>;

/** A panel that lets programs in, gets their calls and answers them, as its person says. */
export class McpPanel {
  readonly #url: string;
  readonly #user: string;
  readonly sessionId = crypto.randomUUID();

  constructor(url: string, user: string = crypto.randomUUID()) {
    this.#url = url;
    this.#user = user;
  }

  pairing(code: string): Promise<Response> {
    return this.#post('', { user_id: this.#user, code });
  }

  async pair(code: string): Promise<McpClient> {
    return mcpClientAnswerSchema.parse(await (await this.pairing(code)).json()).client;
  }

  async clients(): Promise<McpClient[]> {
    const answer = await fetch(`${this.#url}/api/v1/mcp/clients?user_id=${this.#user}`);
    return mcpClientListSchema.parse(await answer.json()).clients;
  }

  stop(id: string): Promise<Response> {
    return this.#post(`/${id}/stop`, { user_id: this.#user });
  }

  disconnect(id: string): Promise<Response> {
    return fetch(`${this.#url}/api/v1/mcp/clients/${id}?user_id=${this.#user}`, { method: 'DELETE' });
  }

  /** Sends a message, and waits for the next call. */
  async next(id: string, message: string, page?: PageInfo): Promise<ShownCall> {
    return this.#ask(id, { message }, page);
  }

  /** Sends what came of a call, and waits for the next one. */
  answer(id: string, { name, id: callId }: ShownCall, result: object, page?: PageInfo): Promise<ShownCall> {
    const message = `浏览器工具 ${name} 执行结果: ${JSON.stringify(result)}`;
    return this.#ask(id, { message, tool_id: callId }, page);
  }

  async #ask(
    model: string,
    sent: { message: string; tool_id?: string },
    page: PageInfo | undefined,
  ): Promise<ShownCall> {
    const events = await askRelay(overHttp(this.#url), {
      ...{ ...sent, model, session_id: this.sessionId, user_id: this.#user },
      ...{ browser_tools: BROWSER_TOOLS, browser_tool_aliases: ALIASES },
      ...(page && { current_page_info: page }),
    });
    const call = callOf(events);
    if (!call) throw new Error(`No call came: ${JSON.stringify(events)}`);
    return call;
  }

  #post(path: string, body: object): Promise<Response> {
    return fetch(`${this.#url}/api/v1/mcp/clients${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}
