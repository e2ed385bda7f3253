import type { GalleryState, OnboardingScene, OptionsScene } from './state.ts';

const SAVE = 'button[type=submit]';
const TEST = 'form button[type=button]';

const CONSENT = { version: 2, givenAt: '2026-11-20T08:00:00.000Z' };
const GIVEN = { status: 'given', givenAt: CONSENT.givenAt } as const;

function onboarding(name: string, scene: Omit<OnboardingScene, 'kind'>): GalleryState {
  return { name: `onboarding-${name}`, scene: () => ({ kind: 'onboarding', ...scene }) };
}

function options(name: string, scene: Omit<OptionsScene, 'kind'> = {}): GalleryState {
  return { name: `options-${name}`, scene: () => ({ kind: 'options', ...scene }) };
}

const keyFor = (origin: string): Record<string, unknown> => ({
  accessKey: { origin, key: 'assent_0123456789abcdef4f2a' },
});

const healthy = { status: 200, body: '{"model":"claude-opus-4-1"}' };
const locked = {
  status: 401,
  body: '{"error":{"code":"key_missing","message":"Send \\"Authorization: Bearer …\\"."}}',
};
const rules = { models: [{ id: 'offline', name: 'Simple rules', is_rules: true }], setup_path: '/setup' };

const agreed = { consent: GIVEN, kept: { consent: CONSENT } };

/** Onboarding, Settings, and the results of testing and saving. */
export const settingsStates: readonly GalleryState[] = [
  onboarding('page', { consent: { status: 'missing' } }),
  onboarding('details', { consent: { status: 'missing' }, presses: ['summary'] }),
  onboarding('no-relay', agreed),
  onboarding('invalid', { ...agreed, relayUrl: 'relay', presses: ['summary', SAVE] }),
  onboarding('rules', { ...agreed, health: healthy, models: rules }),
  onboarding('ready', { ...agreed, health: healthy, isPinned: true }),
  onboarding('key-required', { ...agreed, health: locked }),
  options('page'),
  {
    name: 'options-filled',
    scene: say => ({
      kind: 'options',
      kept: {
        consent: CONSENT,
        prompts: [
          {
            id: 'a',
            name: say({ zh: '比价', en: 'prices' }),
            text: say({ zh: '比较这个网页上的价格。', en: 'Compare the prices on this page.' }),
          },
          {
            id: 'b',
            name: say({ zh: '翻译', en: 'translate' }),
            text: say({ zh: '把选中的文字翻译成英文。', en: 'Translate the selected text into Chinese.' }),
          },
        ],
      },
    }),
  },
  options('no-shortcut', { shortcut: '' }),
  options('answered', { health: healthy, presses: [TEST] }),
  options('unknown', { health: { status: 404, body: '' }, presses: [TEST] }),
  options('unreachable', { presses: [TEST] }),
  options('invalid', { relayUrl: 'relay', presses: [TEST] }),
  options('key-required', { health: locked, presses: [TEST] }),
  options('refused', { health: { status: 403, body: '{"detail":"Forbidden"}' }, presses: [TEST] }),
  options('key-kept', { kept: keyFor('http://127.0.0.1:8787') }),
  options('key-of-other', {
    kept: keyFor('https://a-rather-long-name-of-a.relay.example:8443'),
    relayUrl: 'https://other.example',
  }),
  options('saved', { presses: [SAVE] }),
  options('permission-refused', { allowsSites: false, relayUrl: 'https://relay.example', presses: [SAVE] }),
  options('not-a-url', { relayUrl: 'relay', presses: [SAVE] }),
  options('not-http', { relayUrl: 'file:///relay', presses: [SAVE] }),
  options('agent-missing', { agent: '', presses: [SAVE] }),
];
