import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import { toolMessages } from '../../../../messages/tools/tool-messages.ts';
import { cleanText } from '../../../../page/dom/clean-text.ts';
import { type Call, isSettled } from '../../conversation/call.ts';
import type { Row } from '../../conversation/card.ts';
import type { AnswerEntry, Conversation, Entry } from '../../conversation/conversation.ts';
import { wholeCard } from '../../conversation/done-before.ts';
import { siteName } from '../../conversation/summary.ts';
import { messageForPerson } from '../../wording/person-message.ts';
import { sentenceOf } from '../../wording/row-sentence.ts';
import type { Speech } from '../../wording/text-of-reply.ts';
import { withoutUnshown } from './without-unshown.ts';

export interface ShownRow {
  /** The target follows it, or replaces its `…`. */
  action: string;
  kind?: string;
  name?: string;
  before?: string;
  after?: string;
  outcome?: string;
  /** Absent where it did not run, or was undone. */
  success?: boolean;
}

/** An entry as displayed, without hidden parts such as ids and arguments. */
export type ShownEntry =
  | { kind: 'person'; text: string; quote?: string; attachments?: string[]; note?: string }
  | { kind: 'answer'; text: string; ending?: string; usage?: AnswerEntry['usage'] }
  | { kind: 'actions'; title: string; site?: string; rows: ShownRow[] };

/** Notices of the panel about itself are temporary, and stay out. */
export function shownEntries({ entries }: Conversation, speech: Speech): ShownEntry[] {
  return entries.flatMap(entry => shownEntry(entry, speech) ?? []);
}

function shownEntry(entry: Entry, speech: Speech): ShownEntry | undefined {
  switch (entry.kind) {
    case 'person':
      return {
        kind: 'person',
        ...(entry.quote && { quote: entry.quote.text }),
        text: entry.text,
        ...(entry.attachments && { attachments: entry.attachments.map(({ name }) => name) }),
        ...(entry.note && { note: entry.note.text }),
      };
    case 'answer':
      return shownAnswer(entry, speech.messages);
    case 'call':
      return shownCall(entry, speech);
    case 'notice':
      return undefined;
  }
}

function shownAnswer({ text, state, usage }: AnswerEntry, messages: PersonMessages): ShownEntry | undefined {
  const { endings } = messages.conversations;
  const ending =
    state.status === 'stopped' ? endings.stopped : state.status === 'failed' ? endings.broken : undefined;
  if (text === '' && ending === undefined) return undefined;
  const shown = withoutUnshown(text, messages.conversations.imageLeftOut);
  return { kind: 'answer', text: shown, ...(ending && { ending }), ...(usage && { usage }) };
}

function shownCall(call: Call, speech: Speech): ShownEntry {
  const { state } = call;
  const own = 'card' in state ? state.card : undefined;
  const card = own && !isSettled(state) ? wholeCard(call, own) : own;
  const site = siteName(call.page?.url);
  const shared = { kind: 'actions', ...(site && { site }) } as const;
  if (card?.kind === 'plan') {
    const title = toolMessages[speech.language].cardTitles[card.plan.kind];
    return { ...shared, title, rows: [] };
  }
  if (card?.kind !== 'actions') return { ...shared, title: call.toolName, rows: [] };
  const title = speech.messages.card.count(card.rows.length);
  return { ...shared, title, rows: card.rows.map((row, index) => shownRow(call, row, index, speech)) };
}

/** Undefined while it may run yet. */
function reasonNotRun({ state }: Call, { call, card }: PersonMessages): string | undefined {
  if (state.status === 'void') return call.voidFor[state.reason];
  return isSettled(state) ? card.notRun : undefined;
}

function shownRow(call: Call, row: Row, index: number, { language, messages }: Speech): ShownRow {
  const { state, done } = call;
  const undone = call.undoing?.rows.find(tried => tried.index === index)?.progress;
  const isUndone = undone?.status === 'ended' && undone.outcome.success;
  const progress = isSettled(state) ? state.rows[index] : undefined;
  const ended = progress?.status === 'ended' ? progress.outcome : done?.outcomes[index];
  const told = isUndone
    ? messages.undo.undone
    : ended && messageForPerson(ended, row.proposed !== undefined, messages);
  const outcome = told ?? reasonNotRun(call, messages);
  const { facts, before, after } = row.preview.status === 'bound' ? row.preview : {};
  return {
    action: sentenceOf(row, language),
    ...(facts && { kind: facts.kind, name: cleanText(facts.name) }),
    // Alone it is what the sentence says already.
    ...(before !== undefined && after !== undefined && { before: messages.word(before) }),
    ...(after !== undefined && { after: messages.word(after) }),
    ...(outcome !== undefined && { outcome }),
    ...(ended && !isUndone && { success: ended.success }),
  };
}
