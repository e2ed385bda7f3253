import { attributeOf, isMatching, localNameOf, textOf } from './native-dom.ts';

/** The name that a page's author gave to the picture on a control: `fa-trash`, `bx bx-cog`, `<use href="#icon-star">`. */
export function iconName(element: Element): string {
  const inside = Element.prototype.querySelectorAll.call(element, PARTS);
  for (const part of [element, ...inside].slice(0, MAX_PARTS)) {
    const name = spacedName(nameOfPart(part));
    if (name) return name;
  }
  return '';
}

const PARTS = '[class], use, [data-icon], [data-lucide], [data-feather]';
const MAX_PARTS = 8;

/** Font Awesome's cross is called `times`, as in multiplying. */
function nameOfPart(part: Element): string {
  if (isMatching(part, 'use')) return fragmentOf(part);
  const given = GIVEN.map(name => attributeOf(part, name)).find(Boolean);
  return (given ?? (ligatureOf(part) || iconClass(part))).replace(/^times(?=$|-)/u, 'close');
}

const GIVEN = ['data-lucide', 'data-feather', 'data-icon'];

/** Icon fonts draw a picture for a word, such as `delete` in the font of Material icons: nobody reads it. */
export function ligatureOf(element: Element): string {
  if (!/\bmat(?:erial)?-(?:icons?|symbols)/u.test(attributeOf(element, 'class') ?? '')) return '';
  const word = textOf(element).trim();
  return LIGATURE.test(word) ? word : '';
}

/** A text that may be one. */
export const LIGATURE = /^[a-z][a-z0-9_]{1,30}$/u;

function fragmentOf(use: Element): string {
  const address = attributeOf(use, 'href') ?? attributeOf(use, 'xlink:href') ?? '';
  return (address.split('#')[1] ?? '').replace(/^(?:icon|svg|sprite|i)[-_]/u, '');
}

/** Kits prefix the names of their pictures; `u-icon-x` and `dashicons-x` stand for all whose prefix says so. */
const PREFIXED =
  /^(?:(?:fa|bi|ti|mdi|ri|bx|bxs|ph|pi|la|ion|uil|lucide|tabler|cil|nc|zmdi)|(?:.*[-_])?[a-z]*icons?)[-_]+([a-z][\w-]*)$/u;

function iconClass(part: Element): string {
  const classes = (attributeOf(part, 'class') ?? '').split(/\s+/u);
  const mayBeIcon = DRAWN.has(localNameOf(part));
  for (const each of classes) {
    const name = PREFIXED.exec(each)?.[1] ?? (mayBeIcon ? afterBase(each, classes) : undefined);
    if (name && !STYLES.test(name)) return name;
  }
  return '';
}

const DRAWN = new Set(['i', 'svg', 'em']);

/** `feather feather-x`: the picture's class begins with the kit's. */
function afterBase(name: string, classes: readonly string[]): string | undefined {
  const base = classes.find(each => each !== '' && name.startsWith(`${each}-`));
  return base === undefined ? undefined : name.slice(base.length + 1);
}

/** Sizes, weights and boxes, which are no pictures. */
const STYLES =
  /^(?:solid|regular|brands|fw|lg|md|sm|xs|xl|\d?x|\d+(?:px)?|btn|button|only|small|medium|large|spin|font|text|box|wrap|wrapper|inner|container|primary|default|white|fill|base|img|svg)$/u;

/** Without a letter it says nothing. */
export function spacedName(name: string): string {
  return /\p{L}/u.test(name) ? name.replace(/[-_]+/gu, ' ').trim() : '';
}
