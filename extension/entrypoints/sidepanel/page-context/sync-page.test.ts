import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { PAGE_PORTS } from '../../../messaging/page-port.ts';
import type { Consent } from '../../../settings/consent.ts';
import { defaultSettings } from '../../../settings/settings.ts';
import type { PersonRule } from '../../../sites/site-rules.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { turnMessages } from '../ports/ports.ts';
import { syncPage } from './sync-page.ts';

/** A tab with a page and a frame of another site, as Chrome reports them. */
function openTab() {
  const allowed = new Set(['page', 'frame']);
  const connected = new Map<string, (message: unknown) => void>();
  const event = { addListener: () => undefined };
  const connect = (_tabId: number, { documentId, name }: { documentId: string; name: string }) => {
    expect(name).toBe(PAGE_PORTS.selecting);
    return {
      onMessage: { addListener: (heard: (message: unknown) => void) => connected.set(documentId, heard) },
      onDisconnect: event,
      disconnect: () => connected.delete(documentId),
    };
  };
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('chrome', {
    tabs: {
      query: async () => [{ id: 7, windowId: 1, active: true, url: 'https://shop.example/', title: 'Shop' }],
      connect,
      onActivated: event,
      onUpdated: event,
      onCreated: event,
      onRemoved: event,
      onAttached: event,
      onDetached: event,
      onReplaced: event,
    },
    windows: { getCurrent: async () => ({ id: 1 }) },
    permissions: { onAdded: event, onRemoved: event },
    action: { onClicked: event },
    contextMenus: { onClicked: event },
    // As the background answers, following the rules.
    runtime: { sendMessage: async () => ({ ok: true, value: { documentIds: [...allowed] } }) },
  });
  return { allowed, connected };
}

afterEach(() => vi.unstubAllGlobals());

const neverRead = (host: string): PersonRule => ({
  pattern: { host, subdomains: false },
  rule: 'never-read',
});
const SELECTED = { excerpt: 'My balance', length: 10, isTop: true };

const SETTINGS = {
  language: 'en',
  backendUrl: '',
  model: '',
  agent: '',
  userId: '',
  toolset: 'page',
} as const;

async function sync() {
  const tab = openTab();
  const panel = new SimulatedPanel();
  const rules = createStore<readonly PersonRule[]>(() => []);
  const settings = createStore(() => defaultSettings);
  const consent = createStore<Consent>(() => ({ status: 'given', givenAt: '2026-11-22T00:00:00Z' }));
  const spoken = { ...SETTINGS, messages: turnMessages('en') };
  syncPage({ store: panel.store(), settings, consent, siteRules: rules, page: panel.page }, () => spoken);
  await settle();
  const selection = () => panel.store().getState().pageContext.selection;
  return { ...tab, rules, selection };
}

test('reports no selection from the moment that a rule excludes the page', async () => {
  const { connected, rules, selection } = await sync();
  const late = connected.get('page');
  late?.(SELECTED);
  expect(selection()?.excerpt).toBe('My balance');
  rules.setState([neverRead('shop.example')], true);
  expect([...connected]).toEqual([]);
  expect(selection()).toBeUndefined();
  late?.(SELECTED);
  await settle();
  expect(selection()).toBeUndefined();
  expect([...connected]).toEqual([]);
});

test('reports none from an excluded frame, but still those of the page around it', async () => {
  const { allowed, connected, rules, selection } = await sync();
  const late = connected.get('frame');
  late?.({ ...SELECTED, isTop: false });
  allowed.delete('frame');
  rules.setState([neverRead('pay.example')], true);
  expect(selection()).toBeUndefined();
  late?.({ ...SELECTED, isTop: false });
  await settle();
  expect(selection()).toBeUndefined();
  expect([...connected.keys()]).toEqual(['page']);
  connected.get('page')?.(SELECTED);
  expect(selection()?.excerpt).toBe('My balance');
});
