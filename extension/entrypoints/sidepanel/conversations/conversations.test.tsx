// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { type Conversation, type Entry, emptyConversation } from '../conversation/conversation.ts';
import { ConversationsButton } from './conversations-dialog.tsx';

let panel: SimulatedPanel;

async function render(): Promise<void> {
  await showInPanel(simulatedOpenPanel(panel), <ConversationsButton />);
}

function kept(updatedAt: number, question: string, answer: string, more: Entry[] = []): Conversation {
  const entries: Entry[] = [
    { kind: 'person', id: `p${updatedAt}`, text: question },
    {
      kind: 'answer',
      id: `a${updatedAt}`,
      text: answer,
      about: { kind: 'message', entryId: `p${updatedAt}` },
      accepted: true,
      state: { status: 'complete' },
    },
    ...more,
  ];
  return { ...emptyConversation(crypto.randomUUID(), updatedAt, 'session'), entries };
}

const TEA = kept(1, 'Where is the Oolong?', 'On the second shelf. 乌龙茶在第二层。');
const WAITING: Entry = {
  kind: 'call',
  id: 'call-1',
  toolName: 'get_selected_text',
  argumentsText: '{}',
  page: { tabId: 7, documentId: 'document-1', url: 'https://shop.example/cart', title: 'Cart' },
  state: {
    status: 'awaiting',
    card: {
      kind: 'plan',
      effect: 'reads',
      plan: { kind: 'read-selection' },
    },
  },
};
const CART = kept(2, 'Empty my cart', 'I propose this.', [WAITING]);

beforeEach(async () => {
  panel = new SimulatedPanel();
  await panel.records.save(TEA);
  await panel.records.save(CART);
  await render();
  await press('Conversations');
});

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const titles = (): (string | null)[] => all('li bdi:first-child').map(({ textContent }) => textContent);
const notice = (): string => all('[role=status]')[0]?.textContent ?? '';
const button = (name: string | RegExp): HTMLElement => {
  const label = (it: HTMLElement): string => it.getAttribute('aria-label') ?? it.textContent ?? '';
  const found = all('button').find(it =>
    typeof name === 'string' ? label(it) === name : name.test(label(it)),
  );
  if (!found) throw new Error(`No button ${name} among: ${all('button').map(label).join(' | ')}`);
  return found;
};

async function press(name: string | RegExp): Promise<void> {
  await act(async () => {
    button(name).click();
    await settle();
  });
}

async function write(field: string, text: string): Promise<void> {
  await act(async () => {
    const input = document.querySelector<HTMLInputElement>(field);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
  });
}

describe('the list', () => {
  test('has the newest first, with its first words, site and last words', () => {
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(titles()).toEqual(['Empty my cart', 'Where is the Oolong?']);
    expect(all('li')[0]?.textContent).toContain('shop.example');
    expect(all('li')[0]?.textContent).toContain('I propose this.');
  });

  test.each([
    ['OOLONG', ['Where is the Oolong?']],
    ['第二层', ['Where is the Oolong?']],
    ['ｃａｒｔ', ['Empty my cart']],
    ['shop.example', ['Empty my cart']],
    ['shelf oolong', ['Where is the Oolong?']],
    ['shelf cart', []],
  ])('searching %s', async (query, expected) => {
    await write('input[type=search]', query);
    expect(titles()).toEqual(expected);
  });

  test('shows a match in the text with its surroundings', async () => {
    await write('input[type=search]', 'second');
    expect(all('li')[0]?.textContent).toContain('On the second shelf');
  });

  test('saves and finds a given name, and an empty name removes it', async () => {
    await press('More for “Where is the Oolong?”');
    await press('Rename');
    await write('li input', '  Tea  ');
    await press('Save');
    expect(titles()).toEqual(['Empty my cart', 'Tea']);
    await panel.records.save({ ...TEA, updatedAt: 3 });
    await write('input[type=search]', 'tea');
    expect(titles()).toEqual(['Tea']);
    await press('More for “Tea”');
    await press('Rename');
    await write('li input', '');
    await press('Save');
    await write('input[type=search]', '');
    expect(titles()).toContain('Where is the Oolong?');
  });

  test('a deleted conversation disappears at once and can be restored', async () => {
    await press(/More for “Where/);
    await press('Delete');
    expect(titles()).toEqual(['Empty my cart']);
    expect(panel.records.kept.has(TEA.id)).toBe(false);
    expect(notice()).toContain('Deleted: Where is the Oolong?');
    await press('Undo');
    expect(titles()).toEqual(['Empty my cart', 'Where is the Oolong?']);
  });

  test('a conversation open in another panel is neither opened nor deleted, with a message', async () => {
    panel.elsewhere.add(TEA.id);
    await press(/^Where/);
    expect(notice()).toContain('Another panel');
    await press(/More for “Where/);
    await press('Delete');
    expect(panel.records.kept.has(TEA.id)).toBe(true);
    expect(notice()).toContain('Another panel');
  });

  test('lists and keeps an unreadable conversation, with a message', async () => {
    panel.records.kept.set('old', {
      id: 'old',
      updatedAt: 9,
      entries: [{ kind: 'person', text: 'From before' }, 7],
    });
    await press('Conversations');
    await write('input[type=search]', 'before');
    await press(/^From before/);
    expect(notice()).toContain('Another version');
    expect(panel.records.kept.has('old')).toBe(true);
  });

  test('deletes everything after a confirmation, except what other panels have open', async () => {
    panel.elsewhere.add(TEA.id);
    panel.turn().setDraft('half a thought');
    await press('Delete everything…');
    await press('Keep them');
    expect(titles()).toHaveLength(2);
    await press('Delete everything…');
    await press('Delete everything');
    expect(notice()).toContain('1 conversation deleted. 1 conversation kept');
    expect([...panel.records.kept.keys()]).toContain(TEA.id);
    expect(panel.records.kept.has(CART.id)).toBe(false);
    expect(JSON.stringify([...panel.records.kept.values()])).not.toContain('half a thought');
  });
});

