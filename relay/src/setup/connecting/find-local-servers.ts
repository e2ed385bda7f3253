import { type ListedModel, listModels } from './list-models.ts';
import { LOCAL_SERVICES, type Service } from './model-services.ts';

/** A server of models that runs on this computer. */
export type LocalServer = { service: Service; models: readonly ListedModel[] };

/** Milliseconds; a server on this computer that answers at all answers its list at once. */
const DEADLINE = 1_500;

/** Looks on the usual ports. `services` are those of {@link LOCAL_SERVICES}, or others in tests. */
export async function findLocalServers(services = LOCAL_SERVICES): Promise<LocalServer[]> {
  const found = await Promise.all(services.map(lookFor));
  return found.filter(server => server !== undefined);
}

async function lookFor(service: Service): Promise<LocalServer | undefined> {
  const listing = await listModels(
    { service, address: service.address },
    { signal: AbortSignal.timeout(DEADLINE) },
  );
  return listing.kind === 'listed' ? { service, models: listing.models } : undefined;
}
