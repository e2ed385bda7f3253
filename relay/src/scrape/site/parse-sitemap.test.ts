import { expect, test } from 'vitest';
import { parseSitemap } from './parse-sitemap.ts';

function addressesIn(text: string, most = 100): string[] {
  return parseSitemap(text, most).entries.map(({ url }) => url);
}

test('pages, with entities, CDATA, comments and other vocabularies', () => {
  const text = `\uFEFF<?xml version="1.0"?><!DOCTYPE urlset><!-- <url><loc>https://x.example/no</loc></url> -->
  <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="i" xmlns:news="n">
    <url><loc> https://x.example/a?b=1&amp;c=&#50;&#x33; </loc><lastmod>2026-01-01</lastmod>
      <image:image><image:loc>https://x.example/picture.jpg</image:loc><image:title>No</image:title></image:image></url>
    <url><loc><![CDATA[https://x.example/d?e&f]]></loc><news:news><news:title>Harbour &amp; quay</news:title></news:news></url>
    <url><lastmod>2026</lastmod></url><url><loc></loc></url>
  </urlset>`;
  expect(parseSitemap(text, 100)).toEqual({
    kind: 'pages',
    entries: [
      { url: 'https://x.example/a?b=1&c=23' },
      { url: 'https://x.example/d?e&f', title: 'Harbour & quay' },
    ],
  });
});

test('an index, with a prefix of its own', () => {
  const text =
    '<s:sitemapindex xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"><s:sitemap><s:loc>https://x.example/1.xml</s:loc></s:sitemap><sitemap><loc>https://x.example/no</loc></sitemap></s:sitemapindex>';
  expect(parseSitemap(text, 100)).toEqual({ kind: 'index', entries: [{ url: 'https://x.example/1.xml' }] });
});

test('lines of text, and no more than is wanted', () => {
  expect(addressesIn('https://x.example/1\r\n\nnothing\n https://x.example/2 ')).toEqual([
    'https://x.example/1',
    'https://x.example/2',
  ]);
  expect(addressesIn('https://x.example/1\n'.repeat(9), 3)).toHaveLength(3);
  const page = '<url><loc>https://x.example/1</loc></url>';
  expect(addressesIn(`<urlset>${page.repeat(9)}</urlset>`, 3)).toHaveLength(3);
});

test('entities of a document type stay what they are written as', () => {
  const text = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
    <urlset><url><loc>https://x.example/&lol2;&x;</loc></url></urlset>`;
  expect(addressesIn(text)).toEqual(['https://x.example/&lol2;&x;']);
});

test.each([
  ['<'.repeat(2_000_000)],
  [`<urlset>${'<url><loc>'.repeat(500_000)}`],
  [`<urlset><url><loc>${'x'.repeat(5_000_000)}`],
  [`<urlset>${'<!--'.repeat(1_000_000)}`],
  [`<urlset>${'<a '.repeat(1_000_000)}`],
  ['<urlset><url><loc>https://x.example/cut'],
  ['<html><body><p>Not found</p></body></html>'],
  [''],
])('damaged text ends soon, without entries', text => {
  const start = performance.now();
  expect(addressesIn(text).filter(url => url !== '')).toEqual([]);
  expect(performance.now() - start).toBeLessThan(3000);
});
