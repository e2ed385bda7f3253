import { expect, test } from 'vitest';
import { needsRendering } from './needs-rendering.ts';
import { readPage } from './read-page.ts';

function isShell(html: string): boolean {
  const { signs } = readPage({
    kind: 'page',
    html,
    url: 'https://example.com/',
    onlyMainContent: true,
    includeTags: [],
    excludeTags: [],
    wantsContent: false,
  });
  return needsRendering(signs);
}

const TEXT = 'The harbour of the town is deep, and ships of all sizes lie at its quays. '.repeat(12);

test.each([
  [
    'React with Vite',
    '<!doctype html><html lang="en"><head><meta charset="UTF-8"><title>Vite + React</title><script type="module" crossorigin src="/assets/index-BYn3.js"></script></head><body><div id="root"></div></body></html>',
  ],
  [
    'Create React App',
    '<html><head><title>React App</title></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/static/js/main.4f.js" defer></script></body></html>',
  ],
  [
    'Vue, with a spinner',
    '<html><head><title>Shop</title></head><body><noscript><strong>We\'re sorry but shop doesn\'t work properly without JavaScript enabled. Please enable it to continue.</strong></noscript><div id="app"><div class="spinner">Loading...</div></div><script src="/js/chunk-vendors.js"></script></body></html>',
  ],
  [
    'Angular',
    '<!doctype html><html><head><base href="/"><title>Console</title></head><body class="mat-typography"><app-root></app-root><script src="runtime.js" type="module"></script><script src="main.js" type="module"></script></body></html>',
  ],
  [
    'a container of an unknown name',
    '<html><head><title>x</title></head><body><div class="page-frame"></div><script src="/bundle.js"></script></body></html>',
  ],
  [
    'only a request to switch scripts on',
    '<html><title>x</title><body><div id="shell"><p>This site requires JavaScript. Please turn it on and reload.</p></div><script src="/a.js"></script></body></html>',
  ],
  [
    'in Chinese',
    '<html><title>控制台</title><body><noscript>请启用 JavaScript 后继续。</noscript><div class="mount">加载中…</div><script src="/umi.js"></script></body></html>',
  ],
])('%s needs its scripts', (_name, html) => {
  expect(isShell(html)).toBe(true);
});

test.each([
  [
    'Next, rendered by its server',
    `<html><head><title>Blog</title></head><body><div id="__next"><main><h1>Harbour</h1><p>${TEXT}</p></main></div><script id="__NEXT_DATA__" type="application/json">{"props":{}}</script><script src="/_next/static/chunks/main.js" defer></script></body></html>`,
  ],
  [
    'a short page with a counter',
    '<html><title>It works!</title><body><h1>It works!</h1><script src="https://www.googletagmanager.com/gtag/js"></script></body></html>',
  ],
  ['a short page without scripts', '<html><title>Hello</title><body><p>Hello.</p></body></html>'],
  ['an empty page without scripts', '<html><head><title>x</title></head><body></body></html>'],
  [
    'a long article with an empty container for comments',
    `<html><title>News</title><body><article><p>${TEXT}</p></article><noscript>Please enable JavaScript to view the comments.</noscript><div id="app"></div><script src="/comments.js"></script></body></html>`,
  ],
  [
    'a short notice with a form',
    '<html><title>Newsletter</title><body><h1>Newsletter</h1><p>Write us your address, and we will send you what is new in the harbour once a month.</p><form><input name="mail"></form><script>validate()</script></body></html>',
  ],
  [
    'data of no script',
    '<html><title>x</title><body><script type="application/ld+json">{}</script></body></html>',
  ],
])('%s does not', (_name, html) => {
  expect(isShell(html)).toBe(false);
});
