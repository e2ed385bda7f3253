import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';

/** A point of the film, in CSS pixels from its top left. */
export interface Spot {
  x: number;
  y: number;
}

/** In CSS pixels; `scale` is how many device pixels each has. */
interface Size {
  page: number;
  panel: number;
  height: number;
  scale: number;
}

interface Frame {
  picture: Buffer;
  milliseconds: number;
}

const MOVE_FRAMES = 6;
const MOVE_FRAME_MS = 45;
/** Around the page and the panel, as between two windows. */
const GAP = 1;

/** Pictures of the page with the panel at its right, one after the other, with a pointer that a person would move. */
export class Film {
  readonly frames: Frame[] = [];
  private pointer: Spot;
  private isPressed = false;
  private latest: Buffer | undefined;
  private readonly page: Shown;
  private readonly panel: Shown;
  private readonly size: Size;

  private constructor(page: Shown, panel: Shown, size: Size, pointer: Spot) {
    this.page = page;
    this.panel = panel;
    this.size = size;
    this.pointer = pointer;
  }

  static async open(page: Page, panel: Page, size: Size, pointer: Spot): Promise<Film> {
    return new Film(await watch(page), await watch(panel), size, pointer);
  }

  /** Everything as it is now. */
  async shoot(milliseconds: number): Promise<void> {
    this.latest = await this.side();
    await this.add(milliseconds);
  }

  /** The pointer goes to a spot over what was shot last, which does not change meanwhile. */
  async moveTo(to: Spot): Promise<void> {
    const from = this.pointer;
    for (let step = 1; step <= MOVE_FRAMES; step += 1) {
      const part = 0.5 - Math.cos((Math.PI * step) / MOVE_FRAMES) / 2;
      this.pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.add(step === MOVE_FRAMES ? 250 : MOVE_FRAME_MS);
    }
  }

  async press(): Promise<void> {
    this.isPressed = true;
    await this.add(160);
    this.isPressed = false;
  }

  private async side(): Promise<Buffer> {
    const { page, panel, height, scale } = this.size;
    const [left, right] = await Promise.all([
      capture(this.page, { width: page, height, scale }),
      capture(this.panel, { width: panel, height, scale }),
    ]);
    const width = (page + GAP + panel) * scale;
    return sharp({ create: { width, height: height * scale, channels: 3, background: '#b9b3a8' } })
      .composite([
        { input: left, left: 0, top: 0 },
        { input: right, left: (page + GAP) * scale, top: 0 },
      ])
      .png({ compressionLevel: 1 })
      .toBuffer();
  }

  private async add(milliseconds: number): Promise<void> {
    if (!this.latest) throw new Error('Nothing was shot yet.');
    const { scale } = this.size;
    const picture = await sharp(this.latest)
      .composite([
        {
          input: Buffer.from(drawPointer(this.isPressed, scale)),
          left: Math.round((this.pointer.x - MARGIN) * scale),
          top: Math.round((this.pointer.y - MARGIN) * scale),
        },
      ])
      .png({ compressionLevel: 1 })
      .toBuffer();
    this.frames.push({ picture, milliseconds });
  }

  /** At so many device pixels across. */
  async write(path: string, width: number, quality: number): Promise<number> {
    const pictures = await Promise.all(
      this.frames.map(({ picture }) => sharp(picture).resize({ width, kernel: 'lanczos3' }).png().toBuffer()),
    );
    const { size } = await sharp(pictures, { join: { animated: true } })
      .webp({
        quality,
        effort: 4,
        smartSubsample: true,
        minSize: true,
        loop: 0,
        delay: this.frames.map(({ milliseconds }) => milliseconds),
      })
      .toFile(path);
    return size;
  }

  /** One moment of it. */
  async writeStill(path: string, index: number, width: number): Promise<number> {
    const frame = this.frames.at(index);
    if (!frame) throw new Error(`The film has no frame ${index}.`);
    const { size } = await sharp(frame.picture)
      .resize({ width })
      .webp({ quality: 80, effort: 6 })
      .toFile(path);
    return size;
  }
}

/** What is filmed of a page. */
interface Shown {
  page: Page;
  session: CDPSession;
}

/** Without scrollbars, as long as the session lasts. */
async function watch(page: Page): Promise<Shown> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScrollbarsHidden', { hidden: true });
  return { page, session };
}

/** With more device pixels than the screen has, so that it is sharp; Playwright’s own pictures have one for each CSS pixel. */
async function capture(
  { page, session }: Shown,
  size: { width: number; height: number; scale: number },
): Promise<Buffer> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, ...size },
  });
  return Buffer.from(data, 'base64');
}

/** Room for the ring of a press around the tip. */
const MARGIN = 16;
const POINTER_SIZE = 48;

function drawPointer(isPressed: boolean, scale: number): string {
  const ring = `<circle cx="${MARGIN}" cy="${MARGIN}" r="13" fill="#1f5f4a" fill-opacity=".28"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${POINTER_SIZE * scale}" height="${POINTER_SIZE * scale}"
    viewBox="0 0 ${POINTER_SIZE} ${POINTER_SIZE}">${isPressed ? ring : ''}
    <path transform="translate(${MARGIN} ${MARGIN})" d="M0 0v19l4.6-4.3 3 6.9 3-1.3-3-6.8h6.4z" fill="#16181a" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/></svg>`;
}
