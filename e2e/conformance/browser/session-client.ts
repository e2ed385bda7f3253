import * as z from 'zod';
import type { Target } from '../backend/target.ts';

/** One request and its answer. `status` 0: there was none. Milliseconds. */
export type Answered = { status: number; json: unknown; lasted: number };

const SESSIONS_PATH = '/api/v1/browser/session';

const createdSchema = z.object({ sessionId: z.string() });

/** Asks a backend that serves browser sessions. Paths are below those of sessions. */
export class SessionClient {
  readonly #target: Pick<Target, 'url' | 'headers' | 'timeout'>;

  constructor(target: Pick<Target, 'url' | 'headers' | 'timeout'>) {
    this.#target = target;
  }

  post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answered> {
    const json = { 'content-type': 'application/json', ...headers };
    return this.#ask(path, { method: 'POST', body: JSON.stringify(body), headers: json });
  }

  get(path: string): Promise<Answered> {
    return this.#ask(path, {});
  }

  delete(path: string): Promise<Answered> {
    return this.#ask(path, { method: 'DELETE' });
  }

  async #ask(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> }) {
    const { url, timeout, headers: always } = this.#target;
    const started = performance.now();
    const lasted = (): number => performance.now() - started;
    try {
      const response = await fetch(`${url}${SESSIONS_PATH}${path}`, {
        ...init,
        headers: { ...always, ...headers },
        signal: AbortSignal.timeout(timeout),
      });
      const json: unknown = await response.json().catch(() => undefined);
      return { status: response.status, json, lasted: lasted() };
    } catch {
      return { status: 0, json: undefined, lasted: lasted() };
    }
  }
}

/** The path of the session that was created; undefined where none was. */
export function pathOf({ json }: Answered): string | undefined {
  const created = createdSchema.safeParse(json);
  return created.success ? `/${encodeURIComponent(created.data.sessionId)}` : undefined;
}
