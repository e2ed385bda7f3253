// `pnpm screenshots`: the real panel beside the try-it page, in both languages and both themes, into gallery/.
import { mkdirSync } from 'node:fs';
import { startRelay } from '@assent/relay/testing';
import type { Page } from 'playwright-core';
import { buildExtension, root } from '../browser/build-extension.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { openPanel } from '../browser/open-panel.ts';
import { panelNames } from '../browser/panel-names.ts';
import { presetSettings } from '../browser/preset-settings.ts';
import { drivePanel, type PanelDriver } from '../flows/drive-panel.ts';
import { serveSite } from '../site/serve-site.ts';
import { SCENES, type Scene } from './scenes.ts';
import { sideBySide } from './side-by-side.ts';

const gallery = `${root}/e2e/screenshots/gallery`;
mkdirSync(gallery, { recursive: true });
const extension = buildExtension('e2e');
const relay = await startRelay();
const site = await serveSite();

type Language = keyof typeof panelNames;

/** Takes a screenshot of the current state, under the name of a state. */
type Shoot = (state: string) => Promise<void>;

async function photograph(language: Language, theme: 'light' | 'dark'): Promise<void> {
  const launched = await launchBrowser({ extension, windowSize: { width: 1180, height: 860 } });
  try {
    await presetSettings(launched.context, { relayUrl: relay.url, language, theme });
    const [page = await launched.context.newPage()] = launched.context.pages();
    await page.goto(`${site.origin}/${language === 'zh' ? 'try-it-zh' : 'try-it'}`);
    const panel = drivePanel(await openPanel(launched, page), language);
    const shoot: Shoot = state =>
      sideBySide(page, panel.page, `${gallery}/${state}-${language}-${theme}.png`);
    await panel.page.getByRole('textbox', { name: panelNames[language].message, exact: true }).waitFor();
    await shoot('empty');
    for (const scene of SCENES) {
      await play(panel, scene, language, shoot);
      await closeOthers(page);
      await page.reload();
      await panel.press('newChat');
    }
  } finally {
    await launched.close();
  }
}

async function play(panel: PanelDriver, scene: Scene, language: Language, shoot: Shoot): Promise<void> {
  const { name, request, shots, file } = scene;
  const shootIf = async (shot: Scene['shots'][number]): Promise<void> => {
    if (shots.includes(shot)) await shoot(name === '' ? shot : `${name}-${shot}`);
  };
  await panel.ask(request[language]);
  await panel.approveButton.waitFor();
  if (file) {
    const buffer = Buffer.from(file.text);
    // The other one is the message field's.
    await panel.page.locator('input[type=file]:not([hidden])').setInputFiles({ ...file, buffer });
  }
  // A trial click would also wait for that, but it scrolls the card.
  await panel.page.getByRole('button', { name: panelNames[language].approve, disabled: false }).waitFor();
  await shootIf('proposal');
  await panel.approve();
  await panel.approveButton.waitFor({ state: 'detached' });
  await panel.idle();
  await shootIf('done');
  if (!shots.includes('undone')) return;
  await panel.undoButton.first().click();
  await panel.undoButton.waitFor({ state: 'detached' });
  await panel.idle();
  await shootIf('undone');
}

/** A tab that a scene opened would stay in front of the page. */
async function closeOthers(page: Page): Promise<void> {
  for (const other of page.context().pages())
    if (other !== page && /^http/.test(other.url())) await other.close();
  await page.bringToFront();
}

try {
  for (const language of ['en', 'zh'] as const) {
    for (const theme of ['light', 'dark'] as const) await photograph(language, theme);
  }
  process.stdout.write(`The screenshots are in ${gallery}\n`);
} finally {
  await site.close();
  await relay.stop();
}
