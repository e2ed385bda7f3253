// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type OpenComposer, openComposer } from '../../../testing/simulation/show-in-panel.tsx';

let composer: OpenComposer;

beforeEach(async () => {
  composer = await openComposer();
});

/** As the browser does it: the value first, then the event. */
async function edit(text: string): Promise<void> {
  const { field } = composer;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

async function say(text: string): Promise<void> {
  composer.panel.backend.script.push({ text: 'ok', calls: [], end: 'complete' });
  await composer.type(text);
  await composer.press('Enter');
  await act(() => composer.panel.turn().settled());
}

describe('sending', () => {
  beforeEach(async () => {
    composer.panel.backend.script.push({ calls: [], end: 'hang' });
    await composer.type('你好');
  });

  test('Enter sends and empties the field', async () => {
    expect(composer.field.getAttribute('aria-label')).toBe('消息');
    await composer.press('Enter');
    expect(composer.written()).toEqual(['你好']);
    expect(composer.field.value).toBe('');
  });

  test.each([
    ['with Shift', { shiftKey: true }],
    ['while composing', { isComposing: true }],
    ['as older input methods send it', { keyCode: 229 }],
  ])('Enter %s does not send', async (_name, init) => {
    expect(await composer.press('Enter', init)).toBe(false);
    expect(composer.written()).toEqual([]);
    expect(composer.field.value).toBe('你好');
  });

  test('an Enter that ends a composition does not send, also when reported after its end; the next one does', async () => {
    await act(async () =>
      composer.field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })),
    );
    await composer.press('Enter');
    expect(composer.written()).toEqual([]);
    const ended = performance.now();
    while (performance.now() - ended < 40)
      await new Promise(resume => queueMicrotask(() => resume(undefined)));
    await composer.press('Enter');
    expect(composer.written()).toEqual(['你好']);
  });

  test("text written during an answer is kept, with the reason why it can't be sent", async () => {
    await composer.press('Enter');
    await composer.type('next');
    expect(composer.hint()).toBe('');
    await composer.press('Enter');
    expect(composer.written()).toEqual(['你好']);
    expect(composer.field.value).toBe('next');
    expect(composer.sendOrStop()?.textContent).toBe('停止');
    expect(composer.hint()).toContain('还在回答');
    await act(async () => composer.panel.turn().stop());
    await act(() => composer.panel.turn().settled());
    expect(composer.hint()).toBe('');
  });
});

test('an undo is shown as the reason, without a Stop button', async () => {
  const { panel } = composer;
  const fill = { action: 'fill', target: { elementId: 'e_1' }, params: { value: 'tea' } };
  const call = { toolName: 'page_action', arguments: JSON.stringify([fill]), toolId: 'tool_1' };
  panel.backend.script.push({ calls: [call], end: 'complete' });
  await act(async () => {
    panel.turn().send('Fill it');
    await panel.look();
    await panel.clock.advance(400);
    panel.press();
    await panel.look();
    panel.page.hold();
    panel.turn().undoCall(panel.calls()[0]?.id ?? '', { trusted: true, repeated: false });
  });
  expect(composer.sendOrStop()?.textContent).toBe('正在撤销…');
  expect(composer.sendOrStop()?.disabled).toBe(true);
  await composer.type('next');
  await composer.press('Enter');
  expect(composer.hint()).toContain('正在撤销');
  panel.page.letGo();
  await act(() => panel.turn().settled());
  expect(composer.sendOrStop()?.textContent).toBe('发送');
  expect(composer.hint()).toBe('');
});

describe("text that can't be sent", () => {
  test('is empty: Send says so', async () => {
    const send = composer.sendOrStop();
    expect(send?.getAttribute('aria-disabled')).toBe('true');
    expect(send?.title).toContain('请先写');
    await act(async () => send?.click());
    expect(composer.hint()).toContain('请先写');
    await edit('x');
    expect(composer.hint()).toBe('');
    expect(composer.sendOrStop()?.getAttribute('aria-disabled')).toBe('false');
  });

  test('is too long: it stays in the field; a long text shows its length', async () => {
    await composer.type('长'.repeat(20_001));
    expect(composer.hint()).toContain('20,001');
    await composer.type('长'.repeat(200_001));
    expect(composer.hint()).toContain('200,000');
    await composer.press('Enter');
    expect(composer.written()).toEqual([]);
    expect(composer.field.value).toHaveLength(200_001);
  });
});

describe('the history', () => {
  beforeEach(async () => {
    for (const text of ['first', 'second', 'second']) await say(text);
    await composer.type('a draft');
  });

  test('goes back without repetitions, and forward to the draft, which stays', async () => {
    const seen: string[] = [];
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await composer.press(key);
      seen.push(composer.field.value);
    }
    expect(seen).toEqual(['second', 'first', 'first', 'second', 'a draft', 'a draft']);
    expect(composer.panel.store().getState().conversation.draft).toBe('a draft');
  });

  test('the draft returns after a message from the history was sent', async () => {
    await composer.press('ArrowUp');
    expect(composer.field.selectionStart).toBe('second'.length);
    composer.panel.backend.script.push({ calls: [], end: 'hang' });
    await composer.press('Enter');
    expect(composer.written().at(-1)).toBe('second');
    expect(composer.field.value).toBe('a draft');
  });

  test('an edited message replaces the draft until it is sent', async () => {
    await composer.press('ArrowUp');
    await edit('second, please');
    expect(composer.panel.store().getState().conversation.draft).toBe('second, please');
    composer.panel.backend.script.push({ calls: [], end: 'hang' });
    await composer.press('Enter');
    expect(composer.written().at(-1)).toBe('second, please');
    expect(composer.field.value).toBe('a draft');
  });

  test('arrows move the caret within several lines', async () => {
    await composer.type('one\ntwo\nthree');
    composer.field.setSelectionRange(5, 5);
    expect(await composer.press('ArrowUp')).toBe(false);
    expect(await composer.press('ArrowDown')).toBe(false);
    composer.field.setSelectionRange(2, 2);
    expect(await composer.press('ArrowUp')).toBe(true);
    expect(composer.field.value).toBe('second');
  });

  test.each([{ shiftKey: true }, { isComposing: true }, { altKey: true }])(
    'arrows with %o do not open the history',
    async init => {
      expect(await composer.press('ArrowUp', init)).toBe(false);
    },
  );
});

describe('a task from the practice page', () => {
  const offer = (text: string): Promise<void> => act(async () => composer.offer(text));

  test('is written and not sent; the next one takes its place', async () => {
    await offer('Search for tea');
    await offer('Fill in the form');
    expect(composer.field.value).toBe('Fill in the form');
    expect(composer.written()).toEqual([]);
  });

  test('gives the draft back once it was sent', async () => {
    await composer.type('a draft');
    await offer('Search for tea');
    await offer('Fill in the form');
    composer.panel.backend.script.push({ calls: [], end: 'hang' });
    await composer.press('Enter');
    expect(composer.written()).toEqual(['Fill in the form']);
    expect(composer.field.value).toBe('a draft');
  });
});
