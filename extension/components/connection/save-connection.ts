import { readTypedKey } from '../../settings/access-key/access-key.ts';
import { keepAccessKey, removeForeignKey } from '../../settings/access-key/stored-access-key.ts';
import { readRelayAddress } from '../../settings/relay-address.ts';
import type { Settings } from '../../settings/settings.ts';
import { changeSettings } from '../../settings/stored-settings.ts';
import { requestSite } from './request-site.ts';

export type Connection = Pick<Settings, 'relayUrl' | 'model' | 'agent'> & {
  /** As it was typed; nothing: the key that is kept stays, unless it is of another origin. */
  accessKey?: string;
};

export type SaveOutcome =
  | 'saved'
  | 'permission-refused'
  | 'not-a-url'
  | 'not-http'
  | 'not-a-key'
  | 'agent-missing';

/**
 * Saves what was typed, if it makes sense. To be called in the click itself, because Chrome asks for a new site only
 * then. A refusal doesn't keep anything from being saved: a backend may let us in by CORS.
 */
export async function saveConnection(typed: Connection): Promise<SaveOutcome> {
  const address = readRelayAddress(typed.relayUrl);
  if (address.status === 'invalid') return address.reason;
  const key = readTypedKey(typed.accessKey ?? '');
  if (key === undefined && typed.accessKey?.trim()) return 'not-a-key';
  const agent = typed.agent.trim();
  if (agent === '') return 'agent-missing';
  const allowed = await requestSite(address.permission);
  // Before the address: whoever hears of that one asks there at once.
  if (key === undefined) await removeForeignKey(address.origin);
  else await keepAccessKey({ origin: address.origin, key });
  await changeSettings({ agent, model: typed.model.trim(), relayUrl: address.url });
  return allowed ? 'saved' : 'permission-refused';
}
