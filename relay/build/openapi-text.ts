import { keysInFile } from '../src/access/key-file.ts';
import { startAgentTasksPart } from '../src/agent-tasks/start-agent-tasks-part.ts';
import { parseAgent } from '../src/agents/load-agents.ts';
import { createRelay } from '../src/app.ts';
import { type BrowserPart, browserPart } from '../src/browser/start-browser-part.ts';
import { createModel } from '../src/create-models.ts';
import { startCreditsPart } from '../src/credits/start-credits-part.ts';
import { EmbeddedDatabase } from '../src/jobs/embedded-database.ts';
import type { Parts } from '../src/load-parts.ts';
import { startMcpPart } from '../src/mcp-server/start-mcp-part.ts';
import { createOfflineModel } from '../src/offline/offline-model.ts';
import { startScrapePart } from '../src/scrape/start-scrape-part.ts';
import { ConnectedModels } from '../src/setup/connecting/connected-models.ts';
import { setupRoutes } from '../src/setup/setup-routes.ts';

/** A relay with every route, so that its document covers all relays. */
export function createWholeRelay(): ReturnType<typeof createRelay> {
  const models = [createOfflineModel()];
  const connected = new ConnectedModels({
    file: '',
    list: models,
    connect() {},
    createModel: settings => createModel(settings, undefined),
  });
  return createRelay({
    models,
    agents: [parseAgent('default', 'Be brief.')],
    keys: keysInFile(''),
    setup: setupRoutes({ connected }),
    partRoutes: wholeParts().routes,
  });
}

/** The routes of all parts. Nothing is started before one of them is used; `stop` ends what was. */
export function wholeParts(embedded = new EmbeddedDatabase()): Pick<Parts, 'routes' | 'stop'> {
  const models = [createOfflineModel()];
  const scrape = startScrapePart({ fetch: {}, models, embedded, report: () => {} });
  const browser = wholeBrowserPart();
  const credits = startCreditsPart({
    ...{ database: undefined, embedded, firstGrant: 0, allowedHosts: [], report: () => {} },
  });
  const tasks = startAgentTasksPart({
    ...{ sessions: browser.sessions, models: [], database: undefined, embedded, atOnce: 1 },
    ...{ searchUrl: undefined, allowedHosts: [], report: () => {} },
    credits: { firstGrant: 0, refundsPerDay: 0 },
  });
  const mcp = startMcpPart({ file: '' }, { report: () => {} });
  const parts = [scrape, browser, tasks, credits];
  return {
    routes: [...parts, mcp].flatMap(({ routes }) => routes),
    async stop() {
      await Promise.all(parts.map(part => part.stop()));
      await embedded.close();
    },
  };
}

function wholeBrowserPart(): BrowserPart {
  const settings = { executable: undefined, isSandboxed: true, allowedHosts: [] };
  return browserPart(settings, { scripts: new Map(), createEngine: () => undefined });
}

/** The text of shared/schemas/openapi.json. */
export async function openApiText(): Promise<string> {
  const response = await createWholeRelay().request('/openapi.json');
  return `${JSON.stringify(await response.json(), null, 2)}\n`;
}
