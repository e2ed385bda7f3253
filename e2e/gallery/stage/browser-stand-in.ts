import type { OnboardingScene, OptionsScene } from '../states/state.ts';

/**
 * The browser APIs that our pages use, answered from the scene. The rest of `chrome` is absent on purpose: a
 * component that uses it fails its picture.
 */
export function standInForBrowser({
  allowsSites = true,
  health,
  models,
  isPinned = false,
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
      action: { getUserSettings: async () => ({ isOnToolbar: isPinned }) },
      commands: { getAll: async () => (shortcut ? [{ name: '_execute_action', shortcut }] : []) },
    },
    fetch: async (url: string) => {
      if (!health) throw new TypeError('Nobody is there.');
      if (models && url.endsWith('/models')) return Response.json(models);
      return new Response(health.body, { status: health.status });
    },
  });
}
