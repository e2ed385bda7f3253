import { expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { inExtension } from './in-extension.ts';

/** Documents that are not the HTML page one has in mind, in the real extension. */

const extension = inExtension();

const SAVE = `<button onclick="document.title='SAVED'">Save</button>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><title>A drawing</title>
  <a href="/next"><text x="20" y="50">Go on</text></a>
  <rect x="150" y="20" width="60" height="60" role="button" tabindex="0" aria-label="Paint" onclick="this.setAttribute('fill', 'red')"/></svg>`;
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>`;
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('an SVG document: its links and buttons are read, and act', async () => {
  extension.site.serve({
    '/drawing.svg': { type: 'image/svg+xml', body: SVG },
    '/next': '<title>Next</title>',
  });
  const tab = await extension.open('/drawing.svg');
  const reading = await tab.read();
  expect(reading.title).toBe('A drawing');
  expect(reading.elements.map(({ desc }) => desc)).toEqual(['button: Paint', 'link: Go on']);
  const paint = { action: 'click', target: { elementId: await tab.id(/Paint/) } };
  expect(await tab.act(paint)).toMatchObject({ success: true, effect: 'changed' });
  expect(await tab.act({ action: 'click', target: { elementId: await tab.id(/Go on/) } })).toMatchObject({
    success: true,
    effect: 'navigated',
    url: `${extension.site.origin}/next`,
  });
});

test.each(
  casesForRun(
    [
      ['XML', { type: 'application/xml', body: '<list><item>Tea</item></list>' }],
      [
        'XML without a view of its own',
        { type: 'application/rss+xml', body: '<rss><channel><title>Tea</title></channel></rss>' },
      ],
      ['plain text', { type: 'text/plain', body: 'Tea for two' }],
      ['JSON', { type: 'application/json', body: '{"tea": "Tea for two"}' }],
      ['an image', { type: 'image/gif', body: PIXEL }],
      ['nothing', { type: 'text/html', body: '' }],
      ['a frame set', '<frameset cols="50%,50%"><frame src="/one"><frame src="/two"></frameset>'],
    ],
    1,
  ),
)('reads %s without a failure', async (_kind, served) => {
  extension.site.serve({ '/document': served, '/one': SAVE, '/two': SAVE.replace('Save', 'Keep') });
  const tab = await extension.open('/document');
  const { url } = await tab.read();
  expect(url).toContain('/document');
});

test.each(
  casesForRun(
    [
      ['XML', { type: 'application/xml', body: '<list><item>Tea for two</item></list>' }],
      ['plain text', { type: 'text/plain', body: 'Tea for two' }],
      ['JSON', { type: 'application/json', body: '{"tea": "Tea for two"}' }],
    ],
    1,
  ),
)('the text of %s is read as the page', async (_kind, served) => {
  extension.site.serve({ '/text': served });
  const tab = await extension.open('/text');
  expect(await tab.act({ action: 'read' })).toMatchObject({
    success: true,
    value: expect.stringContaining('Tea for two'),
  });
});

fullTest('reports a PDF as such, in time', async () => {
  extension.site.serve({ '/paper.pdf': { type: 'application/pdf', body: PDF } });
  const tab = await extension.open('/paper.pdf');
  const start = performance.now();
  await expect(tab.read()).rejects.toMatchObject({ type: 'Unsupported' });
  expect(performance.now() - start).toBeLessThan(2_000);
});

fullTest('XHTML: names are found in a document whose tags keep their case', async () => {
  const body = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Strict</title></head><body>
    <label>Name <input id="name"/></label><select aria-label="Size"><option>Small</option><option>Large</option></select>
    <div contenteditable="true" aria-label="Note"></div><button onclick="document.title='SAVED'">Save</button></body></html>`;
  extension.site.serve({ '/strict': { type: 'application/xhtml+xml', body } });
  const tab = await extension.open('/strict');
  expect(await tab.descriptions()).toEqual([
    'input: Name',
    expect.stringContaining('Note'),
    expect.stringContaining('Size'),
    'button: Save',
  ]);
  expect(
    await tab.act({ action: 'fill', target: { elementId: await tab.id(/Name/) }, params: { value: 'Ada' } }),
  ).toMatchObject({ success: true, value: 'Ada' });
  expect(
    await tab.act({
      action: 'select',
      target: { elementId: await tab.id(/Size/) },
      params: { value: 'Large' },
    }),
  ).toMatchObject({ success: true });
  expect(
    await tab.act({ action: 'fill', target: { elementId: await tab.id(/Note/) }, params: { value: 'Tea' } }),
  ).toMatchObject({ success: true, value: 'Tea' });
  await tab.act({ action: 'click', target: { elementId: await tab.id(/Save/) } });
  expect(await tab.page.title()).toBe('SAVED');
});

const POLICIES = {
  'a strict policy': {
    'content-security-policy':
      "default-src 'none'; script-src 'nonce-own'; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  },
  'a sandbox without scripts': { 'content-security-policy': 'sandbox' },
  'a sandbox with scripts': { 'content-security-policy': 'sandbox allow-scripts' },
};

test.each(casesForRun(Object.entries(POLICIES), 1))(
  'a page under %s is read, marked, filled and clicked',
  async (_name, headers) => {
    const body = `<!doctype html><title>Strict</title><label>Name <input></label><details><summary>More</summary><p>Told</p></details>
    <p id=text>Tea for two</p>`;
    extension.site.serve({ '/strict-policy': { headers, body } });
    const tab = await extension.open('/strict-policy');
    expect(
      await tab.act({
        action: 'fill',
        target: { elementId: await tab.id(/Name/) },
        params: { value: 'Ada' },
      }),
    ).toMatchObject({ success: true, value: 'Ada' });
    expect(await tab.act({ action: 'click', target: { elementId: await tab.id(/More/) } })).toMatchObject({
      success: true,
    });
    expect(await tab.act({ action: 'highlight', target: { selector: '#text' } })).toMatchObject({
      success: true,
    });
    expect(await tab.act({ action: 'read', target: { selector: '#text' } })).toMatchObject({
      value: expect.stringContaining('Tea for two'),
    });
  },
);

fullTest('acts on a rewritten document, whose old elements are gone', async () => {
  extension.site.serve({ '/written': `<button>Old</button>` });
  const tab = await extension.open('/written');
  const old = await tab.id(/Old/);
  await tab.page.evaluate(save => {
    document.open();
    document.write(save);
    document.close();
  }, SAVE);
  await expect(tab.act({ action: 'click', target: { elementId: old } })).rejects.toMatchObject({
    type: 'StaleElement',
  });
  await tab.act({ action: 'click', target: { elementId: await tab.id(/Save/) } });
  expect(await tab.page.title()).toBe('SAVED');
});

fullTest('explains how to allow a screenshot that needs a click on the icon', async () => {
  extension.site.serve({ '/unclicked': '<title>Unclicked</title><input type=password value=secret>' });
  const tab = await extension.open('/unclicked');
  await tab.page.bringToFront();
  expect(await tab.act({ action: 'screenshot' })).toMatchObject({
    success: false,
    error_type: 'NotPermitted',
    message: expect.stringContaining('click the Assent icon'),
  });
  expect(await tab.page.locator('html > :not(head, body)').count()).toBe(0);
});
