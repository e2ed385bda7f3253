import { checkBackend } from './backend/check-backend.ts';
import { checkSessions } from './browser/check-sessions.ts';
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
    case 'browser':
      report(await judgeSessions(given), titleOf(given, given.url));
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
  await assertReached(url);
  return checkBackend(
    { url: url.replace(/\/$/, ''), headers: headersWith(key), timeout: timeout * 1000, agent, model },
    reportProgress,
  );
}

async function judgeSessions(given: Extract<KitArguments, { kind: 'browser' }>): Promise<ReportLine[]> {
  const { url, timeout, host, port } = given;
  await assertReached(url);
  reportProgress(`The browser of the backend must be allowed to open http://${host}:${port}/.`);
  const target = { url: url.replace(/\/$/, ''), headers: headersWith(given.key), timeout: timeout * 1000 };
  return checkSessions(target, { host, port });
}

function headersWith(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { authorization: `Bearer ${key}` };
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
  if (kind === 'browser')
    return lang === 'zh' ? `后端 ${of} 的浏览器会话检查` : `Conformance of the browser sessions at ${of}`;
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
