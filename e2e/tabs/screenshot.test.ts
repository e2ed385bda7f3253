import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { coloursOfPicture, type Numbers } from '../browser/colours-of-picture.ts';
import { grantAllSites } from '../browser/grant-all-sites.ts';
import { inExtension, type Tab } from './in-extension.ts';

/** Pictures that Chromium really took, looked at pixel by pixel. */

const extension = inExtension(grantAllSites());

const BLACK = [0, 0, 0];
const WHITE = [255, 255, 255];

async function open(html: string): Promise<Tab> {
  extension.site.serve({ '/pictured': `<!doctype html><title>Pictured</title>${html}` });
  const tab = await extension.open('/pictured');
  await tab.page.bringToFront();
  onTestFinished(() => tab.page.close());
  return tab;
}

/** The colours at points of one of its pictures. */
function colours(
  page: Page,
  { pictures }: Outcome,
  points: readonly Numbers[],
  index = 0,
): Promise<Numbers[]> {
  return coloursOfPicture(page, pictures?.[index]?.data ?? '', points);
}

/** Nine points of a box, a little inside of it, in CSS pixels of the page's own view. */
function inside({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Numbers[] {
  return [0.03, 0.5, 0.97].flatMap(right =>
    [0.06, 0.5, 0.94].map(down => [Math.round(x + width * right), Math.round(y + height * down)]),
  );
}

async function boxOf(page: Page, selector: string): Promise<Parameters<typeof inside>[0]> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} has no box.`);
  return box;
}

function shoot(tab: Tab, part?: string, target: object = {}): Promise<Outcome> {
  return tab.act({ action: 'screenshot', target, params: part ? { part } : {} });
}

const FIELD = 'style="position:absolute;width:200px;height:40px;background:#ff0;border:0;font-size:24px;';

describe('blackens secrets', () => {
  test('in the page, in a closed shadow tree, scaled, turned and quoted', async () => {
    const tab = await open(`
      <style>body { margin: 0; background: #0f0; font: 24px sans-serif }</style>
      <input id=plain ${FIELD}left:10px;top:10px" value="plain text">
      <input id=password type=password ${FIELD}left:10px;top:60px" value="hunter2-secret">
      <input id=code autocomplete=one-time-code ${FIELD}left:10px;top:110px" value="482913">
      <input id=card autocomplete=cc-number ${FIELD}left:10px;top:160px" value="4111 1111 1111 1111">
      <input id=file type=file ${FIELD}left:10px;top:210px">
      <input id=scaled type=password ${FIELD}left:300px;top:10px;transform:scale(1.6);transform-origin:0 0" value="x">
      <div style="position:absolute;left:300px;top:120px;zoom:1.5"><input id=zoomed type=password ${FIELD}" value="x"></div>
      <p style="position:absolute;left:300px;top:260px;margin:0">Your code is <b id=quote>48</b><b id=rest>2913</b>, enter it.</p>
      <input id=echo ${FIELD}left:10px;top:310px" value="I am hunter2-secret">
      <div id=host style="position:absolute;left:10px;top:360px;width:200px;height:40px"></div>
      <script>
        host.attachShadow({ mode: 'closed' }).innerHTML =
          '<input type=password value=inside style="width:200px;height:40px;background:#ff0;border:0">';
      </script>`);
    const outcome = await shoot(tab);
    expect(outcome).toMatchObject({ success: true, painted_over: { frames: 0 } });
    for (const id of [
      'password',
      'code',
      'card',
      'file',
      'scaled',
      'zoomed',
      'quote',
      'rest',
      'echo',
      'host',
    ]) {
      const points = inside(await boxOf(tab.page, `#${id}`));
      expect(await colours(tab.page, outcome, points), id).toEqual(points.map(() => BLACK));
    }
    const [corner, edge] = inside(await boxOf(tab.page, '#plain'));
    expect(await colours(tab.page, outcome, [corner ?? [], edge ?? []])).toEqual([
      [255, 255, 0],
      [255, 255, 0],
    ]);
    expect(await colours(tab.page, outcome, [[700, 500]])).toEqual([[0, 255, 0]]);
    // Nothing of it is left in the page.
    expect(await tab.page.evaluate('document.querySelectorAll("html > :not(head, body)").length')).toBe(0);
  });

  test('in frames, also in one of another site; the box of a frame in a shadow tree is black as a whole', async () => {
    extension.site.serve({
      '/framed': `<body style="margin:0;background:#0f0"><input type=password ${FIELD}left:20px;top:20px" value=a>`,
    });
    const tab = await open(`
      <body style="margin:0">
      <iframe id=own src=/framed style="position:absolute;left:10px;top:10px;width:300px;height:100px;border:5px solid red"></iframe>
      <iframe id=foreign src="{{foreign}}/framed" style="position:absolute;left:10px;top:150px;width:300px;height:100px;border:0;transform:scale(1.5);transform-origin:0 0"></iframe>
      <div id=host style="position:absolute;left:600px;top:10px;width:200px;height:100px"></div>
      <script>host.attachShadow({ mode: 'closed' }).innerHTML = '<iframe src=/framed style="width:200px;height:100px;border:0"></iframe>'</script>`);
    await tab.page.frameLocator('#foreign').locator('input').waitFor();
    const outcome = await shoot(tab);
    expect(outcome).toMatchObject({ success: true, painted_over: { frames: 1 } });
    const own = inside({ x: 35, y: 35, width: 200, height: 40 });
    const foreign = inside({ x: 10 + 30, y: 150 + 30, width: 300, height: 60 });
    const hidden = inside({ x: 600, y: 10, width: 200, height: 100 });
    for (const points of [own, foreign, hidden])
      expect(await colours(tab.page, outcome, points)).toEqual(points.map(() => BLACK));
    expect(
      await colours(tab.page, outcome, [
        [300, 100],
        [400, 280],
      ]),
    ).toEqual([
      [0, 255, 0],
      [0, 255, 0],
    ]);
  });

  test('takes no picture of a secret that keeps moving', async () => {
    const tab = await open(`
      <style>@keyframes go { to { translate: 600px } } input { animation: go 300ms linear infinite alternate }</style>
      <input type=password value=moving>`);
    expect(await shoot(tab)).toMatchObject({ success: false, error_type: 'Timeout' });
    expect(await tab.page.evaluate('document.querySelectorAll("html > :not(head, body)").length')).toBe(0);
  });
});

