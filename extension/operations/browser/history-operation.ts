import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { type Told, UserFacingError } from '../../page/user-facing-error.ts';
import type { BrowserOperation, BrowserScene } from './browser-handler.ts';
import { describeLanding } from './describe-landing.ts';
import { factsOfTab } from './shared-tab.ts';

const params = z.object({});

interface Step {
  by: -1 | 1;
  /** Said when it is known that there is no such page. */
  none: Record<Language, Told>;
}

/** A step in the history of the tab that is worked in. */
export function historyOperation<Name extends 'back' | 'forward'>(
  name: Name,
  { by, none }: Step,
): BrowserOperation<Name, z.infer<typeof params>> {
  return {
    name,
    params,
    example: { action: name, target: {}, params: {} },
    effect: 'leaves',
    emptyTarget: 'page',
    errors: ['NavigationError', 'NotPermitted', 'NeedsUser', 'Timeout'],
    leadsElsewhere: true,
    handler: {
      preview: async scene => {
        const link = await openLink(scene, name, none);
        const facts = factsOfTab(await scene.browser.tab(scene.tabId, scene.language), scene.language);
        return link === undefined
          ? { facts, details: [UNKNOWN[scene.language]] }
          : { facts: { ...facts, link } };
      },
      // A page can put others beside itself into the history without loading anything.
      binds: async scene => JSON.stringify([await openLink(scene, name, none)]),
      run: async scene => {
        const { browser, tabId, language } = scene;
        await openLink(scene, name, none);
        return describeLanding(await browser.step(tabId, by, language), language);
      },
    },
  };
}

/**
 * The address that the step leads to. Of another site's page the browser tells none, so the card says that it is not known.
 * Throws `NotPermitted` for one that is never to be read.
 */
async function openLink(
  { browser, tabId, language }: BrowserScene,
  name: 'back' | 'forward',
  none: Record<Language, Told>,
): Promise<string | undefined> {
  const history = await browser.history(tabId, language);
  if (history?.length === 1) throw new UserFacingError('NavigationError', none[language]);
  const link = history?.[name];
  if (link !== undefined) await browser.assertOpen(link, language);
  return link;
}

const UNKNOWN = {
  zh: '浏览器没有告诉我们那是哪个页面。',
  en: 'The browser does not tell which page that is.',
} as const;
