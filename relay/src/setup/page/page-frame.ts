import { createHash } from 'node:crypto';
import type { Language } from '@assent/shared';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { pageHeaders } from '../../http/page-headers.ts';
import type { SetupMessages } from '../messages/setup-messages.ts';
import { STYLE } from './page-style.ts';

/** Escaped HTML. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** No script at all, and forms go to this page alone. `no-referrer` would send them with the origin `null`. */
export const PAGE_HEADERS = pageHeaders({
  directives: [`style-src 'sha256-${STYLE_HASH}'`, "form-action 'self'"],
  referrerPolicy: 'same-origin',
});

/** The page up to its content, which may follow later: a browser shows what has come. */
export function pageHead(language: Language, messages: SetupMessages): Markup {
  return html`<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.title} · Assent</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<nav>${otherLanguage(language)}</nav>
<h1>${messages.title}</h1>
<p>${messages.purpose}</p>
</header>
`;
}

export const PAGE_END = '</body>\n</html>\n';

function otherLanguage(language: Language): Markup {
  return language === 'zh'
    ? html`<a href="?lang=en" lang="en">English</a>`
    : html`<a href="?lang=zh" lang="zh-CN">中文</a>`;
}
