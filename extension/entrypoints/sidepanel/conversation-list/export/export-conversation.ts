import type { RequestImage } from '@assent/shared';
import type { Conversation } from '../../conversation/conversation.ts';
import type { ListNotice } from '../../conversation/conversation-list.ts';
import { summarize } from '../../conversation/summary.ts';
import type { TurnContext } from '../../ports/ports.ts';
import type { Speech } from '../../wording/text-of-reply.ts';
import { shownEntries } from './shown-entries.ts';
import { type ExportedConversation, toMarkdown } from './to-markdown.ts';
import { toReport } from './to-report.ts';

export type ExportFormat = 'markdown' | 'json' | 'report';

/** Downloads a conversation as a file that contains only what the panel showed. Returns a failure as a notice. */
export async function exportConversation(
  { ports, store }: TurnContext,
  id: string,
  format: ExportFormat,
): Promise<ListNotice | undefined> {
  const kept = await ports.records.read(id);
  if (kept.status !== 'found') return { kind: kept.status === 'none' ? 'gone' : 'unreadable' };
  const { language, messages } = ports.settings();
  const speech = { language, messages: messages.person };
  const name = (await ports.records.summaries()).find(summary => summary.id === id)?.name;
  const exported = describe(kept.conversation, name, speech);
  const calls = kept.conversation.entries.filter(entry => entry.kind === 'call');
  const pictures = calls.map(call => store.getState().pictures.get(call.id) ?? []);
  ports.download(fileOf({ exported, pictures }, format, speech));
  return undefined;
}

interface Exported {
  exported: ExportedConversation;
  /** Of its calls, in their order. */
  pictures: readonly (readonly RequestImage[])[];
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

function fileOf({ exported, pictures }: Exported, format: ExportFormat, speech: Speech): File {
  const name = fileName(exported.title);
  switch (format) {
    case 'json':
      return new File([`${JSON.stringify(exported, undefined, 2)}\n`], `${name}.json`, {
        type: 'application/json',
      });
    case 'markdown':
      return new File([toMarkdown(exported, speech)], `${name}.md`, { type: 'text/markdown' });
    case 'report':
      return new File([toReport(exported, pictures, speech)], `${name}.html`, { type: 'text/html' });
  }
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
