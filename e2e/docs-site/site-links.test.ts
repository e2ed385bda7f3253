import { expect, test } from 'vitest';
import { brokenSiteLinks } from './site-links.ts';

test('finds pages, pictures and anchors that the site does not have', () => {
  const home =
    '<link rel="icon" href="data:,"><img src="/assent/a.svg"><a class="x" href="/assent/zh/">中文</a> <a href="./guide.html#two">2</a>';
  const guide =
    '<h2 id="one"></h2><a href="#%E7%BB%93%E6%9E%9C">结果</a><h2 id="结果"></h2><img src="/assent/b.svg">';
  const zh =
    '<a href="/guide.html">outside of the base</a> <a href="https://example.com/none">w</a> <a href="../none.html">n</a>';
  const pages = new Map([
    ['index.html', home],
    ['guide.html', guide],
    ['zh/index.html', zh],
  ]);
  expect(brokenSiteLinks({ pages, files: new Set([...pages.keys(), 'a.svg']), base: '/assent/' })).toEqual([
    'index.html: ./guide.html#two',
    'guide.html: /assent/b.svg',
    'zh/index.html: /guide.html',
    'zh/index.html: ../none.html',
  ]);
});
