// `pnpm bench:panel [part of a case's name …]`: how smoothly the real panel shows a long answer while it streams, how
// fast Stop closes the stream, and how soon (`approvals`) the result of an approved action is there. A run of all cases is stored in results.md.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { describeMachine } from '../bench/describe-machine.ts';
import { formatNumber, formatTable } from '../bench/format-table.ts';
import { buildExtension } from '../browser/build-extension.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { openPanel } from '../browser/open-panel.ts';
import { presetSettings } from '../browser/preset-settings.ts';
import { drivePanel, type PanelDriver } from '../flows/drive-panel.ts';
import { serveSite } from '../site/serve-site.ts';
import { floods } from './floods.ts';
import { makeAnswer, makeOneBlock } from './made-answer.ts';
import { measureApprovals } from './measure-approvals.ts';
import { measureFlood } from './measure-flood.ts';
import { measureScroll } from './measure-scroll.ts';
import { measureStops } from './measure-stops.ts';
import { type FrameRecord, recordFrames } from './record-frames.ts';
import { seedCalls } from './seed-calls.ts';
import { share } from './share.ts';
import { type StreamingBackend, startStreamingBackend } from './streaming-backend.ts';

const LEGEND =
  'Milliseconds. Stop: from the press until the panel shows that the answer has ended; – where the limit had ended it. frame: from one picture to the next, with whatever else the machine does; task: what the panel’s main thread itself\nwas busy for in one go (tasks of 1 ms and more), by its own clock; shares are of the thread’s time while the answer came.';

interface Case {
  name: string;
  text: string;
  tokensPerSecond: number;
  /** The number of finished calls in the conversation before. */
  calls?: number;
}

const CHARACTERS = 50_000;
const HEADER = [
  'answer of 50,000 characters',
  'characters',
  'frame p50',
  'p95',
  'max',
  'over 50',
  'task p95',
  'max',
  'scripts %',
  'layout %',
  'busy %',
];

const mixed = makeAnswer(CHARACTERS);
const cases: Case[] = [
  { name: 'mixed, 200 tokens/s', text: mixed, tokensPerSecond: 200 },
  { name: 'mixed, 1,000 tokens/s', text: mixed, tokensPerSecond: 1_000 },
  { name: 'mixed, all at once', text: mixed, tokensPerSecond: 1_000_000 },
  ...(['list', 'code', 'table', 'paragraph'] as const).map(kind => ({
    name: `one ${kind}, 1,000 tokens/s`,
    text: makeOneBlock(kind, CHARACTERS),
    tokensPerSecond: 1_000,
  })),
  // The cost of saving while an answer streams must not depend on earlier content.
  ...[10, 50, 200].map(calls => ({
    name: `after ${calls} calls, 200 tokens/s`,
    text: makeAnswer(CHARACTERS / 5),
    tokensPerSecond: 200,
    calls,
  })),
];

const wanted = process.argv.slice(2);
const chosen = cases.filter(({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)));
const [loadBefore = 0] = loadavg();
const backend = await startStreamingBackend();
const site = await serveSite();
const launched = await launchBrowser({ extension: buildExtension('e2e') });
try {
  await presetSettings(launched.context, { relayUrl: backend.url, language: 'en', theme: 'light' });
  const [page = await launched.context.newPage()] = launched.context.pages();
  await page.goto(`${site.origin}/search`);
  const panel = drivePanel(await openPanel(launched, page), 'en');
  const rows: string[][] = [];
  for (const each of chosen) {
    process.stderr.write(`${each.name} …\n`);
    rows.push(describe(each, await measure(panel, backend, each)));
  }
  const isWhole = wanted.length === 0;
  const scroll = isWhole || wanted.includes('scroll') ? await measureScroll(panel, backend) : '';
  const stops = isWhole || wanted.includes('stop') ? await measureStops(panel, backend) : '';
  const flooded = isWhole || wanted.includes('flood') ? await measureFloods(panel, backend) : '';
  const approvals = isWhole || wanted.includes('approvals') ? await measureApprovals() : '';
  const text = [rows.length > 0 ? formatTable(HEADER, rows) : '', scroll, stops, flooded, approvals, LEGEND]
    .filter(part => part !== '')
    .join('\n\n');
  const machine = describeMachine(launched.browser.version(), loadBefore);
  process.stdout.write(`${text}\n\n${machine}\n`);
  if (isWhole) {
    const kept = `# The last run of \`pnpm bench:panel\`\n\nWritten by the command itself.\n\n${machine}\n\n\`\`\`\n${text}\n\`\`\`\n`;
    writeFileSync(new URL('results.md', import.meta.url), kept);
  }
} finally {
  await launched.close();
  await site.close();
  await backend.close();
}

/** Each flood twice: Stop is pressed soon, and after most answers have reached their limit. */
async function measureFloods(panel: PanelDriver, backend: StreamingBackend): Promise<string> {
  const rows: string[][] = [];
  for (const name of Object.keys(floods)) {
    process.stderr.write(`${name} …\n`);
    const early = await measureFlood(panel, backend, name, 50);
    const late = await measureFlood(panel, backend, name, 400);
    const longest = share([...early.frames.tasks, ...late.frames.tasks], 1);
    rows.push([name, ...[early.stopped, late.stopped, longest].map(formatNumber)]);
  }
  return formatTable(['a backend that floods', 'Stop after 50 ms', 'after 400 ms', 'longest task'], rows);
}

async function measure(
  panel: PanelDriver,
  { answer }: StreamingBackend,
  { text, tokensPerSecond, calls }: Case,
) {
  Object.assign(answer, { text, tokensPerSecond });
  await panel.press('newChat');
  if (calls !== undefined) {
    Object.assign(answer, { text: 'Ready.' });
    await panel.ask('Fill in the forms');
    await panel.page.getByText('tokens out').waitFor();
    await panel.idle();
    await seedCalls(panel.page, calls);
    Object.assign(answer, { text });
  }
  return recordFrames(panel.page, async () => {
    await panel.ask('Tell me everything about this page');
    // The usage appears once the answer is complete.
    await panel.page.getByText('tokens out').waitFor({ timeout: 180_000 });
  });
}

function describe(
  { name, text }: Case,
  { frames, tasks, scripts, layout, busy, took }: FrameRecord,
): string[] {
  const real = tasks.filter(task => task >= 1);
  return [
    name,
    text.length.toLocaleString('en'),
    ...[share(frames, 0.5), share(frames, 0.95), share(frames, 1)].map(formatNumber),
    String(frames.filter(frame => frame > 50).length),
    ...[share(real, 0.95), share(real, 1)].map(formatNumber),
    ...[scripts, layout, busy].map(spent => formatNumber((100 * spent) / took)),
  ];
}
