import { existsSync } from 'node:fs';
import { keysFileOf } from './access/key-file.ts';
import { listen } from './listen.ts';
import { endAtSignals } from './operating/end-at-signals.ts';
import { endProcessWell } from './operating/end-process-well.ts';
import { operate } from './operating/operate.ts';
import { relayFromSettings } from './relay-from-settings.ts';
import { readEnvironment } from './settings/environment.ts';

// Beside the package that starts it; what is set already is not overwritten.
if (existsSync('.env')) process.loadEnvFile('.env');

const reading = readEnvironment({ ...process.env, RELAY_KEYS_FILE: keysFileOf(process.env) });
if (reading.kind === 'problems') {
  console.error(['The relay was not started:', ...reading.problems].join('\n  - '));
  process.exit(1);
}

for (const warning of reading.settings.warnings) console.error(`Warning: ${warning}`);

const starting = endAtSignals();
try {
  const { settings } = reading;
  const operation = await operate(settings.operating, settings.network.hosts);
  const { observer, report } = operation;
  const { drain, readerDeadline } = settings.operating;
  const { app, models, runningTurns, stopTools, store } = await relayFromSettings(settings, {
    observer,
    report,
    readerDeadline,
  });
  const listening = await listen(app, settings.network.host, settings.network.port);
  console.log(`Assent relay on ${listening.url}, model: ${models[0]?.title}`);
  starting.stop();
  endProcessWell({ runningTurns, listening, operation, drain, held: [stopTools, () => store.close()] });
} catch (thrown) {
  console.error(`The relay was not started: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  process.exit(1);
}
