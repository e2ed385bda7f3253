// `pnpm screenshots`: the real panel beside the try-it page, in both languages and both themes, into gallery/.
import { mkdirSync } from 'node:fs';
import { startRelay } from '@assent/relay/testing';
import { buildExtension, root } from '../browser/build-extension.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { openPanel } from '../browser/open-panel.ts';
import { panelNames } from '../browser/panel-names.ts';
import { presetSettings } from '../browser/preset-settings.ts';
import { serveSite } from '../site/serve-site.ts';
import { sideBySide } from './side-by-side.ts';

const REQUEST = {
  en: 'Type green tea into the search box, then click Search',
  zh: '在搜索框输入 龙井 然后点击搜索',
} as const;

const gallery = `${root}/e2e/screenshots/gallery`;
mkdirSync(gallery, { recursive: true });
const extension = buildExtension('e2e');
const relay = await startRelay();
const site = await serveSite();

async function photograph(language: 'en' | 'zh', theme: 'light' | 'dark'): Promise<void> {
  const launched = await launchBrowser({ extension, windowSize: { width: 1180, height: 760 } });
  const names = panelNames[language];
  try {
    await presetSettings(launched.context, { relayUrl: relay.url, language, theme });
    const [page = await launched.context.newPage()] = launched.context.pages();
    await page.goto(`${site.origin}/try-it`);
    const panel = await openPanel(launched, page);
    const shoot = (state: string): Promise<void> =>
      sideBySide(page, panel, `${gallery}/${state}-${language}-${theme}.png`);
    await panel.getByRole('textbox', { name: names.message, exact: true }).waitFor();
    await shoot('empty');
    await panel.getByRole('textbox', { name: names.message, exact: true }).fill(REQUEST[language]);
    await panel.getByRole('button', { name: names.send, exact: true }).click();
    const approve = panel.getByRole('button', { name: names.approve, exact: true });
    // A trial click waits until the button can be pressed, without pressing it.
    await approve.click({ trial: true });
    await shoot('proposal');
    await approve.click();
    await approve.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: names.send, exact: true }).waitFor();
    await shoot('done');
  } finally {
    await launched.close();
  }
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
