import { describe, expect, test } from 'vitest';
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
