import { keepAccessKey, readTypedKey, removeForeignKey } from '../../settings/access-key.ts';
import { readRelayAddress } from '../../settings/relay-address.ts';
import { changeSettings, type Settings } from '../../settings/settings.ts';

export type Connection = Pick<Settings, 'relayUrl' | 'model' | 'agent'> & {
  /** As typed. Empty keeps the stored key, unless that belongs to another origin. */
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
 * Call it in the click: Chrome asks for a new site only then. A refused site is saved all the same: its backend may allow
 * CORS.
 */
export async function saveConnection(typed: Connection): Promise<SaveOutcome> {
  const address = readRelayAddress(typed.relayUrl);
  if (address.status === 'invalid') return address.reason;
  const key = readTypedKey(typed.accessKey ?? '');
  if (key === undefined && typed.accessKey?.trim()) return 'not-a-key';
  const agent = typed.agent.trim();
  if (agent === '') return 'agent-missing';
  const allowed = await requestSite(address.permission);
  // The key comes first: a reader of the address uses it at once.
  if (key === undefined) await removeForeignKey(address.origin);
  else await keepAccessKey({ origin: address.origin, key });
  await changeSettings({ agent, model: typed.model.trim(), relayUrl: address.url });
  return allowed ? 'saved' : 'permission-refused';
}

/** Call it in a click: the user gesture lasts long enough to check first whether the permission exists. */
export async function requestSite(pattern: string): Promise<boolean> {
  const origins = [pattern];
  if (await chrome.permissions.contains({ origins })) return true;
  return chrome.permissions.request({ origins });
}