describe('opening a conversation', () => {
  test('shows it with its card, and does not change its place in the list', async () => {
    await press(/^Empty my cart/);
    expect(document.querySelector('dialog')).toBeNull();
    expect(panel.store().getState().conversation.id).toBe(CART.id);
    expect(panel.waiting()?.id).toBe('call-1');
    expect(panel.records.kept.get(CART.id)).toMatchObject({ updatedAt: 2 });
  });

  test('and returning finds the other card still waiting', async () => {
    await press(/^Empty my cart/);
    await press('Conversations');
    await press(/^Where/);
    expect(panel.waiting()).toBeUndefined();
    await press('Conversations');
    await press(/^Empty my cart/);
    expect(panel.waiting()?.state.status).toBe('awaiting');
  });

  test('stops an answer that is streaming', async () => {
    panel.backend.script.push({ calls: [], end: 'hang' });
    panel.turn().send('A long story');
    await settle();
    const { id } = panel.store().getState().conversation;
    await press(/^Where/);
    expect(panel.store().getState().conversation.id).toBe(TEA.id);
    expect(JSON.stringify(panel.records.kept.get(id))).toContain('"stopped"');
  });

  test('deleting the current one starts a new one', async () => {
    await press(/^Where/);
    await press('Conversations');
    await press(/More for “Where/);
    await press('Delete');
    expect(panel.store().getState().conversation.entries).toEqual([]);
    expect(panel.records.kept.has(TEA.id)).toBe(false);
  });
});

describe('an export', () => {
  const SECRETIVE = kept(5, 'Fill *this* in', 'Done. ![chart](https://evil.example/x?data=1) <b>bold</b>', [
    {
      kind: 'call',
      id: 'call-hidden-id',
      toolName: 'page_action',
      argumentsText: '{"secretArgument":1}',
      backendUrl: 'http://hidden.example',
      page: {
        tabId: 4711,
        documentId: 'hidden-document',
        url: 'https://shop.example/hidden-path',
        title: 'T',
      },
      state: {
        status: 'done',
        card: {
          kind: 'actions',
          rows: [
            {
              action: { action: 'fill', target: { elementId: 'e_hidden' }, params: { value: 'x' } },
              documentId: 'hidden-document',
              preview: {
                status: 'bound',
                binding: { kind: 'element', elementId: 'e_hidden', fingerprint: 'hidden-print' },
                facts: { kind: 'input', name: 'E-mail', origin: 'https://shop.example', inFrame: false },
                effect: 'edits',
                before: '',
                after: 'a@b.c',
              },
            },
          ],
        },
        rows: [{ status: 'ended', outcome: { success: true, message: 'Filled.' } }],
        reply: { kind: 'result', result: { hidden: true } },
        delivery: 'sent',
      },
    },
  ]);

  test.each([
    ['Export as Markdown', 'Fill this in.md'],
    ['Export as JSON', 'Fill this in.json'],
    ['Save a report', 'Fill this in.html'],
  ])('%s has exactly what was shown', async (name, file) => {
    const [question, ...rest] = SECRETIVE.entries;
    if (question?.kind !== 'person') throw new Error('It begins with a question.');
    const quote = { text: 'Quoted words', url: 'https://shop.example/hidden-quote', title: 'hidden' };
    await panel.records.save({ ...SECRETIVE, entries: [{ ...question, quote }, ...rest] });
    await press('Conversations');
    await write('input[type=search]', 'fill');
    await press(/More for/);
    await press(name);
    const [download] = panel.downloads;
    expect(download?.name).toBe(file);
    const text = await download?.text();
    for (const shown of [
      'E-mail',
      'a@b.c',
      'Filled.',
      'Quoted words',
      'shop.example',
      'Image not loaded: chart (evil.example)',
    ])
      expect(text).toContain(shown);
    expect(text).not.toMatch(/hidden|secretArgument|4711|data=1|<b>/);
    if (file.endsWith('json')) expect(JSON.parse(text ?? '')).toMatchObject({ title: 'Fill *this* in' });
    if (file.endsWith('html')) expect(text).toContain('&lt;b&gt;bold');
    if (file.endsWith('md')) expect(text).toContain('> Fill \\*this\\* in');
  });

  test('a report has the pictures that the panel still holds, and their steps marked', async () => {
    await panel.records.save(SECRETIVE);
    const picture = { media_type: 'image/png', data: 'AAAA' } as const;
    panel.store().setState({ pictures: new Map([['call-hidden-id', [picture]]]) });
    await press('Conversations');
    await write('input[type=search]', 'fill');
    await press(/More for/);
    await press('Save a report');
    const text = await panel.downloads[0]?.text();
    expect(text).toContain('src="data:image/png;base64,AAAA"');
    expect(text).toContain('<li class="done">');
    expect(text).toContain('1 action done');
  });
});
