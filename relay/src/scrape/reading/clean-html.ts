import type { PageElement } from '../../tools/web/extract-article.ts';

/** What carries meaning. Everything else is looks, scripts or tracking. */
const KEPT = [
  'href',
  'src',
  'alt',
  'title',
  'lang',
  'dir',
  'id',
  'colspan',
  'rowspan',
  'headers',
  'scope',
  'start',
  'datetime',
  'cite',
];

/** Of code blocks, which name their language so. */
const CODE_CLASS = /^(?:language|lang|highlight-source)-[\w+#-]+$/;

/** Elements that do something, and such as hold nothing for a reader. */
const TAKEN_OUT =
  'script, style, link, meta, base, noscript, template, iframe, object, embed, svg, input, canvas';

/** The HTML of an element with absolute addresses, without scripts and looks. The element is changed. */
export function cleanHtml(content: PageElement, base: string): string {
  for (const element of content.querySelectorAll(TAKEN_OUT)) element.remove();
  for (const element of content.querySelectorAll('*')) cleanAttributes(element, base);
  return content.innerHTML.replace(/\n\s*\n+/g, '\n').trim();
}

function cleanAttributes(element: PageElement, base: string): void {
  const language = (element.getAttribute('class') ?? '')
    .split(/\s+/)
    .find((name: string) => CODE_CLASS.test(name));
  for (const name of element.getAttributeNames()) if (!KEPT.includes(name)) element.removeAttribute(name);
  if (language) element.setAttribute('class', language);
  for (const name of ['href', 'src', 'cite']) resolveAttribute(element, name, base);
}

function resolveAttribute(element: PageElement, name: string, base: string): void {
  const address = element.getAttribute(name);
  if (address === null) return;
  const url = URL.parse(address, base);
  if (url && /^(?:https?|mailto|tel):$/.test(url.protocol)) element.setAttribute(name, url.href);
  else element.removeAttribute(name);
}
