// `npm run moving-picture`: a real run on the practice page, as a moving picture in both languages: for the README into
// gallery/, and smaller for the onboarding page, with a still for those who prefer no motion, into the extension.
import { mkdirSync } from 'node:fs';
import { startRelay } from '@assent/relay/testing';
import type { Locator, Page } from 'playwright-core';
import { buildExtension, root } from '../browser/build-extension.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { openPanel } from '../browser/open-panel.ts';
import { panelNames } from '../browser/panel-names.ts';
import { presetSettings } from '../browser/preset-settings.ts';
import { drivePanel } from '../flows/drive-panel.ts';
import { serveSite } from '../site/serve-site.ts';
import { Film, type Spot } from './film.ts';

const LANGUAGES = ['en', 'zh'] as const;
type Language = (typeof LANGUAGES)[number];

const REQUEST = {
  en: 'Fill Email with tea@example.com, then click Sign up',
  zh: '在邮箱里填 tea@example.com，然后点击注册',
};

const SIZE = { page: 620, panel: 420, height: 700, scale: 2 };
const README = { width: 1440, quality: 85, most: 2_000_000 };
const ONBOARDING = { width: 960, quality: 75, most: 300_000 };
/** Letters that appear at once, as fast typing looks. */
const TYPED = { en: 7, zh: 3 };

const gallery = `${root}/e2e/screenshots/gallery`;
const pictures = `${root}/extension/public/pictures`;
for (const folder of [gallery, pictures]) mkdirSync(folder, { recursive: true });

async function record(language: Language, origin: string, relayUrl: string): Promise<void> {
  const launched = await launchBrowser({
    extension,
    moves: true,
    windowSize: { width: 1_000, height: 760 },
  });
  try {
    await presetSettings(launched.context, { relayUrl, language, theme: 'light' });
    const [page = await launched.context.newPage()] = launched.context.pages();
    await page.goto(`${origin}/${language === 'zh' ? 'try-it-zh' : 'try-it'}`);
    const panel = await openPanel(launched, page);
    await page.setViewportSize({ width: SIZE.page, height: SIZE.height });
    await panel.setViewportSize({ width: SIZE.panel, height: SIZE.height });
    const film = await play(page, panel, language);
    await write(film, language);
  } finally {
    await launched.close();
  }
}

/** What a person would do: write, send, read the card, approve, look. */
async function play(page: Page, panel: Page, language: Language): Promise<Film> {
  const names = panelNames[language];
  const driver = drivePanel(panel, language);
  const button = (name: string): Locator => panel.getByRole('button', { name, exact: true });
  const field = panel.getByRole('textbox', { name: names.message, exact: true });
  await field.waitFor();
  const film = await Film.open(page, panel, SIZE, { x: SIZE.page * 0.7, y: SIZE.height * 0.45 });
  await film.shoot(700);
  await film.moveTo(await middleOf(field));
  await film.press();
  const request = REQUEST[language];
  const step = TYPED[language];
  for (let end = step; end < request.length + step; end += step) {
    await field.fill(request.slice(0, end));
    await film.shoot(end < request.length ? 90 : 450);
  }
  await film.moveTo(await middleOf(button(names.send)));
  await film.press();
  await button(names.send).click();
  await driver.approveButton.waitFor();
  await film.shoot(1_600);
  // A card higher than the panel can be approved only after a look at its end.
  await panel.evaluate("[...document.querySelectorAll('li[data-row]')].at(-1)?.scrollIntoView()");
  await panel.getByRole('button', { name: names.approve, disabled: false }).waitFor();
  await film.shoot(1_400);
  await film.moveTo(await middleOf(driver.approveButton));
  await film.press();
  await driver.approve();
  await driver.approveButton.waitFor({ state: 'detached' });
  await driver.idle();
  await page.getByRole('status').filter({ hasText: 'tea@example.com' }).waitFor();
  await film.moveTo({ x: SIZE.page * 0.72, y: SIZE.height * 0.72 });
  await film.shoot(4_000);
  return film;
}

async function middleOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What the pointer goes to is not there.');
  return { x: SIZE.page + box.x + box.width * 0.55, y: box.y + box.height * 0.6 };
}

async function write(film: Film, language: Language): Promise<void> {
  const shown = `${gallery}/tour-${language}.webp`;
  const own = `${pictures}/run-${language}`;
  report(shown, await film.write(shown, README.width, README.quality), README.most);
  report(
    `${own}.webp`,
    await film.write(`${own}.webp`, ONBOARDING.width, ONBOARDING.quality),
    ONBOARDING.most,
  );
  const still = await film.writeStill(`${own}-still.webp`, CARD_FRAME, ONBOARDING.width);
  report(`${own}-still.webp`, still, ONBOARDING.most);
}

/** From the end: the card, before the pointer goes to Approve and everything after it. */
const CARD_FRAME = -15;

function report(path: string, bytes: number, most: number): void {
  if (bytes > most) throw new Error(`${path} has ${bytes} bytes, more than ${most}.`);
  process.stdout.write(`${path}: ${Math.round(bytes / 1000)} kB\n`);
}

const extension = buildExtension('e2e');
const relay = await startRelay();
const site = await serveSite();
try {
  for (const language of LANGUAGES) await record(language, site.origin, relay.url);
} finally {
  await site.close();
  await relay.stop();
}
