import { setTimeout as after } from 'node:timers/promises';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { ChosenFile } from '../../extension/operations/writing/chosen-files.ts';
import type { LateChange } from '../../extension/page/observing/late-change-schema.ts';
import { PageError } from '../../extension/page/page-error.ts';
import { type Judged, judgeLater, judgeTruth } from './judge-truth.ts';
import { serveTruth } from './serve-truth.ts';
import type { TruthAction } from './truth-case.ts';
import type { GroupedTruth } from './truth-cases.ts';
import type { Acted, Told, TruthTab } from './truth-tab.ts';

/** `fast`: runs as soon as the card is there. `slow`: the page lives on while the person reads the card. */
export const speeds = ['fast', 'slow'] as const;
export type Speed = (typeof speeds)[number];

export interface TruthResult extends Judged {
  each: GroupedTruth;
  speed: Speed;
  told: Told;
}

/** How long a person reads a card, in milliseconds. */
const READING: Record<Speed, number> = { fast: 0, slow: 2500 };

/** `followsAll`: also of what is told truly, where a correction would be false. */
export async function runTruth(
  tab: TruthTab,
  each: GroupedTruth,
  speed: Speed,
  followsAll = false,
): Promise<TruthResult> {
  const { told, change } = await outcomeOf(tab, each, speed, followsAll);
  return { each, speed, told, ...judgeLater(each.truth, told, change) };
}

interface Seen {
  told: Told;
  change?: LateChange | undefined;
}

/** How long a correction is waited for, in milliseconds: where the result is false, or all are followed. */
const PATIENCE = 4500;

async function outcomeOf(
  tab: TruthTab,
  each: GroupedTruth,
  speed: Speed,
  followsAll: boolean,
): Promise<Seen> {
  const server = await serveTruth(each.site);
  try {
    await tab.page.goto(`${server.origin}${each.start ?? '/'}`);
    const before = each.actions.slice(0, -1);
    for (const action of before) {
      const { told } = await perform(tab, action, 0);
      if (!told.success)
        return { told: { ...told, error_type: 'InternalError', message: `Before: ${told.message}` } };
    }
    const judged = each.actions.at(-1);
    if (!judged) throw new Error(`${each.name} has no action.`);
    const { told, later } = await perform(tab, judged, READING[speed]);
    const isToFollow = followsAll || each.isFollowed || judgeTruth(each.truth, told).verdict === 'lie';
    return { told, change: isToFollow ? await later(PATIENCE) : undefined };
  } finally {
    await server.close();
    await tab.leave();
  }
}

const MOST_CARDS = 3;

/** A card that its page has outrun is shown again, and approved at once. */
async function perform(tab: TruthTab, asked: TruthAction, reading: number): Promise<Acted> {
  let acted = await performOnce(tab, asked, reading);
  for (let cards = 1; cards < MOST_CARDS && acted.told.error_type === 'ElementChanged'; cards += 1)
    acted = await performOnce(tab, asked, 0);
  return acted;
}

async function performOnce(tab: TruthTab, asked: TruthAction, reading: number): Promise<Acted> {
  try {
    return await tab.act(await actionOf(tab, asked), filesOf(asked), () => after(reading));
  } catch (thrown) {
    if (!(thrown instanceof PageError)) throw thrown;
    const told = { success: false, error_type: thrown.type, message: thrown.message };
    return { told, later: async () => undefined };
  }
}

async function actionOf(tab: TruthTab, asked: TruthAction): Promise<Action> {
  return { action: asked.action, target: { selector: asked.selector }, params: await paramsOf(tab, asked) };
}

async function paramsOf(tab: TruthTab, asked: TruthAction): Promise<Action['params']> {
  switch (asked.action) {
    case 'click':
    case 'upload':
      return {};
    case 'press':
      return { key: asked.key };
    case 'drag':
      return { to: await tab.idOf(asked.ontoName) };
    default:
      return { value: asked.value };
  }
}

function filesOf(asked: TruthAction): ChosenFile[] {
  if (asked.action !== 'upload') return [];
  const { name, text } = asked.file;
  return [{ name, type: 'text/plain', data: btoa(text) }];
}
