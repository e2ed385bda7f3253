import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModelServer, startModelServer, startScriptedMessagesApi } from '@assent/relay/testing';
import type { Page } from 'playwright-core';
import { personMessages } from '../../extension/messages/person/person-messages.ts';
import { buildFolder, root } from '../browser/build-extension.ts';
import { type LaunchedBrowser, launchBrowser, onboardingOf } from '../browser/launch-browser.ts';
import { waitForPanel } from '../browser/open-panel.ts';
import { panelNames } from '../browser/panel-names.ts';
import { startRelayProcess } from '../demo/start-relay-process.ts';
import { freePort } from '../toolchain/free-port.ts';
import { waitForPort } from '../toolchain/wait-for-port.ts';
import { Person } from './person.ts';
import { searchReply } from './search-reply.ts';

/** The address that a new extension knows. */
const RELAY_PORT = 8787;
const OLLAMA_PORT = 11_434;
/** Where a program of somebody's own listens. */
const PYTHON = '/usr/bin/python3';

type Stop = () => Promise<unknown>;

export interface Newcomer {
  name: string;
  language: 'en' | 'zh';
  byKeyboard?: true;
  /** What they start; their address, where it is not the relay's. */
  start(): Promise<{ stops: Stop[]; address?: string }>;
  /** They connect a model of their own on the relay's page. */
  connects?: true;
  /** What they write instead of the offered task. */
  asks?: string;
}

export const NEWCOMERS: readonly Newcomer[] = [
  { name: 'without a key', language: 'en', start: () => withRelay({}) },
  { name: 'a server like Ollama', language: 'en', connects: true, start: withOllama },
  { name: 'a server like Anthropic', language: 'en', start: withAnthropic },
  { name: 'a backend in Python', language: 'en', asks: 'Click Search', start: withPython },
  { name: 'Chinese only', language: 'zh', start: () => withRelay({}) },
  { name: 'keyboard only', language: 'en', byKeyboard: true, start: () => withRelay({}) },
];

async function withRelay(environment: Record<string, string>): Promise<{ stops: Stop[] }> {
  const file = join(mkdtempSync(join(tmpdir(), 'assent-newcomer-')), 'models.json');
  const relay = await startRelayProcess(RELAY_PORT, {
    RELAY_SETUP_FILE: file,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  if (!relay.url.endsWith(`:${RELAY_PORT}`)) {
    await relay.stop();
    throw new Error(`Port ${RELAY_PORT} is in use. Stop the program there, then try again.`);
  }
  return { stops: [() => relay.stop()] };
}

async function withOllama(): Promise<{ stops: Stop[] }> {
  const server: ModelServer = await startModelServer({
    port: OLLAMA_PORT,
    models: ['qwen3:8b'],
    reply: searchReply,
  });
  const relay = await withRelay({});
  return { stops: [...relay.stops, () => server.close()] };
}

async function withAnthropic(): Promise<{ stops: Stop[] }> {
  const api = await startScriptedMessagesApi(request => searchReply(JSON.stringify(request.messages.at(-1))));
  const relay = await withRelay({ ANTHROPIC_API_KEY: 'sk-newcomer', ANTHROPIC_BASE_URL: api.url });
  return { stops: [...relay.stops, () => api.stop()] };
}

async function withPython(): Promise<{ stops: Stop[]; address: string }> {
  const port = await freePort();
  const backend = spawn(PYTHON, ['relay/examples/backend.py', '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
  });
  try {
    await waitForPort(port, backend);
  } catch (cause) {
    const advice =
      'The backend did not start. Install Debian’s python3-fastapi and python3-uvicorn, then try again.';
    throw new Error(advice, { cause });
  }
  const stop = async (): Promise<void> => {
    const ended = once(backend, 'exit');
    backend.kill('SIGKILL');
    await ended;
  };
  return { stops: [stop], address: `http://127.0.0.1:${port}` };
}

export interface FirstResult {
  seconds: number;
  presses: number;
}

/** From the first command to the first true result. Rejects where somebody does not get there. */
export async function playNewcomer(newcomer: Newcomer): Promise<FirstResult> {
  const person = new Person();
  const { stops, address } = await newcomer.start();
  const launched = await launchBrowser({ extension: buildFolder('e2e') });
  try {
    const page = await onboardingOf(launched.context);
    await onboard(person, { newcomer, launched, page, address });
    return { seconds: person.seconds(), presses: person.presses };
  } finally {
    await launched.close();
    for (const stop of stops) await stop();
  }
}

interface Scene {
  newcomer: Newcomer;
  launched: LaunchedBrowser;
  page: Page;
  address: string | undefined;
}

async function onboard(person: Person, { newcomer, launched, page, address }: Scene): Promise<void> {
  const { onboarding, consent, connection, practice } = personMessages[newcomer.language];
  const names = panelNames[newcomer.language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = (name: string): Promise<void> =>
    newcomer.byKeyboard ? person.pressByKey(page, name) : person.press(button(name));

  // Debian's Chromium is English without `chromium-l10n`; the welcome page has a choice of its own.
  if (newcomer.language === 'zh') await person.press(page.getByRole('radio', { name: '中文' }));
  await button(consent.agree).waitFor();
  await press(consent.agree);
  if (address !== undefined) {
    await person.press(page.getByText(onboarding.elsewhere));
    await page.getByRole('textbox', { name: connection.relayUrl }).fill(address);
    await person.press(button(onboarding.save));
  }
  if (newcomer.connects) {
    await connectModel(person, launched, () => press(onboarding.connectModel));
    await page.bringToFront();
  }
  await button(onboarding.tryIt).waitFor();
  const panel = await waitForPanel(launched, () => press(onboarding.tryIt));
  const field = panel.getByRole('textbox', { name: names.message, exact: true });
  await panel.waitForFunction(hasDraft);
  if (newcomer.asks !== undefined) await field.fill(newcomer.asks);
  if (newcomer.byKeyboard) {
    await field.focus();
    await person.key(panel, 'Enter');
  } else await person.press(panel.getByRole('button', { name: names.send, exact: true }));
  const approve = panel.getByRole('button', { name: names.approve, exact: true });
  await panel.waitForFunction(isArmed);
  if (newcomer.byKeyboard) {
    await panel.keyboard.press('F6');
    await person.key(panel, 'Control+Enter');
  } else await person.press(approve);
  await page.getByText(practice.tour.tasks.search.learned).waitFor();
}

/** The welcome page comes back by itself, once it learns that it is hidden; Playwright has each page believe that it is not. */
async function connectModel(
  person: Person,
  launched: LaunchedBrowser,
  open: () => Promise<void>,
): Promise<void> {
  const opening = launched.context.waitForEvent('page');
  await open();
  const setup = await opening;
  await person.press(setup.locator('button.primary').first());
  await setup.locator('section.good').waitFor();
}

// In the pages, whose policy refuses code in texts.

function hasDraft(): boolean {
  const field = document.querySelector('textarea');
  return field !== null && field.value !== '';
}

function isArmed(): boolean {
  const buttons = [...document.querySelectorAll('[role=alertdialog] button')];
  return buttons.some(button => button.getAttribute('aria-disabled') === 'false');
}
