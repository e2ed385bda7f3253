import type { GalleryState, OptionsScene } from './state.ts';

const SAVE = 'button[type=submit]';
const TEST = 'form button[type=button]';

function options(name: string, scene: Omit<OptionsScene, 'kind'> = {}): GalleryState {
  return { name: `options-${name}`, scene: () => ({ kind: 'options', ...scene }) };
}

const healthy = { status: 200, body: '{"model":"claude-opus-4-1"}' };

/** The settings page, and what comes of testing and saving. */
export const settingsStates: readonly GalleryState[] = [
  options('page'),
  options('no-shortcut', { shortcut: '' }),
  options('answered', { health: healthy, presses: [TEST] }),
  options('unknown', { health: { status: 404, body: '' }, presses: [TEST] }),
  options('unreachable', { presses: [TEST] }),
  options('invalid', { relayUrl: 'relay', presses: [TEST] }),
  options('saved', { presses: [SAVE] }),
  options('permission-refused', { allowsSites: false, relayUrl: 'https://relay.example', presses: [SAVE] }),
  options('not-a-url', { relayUrl: 'relay', presses: [SAVE] }),
  options('not-http', { relayUrl: 'file:///relay', presses: [SAVE] }),
  options('agent-missing', { agent: '', presses: [SAVE] }),
];
