import { isInput } from '../dom/element-types.ts';
import { attributeOf, localNameOf, textOf } from '../dom/native-dom.ts';

/** Titles and labels that say more than the words they stand at: only a pointer or a screen reader is told. */
export function tipsOf(at: Element): string[] {
  const tips = ['title', 'aria-label'].map(name => [name, attributeOf(at, name)?.trim() ?? ''] as const);
  const isMore = tips.some(([, tip]) => tip !== '') ? textOf(at) : '';
  return tips.filter(([, tip]) => !isMore.includes(tip)).map(([name, tip]) => `${name}=${tip}`);
}

export function isImage(at: Element): boolean {
  return localNameOf(at) === 'img' || (isInput(at) && at.type === 'image');
}

export function imageFile(at: Element): string {
  return isImage(at) ? fileOf(attributeOf(at, 'src') ?? '') : '';
}

export function backgroundFile(at: Element): string {
  const [, address = ''] = /url\("([^"]*)"\)/u.exec(getComputedStyle(at).backgroundImage) ?? [];
  return fileOf(address);
}

/** Sites serve one picture from many addresses. Pictures in the address itself stand in for those that load. */
function fileOf(address: string): string {
  if (/^(?:data|blob):/u.test(address)) return '';
  const [path = ''] = address.split(/[?#]/u);
  return path.split('/').at(-1) ?? '';
}
