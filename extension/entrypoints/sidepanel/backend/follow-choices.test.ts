// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Consent } from '../../../settings/consent.ts';
import { followChoices } from './follow-choices.ts';

test('asks a backend for nothing before the person has agreed', async () => {
  const fetched = vi.fn(async () => Response.json({ models: [{ id: 'a' }], agents: [] }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('chrome', { storage: { local: { get: async () => ({}) } } });
  const settings = createStore(() => ({ relayUrl: 'http://own.test' }));
  const consent = createStore<Consent>(() => ({ status: 'missing' }));
  const choices = followChoices({ settings, consent, watchFront: () => {} });
  dispatchEvent(new Event('focus'));
  settings.setState({ relayUrl: 'http://other.test' });
  expect(fetched).not.toHaveBeenCalled();
  consent.setState({ status: 'given', givenAt: '2026-03-05T10:00:00.000Z' }, true);
  await vi.waitFor(() => expect(choices.getState().models).toHaveLength(1));
});

test('a model that was connected or forgotten meanwhile is seen when the person comes back to the page', async () => {
  let models = [{ id: 'offline', is_rules: true }];
  vi.stubGlobal('fetch', async () => Response.json({ models, agents: [], setup_path: '//evil.test/setup' }));
  vi.stubGlobal('chrome', { storage: { local: { get: async () => ({}) } } });
  const fronts = new EventTarget();
  const choices = followChoices({
    settings: createStore(() => ({ relayUrl: 'http://own.test' })),
    consent: createStore<Consent>(() => ({ status: 'given', givenAt: '2026-03-05T10:00:00.000Z' })),
    watchFront: changed => fronts.addEventListener('front', changed),
  });
  await vi.waitFor(() => expect(choices.getState().models).toMatchObject([{ id: 'offline' }]));
  expect(choices.getState().setupUrl).toBe('http://own.test//evil.test/setup');
  models = [{ id: 'qwen', is_rules: false }];
  fronts.dispatchEvent(new Event('front'));
  await vi.waitFor(() => expect(choices.getState().models).toMatchObject([{ id: 'qwen' }]));
  models = [{ id: 'offline', is_rules: true }];
  fronts.dispatchEvent(new Event('front'));
  await vi.waitFor(() => expect(choices.getState().models).toMatchObject([{ id: 'offline' }]));
});
