import { beforeEach, expect, test, vi } from 'vitest';
import { offerMenu } from './open-panel.ts';

type Clicked = (info: object, tab: object | undefined) => void;

let calls: string[];
let click: Clicked;
let left: unknown;

beforeEach(() => {
  calls = [];
  left = undefined;
  const installed: (() => Promise<void>)[] = [];
  vi.stubGlobal('chrome', {
    runtime: { onInstalled: { addListener: (run: () => Promise<void>) => installed.push(run) } },
    i18n: { getMessage: (name: string) => name },
    contextMenus: {
      onClicked: {
        addListener: (listener: Clicked) => {
          click = listener;
        },
      },
      removeAll: async () => calls.push('remove'),
      create: ({ id, contexts }: { id: string; contexts: string[] }) => calls.push(`${id} in ${contexts}`),
    },
    sidePanel: { open: async ({ tabId }: { tabId: number }) => calls.push(`open ${tabId}`) },
    storage: {
      session: {
        set: async (values: Record<string, unknown>) => {
          left = values.askedAbout;
        },
      },
    },
  });
  offerMenu();
  for (const run of installed) void run();
});

const TAB = { id: 7, windowId: 3 };

test('replaces the menu entries when the extension is installed or updated', async () => {
  await vi.waitFor(() =>
    expect(calls).toEqual([
      'remove',
      'selection in selection',
      'link in link',
      'image in image',
      'page in page',
    ]),
  );
});

test('a click opens the panel first, and then stores the question', () => {
  calls = [];
  click(
    { menuItemId: 'selection', selectionText: 'some words', editable: false, pageUrl: 'https://a/' },
    TAB,
  );
  expect(calls).toEqual(['open 7']);
  expect(left).toMatchObject({
    tabId: 7,
    windowId: 3,
    isSelection: true,
    text: 'some words',
    urls: ['https://a/'],
  });
});

test('ignores the selection in a field, which may be a secret', () => {
  click({ menuItemId: 'selection', selectionText: '4111 1111', editable: true, pageUrl: 'https://a/' }, TAB);
  expect(JSON.stringify(left)).not.toContain('4111');
});

test('a click without a tab, as in the panel itself, does nothing', () => {
  calls = [];
  click({ menuItemId: 'page', pageUrl: 'https://a/' }, { id: -1, windowId: 3 });
  expect(calls).toEqual([]);
  expect(left).toBeUndefined();
});

test.each([
  ['link', { linkUrl: 'https://b/', srcUrl: 'https://c/' }, { kind: 'link', url: 'https://b/' }],
  ['image', { linkUrl: 'https://b/', srcUrl: 'https://c/' }, { kind: 'picture', url: 'https://c/' }],
])('the question about a %s is about its address', (menuItemId, addresses, part) => {
  click({ menuItemId, pageUrl: 'https://a/', ...addresses }, TAB);
  expect(left).toMatchObject({ isSelection: false, part });
});
