import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { root } from '../browser/build-extension.ts';
import { differingPoints } from './compare-pictures.ts';
import { LANGUAGES, THEMES } from './looks.ts';
import type { Gallery } from './open-gallery.ts';
import type { Look } from './stage/show-state.tsx';
import { takePicture } from './take-picture.ts';

const folder = `${root}/e2e/gallery/baselines`;
const BASELINE_WIDTH = 360;

/** Each state is compared in one language and one theme, which depend on its name alone, and so stay as states are added. */
function baselineLook(name: string): Look {
  const [number = 0] = createHash('sha256').update(name).digest();
  return { language: LANGUAGES[number % 2] ?? 'zh', theme: THEMES[(number >> 1) % 2] ?? 'light' };
}

export async function pictureForBaseline(gallery: Gallery, name: string): Promise<Buffer> {
  await gallery.show(name, baselineLook(name), BASELINE_WIDTH);
  return takePicture(gallery.page);
}

/** The names of all states that have one. */
export function baselineNames(): string[] {
  return readdirSync(folder).flatMap(file => (file.endsWith('.png') ? [file.slice(0, -'.png'.length)] : []));
}

export function readBaseline(name: string): Buffer {
  return readFileSync(`${folder}/${name}.png`);
}

const COLOURS = [16, 32, 64, 256];

/** Few colours make small files: the fewest with which the picture looks as it is. */
export async function writeBaseline(name: string, picture: Buffer): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const colours of COLOURS) {
    const small = await sharp(picture).png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
    writeFileSync(`${folder}/${name}.png`, small);
    if ((await differingPoints(picture, small)) === 0) return;
  }
}

export function removeBaseline(name: string): void {
  rmSync(`${folder}/${name}.png`);
}
