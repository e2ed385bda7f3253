import { keysInFile } from '../src/access/key-file.ts';
import { parseAgent } from '../src/agents/load-agents.ts';
import { createRelay } from '../src/app.ts';
import { createOfflineModel } from '../src/offline/offline-model.ts';

/** A relay with every route, so that its document covers all relays. */
export function createWholeRelay(): ReturnType<typeof createRelay> {
  return createRelay({
    models: [createOfflineModel()],
    agents: [parseAgent('default', 'Be brief.')],
    keys: keysInFile(''),
  });
}

/** The text of shared/schemas/openapi.json. */
export async function openApiText(): Promise<string> {
  const response = await createWholeRelay().request('/openapi.json');
  return `${JSON.stringify(await response.json(), null, 2)}\n`;
}
