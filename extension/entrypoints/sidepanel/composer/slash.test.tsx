// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type OpenComposer, openComposer } from '../../../testing/simulation/show-in-panel.tsx';

let composer: OpenComposer;

beforeEach(async () => {
  composer = await openComposer();
});

const list = (): Element | null => document.querySelector('[role=listbox]');
const options = (): Element[] => [...document.querySelectorAll('[role=option]')];
const names = (): string[] => options().map(option => option.children[0]?.textContent ?? '');

/** The option announced by screen readers, which must be the one that looks active. */
function active(): string {
  const id = composer.field.getAttribute('aria-activedescendant') ?? '';
  const told = document.getElementById(id);
  expect(options().filter(option => option.getAttribute('aria-selected') === 'true')).toEqual([told]);
  expect(composer.field.getAttribute('aria-controls')).toBe(list()?.id);
  return told?.children[0]?.textContent ?? '';
}

describe('a slash', () => {
  test('offers the commands in the language of the panel, and finds them in both', async () => {
    await composer.type('/');
    expect(names()).toContain('/总结');
    await composer.type('/sum');
    expect(names()).toEqual(['/总结']);
    await composer.type('/翻');
    expect(names()).toEqual(['/翻译']);
  });

  test('offers only what fixed rules can follow where they answer', async () => {
    const rules = { id: 'offline', is_default: true, is_rules: true };
    await act(async () => composer.open.composing.choices.setState({ models: [rules], agents: [] }));
    await composer.type('/');
    expect(names()).toEqual(['/填表', '/查找']);
    await composer.type('/sum');
    expect(list()).toBeNull();
  });

  test.each(['你好', ' /', '/usr/bin', '/总结 this', '\n/', '/\n总结'])(
    'elsewhere offers nothing: %j',
    async text => {
      await composer.type(text);
      expect(list()).toBeNull();
      expect(composer.field.getAttribute('aria-activedescendant')).toBeNull();
    },
  );

  test('arrows wrap around, Enter picks and does not send', async () => {
    await composer.type('/');
    const all = names();
    expect(active()).toBe(all[0]);
    await composer.press('ArrowUp');
    expect(active()).toBe(all.at(-1));
    await composer.press('ArrowDown');
    await composer.press('ArrowDown');
    expect(active()).toBe(all[1]);
    await composer.press('Enter');
    expect(composer.field.value).toBe('用简单的话解释我选中的文字。');
    expect(composer.written()).toEqual([]);
    expect(list()).toBeNull();
  });

  test('Tab and a click pick, and the focus stays', async () => {
    await composer.type('/fill');
    expect(await composer.press('Tab')).toBe(true);
    expect(composer.field.value).toMatch(/：$/);
    await composer.type('/fill');
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    await act(async () => {
      options()[0]?.dispatchEvent(down);
      options()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    expect(down.defaultPrevented).toBe(true);
    expect(composer.field.value).toMatch(/：$/);
  });

  test('Esc closes the list until the text changes, and then Enter sends the slash', async () => {
    await composer.type('/');
    await composer.press('Escape');
    expect(list()).toBeNull();
    await composer.type('/s');
    expect(list()).not.toBeNull();
    await composer.press('Escape');
    await composer.press('Enter');
    expect(composer.written()).toEqual(['/s']);
  });

  test('the list ignores keys of the input method', async () => {
    await composer.type('/');
    const first = active();
    for (const key of ['ArrowDown', 'Enter', 'Escape']) await composer.press(key, { isComposing: true });
    expect(active()).toBe(first);
    expect(composer.field.value).toBe('/');
  });
});

describe("the person's own prompts", () => {
  const button = (name: string): HTMLElement | undefined =>
    [...document.querySelectorAll('button')].find(each => each.getAttribute('aria-label') === name);

  test('come before the built-in ones', async () => {
    await act(async () =>
      composer.open.composing.prompts.setState([{ id: '1', name: 'Status report', text: 'Write it.' }], true),
    );
    await composer.type('/s');
    expect(names()).toEqual(['/Status report', '/总结', '/翻译']);
    expect(options()[0]?.textContent).toContain('自定义');
    await composer.press('Enter');
    expect(composer.field.value).toBe('Write it.');
  });

  test('the button of an empty message types the slash', async () => {
    await act(async () => button('命令和常用提示词')?.click());
    expect(composer.field.value).toBe('/');
    expect(list()).not.toBeNull();
  });

  test('a message is saved as a prompt and found by its name', async () => {
    await composer.type('每周五写周报');
    const popover = document.querySelector('[popover]');
    await act(async () => {
      const opened = Object.assign(new Event('toggle'), { newState: 'open' });
      popover?.dispatchEvent(opened);
    });
    const input = popover?.querySelector('input');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, ' /周报 ');
      input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    expect(popover?.textContent).toContain('/周报');
    await act(async () => popover?.querySelector('button')?.click());
    expect(composer.open.composing.prompts.getState()).toEqual([
      { id: '周报', name: '周报', text: '每周五写周报' },
    ]);
    expect(composer.written()).toEqual([]);
  });
});
