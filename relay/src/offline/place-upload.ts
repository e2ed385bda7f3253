import type { DescribedElement } from './described-element.ts';
import { findElement, findOnly } from './find-element.ts';
import { type Placement, place } from './placement.ts';

const FILE = /file|文件/iu;
const FOR_FILES = /upload|attach|browse|choose file|drop|上传|附件|选择文件|浏览|拖放/iu;

/** A field for files; else a button or an area that says it takes them. */
export function placeUpload(target: string | undefined, elements: readonly DescribedElement[]): Placement {
  const fields = elements.filter(({ kindWords }) => FILE.test(kindWords));
  const others = elements.filter(({ name, kind }) => kind !== 'input' && FOR_FILES.test(name));
  const takers = fields.length > 0 ? fields : others;
  const named = target === undefined ? undefined : findElement(target, takers, KINDS);
  const finding = named && (named.kind !== 'none' || takers.length !== 1) ? named : findOnly(takers);
  return place(finding, {
    phrase: target ?? '',
    make: () => ({ action: 'upload', params: {} }),
    search: { keyword: target ?? 'upload' },
  });
}

const KINDS = { input: 1, button: 1, link: 0.9, other: 0.9, text: 0.8 };
