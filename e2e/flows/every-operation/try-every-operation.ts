import { newestText, type ScriptedReply, say } from '@assent/relay/testing';
import { expect } from 'vitest';
import { operations } from '../../../extension/operations/list.ts';
import type { Toolset } from '../../../extension/tools/toolset.ts';
import { switchOnCode } from '../../browser/allow-user-scripts.ts';
import { grantAllSites } from '../../browser/grant-all-sites.ts';
import { look } from '../script-model.ts';
import { shareInFront } from '../shared-tabs.ts';
import { type Assent, startAssent } from '../start-assent.ts';
import type { Afterwards, Proposal } from './case.ts';
import { cases } from './cases.ts';

/** How a model calls for an operation. */
export interface Way {
  toolset: Toolset;
  /** `given`: the parameters, and what names the target, without any nesting. */
  propose(operation: string, given: Record<string, unknown>): ScriptedReply;
}

/** One conversation, in which a model proposes one case after the other. */
export async function tryEveryOperation(way: Way): Promise<void> {
  const listed = Object.entries(cases).filter(([name]) => operations.some(it => it.name === name));
  const assent = await startAssent({
    page: 'try-it',
    toolset: way.toolset,
    extension: grantAllSites(),
    spendsBrowser: true,
    script: (request, index) => {
      const view = look(request);
      const [name, tried] = listed[index - SHARING] ?? [];
      if (index < SHARING) return say('I see.');
      if (!name || !tried) return say('That was all.');
      try {
        return way.propose(name, flattened(tried.propose(view)));
      } catch (thrown) {
        return say(`The case of ${name} failed. ${String(thrown)}`);
      }
    },
  });
  await switchOnCode(assent.launched.context);
  await share(assent);
  await assent.panel.ask('Try them all');
  for (const [index, [name, tried]] of listed.entries()) {
    await tried.give?.(assent.panel);
    await assent.panel.approve();
    const reported = await resultOf(assent, SHARING + index + 1);
    await tried.check(afterwards(assent, reported)).catch((cause: unknown) => {
      throw new Error(`${name}: ${reported.slice(0, 1_000)}`, { cause });
    });
  }
  await assent.panel.shows('That was all.');
}

function flattened({ target, params }: Proposal): Record<string, unknown> {
  return { ...target, ...params };
}

/** So many messages share the tabs. */
const SHARING = 1;

async function share(assent: Assent): Promise<void> {
  await shareInFront(assent, 'reading', 'I see.');
  await assent.page.bringToFront();
}

async function resultOf({ upstream }: Assent, index: number): Promise<string> {
  await expect.poll(() => upstream?.requests.length).toBeGreaterThan(index);
  const request = upstream?.requests[index];
  return request ? (newestText(request).split('<page_context')[0] ?? '') : '';
}

function afterwards({ page, site, launched }: Assent, reported: string): Afterwards {
  const open = () => launched.context.pages().filter(it => it.url().startsWith(site.origin));
  const pathOf = (url: string): string => new URL(url).pathname;
  return {
    page,

    reported,
    paths: () => open().map(it => pathOf(it.url())),
    shown: path => {
      const [found, ...more] = open().filter(it => pathOf(it.url()) === path);
      if (found && more.length === 0) return found;
      throw new Error(`${more.length + (found ? 1 : 0)} tabs show ${path}.`);
    },
  };
}
