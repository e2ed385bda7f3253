import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Preview } from '../../extension/operations/contract/preview.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const FORM = `<button id=a>First</button> <button id=b>Second</button>
  <label>Agreed <input type=checkbox></label>`;

describe('outlines', () => {
  test('change nothing in the page, are not listed and do not cover anything', async () => {
    const page = await show(`${FORM}<script>
      window.seen = [];
      new MutationObserver(records => {
        for (const { type, target, addedNodes } of records)
          seen.push([type, target.nodeName, ...[...addedNodes].map(node => node.nodeName + node.shadowRoot + node.innerHTML)].join());
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    </script>`);
    const before = await page.read();
    const ids = before.elements.map(({ id }) => id);
    await page.call('outline', { elementIds: ids, strongId: ids[0] });
    await page.call('outline', { elementIds: [] });
    await page.call('outline', { elementIds: ids });
    expect((await page.read()).elements).toEqual(before.elements);
    const seen = await page.page.evaluate<string[]>('seen');
    // The host has a random name, and a closed root.
    expect(new Set(seen.map(change => change.replace(/X-[\d-]+null$/u, 'host')))).toEqual(
      new Set(['childList,HTML,host', 'childList,HTML']),
    );
    await page.page.click('#a');
    expect(
      await page.page.evaluate("document.elementFromPoint(40, 18) === document.querySelector('#a')"),
    ).toBe(true);
  });

  test('highlight the one that the person points at, in forced colours too', async () => {
    const page = await show(FORM);
    const ids = (await page.read()).elements.map(({ id }) => id);
    const shots: string[] = [];
    for (const forcedColors of ['none', 'active'] as const) {
      await page.page.emulateMedia({ forcedColors });
      shots.push((await page.page.screenshot()).toString('base64'));
      await page.call('outline', { elementIds: ids });
      shots.push((await page.page.screenshot()).toString('base64'));
      await page.call('outline', { elementIds: ids, strongId: ids[1] });
      shots.push((await page.page.screenshot()).toString('base64'));
      await page.call('outline', { elementIds: [] });
    }
    await page.page.emulateMedia({ forcedColors: 'none' });
    expect(new Set(shots).size).toBe(6);
  });
});

/** What the panel has outlined of a card with this row. */
async function outlineRow(page: TestPage, preview: Preview): Promise<void> {
  if (preview.status !== 'bound' || preview.binding.kind !== 'element') throw new Error('not bound');
  const { binding, points = [] } = preview;
  await page.call('outline', { elementIds: [binding.elementId], points });
}

async function colorAt({ page }: TestPage, x: number, y: number): Promise<string> {
  const shot = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return (await sharp(shot).removeAlpha().raw().toBuffer()).toString('hex');
}

const ACCENT = '0e8a5f';

const BOXES = `<style>body{margin:0}div{position:absolute;background:#fff}</style>
  <div id=x tabindex=0 aria-label=Map style="left:100px;top:100px;width:200px;height:100px"></div>
  <div id=y tabindex=0 aria-label=Bin style="left:500px;top:100px;width:100px;height:100px"></div>`;

describe('a point', () => {
  test.each([
    ['of a click', { action: 'click', params: { x: 0.25, y: 0.8 } }, 150, 180],
    ['of a right click', { action: 'click', params: { button: 'right', x: 0.1 } }, 120, 150],
    ['where a drag ends in a box', { action: 'drag', params: { to: '#y', x: 0.5, y: 0.9 } }, 550, 190],
    [
      'where a drag ends before a box',
      { action: 'drag', params: { to: '#y', position: 'before' } },
      515,
      150,
    ],
    ['where a drag by an offset ends', { action: 'drag', params: { dx: 150, dy: 200 } }, 350, 350],
    ['where a drag begins', { action: 'drag', params: { to: '#y', fromX: 0.1, fromY: 0.5 } }, 120, 150],
  ])('%s is marked on the page', async (_case, action, x, y) => {
    const page = await show(BOXES);
    const preview = await page.preview({ target: { selector: '#x' }, ...action });
    await outlineRow(page, preview);
    expect(await colorAt(page, x, y)).toBe(ACCENT);
    await page.page.evaluate('scrollTo(0, 0); document.body.style.height = "3000px"; scrollTo(0, 40)');
    await expect.poll(() => colorAt(page, x, y - 40)).toBe(ACCENT);
    await page.call('outline', { elementIds: [], points: [] });
    expect(await colorAt(page, x, y - 40)).toBe('ffffff');
  });

  test('outlines the box that something is dragged to', async () => {
    const page = await show(BOXES);
    const before = await colorAt(page, 550, 98);
    await outlineRow(
      page,
      await page.preview({ action: 'drag', target: { selector: '#x' }, params: { to: '#y' } }),
    );
    const edge = await Promise.all([540, 543, 546, 549, 552, 555].map(x => colorAt(page, x, 97)));
    expect([before, ...edge]).toContain(ACCENT);
    expect(before).not.toBe(ACCENT);
  });

  test('far down in a tall picture is scrolled to', async () => {
    const page = await show('<img id=x alt=Plan style="width:300px;height:3000px;display:block">');
    const action = { action: 'click', target: { selector: '#x' }, params: { x: 0.5, y: 0.9 } };
    const preview = await page.preview(action);
    await outlineRow(page, preview);
    const [point] = preview.status === 'bound' ? (preview.points ?? []) : [];
    await page.call('showElement', { elementId: point?.elementId });
    const top = await page.page.evaluate<number>('scrollY');
    expect(await page.page.evaluate('scrollY + innerHeight')).toBeGreaterThan(2700);
    await expect.poll(() => colorAt(page, 158, 2708 - top)).toBe(ACCENT);
  });

  test('of a usual click is nowhere', async () => {
    const page = await show(BOXES);
    const preview = await page.preview({ action: 'click', target: { selector: '#x' } });
    expect(preview).not.toHaveProperty('points');
  });
});

describe('showing a target', () => {
  test('scrolls nested boxes and the page, in shadow trees too, without other events', async () => {
    const page = await show(`<div style="height:3000px"></div><x-box></x-box><div style="height:3000px"></div>
      <script>
        const root = document.querySelector('x-box').attachShadow({ mode: 'open' });
        root.innerHTML = '<div style="height:200px;overflow:auto"><p style="height:1500px"></p><button>Deep</button><p style="height:900px"></p></div>';
        window.received = [];
        for (const type of ['focus', 'focusin', 'blur', 'pointerover', 'mouseover', 'click', 'scroll'])
          addEventListener(type, event => received.push(event.type), true);
      </script>`);
    const [id] = await page.idsOf('Deep');
    expect(await page.call('showElement', { elementId: id })).toEqual({ isShown: true });
    const box = await page.page.getByText('Deep').boundingBox();
    expect(box && box.y >= 0 && box.y < 700).toBe(true);
    const top = "document.querySelector('x-box').shadowRoot.elementFromPoint";
    expect(
      await page.page.evaluate(
        `(${top}.call(document.querySelector('x-box').shadowRoot, ${box && box.x + 5}, ${
          box && box.y + 5
        })).textContent`,
      ),
    ).toBe('Deep');
    await page.page.waitForFunction('received.length > 0');
    expect(await page.page.evaluate('[...new Set(received)]')).toEqual(['scroll']);
    expect(await page.page.evaluate('document.activeElement === document.body')).toBe(true);
  });

  test('does not show an element that is gone', async () => {
    const page = await show(FORM);
    const [id] = await page.idsOf('First');
    await page.page.evaluate("document.querySelector('#a').remove()");
    expect(await page.call('showElement', { elementId: id })).toEqual({ isShown: false });
    expect(await page.call('showElement', { elementId: 'e_other1' })).toEqual({ isShown: false });
  });
});
