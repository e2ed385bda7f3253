import { expect } from 'vitest';
import type { Action } from '../../../extension/operations/contract/action.ts';
import { findOperation } from '../../../extension/operations/list.ts';
import type { Random } from '../../page/random-numbers.ts';
import { type Conversation, expectNothingElse, type Member } from './conversation.ts';

/** One call of a conversation: by chance, and each to be told from all others. `others`: what it must not reach. */
export interface Turn {
  conversation: Conversation;
  others: readonly Conversation[];
  random: Random;
  label: string;
}

const CALLS = { fill, press, switchTab, navigate, back, close, foreignTab, foreignElement, lateApproval };
const WEIGHTED: readonly (keyof typeof CALLS)[] = [
  ...(['fill', 'fill', 'fill', 'press', 'press', 'press', 'switchTab', 'switchTab', 'switchTab'] as const),
  ...(['navigate', 'back', 'close', 'foreignTab', 'foreignElement', 'lateApproval'] as const),
];

/** Returns what kind of call it was. */
export async function callByChance(turn: Turn): Promise<string> {
  const kind = turn.random.oneOf(WEIGHTED);
  await CALLS[kind](turn);
  return kind;
}

async function fill({ conversation, label }: Turn): Promise<void> {
  await conversation.approve(action('fill', await noteOf(conversation.current), { value: label }));
  conversation.current.approved.push(`fill ${label}`);
}

async function press({ conversation }: Turn): Promise<void> {
  await conversation.approve(action('click', await pressOf(conversation.current)));
  conversation.current.approved.push('press');
}

async function switchTab({ conversation, random }: Turn): Promise<void> {
  const member = random.oneOf(conversation.members);
  const { tab } = await conversation.approve(switchTo(member));
  expect(tab?.id).toBe(String(member.tab.tabId));
  conversation.current = member;
}

async function navigate({ conversation, label }: Turn): Promise<void> {
  const { current } = conversation;
  const url = current.tab.page.url().replace(/\?.*/u, `?${label}`);
  await conversation.approve(action('navigate', {}, { url }));
  current.visits = [...current.visits.slice(0, current.at + 1), `?${label}`];
  current.at += 1;
  current.approved.push(`visit ?${label}`);
}

async function back(turn: Turn): Promise<void> {
  const { current } = turn.conversation;
  if (current.at === 0 || !findOperation('back')) return navigate(turn);
  await turn.conversation.approve(action('back'));
  current.at -= 1;
  current.approved.push(`visit ${current.visits[current.at]}`);
}

/** A third of the tabs stays. */
async function close(turn: Turn): Promise<void> {
  const { conversation } = turn;
  if (conversation.members.length < 3 || !findOperation('close')) return press(turn);
  const closed = conversation.current;
  await expectNothingElse({ ...conversation, members: [closed] });
  const { tab } = await conversation.approve(action('close'));
  conversation.members = conversation.members.filter(member => member !== closed);
  const next = conversation.members.find(member => String(member.tab.tabId) === tab?.id);
  if (!next) throw new Error(`It goes on in ${JSON.stringify(tab)}, which is none of its tabs.`);
  conversation.current = next;
}

async function foreignTab({ conversation, others, random }: Turn): Promise<void> {
  await conversation.refused(switchTo(random.oneOf(random.oneOf(others).members)));
}

async function foreignElement({ conversation, random }: Turn): Promise<void> {
  const others = conversation.members.filter(member => member !== conversation.current);
  await conversation.refused(action('click', await pressOf(random.oneOf(others))));
}

/** The page goes on by itself while the card waits. */
async function lateApproval({ conversation, label }: Turn): Promise<void> {
  const { current } = conversation;
  const late = action('click', await pressOf(current));
  const previewed = await conversation.preview(late);
  const url = current.tab.page.url().replace(/\?.*/u, `?${label}`);
  await current.tab.page.goto(url);
  current.visits = [...current.visits.slice(0, current.at + 1), `?${label}`];
  current.at += 1;
  current.approved.push(`visit ?${label}`);
  await expect(conversation.run(late, previewed)).rejects.toMatchObject({ type: 'PageGone' });
}

function action(name: string, target: Action['target'] = {}, params: Action['params'] = {}): Action {
  return { action: name, target, params };
}

function switchTo({ tab }: Member): Action {
  return action('switch_tab', {}, { tabId: String(tab.tabId) });
}

async function noteOf({ tab }: Member): Promise<Action['target']> {
  return { elementId: await tab.id(/Note/u) };
}

async function pressOf({ tab }: Member): Promise<Action['target']> {
  return { elementId: await tab.id(/Press/u) };
}
