import { iconName, spacedName } from '../dom/icon-name.ts';
import { attributeOf, isMatching } from '../dom/native-dom.ts';
import { tipText } from '../dom/tip-text.ts';

/** The last resort for a picture button: its tooltip, icon, file, or link. */
export function nameHint(element: Element): string {
  return tipText(element) || iconName(element) || fileName(element) || targetName(element);
}

function fileName(element: Element): string {
  const picture = isMatching(element, 'img, input[type=image]')
    ? element
    : Element.prototype.querySelector.call(element, 'img[src]');
  const source = picture ? (attributeOf(picture, 'src') ?? '') : '';
  return source.startsWith('data:') ? '' : spacedName(tailOf(source.replace(/\.\w+(?=$|[?#])/u, '')));
}

/** The last part of a link's address that has a letter. */
export function targetName(element: Element): string {
  const address = attributeOf(element, 'href') ?? '';
  return /^(?:javascript|data|blob):/iu.test(address) ? '' : tailOf(address);
}

function tailOf(address: string): string {
  const path = address.replace(/^\w+:\/\/[^/]*/u, '').split('?')[0] ?? '';
  return path.split(/[/#]/u).findLast(part => /\p{L}/u.test(part)) ?? '';
}
