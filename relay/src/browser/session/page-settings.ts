import type { ChangeSettings } from '@assent/shared';
import type { BrowserContext, Page } from 'playwright-core';

type Viewport = NonNullable<ChangeSettings['viewport']>;

/** What pages are told of their surroundings, in all windows of a session, those that are opened later too. */
export class PageSettings {
  #now: ChangeSettings & { viewport: Viewport };

  constructor(viewport: Viewport) {
    this.#now = { viewport };
  }

  get viewport(): Viewport {
    return this.#now.viewport;
  }

  /** What it was found to be, where it is not the session's to set. */
  set viewport(viewport: Viewport) {
    this.#now = { ...this.#now, viewport };
  }

  async change(given: ChangeSettings, contexts: readonly BrowserContext[]): Promise<void> {
    const { viewport = this.viewport } = given;
    this.#now = { ...this.#now, ...given, viewport };
    for (const context of contexts) {
      await applyTo(context, given);
      await Promise.all(context.pages().map(page => applyToPage(page, given)));
    }
  }

  /** To a new window, before it has pages. */
  async follow(context: BrowserContext): Promise<void> {
    await applyTo(context, this.#now);
    // A page that has gone meanwhile needs none.
    context.on('page', page => void applyToPage(page, this.#now).catch(() => undefined));
  }
}

async function applyTo(context: BrowserContext, { offline, geolocation }: ChangeSettings): Promise<void> {
  if (offline !== undefined) await context.setOffline(offline);
  if (geolocation === undefined) return;
  await context.setGeolocation(geolocation);
  await (geolocation ? context.grantPermissions(['geolocation']) : context.clearPermissions());
}

async function applyToPage(page: Page, given: ChangeSettings): Promise<void> {
  const { viewport, colorScheme, reducedMotion } = given;
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme || reducedMotion)
    await page.emulateMedia({ ...(colorScheme && { colorScheme }), ...(reducedMotion && { reducedMotion }) });
}
