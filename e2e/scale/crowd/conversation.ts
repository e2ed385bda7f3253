import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import * as messages from '../../../extension/messaging/tab-messages.ts';
import type { Action } from '../../../extension/operations/contract/action.ts';
import type { Outcome } from '../../../extension/operations/contract/outcome.ts';
import type { Extension, Tab } from '../../tabs/in-extension.ts';
import { recorded } from './recording-page.ts';

/** A tab of a conversation, and what was approved for it. */
export interface Member {
  tab: Tab;
  approved: string[];
  /** The queries of the pages in its history, and which of them is shown. */
  visits: string[];
  at: number;
}

type Previewed = Awaited<ReturnType<Tab['preview']>>;

/** What a panel would ask of the background for one conversation, which works in one of its tabs. */
export interface Conversation {
  members: Member[];
  current: Member;
  preview(action: Action): Promise<Previewed>;
  run(action: Action, previewed: Previewed): Promise<Outcome>;
  /** Previews, runs, and expects that it went well. */
  approve(action: Action): Promise<Outcome>;
  /** Previews what must not come to a card. */
  refused(action: Action): Promise<void>;
}

export async function startConversation(
  extension: Extension,
  windowId: number,
  name: string,
  count: number,
): Promise<Conversation> {
  const members: Member[] = [];
  for (let number = 0; number < count; number += 1) {
    const query = `?${name}-${number}`;
    const tab = await extension.open(`/tab${query}`, windowId);
    members.push({ tab, approved: [`visit ${query}`], visits: [query], at: 0 });
  }
  const [current] = members;
  if (!current) throw new Error('A conversation needs a tab.');
  const language = 'en';
  const shared = () =>
    ({
      tabId: conversation.current.tab.tabId,
      sharedTabs: conversation.members.map(({ tab }) => tab.tabId),
      language,
    }) as const;
  const conversation: Conversation = {
    members,
    current,
    preview: action => extension.ask(messages.previewInTab, { ...shared(), action }),
    run: (action, { preview, documentId }) => {
      if (preview.status !== 'bound' || !documentId) throw new Error(JSON.stringify(preview));
      const approved = { documentId, key: randomUUID(), action, binding: preview.binding };
      return extension.ask(messages.runActionInTab, { ...shared(), ...approved });
    },
    approve: async action => {
      const outcome = await conversation.run(action, await conversation.preview(action));
      expect(outcome, JSON.stringify(action)).toMatchObject({ success: true });
      return outcome;
    },
    refused: async action => {
      const { preview } = await conversation.preview(action);
      expect(preview.status, JSON.stringify(action)).not.toBe('bound');
    },
  };
  return conversation;
}

/** What is left of it must have noted just what was approved for it. */
export async function expectNothingElse({ members }: Conversation): Promise<void> {
  for (const { tab, approved } of members) expect(await recorded(tab.page)).toEqual(approved);
}
