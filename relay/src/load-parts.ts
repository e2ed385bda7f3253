import type { Budgets } from './access/budgets.ts';
import type { BrowserPart } from './browser/start-browser-part.ts';
import type { Metering } from './credits/metering.ts';
import type { Metered } from './credits/price-list.ts';
import type { CreditsPart } from './credits/start-credits-part.ts';
import type { Route } from './http/route.ts';
import { EmbeddedDatabase } from './jobs/embedded-database.ts';
import type { McpPart } from './mcp-server/start-mcp-part.ts';
import type { Model } from './model/model.ts';
import type { Audit } from './observability/audit.ts';
import type { RenderPage } from './scrape/loading/render-page.ts';
import type { BrowserSettings } from './settings/browser.ts';
import type { Settings } from './settings/environment.ts';
import type { McpServerSettings } from './settings/mcp-server.ts';
import type { ScrapeSettings } from './settings/scrape.ts';
import type { Database } from './store/sql/database.ts';

/** What is loaded only when it is switched on, so that a plain relay stays small. */
export type Parts = {
  routes: readonly Route[];
  /** Where the chat costs credits. */
  metering?: Metering | undefined;
  keyCredits?: CreditsPart['keyCredits'] | undefined;
  /** Where programs may ask a panel over MCP. */
  programs?: McpPart['programs'] | undefined;
  /** Ends what takes a while, such as browsers whose profiles are stored. */
  settle(): Promise<void>;
  /** Ends its programs. */
  stop(): Promise<void>;
};

type PartNeeds = {
  models: readonly Model[];
  /** What keys with a budget may spend on models. */
  budgets: Budgets | undefined;
  /** The relay's, where it has one. */
  database: Database | undefined;
  /** Where decisions are recorded. */
  audit?: Audit | undefined;
  /** Gets defects. */
  report: (thrown: unknown) => void;
};

type AgentTasksNeeds = { embedded: EmbeddedDatabase; sessions: BrowserPart['sessions'] };

/** When it rejects, nothing is left open. */
export async function loadParts(settings: Settings, needs: PartNeeds): Promise<Parts> {
  const embedded = new EmbeddedDatabase();
  const credits = await loadCreditsPart(settings, { ...needs, embedded });
  const meteringOf = (part: Metered): Metering | undefined =>
    settings.credits.metered.includes(part) ? credits?.metering : undefined;
  const browser =
    settings.browser &&
    (await loadBrowserPart(settings.browser, { ...needs, metering: meteringOf('browser') }));
  const parts: Omit<Parts, 'settle'>[] = [];
  let tasks: Omit<Parts, 'settle'> | undefined;
  let mcp: McpPart | undefined;
  try {
    if (settings.scrape)
      parts.push(
        await loadScrapePart(
          settings.scrape,
          { ...needs, embedded, metering: meteringOf('scrape') },
          browser?.renderPage,
        ),
      );
    mcp = settings.mcp && (await loadMcpPart(settings.mcp, needs));
    if (browser && settings.agentTasks)
      tasks = await loadAgentTasksPart(settings, { ...needs, embedded, sessions: browser.sessions });
  } catch (thrown) {
    // They may listen for other relays.
    await Promise.allSettled([...parts, browser].map(part => part?.stop()));
    throw thrown;
  }
  if (browser) parts.push(browser);
  credits?.sendAlerts();
  return {
    routes: [...parts, tasks, credits, mcp].flatMap(part => part?.routes ?? []),
    programs: mcp?.programs,
    metering: meteringOf('chat'),
    keyCredits: credits?.keyCredits,
    async settle() {
      // First: a browser that ends under its task would fail it.
      await tasks?.stop();
      await browser?.settle();
    },
    async stop() {
      await tasks?.stop();
      await Promise.allSettled([...parts, credits].map(part => part?.stop()));
      await embedded.close();
    },
  };
}

/** Undefined where nothing costs credits. */
async function loadCreditsPart(
  { agentTasks, credits: { firstGrant, metered }, tools }: Pick<Settings, 'agentTasks' | 'credits' | 'tools'>,
  { database, embedded, report }: PartNeeds & { embedded: EmbeddedDatabase },
): Promise<CreditsPart | undefined> {
  if (!agentTasks && metered.length === 0) return undefined;
  const { startCreditsPart } = await import('./credits/start-credits-part.ts');
  return startCreditsPart({
    ...{ database, embedded, firstGrant, report },
    allowedHosts: tools.fetchAllowHosts,
  });
}

async function loadMcpPart(settings: McpServerSettings, { report }: PartNeeds): Promise<McpPart> {
  const { startMcpPart } = await import('./mcp-server/start-mcp-part.ts');
  return startMcpPart(settings, { report });
}

type PaidNeeds = PartNeeds & { metering: Metering | undefined };

async function loadBrowserPart(
  settings: BrowserSettings,
  { database, audit, metering, report }: PaidNeeds,
): Promise<BrowserPart> {
  const { startBrowserPart } = await import('./browser/start-browser-part.ts');
  return startBrowserPart(settings, { database, audit, metering, report });
}

/** Its imports hold no program, so a failure leaves nothing open. */
async function loadScrapePart(
  { allowedHosts }: ScrapeSettings,
  { models, budgets, database, embedded, metering, report }: PaidNeeds & { embedded: EmbeddedDatabase },
  renderPage: RenderPage | undefined,
): Promise<Omit<Parts, 'settle'>> {
  const { startScrapePart } = await import('./scrape/start-scrape-part.ts');
  return startScrapePart({
    fetch: { allowedHosts },
    models,
    budgets,
    database,
    embedded,
    metering,
    report,
    renderPage,
  });
}

async function loadAgentTasksPart(
  { agentTasks, credits, tools }: Pick<Settings, 'agentTasks' | 'credits' | 'tools'>,
  { models, budgets, database, embedded, sessions, report }: PartNeeds & AgentTasksNeeds,
): Promise<Omit<Parts, 'settle'>> {
  const { startAgentTasksPart } = await import('./agent-tasks/start-agent-tasks-part.ts');
  return startAgentTasksPart({
    ...{ models, budgets, database, embedded, sessions, credits, report },
    searchUrl: tools.searchUrl,
    allowedHosts: tools.fetchAllowHosts,
    atOnce: agentTasks?.atOnce ?? 1,
  });
}
