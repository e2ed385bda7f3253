import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveAskedAbout } from '../../../messaging/asked-about.ts';
import { PageError } from '../../../page/page-error.ts';
import type { PageAccess } from '../ports/page-access.ts';
import { type Subject, takeAskedAbout } from './take-asked-about.ts';

type Listener = (changes: Record<string, { newValue?: unknown }>) => void;

let stored: Record<string, unknown>;
let listeners: Listener[];

beforeEach(() => {
  stored = {};
  listeners = [];
  const tell = (key: string, newValue: unknown): void => {
    for (const listener of listeners) listener({ [key]: { newValue } });
  };
  vi.stubGlobal('chrome', {
    windows: { getCurrent: async () => ({ id: 3 }) },
    storage: {
      session: {
        get: async () => stored,
        set: async (values: Record<string, unknown>) => {
          Object.assign(stored, values);
          for (const [key, value] of Object.entries(values)) tell(key, value);
        },
        remove: async (key: string) => {
          delete stored[key];
          tell(key, undefined);
        },
        onChanged: { addListener: (listener: Listener) => listeners.push(listener) },
      },
    },
  });
  vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => unknown) => run() } });
});

const ASKED = { windowId: 3, tabId: 7, at: Date.now(), isSelection: true, urls: ['https://a.test/'] };

/** A panel in window 3, and the quotations that it received. */
function openPanel(
  readSelection: () => Promise<{ text: string }>,
  more: Partial<{ describePart: PageAccess['describePart']; takes: boolean; file: File }> = {},
): Subject[] {
  const told: Subject[] = [];
  void takeAskedAbout(
    {
      readSelection,
      describePart: more.describePart ?? (async () => ({ text: '' })),
      listTabs: async ([id = 0]) => ({
        tabs: [{ id, url: 'https://a.test/', title: 'A', isInFront: true }],
      }),
    },
    { takesPictures: async () => more.takes === true, fetchPicture: async () => more.file },
    subject => told.push(subject),
  );
  return told;
}

const selected = (text: string) => async () => ({ text });

test('takes quotations from before and after the panel opened, once', async () => {
  await leaveAskedAbout(ASKED);
  const told = openPanel(selected(' some words '));
  const quote = { text: 'some words', url: 'https://a.test/', title: 'A' };
  await vi.waitFor(() => expect(told).toEqual([{ quote }]));
  expect(stored).toEqual({});
  await leaveAskedAbout(ASKED);
  await vi.waitFor(() => expect(told).toEqual([{ quote }, { quote }]));
});

test('ignores a quotation from another window, or an old one', async () => {
  await leaveAskedAbout({ ...ASKED, windowId: 4 });
  const told = openPanel(selected('words'));
  await vi.waitFor(() => expect(listeners).toHaveLength(1));
  expect(stored).toHaveProperty('askedAbout');
  await leaveAskedAbout({ ...ASKED, at: Date.now() - 600_000 });
  await vi.waitFor(() => expect(stored).toEqual({}));
  expect(told).toEqual([]);
});

test.each([
  ['where there is no page to ask, the browser’s word counts', 'Unsupported', 'told by the browser'],
  ['what may not be read stays unread', 'NotPermitted', undefined],
] as const)('%s', async (_name, type, text) => {
  await leaveAskedAbout({ ...ASKED, text: 'told by the browser' });
  const told = openPanel(() => Promise.reject(new PageError(type, 'No.')));
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.quote?.text).toBe(text);
});

test('quotes nothing when the person meant the whole page', async () => {
  await leaveAskedAbout({ ...ASKED, isSelection: false });
  const told = openPanel(selected('words'));
  await vi.waitFor(() => expect(told).toEqual([{}]));
});

describe('a link or a picture', () => {
  const about = (kind: 'link' | 'picture', url = 'https://a.test/cat.png') =>
    leaveAskedAbout({ ...ASKED, isSelection: false, part: { kind, url } });
  const words = async () => ({ text: 'A cat' });
  const drawn = async () => ({ text: 'A cat', picture: `data:image/png;base64,${btoa('drawn')}` });
  const file = new File(['fetched'], 'cat.png', { type: 'image/png' });

  test('a link is quoted with its words and its address, without secrets in it', async () => {
    await about('link', 'https://a.test/reset?password=hunter2');
    const told = openPanel(selected(''), { describePart: words, takes: true });
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.quote?.text).toMatch(/^A cat\nhttps:\/\/a\.test\/reset/);
    expect(told[0]?.quote?.text).not.toContain('hunter2');
  });

  test.each([
    ['as the page draws it', { describePart: drawn, takes: true }, 'drawn'],
    ['as the panel may load it', { describePart: words, takes: true, file }, 'fetched'],
  ])('a picture is attached %s', async (_name, more, content) => {
    await about('picture');
    const told = openPanel(selected(''), more);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.quote).toBeUndefined();
    expect(told[0]?.picture?.name).toBe('cat.png');
    expect(await told[0]?.picture?.text()).toBe(content);
  });

  test.each([
    ['for a model that takes none', { describePart: drawn, takes: false, file }],
    ['out of reach', { describePart: words, takes: true }],
  ])('a picture %s is quoted by its name and address', async (_name, more) => {
    await about('picture');
    const told = openPanel(selected(''), more);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]).toMatchObject({ quote: { text: 'A cat\nhttps://a.test/cat.png' } });
    expect(told[0]?.picture).toBeUndefined();
  });

  test('of a page that may not be read is neither quoted nor attached', async () => {
    await about('picture');
    const describePart = () => Promise.reject(new PageError('NotPermitted', 'No.'));
    const told = openPanel(selected(''), { describePart, takes: true, file });
    await vi.waitFor(() => expect(told).toEqual([{}]));
  });
});
