import { existsSync } from 'node:fs';
import type { Printed } from './printed.ts';

const USAGE = `Usage:
  relay             starts the relay, configured by the environment and .env; .env.example lists every variable
  relay keys …      creates, lists and revokes access keys: "relay keys --help"
  relay credits …   shows and grants credits: "relay credits --help"
  relay approvals … checks the audit of approvals: "relay approvals --help"
  relay mcp …       lets a program ask the person in front of a browser: "relay mcp --help"
`;

const [command, ...rest] = process.argv.slice(2);

if (command === '--help' || command === '-h') process.stdout.write(USAGE);
else if (command === undefined) await import('../server.ts');
else await runCommand();

async function runCommand(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const { result, notes } = await run(command, rest);
    process.stdout.write(result);
    process.stderr.write(notes);
  } catch (thrown) {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exitCode = 1;
  }
}

async function run(name: string | undefined, given: readonly string[]): Promise<Printed> {
  switch (name) {
    case 'mcp': {
      const { runMcpCommand } = await import('./mcp-command.ts');
      await runMcpCommand(given, process.env);
      return { result: '', notes: '' };
    }
    case 'keys': {
      const { runKeysCommand } = await import('./keys-command.ts');
      const { openKeys } = await import('./open-keys.ts');
      return runKeysCommand(given, () => openKeys(process.env), Date.now());
    }
    case 'credits': {
      const { runCreditsCommand } = await import('./credits-command.ts');
      const { openCredits } = await import('./open-credits.ts');
      return runCreditsCommand(given, () => openCredits(process.env));
    }
    case 'approvals': {
      const { runApprovalsCommand } = await import('./approvals-command.ts');
      const { openApprovals } = await import('./open-approvals.ts');
      return runApprovalsCommand(given, () => openApprovals(process.env));
    }
    default:
      throw new Error(`There is no command with that name.\n${USAGE}`);
  }
}
