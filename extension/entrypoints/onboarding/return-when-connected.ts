import { testConnection } from '../../components/connection/test-connection.ts';
import { askBackend } from '../../settings/ask-backend.ts';

const AGAIN_MILLISECONDS = 1_500;

/** Someone who has not connected a model after ten minutes is busy with something else. */
const DEADLINE_MILLISECONDS = 600_000;

/**
 * Brings this page back to the front when a model answers instead of the rules: the next step is here. Not when the person went
 * elsewhere meanwhile; and a moment later, so that they see on the relay's page that it worked, and how.
 */
export function returnWhenConnected(url: string, setupTabId: number): void {
  const until = Date.now() + DEADLINE_MILLISECONDS;
  const look = async (wasConnected: boolean): Promise<void> => {
    if (!document.hidden || Date.now() > until) return;
    const isConnected = await hasModel(url);
    if (isConnected && wasConnected) await comeBackFrom(setupTabId);
    else setTimeout(() => void look(isConnected), AGAIN_MILLISECONDS);
  };
  setTimeout(() => void look(false), AGAIN_MILLISECONDS);
}

async function hasModel(url: string): Promise<boolean> {
  const test = await testConnection(url, askBackend);
  return test.status === 'answered' && !test.isRules;
}

async function comeBackFrom(setupTabId: number): Promise<void> {
  const [own, setup] = await Promise.all([
    chrome.tabs.getCurrent(),
    // It may be closed by now.
    chrome.tabs.get(setupTabId).catch(() => undefined),
  ]);
  if (own?.id !== undefined && setup?.active && setup.windowId === own.windowId)
    await chrome.tabs.update(own.id, { active: true });
}
