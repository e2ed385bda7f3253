import type { RoutineTarget } from '@assent/shared';
import { expect, test } from 'vitest';
import { turnMessages } from '../../extension/entrypoints/sidepanel/ports/ports.ts';
import {
  type PagePorts,
  resolveTarget,
} from '../../extension/entrypoints/sidepanel/routines/resolve-step.ts';
import { roleOf } from '../../extension/entrypoints/sidepanel/routines/roles.ts';
import type { Preview } from '../../extension/operations/contract/preview.ts';
import type { MoreElements } from '../../extension/page/frame-reading.ts';
import { SimulatedPanel } from '../../extension/testing/simulation/simulated-panel.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
import { createRandom } from './random-numbers.ts';
import { CONTROLS, renderPage } from './rebuilt-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const place = { tabId: 7, documentId: 'doc', sharedTabs: [7] };
/** As many as the panel asks for at a time. */
const LIMIT = 30;

/** The ports of a panel whose tab is this page. */
function portsTo(shown: TestPage): PagePorts {
  const { page, clock } = new SimulatedPanel();
  const settings = { backendUrl: '', model: '', agent: '', userId: '', toolset: 'page' } as const;
  return {
    clock,
    settings: () => ({ ...settings, language: 'en', messages: turnMessages('en') }),
    page: {
      ...page,
      findMore: async (_place, query, language) => {
        const { offset = 0 } = query;
        const asked = { language, query, limit: offset + LIMIT };
        const { elements, ...rest } = await shown.call<MoreElements>('findMore', asked);
        return { ...rest, offset, elements: elements.slice(offset) };
      },
      preview: async (_place, action, language) => ({
        preview: await shown.call<Preview>('previewAction', action, language),
        documentId: 'doc',
      }),
    },
  };
}

/** What a recording says of the control with this number. */
async function record(page: TestPage, at: number): Promise<RoutineTarget> {
  const target = { selector: `[data-k="${at}"]` };
  const preview = await page.call<Preview>('previewAction', { action: 'scroll', target, params: {} }, 'en');
  const facts = preview.status === 'bound' ? preview.facts : undefined;
  const role = facts && roleOf(facts.kind);
  if (!facts || role === undefined) throw new Error(`Control ${at} cannot be recorded.`);
  const { name, near } = facts;
  return { role, name, ...(near !== undefined && { near }) };
}

/** A build, and two controls to look for, the first of which it may lack. */
function buildOf(seed: number) {
  const random = createRandom(seed);
  const without = random.isIn(0.3) ? random.below(CONTROLS.length) : undefined;
  const wanted = [without ?? random.below(CONTROLS.length), random.below(CONTROLS.length)];
  return { random, without, wanted };
}

const MUTATIONS = 1_000;

test('in a rebuilt page the recorded elements are found, and never another one', async () => {
  const recorded = await show(renderPage({ random: undefined, without: undefined }));
  const targets: RoutineTarget[] = [];
  for (const at of CONTROLS.keys()) targets.push(await record(recorded, at));
  const counts = { there: 0, found: 0, wrong: 0 };
  const missed: unknown[] = [];
  for (const seed of casesForRun([...Array(MUTATIONS).keys()], 16)) {
    const build = buildOf(seed);
    const page = await show(renderPage(build));
    const ports = portsTo(page);
    for (const at of build.wanted) {
      const target = targets[at] ?? { role: '', name: '' };
      const resolved = await resolveTarget(ports, place, target, new Map());
      const isThere = at !== build.without;
      if (isThere) counts.there += 1;
      if (resolved.kind !== 'found') {
        if (isThere) missed.push({ seed, target, resolved });
        continue;
      }
      const right = await page.call<string[]>('matching', [resolved.elementId], `[data-k="${at}"]`);
      if (right.length === 1) counts.found += 1;
      else counts.wrong += 1;
    }
  }
  expect(counts.wrong).toBe(0);
  const share = counts.found / counts.there;
  expect(share, `Not found: ${JSON.stringify(missed.slice(0, 5))}`).toBeGreaterThanOrEqual(0.95);
}, 900_000);
