import type { RequestImage } from '@assent/shared';
import { withTarget } from '../../wording/row-sentence.ts';
import type { Speech } from '../../wording/text-of-reply.ts';
import type { ShownEntry, ShownRow } from './shown-entries.ts';
import type { ExportedConversation } from './to-markdown.ts';

/** Of the calls, in their order; those of earlier panels are gone. */
type PicturesOfCalls = readonly (readonly RequestImage[])[];

/**
 * A page that says in short what happened, with the pictures that the panel still has. It needs no network and no script,
 * and everything in it is escaped.
 */
export function toReport(
  { title, createdAt, site, entries }: ExportedConversation,
  pictures: PicturesOfCalls,
  { language, messages }: Speech,
): string {
  const rows = entries.flatMap(entry => (entry.kind === 'actions' ? entry.rows : []));
  const { report, exportedBy } = messages.conversations;
  const done = rows.filter(({ success }) => success).length;
  const facts = [
    messages.format.date(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
    site,
    report.counts(done, rows.length - done),
  ];
  let call = 0;
  const blocks = entries.map(entry =>
    entry.kind === 'actions'
      ? actionsBlock(entry, pictures[call++] ?? [], messages)
      : wordsBlock(entry, messages),
  );
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p class="facts">${escaped(facts.filter(Boolean).join(' · '))}</p>
${blocks.join('\n')}
<footer>${escaped(exportedBy)}</footer>
</html>
`;
}

function wordsBlock(entry: Exclude<ShownEntry, { kind: 'actions' }>, messages: Speech['messages']): string {
  const quote =
    entry.kind === 'person' && entry.quote ? `<blockquote>${escaped(entry.quote)}</blockquote>` : '';
  const ending = entry.kind === 'answer' && entry.ending ? ` <em>(${escaped(entry.ending)})</em>` : '';
  // In the exported Markdown, markup of an answer is escaped already.
  const text = entry.kind === 'answer' ? entry.text.replaceAll('&lt;', '<') : entry.text;
  const attached =
    entry.kind === 'person' && entry.attachments
      ? `<small>${escaped(`${messages.attachments.sent}${messages.card.colon} ${entry.attachments.join(', ')}`)}</small>`
      : '';
  return `<section class="${entry.kind}">${quote}<p>${escaped(text)}${ending}</p>${attached}</section>`;
}

type Actions = Extract<ShownEntry, { kind: 'actions' }>;

function actionsBlock(
  { title, site, rows }: Actions,
  pictures: readonly RequestImage[],
  messages: Speech['messages'],
): string {
  const shown = pictures.map(
    ({ media_type, data }) =>
      `<img alt="${escaped(messages.conversations.report.picture)}" src="data:${media_type};base64,${data}">`,
  );
  const head = `${escaped(title)}${site ? ` · ${escaped(site)}` : ''}`;
  return `<section class="actions"><h2>${head}</h2><ol>${rows.map(row => rowItem(row, messages)).join('')}</ol>${shown.join('')}</section>`;
}

function rowItem(row: ShownRow, messages: Speech['messages']): string {
  const { quoted, space } = messages.format;
  const target = [row.kind, row.name && quoted(row.name)].filter(Boolean).join(space);
  const values = [row.before, row.after].flatMap(value => (value === undefined ? [] : quoted(value)));
  const change = row.after === undefined ? '' : `: ${values.join(' → ')}`;
  const mark = row.success === undefined ? 'not-run' : row.success ? 'done' : 'failed';
  const outcome = row.outcome === undefined ? '' : `<small>${escaped(row.outcome)}</small>`;
  return `<li class="${mark}">${escaped(withTarget(row.action, target, messages) + change)}${outcome}</li>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/gu, character => ENTITIES[character] ?? '');
}

const STYLE = `:root{color-scheme:light dark}
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:15px/1.5 system-ui,sans-serif}
h1{font-size:1.4rem;margin:0}h2{font-size:.95rem;margin:0 0 .25rem}.facts,footer{color:GrayText}
section{margin:1rem 0}p{white-space:pre-wrap;margin:0;overflow-wrap:anywhere}
.person{padding:.5rem .75rem;border-radius:.75rem;background:color-mix(in srgb,#1f6b52 14%,transparent)}
.actions{padding:.75rem;border:1px solid GrayText;border-radius:.75rem}
ol{margin:0;padding:0;list-style:none}li::before{display:inline-block;width:1.4em;font-weight:700;content:"–"}
.done::before{content:"✓";color:#1f8a5b}.failed::before{content:"✗";color:#c0392b}
small{display:block;margin-left:1.65em;color:GrayText}img{max-width:100%;margin-top:.5rem;border:1px solid GrayText}`;
