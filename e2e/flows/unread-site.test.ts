import { readFileSync } from 'node:fs';
import { newestText, propose, say } from '@assent/relay/testing';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../browser/build-extension.ts';
import { coloursOfPicture } from '../browser/colours-of-picture.ts';
import { type Desktop, startDesktop } from '../desktop/start-desktop.ts';
import { act } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

/** A site that the person has not allowed: nobody but they can see what is there. */

test("after one press and Chrome's own prompt, the page is read and the question is sent again", async () => {
  const desktop = await startDesktop();
  onTestFinished(() => desktop.stop());
  let site = '';
  const script = steps(
    () => propose('navigate', { url: `${site}/search` }),
    () => say('It may not be read.'),
    view => say(`Now I see ${/^title \| (.*)$/mu.exec(view.newest)?.[1]}.`),
  );
  const { panel, page, site: served } = await startAssent({ page: 'reading', script, desktop });
  const host = `tea.localhost:${new URL(served.origin).port}`;
  site = `http://${host}`;
  await panel.ask('Look for something to drink');
  await panel.approve();
  await page.waitForURL(`${site}/search`);
  await panel.shows('It may not be read.');
  await panel.page.getByRole('button', { name: `Allow on ${host}` }).click();
  await expect.poll(() => isAsking(desktop, page)).toBe(true);
  // Chrome takes no answer that comes too fast for a person.
  await expect
    .poll(
      async () => {
        desktop.input('mousemove', ...ALLOW, 'click', '1');
        return isAsking(desktop, page);
      },
      { interval: 500, timeout: 10_000 },
    )
    .toBe(false);
  await panel.shows('Now I see 商店搜索.');
});

test('the card names a site that may not be read; the result claims nothing, and the panel offers to allow the site', async () => {
  let site = '';
  const script = steps(
    () => propose('navigate', { url: `${site}/search` }),
    () => act({ action: 'click', target: { selector: 'button' } }),
    () => say('It may not be read.'),
  );
  const { panel, page, upstream, site: served } = await startAssent({ page: 'reading', script });
  // Of no name under which our build for tests holds the machine that it runs on.
  const { port } = new URL(served.origin);
  const host = `tea.localhost:${port}`;
  site = `http://${host}`;
  await panel.ask('Look for something to drink');
  await panel.shows(`Assent may not read ${host} yet`);
  await panel.approve();
  await page.waitForURL(`${site}/search`);
  await panel.shows('It may not be read.');
  const shown = await panel.text();
  expect(shown).toContain('Sent there, result not visible');
  expect(shown).not.toContain('Page changed');
  expect(shown).toContain(`You approved going to ${host}.`);
  expect(shown).toMatch(new RegExp(`This page sent to ${host} no access yet`));
  expect(await panel.page.getByRole('button', { name: `Allow on ${host}` }).count()).toBe(1);
  const [, arrived, refused] = upstream?.requests.map(newestText) ?? [];
  expect(arrived).toContain('"effect":"unseen"');
  expect(refused).toMatch(
    /"error_type":"NotPermitted".*only these tools work: navigate, .*switch_tab, list_tabs/u,
  );
});

/** While Chrome asks the person, it darkens the page. */
async function isAsking(desktop: Desktop, page: Page): Promise<boolean> {
  const picture = `${root}/e2e/artifacts/asked to allow a site.png`;
  desktop.photograph(picture);
  const [[red = 0] = []] = await coloursOfPicture(page, readFileSync(picture, 'base64'), [EMPTY_PART]);
  return red < 200;
}

/** Where the page shows nothing but its white ground. */
const EMPTY_PART = [450, 700];

/** Where Chrome has its button for it, in a window as large as ours. */
const ALLOW = ['805', '257'];
