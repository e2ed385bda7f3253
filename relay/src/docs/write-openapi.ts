// Writes shared/schemas/openapi.json from the routes. Run with `pnpm schemas`; a test fails while it is out of date.
import { writeFileSync } from 'node:fs';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay } from '../app.ts';
import { createOfflineModel } from '../offline/offline-model.ts';

writeFileSync(new URL('../../../shared/schemas/openapi.json', import.meta.url), await writtenOpenApi());

/** A relay with everything that adds a route switched on, so that its document is that of all relays. */
export function createWholeRelay(): ReturnType<typeof createRelay> {
  return createRelay({ models: [createOfflineModel()], agents: [parseAgent('default', 'Be brief.')] });
}

/** What shared/schemas/openapi.json holds. */
export async function writtenOpenApi(): Promise<string> {
  const response = await createWholeRelay().request('/openapi.json');
  return `${JSON.stringify(await response.json(), null, 2)}\n`;
}
