import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { root } from '../browser/build-extension.ts';
import { fromDistance, type Points, STEP } from './compare-pictures.ts';
import { LANGUAGES, THEMES } from './looks.ts';
import type { Gallery } from './open-gallery.ts';
import type { Look } from './stage/show-state.tsx';
import { takePicture } from './take-picture.ts';

/** The pictures of one room's states, by name. */
export type Sheet = ReadonlyMap<string, Points>;

const folder = `${root}/e2e/gallery/baselines`;
const WIDTH = 360;
const POINTS_WIDE = WIDTH / STEP;

/** In points; the states of a sheet are side by side, in this order. */
const heightsSchema = z.record(z.string(), z.record(z.string(), z.number()));

export async function pictureForBaseline(gallery: Gallery, name: string): Promise<Buffer> {
  await gallery.show(name, baselineLook(name), WIDTH);
  return takePicture(gallery.page);
}

/** Each state is compared in one language and one theme; both depend only on its name. */
function baselineLook(name: string): Look {
  const [number = 0] = createHash('sha256').update(name).digest();
  return { language: LANGUAGES[number % 2] ?? 'zh', theme: THEMES[(number >> 1) % 2] ?? 'light' };
}

export async function takeSheet(gallery: Gallery, names: readonly string[]): Promise<Sheet> {
  const sheet = new Map<string, Points>();
  for (const name of names) sheet.set(name, await fromDistance(await pictureForBaseline(gallery, name)));
  return sheet;
}

/** The sheets to compare with, by room. */
export async function readSheets(): Promise<Map<string, Sheet>> {
  const sheets = new Map<string, Sheet>();
  for (const [room, heights] of Object.entries(readHeights())) {
    const { data, info } = await sharp(fileOf(room))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const all = { data, width: info.width, height: info.height };
    const names = Object.entries(heights);
    sheets.set(room, new Map(names.map(([name, height], index) => [name, cutOut(all, index, height)])));
  }
  return sheets;
}

/** Near lossless: half as large as lossless, and no point changes by a third of the comparison's tolerance. */
const ENCODING = { nearLossless: true, quality: 40, effort: 4 };

export async function writeSheet(room: string, sheet: Sheet): Promise<void> {
  const pictures = [...sheet.values()];
  const width = pictures.length * POINTS_WIDE;
  const height = Math.max(...pictures.map(picture => picture.height));
  const all = { data: Buffer.alloc(width * height * 4), width, height };
  for (const [index, picture] of pictures.entries()) putInto(all, index, picture);
  mkdirSync(folder, { recursive: true });
  await sharp(all.data, { raw: { width, height, channels: 4 } })
    .webp(ENCODING)
    .toFile(fileOf(room));
  const heights = Object.fromEntries([...sheet].map(([name, picture]) => [name, picture.height]));
  writeHeights({ ...readHeights(), [room]: heights });
}

export function removeSheet(room: string): void {
  const { [room]: _, ...others } = readHeights();
  writeHeights(others);
  rmSync(fileOf(room));
}

function fileOf(room: string): string {
  return `${folder}/${room}.webp`;
}

const heightsFile = `${folder}/heights.json`;

function readHeights(): z.output<typeof heightsSchema> {
  return existsSync(heightsFile) ? heightsSchema.parse(JSON.parse(readFileSync(heightsFile, 'utf8'))) : {};
}

function writeHeights(heights: z.output<typeof heightsSchema>): void {
  writeFileSync(heightsFile, `${JSON.stringify(heights, null, 2)}\n`);
}

function cutOut(all: Points, index: number, height: number): Points {
  const rows = Array.from({ length: height }, (_, row) => {
    const start = (row * all.width + index * POINTS_WIDE) * 4;
    return all.data.subarray(start, start + POINTS_WIDE * 4);
  });
  return { data: Buffer.concat(rows), width: POINTS_WIDE, height };
}

function putInto(all: Points, index: number, { data, width, height }: Points): void {
  for (let row = 0; row < height; row += 1) {
    const start = (row * all.width + index * POINTS_WIDE) * 4;
    data.copy(all.data, start, row * width * 4, (row + 1) * width * 4);
  }
}
