// `npm run demo`: the relay with its embedded model, the built extension in Chromium, a page to try, the panel open.
// Without a display it plays one conversation by itself and leaves a screenshot. With `-- --browser` a session of the relay acts
// on the page instead, without a panel; with `-- --task` a model does a task in one, asks before it acts, and answers with JSON.
import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { buildExtension, root } from '../browser/build-extension.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { EXTENSION_ID, launchBrowser } from '../browser/launch-browser.ts';
import { openPanel } from '../browser/open-panel.ts';
import { presetSettings } from '../browser/preset-settings.ts';
import { sideBySide } from '../screenshots/side-by-side.ts';
import { serveSite } from '../site/serve-site.ts';
import { playConversation } from './play-conversation.ts';
import { playSession } from './play-session.ts';
import { playTask } from './play-task.ts';
import { startRelayProcess } from './start-relay-process.ts';

const RELAY_PORT = 8787;
const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

function disconnected(browser: Browser): Promise<void> {
  return new Promise(resolve => browser.once('disconnected', () => resolve()));
}

/** Ctrl+C may arrive twice, from the terminal and from the package manager: the second must not interrupt the cleanup. */
function interrupted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  return promise;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  findChromium();
} catch (missing) {
  say(missing instanceof Error ? missing.message : String(missing));
  process.exit(1);
}
if (process.argv.includes('--browser')) {
  await playSession(RELAY_PORT, say);
  process.exit();
}
if (process.argv.includes('--task')) {
  await playTask(RELAY_PORT, say);
  process.exit();
}
say('Building the extension …');
const extension = buildExtension('e2e');
// The conversation that it plays by itself is written for the rules.
const relay = await startRelayProcess(RELAY_PORT, hasDisplay ? {} : { RELAY_SETUP: 'off' });
const site = await serveSite();
say(`The relay listens on ${relay.url}.`);
const launched = await launchBrowser({ extension, headed: hasDisplay });
try {
  // Onboarding's consent is given in advance: someone who runs the demo wants to try it.
  await presetSettings(launched.context, { relayUrl: relay.url, ...(hasDisplay ? {} : { language: 'en' }) });
  const [page = await launched.context.newPage()] = launched.context.pages();
  // The tour stands beside the practice page in the extension; the conversation needs the page alone.
  await page.goto(hasDisplay ? `chrome-extension://${EXTENSION_ID}/try-it.html` : `${site.origin}/try-it`);
  const panel = await openPanel(launched, page);
  if (hasDisplay) {
    say(`To connect a model of your own, open ${relay.url}/setup.`);
    say('The panel is open. Close the browser, or press Ctrl+C, to end the demo.');
    await Promise.race([interrupted(), disconnected(launched.browser)]);
  } else {
    say(
      'This machine has no display, so the demo runs without a window and plays one conversation by itself.',
    );
    await playConversation(page, panel);
    mkdirSync(`${root}/e2e/artifacts`, { recursive: true });
    const picture = `${root}/e2e/artifacts/demo.png`;
    await sideBySide(page, panel, picture);
    say(`Done: it filled and clicked after approval, and answered. Screenshot: ${picture}`);
  }
} finally {
  await launched.close();
  await site.close();
  await relay.stop();
}
