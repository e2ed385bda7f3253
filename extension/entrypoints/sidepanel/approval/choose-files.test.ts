import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../../../operations/writing/chosen-files.ts';
import { askWithCard } from '../../../testing/simulation/ask-simulated.ts';
import type { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';

const upload = { action: 'upload', target: { elementId: 'e_1' } };
const fill = { action: 'fill', target: { elementId: 'e_2' } };

function choose(panel: SimulatedPanel, row: number, ...files: File[]): void {
  panel.turn().chooseFiles(panel.waiting()?.id ?? '', row, files);
}

function fileOf(size: number): File {
  return Object.defineProperty(new File([], 'resume.pdf'), 'size', { value: size });
}

test('an upload needs files before approval, and runs with those files', async () => {
  const panel = await askWithCard(fill, upload);
  expect(panel.press()).toBe('incomplete');
  const resume = fileOf(1);
  choose(panel, 1, resume);
  expect(panel.press()).toBe('early');
  await panel.clock.advance(399);
  expect(panel.press()).toBe('early');
  await panel.clock.advance(1);
  expect(panel.press()).toBe('accepted');
  await panel.look();
  expect(panel.page.executions.map(({ files }) => files)).toEqual([[], [resume]]);
  expect(panel.store().getState().chosenFiles).toBeUndefined();
});

test('ignores a choice that was removed, is for another row, or is too large', async () => {
  const panel = await askWithCard(fill, upload);
  choose(panel, 1, fileOf(1));
  choose(panel, 1);
  choose(panel, 0, fileOf(1));
  await panel.clock.advance(400);
  expect(panel.press()).toBe('incomplete');
  choose(panel, 1, fileOf(MAX_FILE_BYTES), fileOf(1));
  await panel.clock.advance(400);
  expect(panel.press()).toBe('incomplete');
  expect(panel.page.executions).toEqual([]);
  choose(panel, 1, fileOf(MAX_FILE_BYTES));
  await panel.clock.advance(400);
  expect(panel.press()).toBe('accepted');
});

test('a reopened panel asks for the files again; no file is stored on the device', async () => {
  const panel = await askWithCard(upload);
  choose(panel, 0, fileOf(1));
  expect(JSON.stringify(panel.kept)).not.toContain('resume.pdf');
  await panel.reload();
  await panel.look();
  await panel.clock.advance(400);
  expect(panel.press()).toBe('incomplete');
});

test('releases the files of a rejected card, and accepts none for a card that no longer waits', async () => {
  const panel = await askWithCard(upload);
  const callId = panel.waiting()?.id ?? '';
  choose(panel, 0, fileOf(1));
  expect(panel.turn().reject(callId, { trusted: true, repeated: false })).toBe('accepted');
  panel.turn().chooseFiles(callId, 0, [fileOf(1)]);
  expect(panel.store().getState().chosenFiles).toBeUndefined();
});
