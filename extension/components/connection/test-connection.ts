import { readHttpError } from '@assent/shared';
import * as z from 'zod/mini';
import type { AskBackend } from '../../settings/ask-backend.ts';

export type ConnectionTest =
  | { status: 'answered'; model: string | undefined }
  /** `message` is the backend's own text. */
  | { status: 'key-wanted'; message: string | undefined }
  | { status: 'refused'; httpStatus: number; message: string | undefined }
  | { status: 'unknown'; httpStatus: number }
  | { status: 'unreachable' };

const DEADLINE_MILLISECONDS = 5_000;

/** Only our relay has to answer this; any other answer counts as well. */
const healthSchema = z.object({ model: z.optional(z.string()) });

/** Asks for `/healthz`, which only our relay has, and for the list of models, because the health check needs no key. */
export async function testConnection(url: string, askBackend: AskBackend): Promise<ConnectionTest> {
  const signal = AbortSignal.timeout(DEADLINE_MILLISECONDS);
  try {
    const health = await askBackend(`${url}/healthz`, { signal });
    // A backend need not have this list, nor allow us to read its 404.
    const models = await askBackend(`${url}/api/v1/models`, { signal }).catch(() => undefined);
    const refusal = await readRefusal(models && isRefusal(models) ? models : health);
    if (refusal) return refusal;
    if (!health.ok) return { status: 'unknown', httpStatus: health.status };
    return { status: 'answered', model: readModel(await health.text()) };
  } catch {
    return { status: 'unreachable' };
  }
}

/** Our relay answers 429 to an address that has tried too many keys. */
function isRefusal({ status }: Response): boolean {
  return status === 401 || status === 403 || status === 429;
}

async function readRefusal(response: Response): Promise<ConnectionTest | undefined> {
  if (!isRefusal(response)) return undefined;
  const { message } = readHttpError(parseJson(await response.text()));
  if (response.status === 401) return { status: 'key-wanted', message };
  return { status: 'refused', httpStatus: response.status, message };
}

function readModel(health: string): string | undefined {
  return healthSchema.safeParse(parseJson(health)).data?.model;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
