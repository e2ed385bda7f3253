import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../browser/build-extension.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { axeFaults } from './axe-faults.ts';
import { pictureForBaseline, readSheets } from './baseline.ts';
import { asPicture, comparePoints, fromDistance, type Points, STEP } from './compare-pictures.ts';
import { type Gallery, openGallery } from './open-gallery.ts';
import { states } from './states/list.ts';
import { takePicture } from './take-picture.ts';

const artifacts = `${root}/e2e/artifacts/gallery`;
const names = states.map(({ name }) => name);
let gallery: Gallery;

beforeAll(async () => {
  mkdirSync(artifacts, { recursive: true });
  gallery = await openGallery();
});

afterAll(() => gallery.close());

const baselines = new Map([...(await readSheets()).values()].flatMap(sheet => [...sheet]));

test('every state has a baseline, and every baseline a state', () => {
  const advice = 'Make them with: pnpm gallery --baselines';
  expect([...baselines.keys()].toSorted(), advice).toEqual(names.toSorted());
});

/** States that are compared for a change. */
const PICTURES_PER_CHANGE = 72;

/** One test, because showing a state takes far longer than checking it. */
test('every state matches its baseline', { timeout: 480_000 }, async () => {
  const complaints: string[] = [];
  for (const name of casesForRun(names, PICTURES_PER_CHANGE)) {
    const before = baselines.get(name);
    const picture = await pictureForBaseline(gallery, name);
    if (before) complaints.push(...(await complaintsOnceSettled(name, before, picture)));
  }
  const advice = `Look at them in ${artifacts}. If the changes are intended: pnpm gallery --baselines, and commit the sheets.`;
  expect(complaints, advice).toEqual([]);
});

/** States that axe looks at for a change. */
const AXE_PER_CHANGE = 24;

/** After the pictures: axe leaves the layout of later states moved by a part of a pixel. */
test('no state has an axe violation', { timeout: 480_000 }, async () => {
  const faults: string[] = [];
  for (const name of casesForRun(names, AXE_PER_CHANGE)) {
    await pictureForBaseline(gallery, name);
    faults.push(...(await axeFaults(gallery.page)).map(fault => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

const SETTLE_MS = 2_000;

/** Where other tests load the machine, a card learns which of its rows are in view later than its first frames. */
async function complaintsOnceSettled(name: string, before: Points, first: Buffer): Promise<string[]> {
  const until = Date.now() + SETTLE_MS;
  let complaints = await complaintsAbout(name, before, first);
  while (complaints.length > 0 && Date.now() < until)
    complaints = await complaintsAbout(name, before, await takePicture(gallery.page));
  return complaints;
}

async function complaintsAbout(name: string, before: Points, picture: Buffer): Promise<string[]> {
  const comparison = comparePoints(before, await fromDistance(picture));
  if (comparison.status === 'same') return [];
  const keep = (what: string, image: Buffer): void =>
    writeFileSync(`${artifacts}/${name}-${what}.png`, image);
  keep('actual', picture);
  keep('expected', await asPicture(before));
  if (comparison.status === 'other-size')
    return [`${name}: expected ${comparison.before} pixels, got ${comparison.now}`];
  keep('difference', await asPicture(comparison.marked));
  return [`${name} differs in ${comparison.points} points (each ${STEP} × ${STEP} pixels)`];
}

const WITH_BUTTONS = ['welcome', 'card-batch', 'undo-offered', 'problem-unreachable', 'options-page'];

test.each(casesForRun(WITH_BUTTONS, 2))('detects a missing button: %s', async name => {
  const before = await fromDistance(await pictureForBaseline(gallery, name));
  const unseen: string[] = [];
  for (const button of await gallery.page.locator('button:visible').elementHandles()) {
    await button.evaluate(hide);
    const { status } = comparePoints(before, await fromDistance(await takePicture(gallery.page)));
    await button.evaluate(unhide);
    if (status === 'same')
      unseen.push((await button.getAttribute('aria-label')) ?? (await button.innerText()));
  }
  expect(unseen).toEqual([]);
});

function hide(button: Node): void {
  if (button instanceof HTMLElement) button.style.visibility = 'hidden';
}

function unhide(button: Node): void {
  if (button instanceof HTMLElement) button.style.visibility = '';
}

test.each(casesForRun(WITH_BUTTONS, 2))('ignores a slightly different rendering of text: %s', async name => {
  const before = await pictureForBaseline(gallery, name);
  await gallery.page.evaluate(() => {
    document.body.style.transform = 'translate(0.4px, 0.3px)';
  });
  const shifted = await takePicture(gallery.page);
  await gallery.page.evaluate(() => document.body.removeAttribute('style'));
  expect(shifted.equals(before)).toBe(false);
  const noisy = await fromDistance(await withNoise(shifted));
  expect(comparePoints(await fromDistance(before), noisy)).toEqual({ status: 'same' });
});

/** Changes every colour by a few steps, alternately up and down. */
async function withNoise(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const noisy = data.map((value, index) => Math.max(0, Math.min(255, value + ((index * 7919) % 13) - 6)));
  return sharp(noisy, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer();
}
