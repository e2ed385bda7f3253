import type { Hono } from 'hono';
import { operatedRelay } from './operated-relay.ts';
import { DELIVERY_GRACE, stopRelay } from './operation/stop-relay.ts';
import type { RelayAdditions } from './relay-from-settings.ts';
import { settingsOf } from './settings/environment.ts';

export type RelayFromEnvironment = RelayAdditions & {
  /** The variables of `.env.example`; those of the process when it is missing. A file `.env` is not read. */
  environment?: Readonly<Record<string, string | undefined>>;
};

export type EmbeddedRelay = {
  app: Hono;
  /**
   * No new turn begins, open ones have `RELAY_DRAIN_SECONDS` to end, and the database, programs of tools and the port of the
   * metrics are given back. End your server after it.
   */
  close(): Promise<void>;
};

/** We can't see where a program listens, and to take it for loopback would leave a door open. */
const ANYWHERE = '0.0.0.0';

/**
 * The relay of the command `relay`, with its store, keys, limits, log, metrics, MCP servers and models as the environment says,
 * and with additions, as an app to serve or to mount: `site.route('/', app)`. `HOST` says where you serve it: unless it is a
 * loopback address, keys or tokens are asked for, as by the command. Rejects with everything that is wrong with the environment.
 */
export async function relayFromEnvironment({
  environment = process.env,
  ...additions
}: RelayFromEnvironment = {}): Promise<EmbeddedRelay> {
  const settings = settingsOf({ ...environment, HOST: environment.HOST?.trim() || ANYWHERE });
  const { app, ...parts } = await operatedRelay(settings, additions);
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await stopRelay(parts);
    await parts.operation.end(DELIVERY_GRACE);
  };
  return {
    app,
    close() {
      closing ??= close();
      return closing;
    },
  };
}
