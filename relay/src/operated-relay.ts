import { type Operation, operate } from './operation/operate.ts';
import { DELIVERY_GRACE, type StoppingParts } from './operation/stop-relay.ts';
import type { RelayAdditions } from './relay-from-settings.ts';
import { relayFromSettings, type StartedRelay } from './relay-from-settings.ts';
import { notifyOperator } from './runtime/notify-operator.ts';
import type { Settings } from './settings/environment.ts';

type OperatedRelay = Pick<StartedRelay, 'app' | 'models'> & StoppingParts & { operation: Operation };

/** A relay with all that its settings ask for around it: log, metrics, traces. When it rejects, nothing is left open. */
export async function operatedRelay(settings: Settings, additions: RelayAdditions): Promise<OperatedRelay> {
  for (const warning of settings.warnings) notifyOperator(`Warning: ${warning}`);
  const operation = await operate(settings.operating, settings.network.hosts);
  const { drain, readerDeadline } = settings.operating;
  const { app, models, runningTurns, stopTools, store } = await orEnd(
    operation,
    relayFromSettings(
      settings,
      { observer: operation.observer, report: operation.report, readerDeadline },
      additions,
    ),
  );
  return { app, models, runningTurns, operation, drain, held: [stopTools, () => store.close()] };
}

async function orEnd<Value>(operation: Operation, starting: Promise<Value>): Promise<Value> {
  try {
    return await starting;
  } catch (thrown) {
    await operation.end(DELIVERY_GRACE);
    throw thrown;
  }
}
