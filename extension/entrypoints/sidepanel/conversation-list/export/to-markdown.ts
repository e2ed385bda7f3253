import { withTarget } from '../../wording/row-sentence.ts';
import type { Speech } from '../../wording/text-of-reply.ts';
import type { ShownEntry, ShownRow } from './shown-entries.ts';

export interface ExportedConversation {
  title: string;
  createdAt: string;
  updatedAt: string;
  site?: string;
  entries: ShownEntry[];
}

export function toMarkdown(exported: ExportedConversation, { messages }: Speech): string {
  const { title, createdAt, site, entries } = exported;
  const head = [
    `# ${plain(title)}`,
    [createdAt, site, messages.conversations.exportedBy].filter(Boolean).join(' · '),
  ];
  return `${[...head, ...entries.map(entry => entryBlock(entry, messages))].join('\n\n')}\n`;
}

function entryBlock(entry: ShownEntry, messages: Speech['messages']): string {
  switch (entry.kind) {
    case 'person':
      return [
        `## ${messages.panel.you}`,
        entry.quote && quoted(messages.format.quoted(entry.quote)),
        quoted(entry.text),
        entry.attachments &&
          `${messages.attachments.sent}${messages.card.colon} ${entry.attachments.map(plain).join(', ')}`,
        entry.note && `_${plain(entry.note)}_`,
      ]
        .filter(Boolean)
        .join('\n\n');
    case 'answer':
      return [`## ${messages.panel.name}`, entry.text, entry.ending && `_(${entry.ending})_`]
        .filter(Boolean)
        .join('\n\n');
    case 'actions':
      return [
        `**${plain(entry.title)}**${entry.site ? ` · ${entry.site}` : ''}`,
        entry.rows.map(row => rowLine(row, messages)).join('\n'),
      ]
        .filter(Boolean)
        .join('\n\n');
  }
}

function rowLine(
  { action, kind, name, before, after, outcome }: ShownRow,
  messages: Speech['messages'],
): string {
  const { quoted, space } = messages.format;
  const target = [kind && plain(kind), name && quoted(plain(name))].filter(Boolean).join(space);
  const change =
    after === undefined
      ? ''
      : `: ${[before, after].flatMap(value => (value === undefined ? [] : quoted(plain(value)))).join(' → ')}`;
  return `- ${withTarget(plain(action), target, messages)}${change}${outcome ? ` — ${plain(outcome)}` : ''}`;
}

/** Text of a page or a person is not markup. */
function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/[\\`*_[\]<>!#|]/gu, '\\$&');
}

function quoted(text: string): string {
  return text
    .split(/\r?\n/u)
    .map(line => `> ${plain(line)}`)
    .join('\n');
}
