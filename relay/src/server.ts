import { readEnvironment } from './environment.ts';
import { listen } from './listen.ts';
import { relayFromSettings } from './relay-from-settings.ts';
import { reportDefect } from './report-defect.ts';

const reading = readEnvironment(process.env);
if (reading.kind === 'problems') {
  console.error(['The relay was not started:', ...reading.problems].join('\n  - '));
  process.exit(1);
}

try {
  const { settings } = reading;
  const { app, models } = await relayFromSettings(settings, { report: reportDefect });
  const listening = await listen(app, settings.host, settings.port);
  console.log(`Assent relay on ${listening.url}, model: ${models[0]?.title}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void listening.stop());
  }
} catch (thrown) {
  console.error(`The relay was not started: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  process.exitCode = 1;
}
