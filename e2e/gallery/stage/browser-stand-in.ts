import type { OnboardingScene, OptionsScene } from '../states/state.ts';

/**
 * The browser APIs that our pages use, answered from the scene. The rest of `chrome` is absent on purpose: a
 * component that uses it fails its picture.
 */
export function standInForBrowser({
  allowsSites = true,
  health,
  shortcut = 'Alt+Shift+K',
  kept = {},
}: OptionsScene | OnboardingScene): void {
  Object.assign(globalThis, {
    chrome: {
      permissions: { contains: async () => allowsSites, request: async () => allowsSites },
      storage: {
        local: { get: async () => kept, set: async () => undefined },
        onChanged: { addListener: () => undefined, removeListener: () => undefined },
      },
      commands: { getAll: async () => (shortcut ? [{ name: '_execute_action', shortcut }] : []) },
    },
    fetch: async () => {
      if (!health) throw new TypeError('Nobody is there.');
      return new Response(health.body, { status: health.status });
    },
  });
}
