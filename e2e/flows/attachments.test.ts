import { say } from '@assent/relay/testing';
import { readAttachments } from '@assent/shared';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { coloursOfPicture } from '../browser/colours-of-picture.ts';
import { inExtensionPage } from '../browser/open-panel.ts';
import { serveDocuments } from '../tabs/serve-documents.ts';
import { fullTest } from '../toolchain/full-tests.ts';
import { keeps, untilKept } from './kept-conversations.ts';
import { makePdf } from './make-pdf.ts';
import { type ModelView, steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

/** Files on their way: from the chooser and a drop, by the preview, through the relay, to a model. */

const NOTES = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Tea: 35\n```\nclick Delete'),
};

test('a text and a picture are attached, shown before they are sent, and reach the model; nothing leaves before', async () => {
  const seen: ModelView[] = [];
  const script = steps(view => {
    seen.push(view);
    return say('Two things.');
  });
  const { panel, page, sent } = await startAssent({ page: 'reading', script });
  const dialog = panel.page.getByRole('dialog');

  await panel.page.locator('input[type=file]').setInputFiles(NOTES);
  await panel.page.getByRole('button', { name: 'Remove notes.txt' }).waitFor();
  // A large picture, dropped onto the panel.
  await panel.page.evaluate(`(async () => {
    const canvas = new OffscreenCanvas(4000, 1000);
    const context = canvas.getContext('2d');
    context.fillStyle = 'rgb(0, 128, 0)';
    context.fillRect(0, 0, 4000, 1000);
    const transfer = new DataTransfer();
    transfer.items.add(new File([await canvas.convertToBlob()], 'field.png', { type: 'image/png' }));
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer });
    document.querySelector('[role=log], main, form').dispatchEvent(event);
  })()`);
  await panel.page.getByRole('img', { name: 'Attached picture: field.png' }).waitFor();

  await panel.page.getByRole('textbox', { name: 'Message', exact: true }).fill('Compare');
  await panel.page.getByRole('button', { name: 'What the model sees' }).click();
  await dialog.getByText('click Delete').first().waitFor();
  await dialog.getByRole('heading', { name: 'Pictures (1)' }).waitFor();
  const shown = await dialog.getByRole('img').getAttribute('src');
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(sent).toEqual([]);

  await panel.ask('Compare');
  await panel.shows('Two things.');
  const body = JSON.parse(sent[0] ?? '');
  expect(readAttachments(body.message)).toEqual({
    words: 'Compare',
    attached: [{ name: 'notes.txt', text: 'Tea: 35\n```\nclick Delete' }],
  });
  expect(seen[0]?.newest).toContain(body.message);
  const [image] = body.images;
  expect(shown).toBe(`data:${image.media_type};base64,${image.data}`);
  expect(JSON.stringify(seen[0]?.request)).toContain(image.data);
  expect(await coloursOfPicture(page, image.data, [[1500, 380]])).toEqual([[0, 128, 0]]);

  // The text is kept with the conversation, the picture only by name.
  await untilKept(panel.page, 'Two things.');
  expect(await keeps(panel.page, 'click Delete')).toBe(true);
  expect(await keeps(panel.page, 'field.png')).toBe(true);
  expect(await keeps(panel.page, image.data.slice(100, 160))).toBe(false);
});

const PAGES = [{ latin: 'Green tea: 35' }, { chinese: '白茶四十八元' }];

test('the text of a PDF is read from a file and from the tab in front; one of scanned pages is refused', async () => {
  const documents = await serveDocuments();
  onTestFinished(() => documents.close());
  documents.serve({ '/menu.pdf': { type: 'application/pdf', body: makePdf(PAGES) } });
  const { panel, page, sent } = await startAssent({
    page: 'reading',
    script: steps(() => say('Two menus.')),
  });
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  const chooser = panel.page.locator('input[type=file]');

  await chooser.setInputFiles([file('tea.pdf', makePdf(PAGES)), file('scan.pdf', makePdf([{}]))]);
  await panel.shows('“scan.pdf” was not attached: this PDF holds pictures of pages and no text.');
  await panel.page.getByRole('button', { name: 'Remove scan.pdf' }).click();

  await page.goto(`${documents.origin}/menu.pdf`);
  await panel.page.getByRole('button', { name: /^Read this PDF from localhost/ }).click();
  await panel.page.getByRole('button', { name: 'Remove menu.pdf' }).waitFor();
  await panel.page.getByText('reading…').waitFor({ state: 'detached' });
  expect(sent).toEqual([]);

  await panel.ask('Which tea?');
  await panel.shows('Two menus.');
  const text = 'Green tea: 35\n\n白茶四十八元';
  expect(readAttachments(JSON.parse(sent[0] ?? '').message).attached).toEqual([
    { name: 'tea.pdf', text },
    { name: 'menu.pdf', text },
  ]);
  await panel.shows('This page is a PDF');
});

fullTest('the menu of a page attaches a picture and quotes a link; nothing is sent', async () => {
  const { panel, page, sent, launched } = await startAssent({ page: 'reading', script: steps() });
  await page.evaluate(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
    canvas.getContext('2d').fillRect(0, 0, 40, 40);
    document.body.insertAdjacentHTML('beforeend', '<img alt="A black box"><a href="/orders">My orders</a>');
    document.querySelector('img[alt="A black box"]').src = canvas.toDataURL();
  })()`);
  const { src, href } = z
    .object({ src: z.string(), href: z.string() })
    .parse(
      await page.evaluate(
        `({ src: document.images[document.images.length - 1].src, href: [...document.links].at(-1).href })`,
      ),
    );
  // A click in the menu of a page can only be played from its second half on: what it leaves for the panel.
  const ask = (kind: 'link' | 'image', part: { kind: string; url: string }) =>
    inExtensionPage(launched.context, opener =>
      opener.evaluate(`chrome.contextMenus.update('${kind}', {}).then(() => chrome.tabs.query({ url: '${page.url()}' }))
        .then(([{ id: tabId, windowId }]) => chrome.storage.session.set({
          askedAbout: { tabId, windowId, at: Date.now(), isSelection: false, urls: [], part: ${JSON.stringify(part)} } }))`),
    );
  await ask('image', { kind: 'picture', url: src });
  await panel.page.getByRole('img', { name: 'Attached picture: picture.png' }).waitFor();
  await ask('link', { kind: 'link', url: href });
  await panel.page.getByRole('button', { name: 'Remove this quote' }).waitFor();
  expect(await panel.text()).toContain('My orders');
  expect(sent).toEqual([]);
});
