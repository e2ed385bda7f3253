import { existsSync } from 'node:fs';
import { keysFileOf } from '../access/key-file.ts';

// `relay` alone starts the relay; `relay keys …` is about who may speak to it.
const [command, ...rest] = process.argv.slice(2);

if (command === undefined) await import('../server.ts');
else await runCommand();

async function runCommand(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { KEYS_USAGE, runKeysCommand } = await import('./keys-command.ts');
  try {
    if (command !== 'keys') throw new Error(`There is no command of that name.\n${KEYS_USAGE}`);
    const { result, notes } = runKeysCommand(rest, keysFileOf(process.env), Date.now());
    process.stdout.write(result);
    process.stderr.write(notes);
  } catch (thrown) {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exitCode = 1;
  }
}
