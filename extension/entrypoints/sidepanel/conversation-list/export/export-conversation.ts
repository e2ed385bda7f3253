import type { Conversation } from '../../conversation/conversation.ts';
import { summarize } from '../../conversation/summary.ts';
import type { TurnContext } from '../../ports/ports.ts';
import { showNotice } from '../show-notice.ts';
import { type Speech, shownEntries } from './shown-entries.ts';
import { type ExportedConversation, toMarkdown } from './to-markdown.ts';

export type ExportFormat = 'markdown' | 'json';

/** Hands the person a file of one conversation, with what the panel showed of it and nothing else. */
export async function exportConversation(
  context: TurnContext,
  id: string,
  format: ExportFormat,
): Promise<void> {
  const { ports } = context;
  const kept = await ports.records.read(id);
  if (kept.status !== 'found') {
    return showNotice(context, { kind: kept.status === 'none' ? 'gone' : 'unreadable' });
  }
  const name = (await ports.records.summaries()).find(summary => summary.id === id)?.name;
  const exported = describe(kept.conversation, name, ports.settings());
  ports.download(fileOf(exported, format, ports.settings()));
  showNotice(context, undefined);
}

function describe(
  conversation: Conversation,
  name: string | undefined,
  speech: Speech,
): ExportedConversation {
  const summary = summarize(conversation, name);
  const title = name ?? (summary?.title || speech.words.conversations.untitled);
  return {
    title,
    createdAt: new Date(conversation.createdAt).toISOString(),
    updatedAt: new Date(conversation.updatedAt).toISOString(),
    ...(summary?.host && { site: summary.host }),
    entries: shownEntries(conversation, speech),
  };
}

function fileOf(exported: ExportedConversation, format: ExportFormat, speech: Speech): File {
  const name = fileName(exported.title);
  return format === 'json'
    ? new File([`${JSON.stringify(exported, undefined, 2)}\n`], `${name}.json`, { type: 'application/json' })
    : new File([toMarkdown(exported, speech)], `${name}.md`, { type: 'text/markdown' });
}

/** What every system takes as a name. */
function fileName(title: string): string {
  const name = title.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|.\s]+/gu, ' ').trim();
  return [...(name || 'conversation')].slice(0, 60).join('').trim();
}
