import { type McpClient, mcpClientAnswerSchema, mcpClientListSchema, readHttpError } from '@assent/shared';
import { type AskBackend, parseBody } from '../../../settings/ask-backend.ts';

const DEADLINE_MILLISECONDS = 10_000;

/** `none`: the backend lets no programs in, or not for this key. `away`: no answer, or one that may be another soon. */
export type ListedPrograms =
  | { kind: 'programs'; programs: readonly McpClient[] }
  | { kind: 'none' }
  | { kind: 'away' };

/** `wrong`: no program waits with this code. `too-many`: of wrong codes. `refused`: `message` says why. */
export type Pairing =
  | { kind: 'paired'; program: McpClient }
  | { kind: 'wrong' }
  | { kind: 'too-many' }
  | { kind: 'refused'; message: string }
  | { kind: 'away' };

/** The client of `/api/v1/mcp/clients`. It never throws: most backends know nothing of it. */
export interface ProgramBackend {
  list(): Promise<ListedPrograms>;
  pair(code: string): Promise<Pairing>;
  /** False when the backend has not ended its calls. */
  stop(id: string): Promise<boolean>;
  /** False when the backend may still know it. */
  disconnect(id: string): Promise<boolean>;
}

/** Whose programs, and where; read again for each request. */
type Place = () => { backendUrl: string; userId: string };

/** `askBackend` adds the access key. */
export function httpProgramBackend(askBackend: AskBackend, place: Place): ProgramBackend {
  const ask = (path: string, request: Asked = {}): Promise<Answer | undefined> => {
    const { backendUrl, userId } = place();
    return askForJson(askBackend, `${backendUrl}/api/v1/mcp/clients${path}`, userId, request);
  };
  return {
    async list() {
      const answer = await ask('');
      if (!answer || mayPass(answer.status)) return { kind: 'away' };
      const { data } = mcpClientListSchema.safeParse(answer.body);
      return data && answer.status === 200 ? { kind: 'programs', programs: data.clients } : { kind: 'none' };
    },
    async pair(code) {
      const answer = await ask('', { body: { code } });
      if (!answer) return { kind: 'away' };
      const { data } = mcpClientAnswerSchema.safeParse(answer.body);
      if (data && answer.status === 200) return { kind: 'paired', program: data.client };
      const { code: error, message = '' } = readHttpError(answer.body);
      if (error === 'code_unknown') return { kind: 'wrong' };
      if (error === 'too_many_codes') return { kind: 'too-many' };
      return { kind: 'refused', message: `HTTP ${answer.status}${message && ` · ${message}`}` };
    },
    async stop(id) {
      const answer = await ask(`/${id}/stop`, { body: {} });
      return answer?.status === 200 || answer?.status === 404;
    },
    async disconnect(id) {
      const answer = await ask(`/${id}`, { method: 'DELETE' });
      return answer?.status === 200 || answer?.status === 404;
    },
  };
}

function mayPass(status: number): boolean {
  return status === 429 || status >= 500;
}

interface Asked {
  method?: 'DELETE';
  body?: object;
}

interface Answer {
  status: number;
  body: unknown;
}

async function askForJson(
  askBackend: AskBackend,
  url: string,
  userId: string,
  { method, body }: Asked,
): Promise<Answer | undefined> {
  const signal = AbortSignal.timeout(DEADLINE_MILLISECONDS);
  const sent = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, user_id: userId }),
  };
  const query = body ? '' : `?${new URLSearchParams({ user_id: userId })}`;
  try {
    const response = await askBackend(`${url}${query}`, {
      cache: 'no-store',
      signal,
      ...(method && { method }),
      ...sent,
    });
    return { status: response.status, body: parseBody(await response.text()) };
  } catch {
    // Out of reach, without CORS, or too slow: the callers say what follows.
    return undefined;
  }
}