test('the whole page is put together from its screens, a header once, and scrolled back', async () => {
  const bands = Array.from({ length: 12 }, (_, index) => {
    const colour = `rgb(${index * 20},${200 - index * 10},99)`;
    return `<div style="height:250px;background:${colour}"></div>`;
  });
  const tab = await open(`
    <style>body { margin: 0 } header { position: fixed; top: 0; left: 0; width: 100%; height: 30px; background: #fff; z-index: 1 }
    nav { position: sticky; top: 0; height: 40px; background: #00f }</style>
    <header></header><nav></nav>${bands.join('')}`);
  await tab.page.evaluate('scrollTo(0, 777)');
  const previewed = await tab.preview({ action: 'screenshot', params: { part: 'page' } });
  expect(JSON.stringify(previewed)).toContain('×3040 px. Assent scrolls through it');
  const outcome = await tab.run({ action: 'screenshot', params: { part: 'page' } }, previewed);
  const heights = outcome.pictures?.map(({ height }) => height) ?? [];
  expect([heights, outcome.pictures?.[0]?.media_type]).toEqual([[1568, 1472], 'image/png']);
  const place = (y: number) => ({ index: y < 1568 ? 0 : 1, point: [100, y % 1568] });
  for (const index of bands.keys()) {
    const { index: picture, point } = place(40 + index * 250 + 125);
    const [colour] = await colours(tab.page, outcome, [point], picture);
    expect(colour, `band ${index}`).toEqual([index * 20, 200 - index * 10, 99]);
  }
  expect(
    await colours(tab.page, outcome, [
      [100, 10],
      [100, 35],
    ]),
  ).toEqual([WHITE, [0, 0, 255]]);
  expect(await tab.page.evaluate('scrollY')).toBe(777);
  expect(
    await tab.page.evaluate('document.querySelectorAll("[style*=visibility], [style*=inset]").length'),
  ).toBe(0);
});

