import { say } from '@assent/relay/testing';
import { readAttachments } from '@assent/shared';
import { expect, test } from 'vitest';
import { coloursOfPicture } from '../browser/colours-of-picture.ts';
import { keeps, untilKept } from './kept-conversations.ts';
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
