import { expect, test } from 'vitest';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import type { Worded } from '../page/word-answer.ts';
import { inExtension, type Tab } from './in-extension.ts';

/** Snapshots of pages with frames, as the extension puts them together. */

const extension = inExtension();

async function snapshot(tab: Tab, params = {}, target = {}): Promise<Worded<Outcome> & { lines: string[] }> {
  const outcome = await tab.act({ action: 'snapshot', params, target });
  return { ...outcome, lines: (outcome.value ?? '').replace(/e_\w+/gu, 'ID').split('\n') };
}

function refOf(outcome: Worded<Outcome>, text: string): string {
  const line = outcome.value?.split('\n').find(each => each.includes(text)) ?? '';
  return /\[ref=(e_\w+)\]/u.exec(line)?.[1] ?? `no ref in ${line}`;
}

const FRAMES = {
  '/around': `<!doctype html><title>Around</title><h1>Around</h1><section aria-label=Frames>
    <iframe title=Own src="/own"></iframe><iframe src="{{foreign}}/foreign"></iframe>
    <iframe title=Hidden src="/hidden" style="visibility: hidden"></iframe><p id=host></p></section><button>Last</button>
    <script>host.attachShadow({ mode: 'closed' }).innerHTML = '<iframe title=Closed src="/closed"></iframe>'</script>`,
  '/own':
    '<button onclick="this.textContent = `Pressed`">In own</button><iframe title=Deep src="{{foreign}}/deep"></iframe>',
  '/foreign': '<label>Word <input type=password value=open-sesame-7></label><a href=/x>Away</a>',
  '/deep': '<p>Deep text</p>',
  '/hidden': '<button>HIDDEN</button>',
  '/closed': '<button>In closed</button>',
};

test('puts the outline of a frame at its place, with refs as targets', async () => {
  extension.site.serve(FRAMES);
  const tab = await extension.open('/around');
  await expect.poll(() => tab.page.frames().length).toBe(6);
  await Promise.all(tab.page.frames().map(frame => frame.waitForLoadState()));
  const whole = await snapshot(tab);
  expect(whole.lines).toEqual([
    '- heading "Around" [level=1]',
    '- region "Frames" [ref=ID]',
    '  - iframe "Own"',
    '    - button "In own" [ref=ID]',
    '    - iframe "Deep" [site="FOREIGN"]'.replace('FOREIGN', extension.site.foreignOrigin),
    '      - paragraph "Deep text"',
    `  - iframe [site="${extension.site.foreignOrigin}"]`,
    '    - textbox "Word" [type="password"] [value="••••••"] [ref=ID]',
    '    - link "Away" [url="/x"] [ref=ID]',
    '  - iframe "Closed"',
    '    - button "In closed" [ref=ID]',
    '- button "Last" [ref=ID]',
  ]);
  expect(whole).toMatchObject({
    success: true,
    snapshot_id: expect.stringMatching(/^s_/u),
    characters: whole.value?.length,
    message: expect.stringContaining('12 lines'),
  });
  const click = { action: 'click', target: { elementId: refOf(whole, 'In own') } };
  expect(await tab.act(click)).toMatchObject({ success: true });
  expect((await snapshot(tab, { since: '' })).message).not.toContain('is not available here');
  const since = await snapshot(tab, { since: whole.snapshot_id });
  expect(since.lines).toEqual([
    '  - region "Frames" [ref=ID]',
    '    - iframe "Own"',
    '~     - button "Pressed" [focused] [ref=ID]',
  ]);
  expect(since.message).toContain('1 changed (~)');
  const part = await snapshot(tab, {}, { elementId: refOf(whole, 'Frames') });
  expect(part.lines.slice(0, 3)).toEqual([
    '- region "Frames" [ref=ID]',
    '  - iframe "Own"',
    '    - button "Pressed" [focused] [ref=ID]',
  ]);
  expect(part.lines.at(-1)).toBe('    - button "In closed" [ref=ID]');
  const inner = await snapshot(tab, {}, { selector: 'a[href="/x"]' });
  expect(inner.lines).toEqual(['- link "Away" [url="/x"] [ref=ID]']);
  const other = await snapshot(tab, { since: whole.snapshot_id }, { selector: 'a[href="/x"]' });
  expect(other.message).toContain('is not available here');
  expect(other.lines).toEqual(inner.lines);
});

test('refuses impossible requests before asking the person', async () => {
  extension.site.serve({ '/one': '<button>One</button><button>Two</button>' });
  const tab = await extension.open('/one');
  await expect(tab.act({ action: 'snapshot', target: { selector: '#none' } })).rejects.toMatchObject({
    type: 'ElementNotFound',
  });
  await expect(tab.act({ action: 'snapshot', target: { selector: 'button' } })).rejects.toMatchObject({
    type: 'InvalidArgument',
  });
  const beyond = await tab.act({ action: 'snapshot', params: { from: 9 } });
  expect(beyond).toMatchObject({ success: false, error_type: 'InvalidArgument' });
  const card = await tab.preview({ action: 'snapshot', target: { selector: 'button:first-of-type' } });
  expect(card.preview).toMatchObject({ effect: 'reads', details: [expect.stringContaining('button "One"')] });
  const browserPage = await extension.open('chrome://version');
  await expect(browserPage.act({ action: 'snapshot' })).rejects.toMatchObject({ type: 'Unsupported' });
});

test('outlines a long page in parts, each with the next step', async () => {
  extension.site.serve({
    '/long': `<main>${'<p>Ten words of text that fill a line to some length</p>'.repeat(600)}<button>End</button></main>`,
  });
  const tab = await extension.open('/long');
  const first = await snapshot(tab);
  expect(first.characters).toBeGreaterThan(39_000);
  expect(first.value?.length).toBeLessThanOrEqual(20_000);
  expect(first.message).toContain(`from: ${first.next_from}`);
  const told = [...first.lines];
  for (let from = first.next_from; from !== undefined; ) {
    const next = await snapshot(tab, { from });
    expect(next.lines[0]).toBe('- main [ref=ID]');
    told.push(...next.lines.slice(1));
    from = next.next_from;
  }
  expect(told.length).toBe(602);
  expect(told.at(-1)).toBe('  - button "End" [ref=ID]');
});
