import { type McpClient, mcpClientAnswerSchema, mcpClientListSchema, readHttpError } from '@assent/shared';
import type { AskBackend } from '../../../settings/ask-backend.ts';
import {
  askForJson,
  describeRefusal,
  type JsonAnswer,
  type JsonRequest,
  mayPass,
} from '../../../settings/ask-for-json.ts';

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
  const ask = (path: string, { method, body }: JsonRequest = {}): Promise<JsonAnswer | undefined> => {
    const { backendUrl, userId } = place();
    const url = `${backendUrl}/api/v1/mcp/clients${path}`;
    if (body) return askForJson(askBackend, url, { body: { ...body, user_id: userId } });
    return askForJson(askBackend, `${url}?${new URLSearchParams({ user_id: userId })}`, {
      ...(method && { method }),
    });
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
      const { code: error } = readHttpError(answer.body);
      if (error === 'code_unknown') return { kind: 'wrong' };
      if (error === 'too_many_codes') return { kind: 'too-many' };
      return { kind: 'refused', message: describeRefusal(answer) };
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
