import { existsSync } from 'node:fs';

const USAGE = `Usage:
  relay          starts the relay, configured by the environment and .env; .env.example lists every variable
  relay keys …   creates, lists and revokes access keys: "relay keys --help"
`;

const [command, ...rest] = process.argv.slice(2);

if (command === '--help' || command === '-h') process.stdout.write(USAGE);
else if (command === undefined) await import('../server.ts');
else await runCommand();

async function runCommand(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { runKeysCommand } = await import('./keys-command.ts');
  const { openKeys } = await import('./open-keys.ts');
  try {
    if (command !== 'keys') throw new Error(`There is no command with that name.\n${USAGE}`);
    const { result, notes } = await runKeysCommand(rest, () => openKeys(process.env), Date.now());
    process.stdout.write(result);
    process.stderr.write(notes);
  } catch (thrown) {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exitCode = 1;
  }
}
