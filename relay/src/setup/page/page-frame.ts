import { createHash } from 'node:crypto';
import type { Language } from '@assent/shared';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { SetupMessages } from '../messages/setup-messages.ts';
import { STYLE } from './page-style.ts';

/** Escaped HTML. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** No script at all; forms go to this page alone; nobody may frame it, or read it from another origin. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // `no-referrer` would send the forms with the origin `null`.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

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
