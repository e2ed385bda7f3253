import type { Hono } from 'hono';
import { SETUP_PATH } from './http/paths.ts';
import type { Model } from './model/model.ts';
import {
  DELIVERY_GRACE,
  endAtSignals,
  endProcessWell,
  type StoppingParts,
  stopRelay,
} from './operation/end-process.ts';
import { type Operation, operate } from './operation/operate.ts';
import { type RelayAdditions, relayFromSettings, type StartedRelay } from './relay-from-settings.ts';
import { listen } from './runtime/listen.ts';
import { notifyOperator } from './runtime/notify-operator.ts';
import { EnvironmentProblems, type Settings, settingsOf } from './settings/environment.ts';

export type RelayFromEnvironment = RelayAdditions & {
  /** The variables of `.env.example`; those of the process when it is missing. A file `.env` is not read. */
  environment?: Readonly<Record<string, string | undefined>>;
};

export type EmbeddedRelay = {
  app: Hono;
  /**
   * No new turn begins, running ones have `RELAY_DRAIN_SECONDS` to end, then the database, the programs of tools and the
   * metrics port are released. End your server after it.
   */
  close(): Promise<void>;
};

/** We can't see where a program listens, and to assume loopback could expose a relay without keys. */
const ANYWHERE = '0.0.0.0';

/**
 * The relay of the command `relay`, with additions, as an app to serve or to mount: `site.route('/', app)`. `HOST` says where
 * you serve it: unless it is a loopback address, keys or tokens are required. Rejects with everything that is wrong with the
 * environment.
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

/**
 * Runs this process as the command `relay` does, with additions: it listens, prints one line on standard output, and ends
 * cleanly at signals. When it can't start, it says why on standard error and ends the process with status 1.
 */
export async function runRelay(options: RelayFromEnvironment = {}): Promise<void> {
  const { environment = process.env, ...additions } = options;
  const starting = endAtSignals();
  try {
    const settings = settingsOf(environment);
    const { app, models, ...parts } = await operatedRelay(settings, additions);
    const listening = await listen(app, settings.network.host, settings.network.port);
    endProcessWell({ ...parts, listening });
    // Only now: between two listeners a signal would be lost, or would kill the process.
    starting.stop();
    const title = titleOf(models, settings.setup && `${listening.url}${SETUP_PATH}`);
    process.stdout.write(`Assent relay on ${listening.url}, model: ${title}\n`);
  } catch (thrown) {
    notifyOperator(whyNot(thrown));
    process.exit(1);
  }
}

function titleOf([model]: readonly Model[], setupPage: string | undefined): string {
  if (model?.isRules && setupPage)
    return `${model.name} (rules, not a language model; connect one at ${setupPage})`;
  return model?.title ?? '';
}

function whyNot(thrown: unknown): string {
  if (thrown instanceof EnvironmentProblems) return thrown.message;
  return `The relay was not started: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
}

type OperatedRelay = Pick<StartedRelay, 'app' | 'models'> & StoppingParts & { operation: Operation };

/** A relay with its log, metrics and traces. When it rejects, nothing is left open. */
async function operatedRelay(settings: Settings, additions: RelayAdditions): Promise<OperatedRelay> {
  for (const warning of settings.warnings) notifyOperator(`Warning: ${warning}`);
  const operation = await operate(settings.observability, settings.network.hosts);
  const { drain, readerDeadline } = settings.network;
  const { observer, report } = operation;
  try {
    const started = await relayFromSettings(settings, { observer, report, readerDeadline }, additions);
    const { app, models, runningTurns, stopTools, settleParts, stopParts, store } = started;
    // Parts put back into the database what they were at.
    const closeStore = (): Promise<void> => stopParts().finally(() => store.close());
    return {
      ...{ app, models, runningTurns, operation, drain },
      ...{ settle: settleParts, held: [stopTools, closeStore] },
    };
  } catch (thrown) {
    await operation.end(DELIVERY_GRACE);
    throw thrown;
  }
}
