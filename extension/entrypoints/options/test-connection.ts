/** What was found at a backend's address. */
export type ConnectionTest =
  | { status: 'answered'; details: string }
  | { status: 'unknown'; httpStatus: number }
  | { status: 'unreachable' };

const DEADLINE_MILLISECONDS = 5_000;
const DETAILS = 200;

/** Asks `/healthz`, which is our relay's and not part of the contract: without it a backend is merely unknown. */
export async function testConnection(url: string): Promise<ConnectionTest> {
  try {
    const response = await fetch(`${url}/healthz`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(DEADLINE_MILLISECONDS),
    });
    if (!response.ok) return { status: 'unknown', httpStatus: response.status };
    return { status: 'answered', details: (await response.text()).slice(0, DETAILS) };
  } catch {
    return { status: 'unreachable' };
  }
}
