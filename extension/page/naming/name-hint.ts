import { iconName, spacedName } from '../dom/icon-name.ts';
import { attributeOf, isMatching } from '../dom/native-dom.ts';

/**
 * The last resort for an element without a name: its icon, file or link, in brackets, since nobody reads these words on it.
 * Empty without any.
 */
export function nameHint(element: Element): string {
  const hint = iconName(element) || fileName(element) || targetName(element);
  return hint && bracketed(hint);
}

/** For a field, what it is for by the page's own marks. */
export function fieldHint(field: Element): string {
  return isMatching(field, SEARCHES) ? bracketed('search') : '';
}

const SEARCHES =
  'input[type=search], [role=searchbox], [enterkeyhint=search], search input, [role=search] input';

function bracketed(hint: string): string {
  return `[${hint}]`;
}

function fileName(element: Element): string {
  const picture = isMatching(element, 'img, input[type=image]')
    ? element
    : Element.prototype.querySelector.call(element, 'img[src]');
  const source = picture ? (attributeOf(picture, 'src') ?? '') : '';
  const name = source.startsWith('data:') ? '' : tailOf(source.replace(/\.\w+(?=$|[?#])/u, ''));
  return FILLERS.test(name) ? '' : spacedName(name);
}

/** Pictures of nothing, which only keep a place for another one. */
const FILLERS = /^(?:blank|spacer|space|pixel|transparent|clear|empty|dot|placeholder|\d+x\d+)$/iu;

/** The last part of a link's address that has a letter. */
export function targetName(element: Element): string {
  const address = attributeOf(element, 'href') ?? '';
  return /^(?:javascript|data|blob):/iu.test(address) ? '' : tailOf(address);
}

function tailOf(address: string): string {
  const path = address.replace(/^\w+:\/\/[^/]*/u, '').split('?')[0] ?? '';
  return path.split(/[/#]/u).findLast(part => /\p{L}/u.test(part)) ?? '';
}
