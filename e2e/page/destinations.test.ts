import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

/** Where a press leads, and what a link does besides. */
const show = inBrowser();

type Preview = Awaited<ReturnType<TestPage['preview']>>;

async function previewOf(html: string): Promise<Preview> {
  const page = await show(html);
  return page.preview({ action: 'click', target: { selector: '#t' }, params: {} });
}

test.each(
  casesForRun(
    [
      ['mailto', '<a id=t href="MAILTO:a@b.example">Go</a>', /^mailto:a@b\.example$/u],
      ['a tab in the scheme', '<a id=t href="mai&#9;lto:a@b.example">Go</a>', /^mailto:/u],
      ['a program', '<a id=t href="ms-word:ofe|u|https://evil.example/x.docx">Go</a>', /^ms-word:/u],
      ['letters of another script', '<a id=t href="https://аррӏе.com/login">Go</a>', /xn--/u],
      ['text before the host', '<a id=t href="https://bank.example@evil.example/">Go</a>', /evil\.example/u],
      [
        'back slashes',
        '<a id=t href="https:\\\\evil.example\\bank.example">Go</a>',
        /^https:\/\/evil\.example/u,
      ],
      [
        'a base',
        '<base href="https://evil.example/"><a id=t href=pay>Go</a>',
        /^https:\/\/evil\.example\/pay$/u,
      ],
      [
        'SVG',
        '<svg width=90 height=20><a id=t href="https://evil.example/"><text y=15>Go</text></a></svg>',
        /evil/u,
      ],
      [
        'a long path',
        `<a id=t href="https://evil.example/${'a'.repeat(9000)}/delete-all">Go</a>`,
        /a…a+\/delete-all$/u,
      ],
      ['a long query', `<a id=t href="/x?${'a=b&'.repeat(3000)}delete=all">Go</a>`, /…[ab=&]+delete=all$/u],
    ],
    4,
  ),
)('a link is shown: %s', async (_what, html, link) => {
  expect(await previewOf(html)).toMatchObject({ facts: { link: expect.stringMatching(link) } });
});

test.each(
  casesForRun(
    ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'chrome://settings', 'blob:x'],
    3,
  ),
)('a link is refused: %s', async href => {
  expect(await previewOf(`<a id=t href="${href}">Go</a>`)).toMatchObject({
    status: 'failed',
    failure: { type: 'NotPermitted' },
  });
});

test.each(
  casesForRun(
    [
      ['a new tab', '<a id=t href=/x target=_blank>Go</a>', { opensTab: true }],
      ['a new tab by the page', '<base target=_blank><a id=t href=/x>Go</a>', { opensTab: true }],
      [
        'a form in a new tab',
        '<form action=/x target=_blank><button id=t>Go</button></form>',
        { opensTab: true },
      ],
      ['a download', '<a id=t href=/x download=report.exe>Go</a>', { downloads: 'report.exe' }],
      [
        'a ping',
        '<a id=t href=/x ping="https://evil.example/t /own">Go</a>',
        { pings: ['evil.example', 'page.test'] },
      ],
    ],
    3,
  ),
)('a press is said to do more: %s', async (_what, html, facts) => {
  expect(await previewOf(html)).toMatchObject({ facts });
});

test.each(['blob:', 'data:'])('a file that the page made is saved: %s', async protocol => {
  const page = await show(`<a id=t download=a.csv>Export</a><script>
    t.href = '${protocol}' === 'blob:' ? URL.createObjectURL(new Blob(['a,b'])) : 'data:text/csv,a,b'</script>`);
  const click = { action: 'click', target: { selector: '#t' }, params: {} };
  const preview = await page.preview(click);
  expect(preview).toMatchObject({ effect: 'acts', facts: { downloads: 'a.csv' } });
  const saved = page.page.waitForEvent('download');
  const binding = preview.status === 'bound' ? preview.binding : undefined;
  await page.call('runAction', { key: '1', action: click, binding, language: 'en' });
  expect((await saved).suggestedFilename()).toBe('a.csv');
});

test('a form for a mail program names the address', async () => {
  const html =
    '<form action="mailto:a@b.example?x=1" method=post><input name=q><button id=t>Go</button></form>';
  expect(await previewOf(html)).toMatchObject({ submitsTo: { origin: 'mailto:a@b.example', foreign: true } });
});
