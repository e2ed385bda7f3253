import { rectOf } from '../dom/box.ts';
import { composedAncestry } from '../dom/composed-tree.ts';
import { isEditorHost, isSelect, isTextField } from '../dom/element-types.ts';
import { bodyOf, documentElementOf, isMatching, scrollHeightOf } from '../dom/native-dom.ts';
import { isLandmark } from '../dom/role.ts';
import type { Candidate } from '../finding/candidates.ts';
import type { ElementQuery } from '../frame-reading.ts';

type Region = NonNullable<ElementQuery['region']>;

/** By landmarks, or without any by position. */
export function inRegion<Found extends Candidate>(candidates: readonly Found[], region: Region): Found[] {
  switch (region) {
    case 'below_viewport':
      return candidates.filter(({ rect }) => rect.top >= innerHeight);
    case 'form':
      return inForms(candidates);
    default: {
      const isPart = remembered(box => isLandmark(box, region) || LOOKS_LIKE[region](box));
      return candidates.filter(({ element }) => boxesAround(element).some(isPart));
    }
  }
}

const LOOKS_LIKE = { header: isTopBand, sidebar: isSideColumn, footer: isBottomBand } as const;

const MAX_BAND = 200;

function isTopBand(box: Element): boolean {
  const { top, width, height } = rectOf(box);
  const fromStart = top + scrollY;
  const isAtTop = Math.min(fromStart, Math.abs(top)) <= 8;
  return isAtTop && height >= 20 && height <= MAX_BAND && width >= innerWidth * 0.6;
}

function isBottomBand(box: Element): boolean {
  const { top, bottom, width, height } = rectOf(box);
  const end = scrollHeightOf(document.scrollingElement ?? documentElementOf(document));
  const isLow = bottom + scrollY >= end - 8 && top + scrollY >= Math.min(end, innerHeight) / 2;
  return isLow && height >= 20 && height <= innerHeight * 0.6 && width >= innerWidth * 0.6;
}

function isSideColumn(box: Element): boolean {
  const { left, right, width, height } = rectOf(box);
  const isAtSide = left <= 24 || right >= innerWidth - 40;
  return isAtSide && width >= 60 && width <= innerWidth * 0.36 && height >= innerHeight * 0.5;
}

const FORMS = 'form, [role=form], [role=search], fieldset';
/** Within these levels, fields and a button in one box form a form. */
const FORM_LEVELS = 7;

/** By tag, or else the smallest box around fields with a button. */
function inForms<Found extends Candidate>(candidates: readonly Found[]): Found[] {
  const contents = countContents(candidates);
  const groups = new Set(
    candidates.filter(({ element }) => isField(element)).map(({ element }) => groupAround(element, contents)),
  );
  const isForm = remembered(box => groups.has(box) || isMatching(box, FORMS));
  return candidates.filter(({ element }) => boxesAround(element).some(isForm));
}

interface Content {
  fields: number;
  buttons: number;
}

function countContents(candidates: readonly Candidate[]): Map<Element, Content> {
  const contents = new Map<Element, Content>();
  for (const { element, kind } of candidates) {
    for (const box of boxesAround(element).slice(1, FORM_LEVELS)) {
      const content = contents.get(box) ?? { fields: 0, buttons: 0 };
      if (isField(element)) content.fields += 1;
      if (kind === 'button') content.buttons += 1;
      contents.set(box, content);
    }
  }
  return contents;
}

/** A field with its own button may be part of a form, so look for two fields first. */
function groupAround(field: Element, contents: ReadonlyMap<Element, Content>): Element | undefined {
  const boxes = boxesAround(field).slice(1, FORM_LEVELS);
  const having = (fields: number) =>
    boxes.find(box => {
      const content = contents.get(box);
      return content !== undefined && content.buttons > 0 && content.fields >= fields;
    });
  return having(2) ?? having(1);
}

function isField(element: Element): boolean {
  return isTextField(element) || isSelect(element) || isEditorHost(element);
}

function boxesAround(element: Element): Element[] {
  const body = bodyOf(document);
  return [...composedAncestry(element)].filter(box => box !== body && box !== documentElementOf(document));
}

function remembered(judge: (box: Element) => boolean): (box: Element) => boolean {
  const known = new Map<Element, boolean>();
  return box => {
    const before = known.get(box);
    if (before !== undefined) return before;
    const judged = judge(box);
    known.set(box, judged);
    return judged;
  };
}
