import { expect } from 'vitest';
import type { PanelDriver } from './drive-panel.ts';

/** A panel whose own time passes only as the test lets it, however slow or fast this machine is. */
export interface StillPanel {
  pass(milliseconds: number): Promise<void>;
  /** Until the card can be approved, and no longer: the panel has not looked again at the page by then. */
  arm(): Promise<void>;
  goOn(): Promise<void>;
}

/** To be called before the card comes. */
export async function standStill({ page, approveButton }: PanelDriver): Promise<StillPanel> {
  const { clock } = page;
  // Otherwise the page would report each change, at its own time.
  await page.evaluate('chrome.tabs.sendMessage = () => new Promise(() => undefined)');
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
  const isArmed = async (): Promise<boolean> => {
    await clock.runFor(100);
    return (await approveButton.getAttribute('aria-disabled')) === 'false';
  };
  return {
    pass: milliseconds => clock.runFor(milliseconds),
    arm: () => expect.poll(isArmed).toBe(true),
    goOn: () => clock.resume(),
  };
}
