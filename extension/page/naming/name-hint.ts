import { attributeOf, isMatching } from '../dom/native-dom.ts';

/** The last resort for a picture button: its icon, file, or link. */
export function nameHint(element: Element): string {
  return iconName(element) || fileName(element) || targetName(element);
}

function iconName(element: Element): string {
  const inside = Element.prototype.querySelectorAll.call(element, '[class], use');
  for (const part of [element, ...inside].slice(0, MAX_PARTS)) {
    const name = isMatching(part, 'use') ? fragmentOf(part) : iconClass(attributeOf(part, 'class') ?? '');
    if (name) return name;
  }
  return '';
}

const MAX_PARTS = 8;

/** Icon fonts name pictures by a prefixed class: `fa-trash`, `bi-x`, `ti ti-x`, `icon-trash`. */
function iconClass(classes: string): string {
  const found =
    /(?:^|\s)(?:fa|bi|ti|mdi|ri|glyphicon|octicon|icon|anticon|el-icon|lucide|tabler-icon)-([a-z][\w-]*)/u.exec(
      classes,
    )?.[1];
  return found && !/^(?:solid|regular|brands|fw|lg|sm|xs|[0-9]x|btn|button|only)$/u.test(found)
    ? spaced(found)
    : '';
}

function fragmentOf(use: Element): string {
  const address = attributeOf(use, 'href') ?? attributeOf(use, 'xlink:href') ?? '';
  return spaced((address.split('#')[1] ?? '').replace(/^(?:icon|svg|sprite|i)[-_]/u, ''));
}

function fileName(element: Element): string {
  const picture = isMatching(element, 'img, input[type=image]')
    ? element
    : Element.prototype.querySelector.call(element, 'img[src]');
  const source = picture ? (attributeOf(picture, 'src') ?? '') : '';
  return source.startsWith('data:') ? '' : spaced(tailOf(source).replace(/\.\w+$/u, ''));
}

function targetName(element: Element): string {
  const address = attributeOf(element, 'href') ?? '';
  return /^(?:javascript|data|blob):/iu.test(address) ? '' : tailOf(address);
}

/** The last part with a letter. */
function tailOf(address: string): string {
  const path = address.replace(/^\w+:\/\/[^/]*/u, '').split('?')[0] ?? '';
  return path.split(/[/#]/u).findLast(part => /\p{L}/u.test(part)) ?? '';
}

function spaced(name: string): string {
  return /\p{L}/u.test(name) ? name.replace(/[-_]+/gu, ' ').trim() : '';
}
