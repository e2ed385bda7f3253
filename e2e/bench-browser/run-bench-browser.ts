// `npm run bench:browser`: a crawl of 2,000 local pages by the relay beside crawlee's CheerioCrawler, and browser sessions beside
// Playwright and agent-browser, in one run. Writes results.md.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { bundlePageEngine } from '../../relay/build/bundle-page-engine.ts';
import { bundleRelay } from '../../relay/build/bundle-relay.ts';
import { startProcess } from '../bench-relay/start-process.ts';
import { type AgentBrowser, measureAgentBrowser } from './measure-agent-browser.ts';
import { type Crawl, crawlWithCrawlee, crawlWithRelay } from './measure-crawls.ts';
import { measureSessions, ROWS, type Sessions } from './measure-sessions.ts';

const dist = fileURLToPath(new URL('../../relay/dist', import.meta.url));
const [load = 0] = loadavg();
await bundleRelay(dist);
await bundlePageEngine(`${dist}/page-engine`);
const server = fileURLToPath(new URL('site-server.ts', import.meta.url));
const { port, stop } = await startProcess({ script: server, isProbed: false });
try {
  const site = `http://127.0.0.1:${port}/`;
  const sessions = await measureSessions(site);
  const agentBrowser = await measureAgentBrowser(site, ROWS);
  const crawls = {
    "crawlee's CheerioCrawler: title and text, into its dataset": await crawlWithCrawlee(site),
    'the relay: Markdown, into its embedded database': await crawlWithRelay(site, 'markdown'),
    'the relay: links alone': await crawlWithRelay(site, 'links'),
    'CheerioCrawler again': await crawlWithCrawlee(site),
  };
  const text = [crawlTable(crawls), sessionTables(sessions, agentBrowser), machine()].join('\n\n');
  console.log(text);
  writeFileSync(
    new URL('results.md', import.meta.url),
    `# The last whole run of \`npm run bench:browser\`\n\n${text}\n`,
  );
} finally {
  await stop();
}

function crawlTable(crawls: Record<string, Crawl>): string {
  const rows = Object.entries(crawls).map(([name, { pages, seconds, early, late }]) => {
    const memory = `${early.toFixed(0)} → ${late.toFixed(0)} MB (${(late / early).toFixed(2)} ×)`;
    return `| ${name} | ${pages} | ${(pages / seconds).toFixed(1)} | ${memory} |`;
  });
  const head =
    '| crawl | pages | pages/s | memory of its process at page 200 → at the end |\n|---|---|---|---|';
  return [head, ...rows].join('\n');
}

function sessionTables({ snapshots, costs }: Sessions, agentBrowser: AgentBrowser): string {
  const rows = snapshots.map(({ rows: count, ours, theirs, ourLength, theirLength }) => {
    const other = agentBrowser.snapshots.find(snapshot => snapshot.rows === count);
    const seen = [
      [ours, ourLength],
      [theirs, theirLength],
      [other?.time ?? 0, other?.length ?? 0],
    ].map(([time = 0, length]) => `${time.toFixed(0)} ms, ${length}`);
    const ratios = [ours / theirs, ourLength / theirLength].map(ratio => `${ratio.toFixed(2)} ×`);
    return `| ${[`${count} rows`, ...seen, ...ratios].join(' | ')} |`;
  });
  const head =
    "| snapshot of a table | session, over HTTP | Playwright, in process | agent-browser's binary | time beside Playwright's | characters |\n|---|---|---|---|---|---|";
  const told = [
    `A session: ${listed(costs)} ("first" and "further" session, "click" that leaves the page; each says what came of it).`,
    `agent-browser: ${listed(agentBrowser.costs)} (the same steps; they say "Done").`,
  ];
  return `${[head, ...rows].join('\n')}\n\n${told.join('\n\n')}`;
}

function listed(costs: Record<string, number>): string {
  return Object.entries(costs)
    .map(([name, time]) => `${name} ${time.toFixed(0)} ms`)
    .join(', ');
}

function machine(): string {
  const [cpu] = cpus();
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `${day} UTC, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, load ${load.toFixed(1)} before, Node ${process.version}.`;
}
