import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inExtension } from './in-extension.ts';

/** Frames of every kind, as the extension reaches them. */

const extension = inExtension();

const FORM = (name: string) =>
  `<label>${name} <input oninput="document.title = this.value"></label> <button onclick="document.title = 'PRESSED'">Press ${name}</button>`;

/** `/deep-1` … `/deep-10`: each frame of another site than the one around it. */
function nest(depth: number): Record<string, string> {
  const pages = Array.from({ length: depth }, (_, level) => {
    const next =
      level + 1 < depth
        ? `<iframe width=900 height=${600 - level * 40} src="${level % 3 === 0 ? '{{own}}' : '{{foreign}}'}/deep-${level + 1}"></iframe>`
        : '';
    return [
      `/deep-${level}`,
      `<!doctype html><style>body { margin: 4px }</style><button>Level ${level}</button>${level + 1 === depth ? FORM('innermost') : next}`,
    ];
  });
  return Object.fromEntries(pages);
}

test('ten frames in each other, of two sites: in order from outside in, and the innermost is filled and pressed', async () => {
  extension.site.serve(nest(11));
  const tab = await extension.open('/deep-0');
  await tab.page.waitForFunction('frames[0].length === 1');
  await expect.poll(() => tab.page.frames().length).toBe(11);
  await tab.page.frames().at(-1)?.waitForLoadState();
  const reading = await tab.read();
  expect(reading.elements.map(({ desc }) => desc)).toEqual([
    'input: innermost',
    ...Array.from({ length: 11 }, (_, level) => `button: Level ${level}`),
    'button: Press innermost',
  ]);
  expect(new Set(reading.elements.map(({ id }) => id)).size).toBe(13);
  expect(reading.closedFrames).toEqual([]);
  const fill = {
    action: 'fill',
    target: { elementId: await tab.id(/^input: innermost/) },
    params: { value: 'Ada' },
  };
  expect(await tab.act(fill)).toMatchObject({ success: true, value: 'Ada' });
  expect(
    await tab.act({ action: 'click', target: { elementId: await tab.id(/Press innermost/) } }),
  ).toMatchObject({ success: true });
  const innermost = tab.page.frames().find(frame => frame.url().endsWith('deep-10'));
  expect(await innermost?.title()).toBe('PRESSED');
});

const KINDS: Record<string, string> = {
  'about:blank': `<iframe id=frame></iframe><script>frame.contentDocument.body.innerHTML = FORM</script>`,
  srcdoc: `<iframe id=frame srcdoc='FORM_TEXT'></iframe>`,
  'blob:': `<iframe id=frame></iframe><script>frame.src = URL.createObjectURL(new Blob([FORM], { type: 'text/html' }))</script>`,
  'data:': `<iframe id=frame></iframe><script>frame.src = 'data:text/html,' + encodeURIComponent(FORM)</script>`,
  'a sandbox with scripts': `<iframe id=frame sandbox=allow-scripts srcdoc='FORM_TEXT'></iframe>`,
  'a sandbox without scripts': `<iframe id=frame sandbox srcdoc='FORM_TEXT'></iframe>`,
  'a foreign sandbox without scripts': `<iframe id=frame sandbox src="{{foreign}}/form"></iframe>`,
  'a frame in a closed shadow tree': `<p id=host></p><script>host.attachShadow({ mode: 'closed' }).innerHTML = '<iframe src="/form"></iframe>'</script>`,
  'a foreign frame in a closed shadow tree': `<p id=host></p><script>host.attachShadow({ mode: 'closed' }).innerHTML = '<iframe src="{{foreign}}/form"></iframe>'</script>`,
  'an object': `<object data="/form" type="text/html" width=500 height=200></object>`,
  'an embed': `<embed src="/form" type="text/html" width=500 height=200>`,
};

test.each(casesForRun(Object.entries(KINDS), 4))(
  '%s: its field is read, filled and its button pressed',
  async (name, html) => {
    const form = FORM('inner');
    extension.site.serve({
      '/form': form,
      '/kind': `<!doctype html><script>const FORM = ${JSON.stringify(form).replaceAll('</', '<\\/')}</script><button>Outside</button>${html.replace('FORM_TEXT', form.replaceAll("'", '&#39;'))}`,
    });
    const tab = await extension.open('/kind');
    await expect.poll(() => tab.descriptions()).toContain('input: inner');
    expect(await tab.descriptions()).toEqual(['input: inner', 'button: Outside', 'button: Press inner']);
    const fill = {
      action: 'fill',
      target: { elementId: await tab.id(/^input: inner/) },
      params: { value: 'Ada' },
    };
    expect(await tab.act(fill)).toMatchObject({ success: true, value: 'Ada' });
    const click = { action: 'click', target: { elementId: await tab.id(/Press inner/) } };
    const isUnobservable = name.includes('without scripts');
    expect(await tab.act(click)).toMatchObject({ effect: isUnobservable ? 'no_change' : 'changed' });
  },
);

test('a frame that navigates while its card is open: nothing is run in what took its place', async () => {
  extension.site.serve({ '/form': FORM('inner'), '/around': `<iframe id=frame src="/form?1"></iframe>` });
  const tab = await extension.open('/around');
  const click = { action: 'click', target: { elementId: await tab.id(/Press inner/) } };
  const previewed = await tab.preview(click);
  await tab.page.evaluate("new Promise(done => { frame.onload = done; frame.src = '/form?2' })");
  await expect(tab.run(click, previewed)).rejects.toMatchObject({ type: 'PageGone' });
  expect(await tab.page.frames()[1]?.title()).toBe('');
  await expect(tab.act(click)).rejects.toMatchObject({ type: 'ElementNotFound' });
});

test('a frame that is taken away while its card is open', async () => {
  extension.site.serve({ '/form': FORM('inner'), '/around': `<iframe id=frame src="/form"></iframe>` });
  const tab = await extension.open('/around');
  const click = { action: 'click', target: { elementId: await tab.id(/Press inner/) } };
  const previewed = await tab.preview(click);
  await tab.page.evaluate('frame.remove()');
  await expect(tab.run(click, previewed)).rejects.toMatchObject({ type: 'PageGone' });
});

test('100 closed shadow trees in each other', async () => {
  extension.site.serve({
    '/shadows': `<p id=at></p><script>
      let node = at;
      for (let depth = 0; depth < 100; depth++) { const root = node.attachShadow({ mode: 'closed' }); root.innerHTML = '<div></div>'; node = root.firstChild }
      node.innerHTML = ${JSON.stringify(FORM('deep')).replaceAll('</', '<\\/')}</script>`,
  });
  const tab = await extension.open('/shadows');
  const start = performance.now();
  expect(await tab.descriptions()).toEqual(['input: deep', 'button: Press deep']);
  expect(performance.now() - start).toBeLessThan(3_000);
  const fill = { action: 'fill', target: { elementId: await tab.id(/^input/) }, params: { value: 'Ada' } };
  expect(await tab.act(fill)).toMatchObject({ success: true, value: 'Ada' });
  await tab.act({ action: 'click', target: { elementId: await tab.id(/Press/) } });
  expect(await tab.page.title()).toBe('PRESSED');
});
