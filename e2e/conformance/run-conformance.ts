import { checkBackend } from './backend/check-backend.ts';
import { playClient } from './client/play-client.ts';
import { type KitArguments, readArguments, USAGE } from './read-arguments.ts';
import type { ReportLine } from './report/check.ts';
import { formatReport } from './report/format-report.ts';

const given = readArguments(process.argv.slice(2));
try {
  await run();
} catch (thrown) {
  reportProgress(thrown instanceof Error ? thrown.message : String(thrown));
  process.exitCode = 2;
}

async function run(): Promise<void> {
  switch (given.kind) {
    case 'usage':
      process.stderr.write(given.wrong === undefined ? USAGE : `${given.wrong}\n\n${USAGE}`);
      process.exitCode = given.wrong === undefined ? 0 : 2;
      break;
    case 'backend':
      report(await judgeBackend(given), titleOf(given, given.url));
      break;
    case 'client':
      report(await playClient(given, reportProgress), titleOf(given, ''));
      break;
  }
}

async function judgeBackend({
  url,
  key,
  agent,
  model,
  timeout,
}: Extract<KitArguments, { kind: 'backend' }>): Promise<ReportLine[]> {
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  await assertReached(url);
  return checkBackend(
    { url: url.replace(/\/$/, ''), headers, timeout: timeout * 1000, agent, model },
    reportProgress,
  );
}

/** Accepts any answer. Throws one sentence where there is none, because then the backend cannot be judged. */
async function assertReached(url: string): Promise<void> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
  } catch (cause) {
    throw new Error(`${url} can't be reached. Is the backend running, and is this its address?`, { cause });
  }
}

/** Progress goes to stderr, because the report may be piped. */
function reportProgress(what: string): void {
  process.stderr.write(`${what}\n`);
}

function titleOf({ kind, lang }: Exclude<KitArguments, { kind: 'usage' }>, of: string): string {
  if (kind === 'backend')
    return lang === 'zh' ? `后端 ${of} 的一致性检查` : `Conformance of the backend at ${of}`;
  return lang === 'zh' ? '客户端的一致性检查' : 'Conformance of the client';
}

function report(lines: readonly ReportLine[], title: string): void {
  const isJson = given.kind !== 'usage' && given.json;
  const language = given.kind === 'usage' ? 'en' : given.lang;
  process.stdout.write(isJson ? `${JSON.stringify(lines, null, 2)}\n` : formatReport(lines, title, language));
  const isNothingSeen = lines.every(line => line.mark !== 'pass');
  process.exitCode = isNothingSeen ? 2 : lines.some(line => line.mark === 'fail') ? 1 : 0;
}