test('an app that scrolls in an area of its own is pictured to its end, what stands around it once', async () => {
  const bands = Array.from({ length: 8 }, (_, index) => {
    const field = index === 6 ? `<input type=password value=deep ${FIELD}left:20px;top:20px">` : '';
    return `<div style="position:relative;height:250px;background:rgb(${index * 20},99,0)">${field}</div>`;
  });
  const tab = await open(`
    <style>html, body { margin: 0; height: 100%; overflow: hidden } #app { position: fixed; inset: 0; display: flex }
    header { position: fixed; top: 0; left: 0; width: 100%; height: 50px; background: #00f }
    aside { width: 200px; background: #0ff } main { flex: 1; margin-top: 50px; border-top: 3px solid #0f0; overflow: auto }
    footer { position: fixed; bottom: 0; left: 0; width: 100%; height: 20px; background: #f0f }</style>
    <div id=app><aside></aside><main>${bands.join('')}</main></div><header></header><footer></footer>`);
  await tab.page.evaluate(`document.querySelector('main').scrollTop = 333`);
  const previewed = await tab.preview({ action: 'screenshot', params: { part: 'page' } });
  expect(JSON.stringify(previewed)).toContain('×2053 px. Assent scrolls through it');
  const outcome = await tab.run({ action: 'screenshot', params: { part: 'page' } }, previewed);
  expect(outcome.pictures?.map(({ height }) => height)).toEqual([1568, 2053 - 1568]);
  const at = async (x: number, y: number): Promise<Numbers | undefined> => {
    const index = y < 1568 ? 0 : 1;
    return (await colours(tab.page, outcome, [[x, y - index * 1568]], index))[0];
  };
  expect(await at(600, 25)).toEqual([0, 0, 255]);
  expect(await at(100, 300)).toEqual([0, 255, 255]);
  expect(await at(100, 1900)).toEqual(WHITE);
  expect(await at(600, 51)).toEqual([0, 255, 0]);
  for (const index of bands.keys())
    expect(await at(600, 53 + index * 250 + 125), `band ${index}`).toEqual([index * 20, 99, 0]);
  for (const x of [225, 320, 415])
    for (const y of [25, 40, 55]) expect(await at(x, 53 + 6 * 250 + y)).toEqual(BLACK);
  expect(await tab.page.evaluate(`document.querySelector('main').scrollTop`)).toBe(333);
});

test('leaves a small scrolling area as it is, and reports that', async () => {
  const list =
    '<div style="width:300px;height:200px;overflow:auto"><div style="height:900px">Tea</div></div>';
  expect((await shoot(await open(list), 'page')).message).toContain('only its visible part');
  expect((await shoot(await open('<p>Tea</p>'), 'page')).message).not.toContain('only its visible part');
});

test('one element, of the page and in a frame; the picture is no larger than it', async () => {
  extension.site.serve({
    '/framed':
      '<body style="margin:0"><div style="height:900px"></div><button style="all:unset;display:block;width:80px;height:60px;background:#f0f">Mine</button>',
  });
  const tab = await open(`
    <body style="margin:0"><div style="height:1500px"></div>
    <button id=far style="all:unset;display:block;width:120px;height:50px;background:#f00">Far</button>
    <iframe src="{{foreign}}/framed" style="width:300px;height:200px;border:7px solid blue;transform:scale(1.5);transform-origin:0 0"></iframe>`);
  const far = await shoot(tab, undefined, { elementId: await tab.id(/Far/) });
  expect(far.pictures).toMatchObject([{ width: 120, height: 50 }]);
  expect(
    await colours(tab.page, far, [
      [1, 1],
      [118, 48],
    ]),
  ).toEqual([
    [255, 0, 0],
    [255, 0, 0],
  ]);
  const mine = await shoot(tab, 'element', { elementId: await tab.id(/Mine/) });
  expect(mine.pictures).toMatchObject([{ width: 120, height: 90 }]);
  expect(
    await colours(tab.page, mine, [
      [2, 2],
      [117, 87],
    ]),
  ).toEqual([
    [255, 0, 255],
    [255, 0, 255],
  ]);
});

test('a tab behind another comes to the front for its picture, and the other is put back', async () => {
  const tab = await open('<body style="background:#00f">');
  const other = await extension.open('/pictured');
  onTestFinished(() => other.page.close());
  await other.page.evaluate('document.body.style.background = "red"');
  await other.page.bringToFront();
  const previewed = await tab.preview({ action: 'screenshot' });
  expect(JSON.stringify(previewed)).toContain('This tab comes to the front');
  const outcome = await tab.run({ action: 'screenshot' }, previewed);
  expect(outcome.message).toContain('was in front for a moment');
  expect(await colours(other.page, outcome, [[300, 300]])).toEqual([[0, 0, 255]]);
  const front = await extension.evaluate(
    'chrome.tabs.query({ active: true, currentWindow: true }).then(([tab]) => tab.id)',
  );
  expect(front).toBe(other.tabId);
});

test('shrinks a large picture; refuses a picture without a named target', async () => {
  const tab = await open(`<canvas id=noise width=1200 height=700></canvas><script>
    const context = noise.getContext('2d'), image = context.createImageData(1200, 700);
    for (let at = 0; at < image.data.length; at++) image.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(image, 0, 0)</script>`);
  const { pictures: [picture] = [], message } = await shoot(tab);
  expect(picture).toMatchObject({ media_type: 'image/jpeg', bytes: expect.any(Number) });
  expect(picture?.bytes).toBeLessThanOrEqual(450_000);
  expect(message).toMatch(/×\d+ px, \d+ kB/);
  expect(await tab.preview({ action: 'screenshot', params: { part: 'element' } })).toMatchObject({
    preview: { status: 'failed', failure: { type: 'InvalidArgument' } },
  });
});
