import { readHttpError } from '@assent/shared';
import * as z from 'zod/mini';
import type { AskBackend } from '../../settings/access-key/ask-backend.ts';

/** What was found at a backend's address. */
export type ConnectionTest =
  | { status: 'answered'; model: string | undefined }
  /** It wants a key, or another one than it was sent; `message` are its own words. */
  | { status: 'key-wanted'; message: string | undefined }
  | { status: 'refused'; httpStatus: number; message: string | undefined }
  | { status: 'unknown'; httpStatus: number }
  | { status: 'unreachable' };

const DEADLINE_MILLISECONDS = 5_000;

/** What our relay says of itself; another backend may say anything, and is connected all the same. */
const healthSchema = z.object({ model: z.optional(z.string()) });

/**
 * Asks `/healthz`, which is our relay's and not part of the contract: without it a backend is merely unknown. A health
 * check is open to all, so the list of models, which is not, is asked for too: whoever lacks a key hears of it here.
 */
export async function testConnection(url: string, askBackend: AskBackend): Promise<ConnectionTest> {
  const signal = AbortSignal.timeout(DEADLINE_MILLISECONDS);
  try {
    const health = await askBackend(`${url}/healthz`, { signal });
    // A backend need not have that list, nor let us read that it has none.
    const models = await askBackend(`${url}/api/v1/models`, { signal }).catch(() => undefined);
    const refusal = await readRefusal(models && isRefusal(models) ? models : health);
    if (refusal) return refusal;
    if (!health.ok) return { status: 'unknown', httpStatus: health.status };
    return { status: 'answered', model: readModel(await health.text()) };
  } catch {
    return { status: 'unreachable' };
  }
}

/** 429: our relay answers so to an address that has tried out too many keys. */
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
