import type { Language } from '@assent/shared';
import type { Model } from '../../model/model.ts';
import type { ChooseAgent } from '../../model/transport/connections.ts';
import type { ModelSettings } from '../../settings/models.ts';
import { type Connection, settingsOfConnection } from './connection.ts';
import { type ListedModel, type ListingFailure, listModels, preferredModel } from './list-models.ts';
import { readLocalFacts } from './local-facts.ts';
import type { Service } from './model-services.ts';
import { type Trial, tryModel } from './try-model.ts';

export type Wish = {
  service: Service;
  address: string;
  key: string | undefined;
  /** By default the one that we know to suit best, else the newest. */
  model: string | undefined;
};

export type ConnectOutcome =
  | { kind: 'connected'; connection: Connection; models: readonly ListedModel[] }
  | { kind: 'not-listed'; because: ListingFailure | 'no-models'; reason?: string | undefined }
  | { kind: 'not-answered'; model: string; message: string; models: readonly ListedModel[] };

export type ConnectMeans = {
  createModel(settings: ModelSettings): Promise<Model>;
  chooseAgent?: ChooseAgent | undefined;
  language: Language;
  /** Gets the name of the model that is tried next. */
  onTrying(model: string): Promise<void>;
};

/** Milliseconds. */
const LIST_DEADLINE = 15_000;

/** Lists the models of a service, chooses one, and tries it with a small request. Stores nothing. */
export async function connectModel(wish: Wish, means: ConnectMeans): Promise<ConnectOutcome> {
  const signal = AbortSignal.timeout(LIST_DEADLINE);
  const listing = await listModels(wish, { signal, chooseAgent: means.chooseAgent });
  if (listing.kind === 'failed' && !(listing.because === 'no-list' && wish.model))
    return { kind: 'not-listed', because: listing.because, reason: listing.reason };
  const models = listing.kind === 'listed' ? listing.models : [];
  const chosen = wish.model
    ? (models.find(({ id }) => id === wish.model) ?? { id: wish.model })
    : preferredModel(wish.service, models);
  if (!chosen) return { kind: 'not-listed', because: 'no-models' };
  await means.onTrying(chosen.id);
  const { trial, connection } = await tryBothWays(toConnection(wish, chosen), means);
  if (trial.kind === 'failed')
    return { kind: 'not-answered', model: chosen.id, message: trial.message, models };
  // Only now: a local server has loaded the model.
  const facts = await readLocalFacts(connection);
  const known = {
    ...connection,
    calls: trial.calls,
    images: facts.images ?? connection.images,
    contextTokens: facts.contextTokens ?? connection.contextTokens,
  };
  return { kind: 'connected', connection: known, models };
}

function toConnection({ service, address, key }: Wish, chosen: ListedModel): Connection {
  return {
    service: service.id,
    address,
    ...(key !== undefined && { key }),
    model: chosen.id,
    tools: 'native',
    calls: false,
    images: chosen.images ?? service.takesPictures(chosen.id),
    ...(chosen.contextTokens !== undefined && { contextTokens: chosen.contextTokens }),
  };
}

type Tried = { trial: Trial; connection: Connection };

/** A server that refuses tools, or a model that calls none, may still write calls in its text. */
async function tryBothWays(connection: Connection, means: ConnectMeans): Promise<Tried> {
  const native = await tryAs(connection, means);
  const mayWrite =
    native.trial.kind === 'answered' ? !native.trial.calls : native.trial.code === 'model_request_refused';
  if (!mayWrite) return native;
  const inText = await tryAs({ ...connection, tools: 'prompt' }, means);
  const writes = inText.trial.kind === 'answered' && (inText.trial.calls || native.trial.kind === 'failed');
  return writes ? inText : native;
}

async function tryAs(connection: Connection, means: ConnectMeans): Promise<Tried> {
  const model = await means.createModel(settingsOfConnection(connection));
  return { trial: await tryModel(model, means.language), connection };
}
