import { expect, test } from 'vitest';
import { createWholeRelay } from '../../build/openapi-text.ts';

const app = createWholeRelay();

test('the page and its files come from the relay alone', async () => {
  const page = await app.request('/docs');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).not.toMatch(/https?:|\/\//);
  const files = [...html.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, path]) => path);
  expect(files).toHaveLength(3);
  for (const path of files) {
    const file = await app.request(`/${path}`);
    expect(file.status).toBe(200);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
});

test.each(['package.json', '..%2fpackage.json', 'swagger-ui.js.map', '__proto__', 'toString'])(
  'no other file of the package can be had: %s',
  async name => {
    expect((await app.request(`/docs/${name}`)).status).toBe(404);
  },
);

test('the document and the page are guarded like everything else', async () => {
  for (const path of ['/openapi.json', '/docs', '/docs/start.js']) {
    expect((await app.request(path, { headers: { host: 'evil.example' } })).status).toBe(421);
    expect((await app.request(path, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
  }
});
