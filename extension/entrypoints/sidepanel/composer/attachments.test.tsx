// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type OpenComposer, openComposer } from '../../../testing/simulation/show-in-panel.tsx';

const LONG = '很长的文字。'.repeat(400);

let composer: OpenComposer;

beforeEach(async () => {
  composer = await openComposer();
});

const text = (): string => document.body.textContent ?? '';
const named = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);

/** Whether the composer took what was pasted. */
async function paste(given: { text?: string; files?: File[] }): Promise<boolean> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = { getData: () => given.text ?? '', files: given.files ?? [] };
  await act(async () => composer.field.dispatchEvent(Object.assign(event, { clipboardData })));
  return event.defaultPrevented;
}

/** What answers takes pictures, or does not. */
async function answeredBy(images: boolean): Promise<void> {
  composer.panel.takesPictures = images;
  const models = [{ id: 'm', is_default: true, images }];
  await act(async () => composer.open.composing.choices.setState({ models, agents: [] }));
}

describe('pasting', () => {
  test('a short text goes into the message', async () => {
    expect(await paste({ text: '短的' })).toBe(false);
  });

  test('a long text is attached, and the way back puts it at the caret', async () => {
    await composer.type('ab');
    composer.field.setSelectionRange(1, 1);
    expect(await paste({ text: LONG })).toBe(true);
    expect(text()).toContain('Pasted text2,400 个字符');
    const back = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes('改为直接粘贴'),
    );
    await act(async () => back?.click());
    expect(composer.field.value).toBe(`a${LONG}b`);
    expect(text()).not.toContain('Pasted text');
  });

  test('a text that is too long to attach goes into the message', async () => {
    expect(await paste({ text: LONG.repeat(50) })).toBe(false);
  });

  test('a picture is attached; one beside a text is not, as office programs add it', async () => {
    await answeredBy(true);
    const files = [new File(['x'], 'image.png', { type: 'image/png' })];
    expect(await paste({ text: 'cells', files })).toBe(false);
    expect(await paste({ files })).toBe(true);
    expect(document.querySelector('img')?.alt).toBe('附上的图片：image.png');
    await act(async () => named('移除 image.png')?.click());
    expect(document.querySelector('img')).toBeNull();
  });
});

test('says before sending what can be attached, and why a picture can not', async () => {
  expect(named('添加附件')?.title).toContain('当前回答的模型不能看图片');
  await answeredBy(true);
  expect(named('添加附件')?.title).toContain('图片最多 4 张');
  await answeredBy(false);
  const picture = new File(['x'], '猫.png', { type: 'image/png' });
  await act(() => composer.panel.turn().attach([picture]));
  expect(text()).toContain('没有添加「猫.png」：当前回答的模型不能看图片');
});

test('a picture waits when another model was picked that takes none', async () => {
  await answeredBy(true);
  await act(() => composer.panel.turn().attach([new File(['x'], 'a.png', { type: 'image/png' })]));
  await answeredBy(false);
  await composer.type('这是什么？');
  await composer.press('Enter');
  expect(composer.hint()).toContain('请移除图片');
  expect(composer.written()).toEqual([]);
});

test('a file goes without a word, and nothing without either', async () => {
  await composer.press('Enter');
  expect(composer.written()).toEqual([]);
  await act(() => composer.panel.turn().attach([new File(['green tea'], 'tea.txt', { type: 'text/plain' })]));
  await composer.press('Enter');
  expect(composer.written()).toEqual(['这是我添加的附件。']);
});

test('the focus moves to the next attachment when one is removed, and to the message after the last', async () => {
  const files = ['a.txt', 'b.txt', 'c.txt'].map(name => new File(['tea'], name, { type: 'text/plain' }));
  await act(() => composer.panel.turn().attach(files));
  for (const [removed, next] of [
    ['b.txt', '移除 c.txt'],
    ['c.txt', '移除 a.txt'],
  ]) {
    named(`移除 ${removed}`)?.focus();
    await act(async () => named(`移除 ${removed}`)?.click());
    expect(document.activeElement?.getAttribute('aria-label')).toBe(next);
  }
  await act(async () => named('移除 a.txt')?.click());
  expect(document.activeElement).toBe(composer.field);
});
