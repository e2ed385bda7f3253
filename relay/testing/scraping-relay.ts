import * as z from 'zod';
import { parseAgent } from '../src/agents/load-agents.ts';
import { createRelay, type RelayOptions } from '../src/app.ts';
import { EmbeddedDatabase } from '../src/jobs/embedded-database.ts';
import type { Model } from '../src/model/model.ts';
import { createOfflineModel } from '../src/offline/offline-model.ts';
import { type ScrapePartOptions, startScrapePart } from '../src/scrape/start-scrape-part.ts';
import { openCopiedDatabase } from './copied-database.ts';

const answerSchema = z.looseObject({
  success: z.boolean().optional(),
  data: z.looseObject({}).optional(),
  links: z.array(z.looseObject({ url: z.string() })).optional(),
  error: z.looseObject({ code: z.string(), message: z.string() }).optional(),
});

export type ScrapingAnswer = z.output<typeof answerSchema> & { status: number; headers: Headers };

export type ScrapingRelay = {
  scrape(body: object, headers?: Record<string, string>): Promise<ScrapingAnswer>;
  map(body: object): Promise<ScrapingAnswer>;
  /** Any request, such as those of crawls. */
  request: ReturnType<typeof createRelay>['request'];
  stop(): Promise<void>;
};

export type ScrapingRelayOptions = Partial<ScrapePartOptions> & {
  /** Hosts with their ports that count as public. */
  allowedHosts?: readonly string[];
  models?: readonly Model[];
  access?: RelayOptions['access'];
};

function fail(thrown: unknown): never {
  throw thrown;
}

/** A relay that reads pages, asked without a port. */
export function scrapingRelay(options: ScrapingRelayOptions = {}): ScrapingRelay {
  const { allowedHosts = [], models = [createOfflineModel()], access, ...given } = options;
  const embedded = new EmbeddedDatabase(openCopiedDatabase);
  const part = startScrapePart({ fetch: { allowedHosts }, models, embedded, report: fail, ...given });
  const app = createRelay({
    models,
    agents: [parseAgent('default', 'Be brief.')],
    partRoutes: part.routes,
    ...(access && { access }),
  });
  const post = async (path: string, body: object, headers = {}): Promise<ScrapingAnswer> => {
    const response = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const answer = answerSchema.parse(await response.json());
    return { ...answer, status: response.status, headers: response.headers };
  };
  return {
    scrape: (body, headers) => post('/api/v1/scrape', body, headers),
    map: body => post('/api/v1/map', body),
    request: (...asked) => app.request(...asked),
    async stop() {
      await part.stop();
      await embedded.close();
    },
  };
}
