import { operatedRelay } from './operated-relay.ts';
import { endAtSignals, endProcessWell } from './operation/end-process.ts';
import type { RelayFromEnvironment } from './relay-from-environment.ts';
import { listen } from './runtime/listen.ts';
import { notifyOperator } from './runtime/notify-operator.ts';
import { EnvironmentProblems, settingsOf } from './settings/environment.ts';

/**
 * Runs this process as the command `relay` does, with additions: it listens where the environment says, prints one line on
 * standard output, and ends well at signals. Where it can't start it says why on standard error, and ends the process with
 * status 1. For a relay inside a program that does other things besides, see `relayFromEnvironment`.
 */
export async function runRelay(options: RelayFromEnvironment = {}): Promise<void> {
  const { environment = process.env, ...additions } = options;
  const starting = endAtSignals();
  try {
    const settings = settingsOf(environment);
    const { app, models, ...parts } = await operatedRelay(settings, additions);
    const listening = await listen(app, settings.network.host, settings.network.port);
    endProcessWell({ ...parts, listening });
    // Only now: a signal that comes while nobody listens for it is lost, or ends the process as it stands.
    starting.stop();
    process.stdout.write(`Assent relay on ${listening.url}, model: ${models[0]?.title}\n`);
  } catch (thrown) {
    notifyOperator(whyNot(thrown));
    process.exit(1);
  }
}

function whyNot(thrown: unknown): string {
  if (thrown instanceof EnvironmentProblems) return thrown.message;
  return `The relay was not started: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
}
