import { expect, onTestFinished, test } from 'vitest';
import * as messages from '../../extension/messaging/tab-messages.ts';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { inExtension, type Tab } from './in-extension.ts';

/** A page's scripts reach into frames of their own origin: what they copy from one into another is masked there. */

const extension = inExtension();

const SECRET = 'c4n4ry-s3cret';

const FIELD = '<!doctype html><title>Field</title><label>Password <input type=password></label>';

/** Copies text typed in one window's document into everything that the other shows or reports. */
const COPY = `function copy(from, to) {
  from.addEventListener('input', ({ target: { value } }) => {
    const button = to.querySelector('button');
    to.title = 'Hello ' + value;
    to.defaultView.history.replaceState(null, '', '?q=' + value);
    to.querySelector('p').textContent = 'You typed ' + value;
    button.textContent = 'Save ' + value;
    button.setAttribute('aria-description', value);
    to.querySelector('a').href = '/next?p=' + value;
  });
}`;
const QUOTING = '<title>Quoting</title><p>Quoted</p><button>Save</button><a href="/next">On</a>';

const loaded = (what: string) => `<script>${COPY} addEventListener('load', () => { ${what} })</script>`;

const PAGES = {
  '/field': FIELD,
  '/quoting': `<!doctype html>${QUOTING}`,
  '/below': `<!doctype html>${QUOTING}<iframe src="/field"></iframe>${loaded('copy(frames[0].document, document)')}`,
  '/above': `${FIELD}<iframe src="/quoting"></iframe>${loaded('copy(document, frames[0].document)')}`,
  '/beside': `<!doctype html><title>Beside</title><iframe src="/field"></iframe><iframe src="/quoting"></iframe>
    ${loaded('copy(frames[0].document, frames[1].document)')}`,
  '/foreign': '<!doctype html><title>Foreign</title><iframe src="{{own}}/field"></iframe>',
  '/through': `<!doctype html>${QUOTING}<iframe src="{{foreign}}/foreign"></iframe>
    ${loaded('copy(frames[0][0].document, document)')}`,
  '/tree': `<!doctype html>${QUOTING}<iframe src="/in-tree"></iframe>${loaded('copy(frames[0].document, document)')}`,
  '/in-tree': `<!doctype html><title>Tree</title><p id=host></p><script>host.attachShadow({ mode: 'open' })
    .innerHTML = '<input type=password aria-label=Password>';
    host.shadowRoot.addEventListener('input', event => {
      event.stopPropagation();
      const copied = new Event('input', { bubbles: true });
      Object.defineProperty(copied, 'target', { value: event.target });
      document.dispatchEvent(copied);
    })</script>`,
};

async function openTyped(path: string): Promise<Tab> {
  extension.site.serve(PAGES);
  const tab = await extension.open(path);
  onTestFinished(() => tab.page.close());
  await expect.poll(() => tab.page.frames().every(frame => frame.url() !== '')).toBe(true);
  await Promise.all(tab.page.frames().map(frame => frame.waitForLoadState()));
  for (const frame of tab.page.frames()) {
    const field = frame.locator('input');
    if (await field.count()) await field.pressSequentially(SECRET);
  }
  return tab;
}

async function copiedIn(tab: Tab): Promise<string> {
  const texts = await Promise.all(tab.page.frames().map(frame => frame.content()));
  return texts.join('');
}

const listed = ({ tabId }: Tab) => extension.ask(messages.listSharedTabs, { sharedTabs: [tabId] });

test.each(casesForRun(['/below', '/above', '/beside', '/through', '/tree'], 2))(
  '%s: reports nothing of it',
  async path => {
    const tab = await openTyped(path);
    expect(await copiedIn(tab)).toContain(`You typed ${SECRET}`);
    const first = await listed(tab);
    const reading = await tab.read();
    const saving = reading.elements.find(({ desc }) => desc.includes('Save'));
    const paragraph = reading.elements.find(({ desc }) => desc.startsWith('link'));
    const target = { elementId: saving?.id ?? '' };
    const told = [
      first,
      reading,
      await listed(tab),
      await tab.act({ action: 'snapshot' }),
      await tab.act({ action: 'get_text' }),
      await tab.act({ action: 'get_text', target }),
      await tab.act({ action: 'extract', params: { what: 'metadata' } }),
      await tab.act({ action: 'extract', params: { what: 'article' } }),
      await tab.act({ action: 'extract_links', target: { elementId: paragraph?.id ?? '' } }),
      await tab.act({ action: 'hover', target }),
      await tab.act({ action: 'click', target }),
    ];
    expect(JSON.stringify(told)).not.toContain('c4n4ry');
    expect(JSON.stringify(reading)).toContain('Save ••••••');
  },
);

test.each(casesForRun(['/below', '/above'], 1))('%s: reveals nothing by a wait or selector', async path => {
  const tab = await openTyped(path);
  const wait = { action: 'wait', params: { text: 'typed c4n4', seconds: 0.5 } };
  expect(await tab.act(wait)).toMatchObject({ success: false, error_type: 'Timeout' });
  const guess = { action: 'wait', params: { selector: '[aria-description^=c]', seconds: 0.5 } };
  expect(await tab.act(guess)).toMatchObject({ success: false, error_type: 'InvalidArgument' });
});

test('reports nothing typed into a removed frame, and survives frames named like our state', async () => {
  const { origin } = extension.site;
  extension.site.serve({
    ...PAGES,
    '/gone': `<!doctype html>${QUOTING}<iframe src="/field"></iframe><iframe name=assentDocumentState></iframe>
      <iframe src="{{foreign}}/quoting"></iframe><form id=typedSecrets></form>
      ${loaded('copy(frames[0].document, document)')}`,
  });
  const tab = await extension.open('/gone');
  onTestFinished(() => tab.page.close());
  const frame = tab.page.frame({ url: `${origin}/field` });
  await frame?.locator('input').pressSequentially(SECRET);
  await tab.read();
  await tab.page.evaluate('document.querySelector("iframe").remove()');
  const reading = await tab.read();
  expect(JSON.stringify([reading, await listed(tab)])).not.toContain('c4n4ry');
  expect(reading.title).toBe('Hello ••••••');
});

fullTest('reads a page with hundreds of frames', async () => {
  extension.site.serve({
    '/many': `<!doctype html>${QUOTING}${FIELD}<script>for (let n = 0; n < 300; n += 1) document.body.append(document.createElement('iframe'));
      ${COPY} copy(document, document)</script>`,
  });
  const tab = await extension.open('/many');
  onTestFinished(() => tab.page.close());
  await tab.page.locator('input').pressSequentially(SECRET);
  expect((await tab.read()).title).toBe('Hello ••••••');
});
