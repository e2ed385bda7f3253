import { readDate } from './phrases/dates.ts';
import type { DescribedElement } from './phrases/described-element.ts';
import { ANY_KIND, FILLABLE, findElement, findOnly, SETTABLE } from './phrases/find-element.ts';
import type { PageIntent } from './phrases/intent.ts';
import { type Placement, place, searchFor } from './phrases/placement.ts';

const FILE = /file|文件/iu;

const FOR_FILES = /upload|attach|browse|choose file|drop|上传|附件|选择文件|浏览|拖放/iu;

const ANY_FILE =
  /^(?:(?:a|an|the|my|some|one) )?(?:file|document|attachment|image|picture|photo)s?$|^(?:文件|附件|图片)$/iu;

const KINDS = { input: 1, button: 1, link: 0.9, other: 0.9, text: 0.8 };

type Elements = readonly DescribedElement[];
type Of<Verb extends PageIntent['verb']> = Extract<PageIntent, { verb: Verb }>;

/** Keys mostly go into fields. */
const PRESSABLE = { ...ANY_KIND, input: 1, select: 0.9, text: 0.6, button: 0.7, link: 0.7 };

export function placePress({ target, key, times }: Of<'press'>, elements: Elements): Placement {
  const action = { action: 'press', params: { key, ...(times > 1 && { times }) } };
  if (target === undefined) return { kind: 'placed', action: { ...action, target: {} } };
  return place(findElement(target, elements, PRESSABLE), { phrase: target, make: () => action });
}

export function placePointed(
  { verb, target }: Of<'hover' | 'double_click' | 'focus'>,
  elements: Elements,
): Placement {
  const affinity = verb === 'focus' ? SETTABLE : ANY_KIND;
  const finding = findElement(target, elements, affinity);
  const best = finding.kind === 'none' ? findElement(target, elements, ANY_KIND) : finding;
  return place(best, { phrase: target, make: () => ({ action: verb, params: {} }) });
}

export function placeType({ target, value }: Of<'type'>, elements: Elements): Placement {
  const make = () => ({ action: 'type', params: { value } });
  const inputs = elements.filter(({ kind }) => kind === 'input');
  if (target === undefined)
    return place(findOnly(inputs), { phrase: '', make, search: { elementType: 'input' } });
  return place(findElement(target, elements, FILLABLE), {
    phrase: target,
    make,
    search: searchFor(target, 'input'),
  });
}

/** A calendar may open from a field or from a button. */
export function placeDate({ target, value, end }: Of<'date'>, elements: Elements): Placement {
  const params = { value: readDate(value), ...(end !== undefined && { end: readDate(end) }) };
  const finding = findElement(target, elements, { input: 1, button: 0.8, select: 0.7, other: 0.7 });
  return place(finding, { phrase: target, make: () => ({ action: 'choose_date', params }) });
}

/** Both ends must exist before anything is picked up. */
export function placeDrag({ target, to, position }: Of<'drag'>, elements: Elements): Placement {
  const destination = findElement(to, elements, ANY_KIND);
  const source = findElement(target, elements, ANY_KIND);
  const make = () => ({ action: 'drag', params: {} });
  if (source.kind !== 'found') return place(source, { phrase: target, make });
  if (destination.kind !== 'found') return place(destination, { phrase: to, make });
  const params = { to: destination.element.id, ...(position && { position }) };
  const placed = place(source, { phrase: target, make: () => ({ action: 'drag', params }) });
  return placed.kind === 'placed' ? { ...placed, onto: destination.element } : placed;
}

/** A file field; otherwise a button or an area that takes files. */
export function placeUpload(target: string | undefined, elements: Elements): Placement {
  const fields = elements.filter(({ kindWords }) => FILE.test(kindWords));
  const others = elements.filter(({ name, kind }) => kind !== 'input' && FOR_FILES.test(name));
  const takers = fields.length > 0 ? fields : others;
  const named = target === undefined ? undefined : findElement(target, takers, KINDS);
  const isNamed = named && (named.kind !== 'none' || !ANY_FILE.test(target ?? ''));
  const finding = isNamed ? named : findOnly(takers);
  return place(finding, {
    phrase: target ?? '',
    make: () => ({ action: 'upload', params: {} }),
    search: { keyword: target ?? 'upload' },
  });
}
