import type { Conversation } from '../../conversation/conversation.ts';
import type { ListNotice } from '../../conversation/conversation-list.ts';
import { summarize } from '../../conversation/summary.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Speech } from '../../wording/text-of-reply.ts';
import { shownEntries } from './shown-entries.ts';
import { type ExportedConversation, toMarkdown } from './to-markdown.ts';

export type ExportFormat = 'markdown' | 'json';

/** Downloads a conversation as a file that contains only what the panel showed. Returns a failure as a notice. */
export async function exportConversation(
  ports: Ports,
  id: string,
  format: ExportFormat,
): Promise<ListNotice | undefined> {
  const kept = await ports.records.read(id);
  if (kept.status !== 'found') return { kind: kept.status === 'none' ? 'gone' : 'unreadable' };
  const { language, messages } = ports.settings();
  const speech = { language, messages: messages.person };
  const name = (await ports.records.summaries()).find(summary => summary.id === id)?.name;
  const exported = describe(kept.conversation, name, speech);
  ports.download(fileOf(exported, format, speech));
  return undefined;
}

function describe(
  conversation: Conversation,
  name: string | undefined,
  speech: Speech,
): ExportedConversation {
  const summary = summarize(conversation, name);
  const title = name ?? (summary?.title || speech.messages.conversations.untitled);
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

/** Only characters that every system allows in a file name. */
function fileName(title: string): string {
  const name = title.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|.\s]+/gu, ' ').trim();
  return [...(name || 'conversation')].slice(0, 60).join('').trim();
}

/** Downloads a file without the downloads permission. */
export function offerDownload(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  // The browser starts the download after this task and then keeps its own reference.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
