import { newestText, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inExtensionPage } from '../browser/open-panel.ts';
import { fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { standStill } from './stand-still.ts';
import { type Assent, startAssent } from './start-assent.ts';

test('reads and fills fields in open and closed shadow roots, and in own and foreign frames', async () => {
  const { page, panel } = await startAssent({
    page: 'frames',
    script: steps(
      view =>
        act(
          on(view.element(/Open field/), 'fill', { value: 'one' }),
          on(view.element(/Closed field/), 'fill', { value: 'two' }),
          on(view.element(/own field/), 'fill', { value: 'three' }),
          on(view.element(/foreign field/), 'fill', { value: 'four' }),
          on(view.element(/Press foreign/), 'click'),
        ),
      () => say('Everywhere.'),
    ),
  });
  await panel.ask('Fill everything');
  await panel.approve();
  await panel.shows('Everywhere.');
  expect(await page.evaluate('window.typed')).toEqual({ open: 'one', closed: 'two' });
  const [own, foreign] = ['own', 'foreign'].map(kind =>
    page.frames().find(frame => frame.url().endsWith(kind)),
  );
  expect(await own?.inputValue('#field')).toBe('three');
  expect(await foreign?.textContent('#said')).toBe('pressed four');
});

test('does not act in a frame that its page covers', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'overlaid',
    script: steps(
      view => act(on(view.element(/Press foreign/), 'click')),
      () => say('I see.'),
    ),
  });
  // A look at the page between the change and the press would arm the card again.
  const time = await standStill(panel);
  await panel.ask('Press it');
  await time.arm();
  await page.evaluate("document.body.append(document.createElement('div'))");
  await panel.approve();
  await time.goOn();
  await panel.shows('I see.');
  const second = upstream?.requests[1];
  expect(second && newestText(second)).toContain('"error_type":"NotInteractable"');
  const frame = page.frames().find(inner => inner.url().endsWith('foreign'));
  expect(await frame?.textContent('#said')).toBe('');
});

fullTest('a frame that hangs, as an advertisement may, does not keep the page from being read', async () => {
  const { panel, upstream } = await startAssent({ page: 'advertised', script: steps(() => say('I see.')) });
  await panel.ask('What is here?');
  await panel.shows('I see.');
  const first = upstream?.requests[0];
  expect(first && newestText(first)).toContain('button: Subscribe');
});

fullTest(
  'reading puts one script into a frame that has something, and nothing into one that has not',
  async () => {
    const { page, panel, launched } = await startAssent({
      page: 'frames',
      script: steps(() => say('I see.')),
    });
    await page.evaluate(async () => {
      const tracker = document.createElement('iframe');
      tracker.srcdoc = '<body><script>document.title = "tracker"</script>';
      const loaded = new Promise(resolve => tracker.addEventListener('load', resolve));
      document.body.append(tracker);
      await loaded;
    });
    await panel.ask('What is here?');
    await panel.shows('I see.');
    await panel.idle();
    expect(await panel.text()).not.toContain('null');
    const parts = await scriptsIn(launched);
    expect(parts).toHaveLength(4);
    expect(parts).toContain('tracker:');
    expect(parts).not.toContainEqual(expect.stringContaining(',act'));
  },
);

fullTest('what acts is put into the frame of the target alone', async () => {
  const { panel, launched } = await startAssent({
    page: 'frames',
    script: steps(
      view => act(on(view.element(/Press foreign/), 'click')),
      () => say('Pressed.'),
    ),
  });
  await panel.ask('Press it');
  await panel.approve();
  await panel.shows('Pressed.');
  const parts = await scriptsIn(launched);
  expect(parts.filter(part => part.includes(',act'))).toHaveLength(1);
  expect(parts.filter(part => !part.includes(',act'))).toHaveLength(2);
});

/** `title:script,script` of every frame. As text, because the extension's `chrome` is not ours. */
async function scriptsIn({ context }: Assent['launched']): Promise<string[]> {
  const inTab = `(async () => {
    const tabs = await chrome.tabs.query({ url: 'http://localhost/*' });
    const results = await chrome.scripting.executeScript({
      target: { tabId: tabs[0].id, allFrames: true },
      func: () => document.title + ':' + [...(globalThis.assentDocumentState?.scripts?.loaded.keys() ?? [])]
        .map(file => file.replace(/^content\\/|\\.js$/g, '')).join(),
    });
    return results.map(({ result }) => result).filter(result => /^tracker|read/.test(result));
  })()`;
  // In a page of the extension, which no browser stops as it does a worker at rest.
  return z.array(z.string()).parse(await inExtensionPage(context, page => page.evaluate(inTab)));
}
