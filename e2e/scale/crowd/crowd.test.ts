import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createRandom } from '../../page/random-numbers.ts';
import { inExtension } from '../../tabs/in-extension.ts';
import { type Conversation, expectNothingElse, startConversation } from './conversation.ts';
import { callByChance } from './random-call.ts';
import { RECORDING_PAGE } from './recording-page.ts';

/** Many tabs in several windows, worked in by several conversations at once. */

const extension = inExtension();

const WINDOWS = 3;
const TABS = 5;
const CALLS = 50;
const SEED = 24;

test(`${TABS} tabs in each of ${WINDOWS} windows, ${CALLS} calls for each: nothing is done in any but what was approved for it`, async () => {
  extension.site.serve({ '/tab': RECORDING_PAGE });
  const conversations: Conversation[] = [];
  for (let number = 0; number < WINDOWS; number += 1)
    conversations.push(await startConversation(extension, await openWindow(), `window-${number}`, TABS));
  const kinds = await Promise.all(conversations.map((_, index) => callMany(conversations, index)));
  for (const conversation of conversations) await expectNothingElse(conversation);
  expect(new Set(kinds.flat()).size).toBe(9);
});

async function callMany(conversations: readonly Conversation[], index: number): Promise<string[]> {
  const random = createRandom(SEED + index);
  const conversation = conversations[index];
  const others = conversations.filter(other => other !== conversation);
  const kinds: string[] = [];
  if (!conversation) return kinds;
  for (let call = 0; call < CALLS; call += 1)
    kinds.push(await callByChance({ conversation, others, random, label: `call-${index}-${call}` }));
  return kinds;
}

async function openWindow(): Promise<number> {
  const answer = await extension.evaluate("chrome.windows.create({ url: 'about:blank', focused: false })");
  return z.object({ id: z.number() }).parse(answer).id;
}
