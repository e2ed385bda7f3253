import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import * as z from 'zod';
import { median } from '../bench-relay/figures.ts';
import { startProcess } from '../bench-relay/start-process.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';

const RELAY = fileURLToPath(new URL('../../relay/dist/server.js', import.meta.url));

/** Rows of the tables that are looked at. */
export const ROWS = [50, 500, 2000];
export const ROUNDS = 7;

/** Of one page, medians of interleaved rounds: milliseconds and characters. */
type Snapshots = { rows: number; ours: number; theirs: number; ourLength: number; theirLength: number };

/** Milliseconds. */
type SessionCosts = { first: number; further: number; open: number; click: number; fill: number };

export type Sessions = { snapshots: Snapshots[]; costs: SessionCosts };

const snapshotSchema = z.looseObject({ snapshot: z.string() });
const outcomeSchema = z.looseObject({ success: z.boolean() });
const sessionSchema = z.looseObject({ sessionId: z.string() });

/** Our sessions over HTTP beside Playwright's own API, each with a Chromium of its own. */
export async function measureSessions(site: string): Promise<Sessions> {
  const environment = {
    BROWSER: 'on',
    BROWSER_SANDBOX: 'off',
    FETCH_ALLOW_HOSTS: new URL(site).host,
    LOG_LEVEL: 'error',
  };
  const executable = findPageBrowser();
  const { port, stop } = await startProcess({
    script: RELAY,
    environment: { ...environment, BROWSER_EXECUTABLE: executable },
    isProbed: false,
  });
  const browser = await chromium.launch({ executablePath: executable });
  try {
    const sessions = `http://127.0.0.1:${port}/api/v1/browser/session`;
    const [session, first] = await timed(() => start(sessions));
    const [, further] = await timed(() => start(sessions));
    const page = await browser.newPage();
    const snapshots: Snapshots[] = [];
    for (const rows of ROWS) {
      await post(`${session}/open`, { url: `${site}rows/${rows}` });
      await page.goto(`${site}rows/${rows}`);
      snapshots.push({ rows, ...(await compare(session, () => page.ariaSnapshot({ mode: 'ai' }))) });
    }
    return { snapshots, costs: { first, further, ...(await actionCosts(session, site)) } };
  } finally {
    await browser.close();
    await stop();
  }
}

async function compare(
  session: string,
  theirSnapshot: () => Promise<string>,
): Promise<Omit<Snapshots, 'rows'>> {
  const ours: number[] = [];
  const theirs: number[] = [];
  let [ourLength, theirLength] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [our, ourTime] = await timed(() => post(`${session}/snapshot`, { maxCharacters: 50_000 }));
    const [their, theirTime] = await timed(theirSnapshot);
    ours.push(ourTime);
    theirs.push(theirTime);
    [ourLength, theirLength] = [snapshotSchema.parse(our).snapshot.length, their.length];
  }
  return { ours: median(ours), theirs: median(theirs), ourLength, theirLength };
}

async function actionCosts(session: string, site: string): Promise<Omit<SessionCosts, 'first' | 'further'>> {
  const act = async (action: string, name: string, role: string, params = {}): Promise<void> => {
    outcomeSchema.parse(await post(`${session}/action`, { action, target: { role, name }, params }));
  };
  const [, open] = await timed(() => post(`${session}/open`, { url: `${site}rows/50` }));
  const [, fill] = await timed(() => act('fill', 'Amount 7', 'textbox', { value: '12' }));
  const [, click] = await timed(() => act('click', 'Row 7', 'link'));
  return { open, click, fill };
}

async function start(sessions: string): Promise<string> {
  const { sessionId } = sessionSchema.parse(await post(sessions, {}));
  return `${sessions}/${sessionId}`;
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Of one run. */
export async function timed<Value>(
  work: () => Promise<Value>,
): Promise<[value: Value, milliseconds: number]> {
  const began = performance.now();
  const value = await work();
  return [value, performance.now() - began];
}
