import { beforeEach, expect, test, vi } from 'vitest';
import { leaveAskedAbout } from '../../../messaging/asked-about.ts';
import { PageError } from '../../../page/page-error.ts';
import type { Quote } from '../conversation/conversation.ts';
import { takeAskedAbout } from './take-asked-about.ts';

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
function openPanel(readSelection: () => Promise<{ text: string }>): (Quote | undefined)[] {
  const told: (Quote | undefined)[] = [];
  void takeAskedAbout(
    {
      readSelection,
      listTabs: async ([id = 0]) => ({
        tabs: [{ id, url: 'https://a.test/', title: 'A', isInFront: true }],
      }),
    },
    quote => told.push(quote),
  );
  return told;
}

const selected = (text: string) => async () => ({ text });

test('takes quotations from before and after the panel opened, once', async () => {
  await leaveAskedAbout(ASKED);
  const told = openPanel(selected(' some words '));
  const quote = { text: 'some words', url: 'https://a.test/', title: 'A' };
  await vi.waitFor(() => expect(told).toEqual([quote]));
  expect(stored).toEqual({});
  await leaveAskedAbout(ASKED);
  await vi.waitFor(() => expect(told).toEqual([quote, quote]));
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
  expect(told[0]?.text).toBe(text);
});

test('quotes nothing when the person meant the whole page', async () => {
  await leaveAskedAbout({ ...ASKED, isSelection: false });
  const told = openPanel(selected('words'));
  await vi.waitFor(() => expect(told).toEqual([undefined]));
});
