import * as z from 'zod/mini';

/** What was found at a backend's address. */
export type ConnectionTest =
  | { status: 'answered'; model: string | undefined }
  | { status: 'unknown'; httpStatus: number }
  | { status: 'unreachable' };

const DEADLINE_MILLISECONDS = 5_000;

/** What our relay says of itself; another backend may say anything, and is connected all the same. */
const healthSchema = z.object({ model: z.optional(z.string()) });

/** Asks `/healthz`, which is our relay's and not part of the contract: without it a backend is merely unknown. */
export async function testConnection(url: string): Promise<ConnectionTest> {
  try {
    const response = await fetch(`${url}/healthz`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(DEADLINE_MILLISECONDS),
    });
    if (!response.ok) return { status: 'unknown', httpStatus: response.status };
    return { status: 'answered', model: readModel(await response.text()) };
  } catch {
    return { status: 'unreachable' };
  }
}

function readModel(health: string): string | undefined {
  try {
    return healthSchema.parse(JSON.parse(health)).model;
  } catch {
    return undefined;
  }
}
