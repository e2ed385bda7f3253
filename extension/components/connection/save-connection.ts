import { readRelayAddress } from '../../settings/relay-address.ts';
import type { Settings } from '../../settings/settings.ts';
import { changeSettings } from '../../settings/stored-settings.ts';
import { requestSite } from './request-site.ts';

export type Connection = Pick<Settings, 'relayUrl' | 'model' | 'agent'>;

export type SaveOutcome = 'saved' | 'permission-refused' | 'not-a-url' | 'not-http' | 'agent-missing';

/**
 * Saves what was typed, if it makes sense. To be called in the click itself, because Chrome asks for a new site only
 * then. A refusal doesn't keep anything from being saved: a backend may let us in by CORS.
 */
export async function saveConnection(typed: Connection): Promise<SaveOutcome> {
  const address = readRelayAddress(typed.relayUrl);
  if (address.status === 'invalid') return address.reason;
  const agent = typed.agent.trim();
  if (agent === '') return 'agent-missing';
  const allowed = await requestSite(address.permission);
  await changeSettings({ agent, model: typed.model.trim(), relayUrl: address.url });
  return allowed ? 'saved' : 'permission-refused';
}
