import * as z from 'zod/mini';
import { message } from '../../messages/message.ts';
import { PageError } from '../../page/page-error.ts';
import type { BrowserOperation, BrowserScene } from './browser-handler.ts';
import { describeArrival } from './describe-arrival.ts';
import { factsOfTab } from './shared-tab.ts';

const params = z.object({});

/** A step in the history of the current tab. */
export function historyOperation<Name extends 'back' | 'forward'>(
  name: Name,
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
        const link = await openLink(scene, name);
        const facts = factsOfTab(await scene.browser.tab(scene.tabId), scene.language);
        return link === undefined
          ? { facts, details: [message('history.unknownPage')] }
          : { facts: { ...facts, link } };
      },
      // A page can add history entries without a navigation.
      binds: async scene => JSON.stringify([await openLink(scene, name)]),
      run: async scene => {
        const { browser, tabId } = scene;
        await openLink(scene, name);
        return describeArrival(await browser.step(tabId, name === 'back' ? -1 : 1));
      },
    },
  };
}

/**
 * The destination; undefined for another site's page, which the browser does not reveal. Throws `NotPermitted` for a
 * blocked site.
 */
async function openLink(
  { browser, tabId }: BrowserScene,
  name: 'back' | 'forward',
): Promise<string | undefined> {
  const history = await browser.history(tabId);
  if (history?.length === 1)
    throw new PageError(
      'NavigationError',
      message(name === 'back' ? 'history.noneBack' : 'history.noneForward'),
    );
  const link = history?.[name];
  if (link !== undefined) await browser.assertOpen(link);
  return link;
}
