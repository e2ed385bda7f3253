import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles, readSource } from '../structure/source-files.ts';
import { linkTarget } from './link-target.ts';
import { anchorsOf, brokenLinks, linksOf } from './markdown-links.ts';
import { ONLY_ENGLISH, PAGES, SIDEBARS } from './pages.ts';

const files = projectFiles();
const texts = new Map(files.filter(path => path.endsWith('.md')).map(path => [path, readSource(path)]));
const folders = files.flatMap(path => {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
});

test('every link in a Markdown file leads to a file or an anchor of the repository', () => {
  expect(texts.size).toBeGreaterThan(25);
  expect(brokenLinks({ texts, paths: new Set([...files, ...folders, '.']) })).toEqual([]);
});

test('finds what leads nowhere: a file, an anchor, a way out of the repository', () => {
  const found = brokenLinks({
    texts: new Map([
      ['docs/a.md', '# One\n[b](b.md#two) [x](x.md) [a](#one) [a](#none) [top](../../top.md) `[code](c.md)`'],
      [
        'docs/b.md',
        '# Two\n```md\n# Three\n[x](x.md)\n```\n[b](b.md#three) ![i](a.md) [w](https://example.com/x.md)',
      ],
    ]),
    paths: new Set(['docs', 'docs/a.md', 'docs/b.md']),
  });
  expect(found).toEqual([
    'docs/a.md:2: x.md',
    'docs/a.md:2: #none',
    'docs/a.md:2: ../../top.md',
    'docs/b.md:6: b.md#three',
  ]);
});

test('anchors are those of GitHub', () => {
  const headings =
    '# The index: `npm run bench`, again\n## 4. Results\n## 网站规则，以及直接读取\n## [Link](x.md) _it_\n## 4. Results';
  expect([...anchorsOf(headings)]).toEqual([
    'the-index-npm-run-bench-again',
    '4-results',
    '网站规则以及直接读取',
    'link-_it_',
    '4-results-1',
  ]);
  expect(linksOf('a <img src="x.svg"> [b](<c.md> "title")')).toEqual([
    { line: 1, href: 'x.svg' },
    { line: 1, href: 'c.md' },
  ]);
});

test('the READMEs stay short enough to be read', () => {
  for (const file of ['README.md', 'README.zh.md'])
    expect(Buffer.byteLength(readSource(file))).toBeLessThanOrEqual(8 * 1024);
});

describe('the site', () => {
  test('has every file of docs/ as a page, and only files that are there', () => {
    const pages = PAGES.map(({ file }) => file);
    expect(pages.filter(file => !texts.has(file))).toEqual([]);
    expect([...texts.keys()].filter(file => file.startsWith('docs/') && !pages.includes(file))).toEqual([]);
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(pages.length);
  });

  test('leads from the Chinese sidebar to Chinese pages where there are any', () => {
    const chinese = SIDEBARS.zh.flatMap(({ pages }) => pages).map(({ path }) => path);
    const english = chinese.filter(path => !path.startsWith('zh/'));
    const only = ONLY_ENGLISH.map(({ path }) => path);
    expect(only.length).toBeGreaterThan(10);
    expect(english.filter(path => !only.includes(path))).toEqual([]);
  });

  test('turns links between files into links between pages', () => {
    expect(linkTarget('docs/guide.md', '../SECURITY.md#report-a-vulnerability')).toEqual({
      kind: 'page',
      address: '/security-in-full.md#report-a-vulnerability',
    });
    expect(linkTarget('docs/zh/README.md', '../../shared/schemas')).toMatchObject({ address: '/schemas.md' });
    expect(linkTarget('docs/models.md', '../.env.example')).toEqual({
      kind: 'repository',
      path: '.env.example',
      anchor: '',
    });
    expect(linkTarget('docs/guide.md', '#limits')).toEqual({ kind: 'unchanged' });
  });

  test('has all pages that the READMEs link to', () => {
    const linked = ['README.md', 'README.zh.md'].flatMap(file =>
      linksOf(readSource(file)).map(({ href }) => linkTarget(file, href)),
    );
    const elsewhere = linked.flatMap(target =>
      target.kind === 'repository' && posix.extname(target.path) === '.md' ? [target.path] : [],
    );
    expect([...new Set(elsewhere)].sort()).toEqual(['README.md', 'README.zh.md']);
  });
});
