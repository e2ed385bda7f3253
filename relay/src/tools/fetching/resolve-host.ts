import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

export type ResolvedAddress = { address: string; family: 4 | 6 };
/** All addresses of a name. An address stands for itself. */
export type ResolveHost = (host: string) => Promise<readonly ResolvedAddress[]>;

/** Asks the system, as everything on this machine does, `/etc/hosts` included. */
export const resolveHost: ResolveHost = async host => {
  if (isIP(host)) return [{ address: host, family: isIP(host) === 6 ? 6 : 4 }];
  const found = await lookup(host, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};
