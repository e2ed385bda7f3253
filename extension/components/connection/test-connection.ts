import { modelListSchema, readHttpError } from '@assent/shared';
import * as z from 'zod/mini';
import { type AskBackend, parseBody } from '../../settings/ask-backend.ts';

const DEADLINE_MILLISECONDS = 5_000;

/** What a backend answers to the question whether it is there. */
export type ConnectionTest =
  | ({ status: 'answered' } & Answering)
  /** `message` is the backend's own text. */
  | { status: 'key-wanted'; message: string | undefined }
  | { status: 'refused'; httpStatus: number; message: string | undefined }
  | { status: 'unknown'; httpStatus: number }
  | { status: 'unreachable' };

/** What answers there, as far as the backend tells. */
interface Answering {
  model: string | undefined;
  /** The rules that our relay has in the place of a model. */
  isRules: boolean;
  /** The page of the backend on which a model is connected. */
  setupUrl: string | undefined;
}

/** Only our relay has to answer this; any other answer counts as well. */
const healthSchema = z.object({ model: z.optional(z.string()) });

/** Asks for `/healthz`, which only our relay has, and for the list of models, because the health check needs no key. */
export async function testConnection(url: string, askBackend: AskBackend): Promise<ConnectionTest> {
  const signal = AbortSignal.timeout(DEADLINE_MILLISECONDS);
  try {
    const health = await askBackend(`${url}/healthz`, { signal });
    // A backend need not have this list, nor allow us to read its 404.
    const models = await askBackend(`${url}/api/v1/models`, { cache: 'no-store', signal }).catch(
      () => undefined,
    );
    const refusal = await readRefusal(models && isRefusal(models) ? models : health);
    if (refusal) return refusal;
    if (!health.ok) return { status: 'unknown', httpStatus: health.status };
    const listed = models?.ok ? await models.text() : '';
    return { status: 'answered', ...readAnswering(url, await health.text(), listed) };
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
  const { message } = readHttpError(parseBody(await response.text()));
  if (response.status === 401) return { status: 'key-wanted', message };
  return { status: 'refused', httpStatus: response.status, message };
}

function readAnswering(url: string, health: string, listed: string): Answering {
  const list = modelListSchema.safeParse(parseBody(listed)).data;
  const answering = list?.models.find(model => model.is_default) ?? list?.models[0];
  return {
    model: answering?.name ?? answering?.id ?? healthSchema.safeParse(parseBody(health)).data?.model,
    isRules: answering?.is_rules ?? false,
    setupUrl: setupUrlOf(url, list?.setup_path ?? undefined),
  };
}

/** Only a page of the backend itself: the person is led there by our button. */
function setupUrlOf(url: string, path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(`${url}${path}`)) return undefined;
  const setup = new URL(`${url}${path}`);
  return setup.origin === new URL(url).origin ? setup.href : undefined;
}
