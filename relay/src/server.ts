import { existsSync } from 'node:fs';
import { keysFileOf } from './access/key-file.ts';
import { listen } from './listen.ts';
import { relayFromSettings } from './relay-from-settings.ts';
import { reportDefect } from './report-defect.ts';
import { readEnvironment } from './settings/environment.ts';

// Milliseconds; with the last words of the turns they add up to less than the ten seconds of most supervisors.
const TURN_GRACE = 8000;
const CONNECTION_GRACE = 500;

// Beside the package that starts it; what is set already is not overwritten.
if (existsSync('.env')) process.loadEnvFile('.env');

const reading = readEnvironment({ ...process.env, RELAY_KEYS_FILE: keysFileOf(process.env) });
if (reading.kind === 'problems') {
  console.error(['The relay was not started:', ...reading.problems].join('\n  - '));
  process.exit(1);
}

try {
  const { settings } = reading;
  const { app, models, runningTurns, stopTools } = await relayFromSettings(settings, {
    report: reportDefect,
  });
  const listening = await listen(app, settings.network.host, settings.network.port);
  console.log(`Assent relay on ${listening.url}, model: ${models[0]?.title}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await runningTurns.stop(TURN_GRACE);
      await Promise.all([listening.stop(CONNECTION_GRACE), stopTools()]);
      // A server tool that does not look at its signal must not keep the process alive.
      process.exit();
    });
  }
} catch (thrown) {
  console.error(`The relay was not started: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  process.exitCode = 1;
}
