// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Consent } from '../../../settings/consent.ts';
import { followChoices } from './backend-choices.ts';

test('asks a backend for nothing before the person has agreed', async () => {
  const fetched = vi.fn(async () => Response.json({ models: [{ id: 'a' }], agents: [] }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('chrome', { storage: { local: { get: async () => ({}) } } });
  const settings = createStore(() => ({ relayUrl: 'http://own.test' }));
  const consent = createStore<Consent>(() => ({ status: 'missing' }));
  const choices = followChoices(settings, consent);
  dispatchEvent(new Event('focus'));
  settings.setState({ relayUrl: 'http://other.test' });
  expect(fetched).not.toHaveBeenCalled();
  consent.setState({ status: 'given', givenAt: '2026-03-05T10:00:00.000Z' }, true);
  await vi.waitFor(() => expect(choices.getState().models).toHaveLength(1));
});
