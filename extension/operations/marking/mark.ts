import type { Language } from '@assent/shared';
import { cleanText } from '../../page/dom/clean-text.ts';
import { shortName } from '../../page/naming/short-name.ts';
import type { Mark } from '../../page/overlay/boxes.ts';
import { markElement, markText } from '../../page/overlay/marks.ts';
import { PageError } from '../../page/page-error.ts';
import { scrollIntoView } from '../../page/scrolling/scroll-into-view.ts';
import type { BoundTarget, Handler } from '../operation.ts';
import type { Outcome } from '../outcome.ts';
import { rememberMark } from '../undo/remember-mark.ts';
import { cssColor } from './color.ts';
import type { MarkingParams } from './marking-operation.ts';

interface Marking {
  look: 'highlight' | 'underline';
  usualColor: string;
  done: Readonly<Record<Language, (name: string) => string>>;
}

/** What highlighting and underlining share: only their looks and words differ. */
export function markingHandler({ look, usualColor, done }: Marking): Handler<MarkingParams> {
  /** What was drawn for a target, so that it can be taken away by itself. */
  const drawn = new WeakMap<BoundTarget, Mark>();
  const mark = (target: BoundTarget, color: string): void => {
    if (target.kind === 'selection') {
      drawn.set(target, markText(target.range.cloneRange(), { look, color }));
      return;
    }
    const element = elementOfMark(target);
    scrollIntoView(element);
    drawn.set(target, markElement(element, { look, color }));
  };
  return {
    preview: (_target, given, language) => ({ after: colorOf(given, usualColor, language) }),
    remember: target => rememberMark(nameOf(target), () => drawn.get(target)),
    run: async (target, given, language): Promise<Outcome> => {
      mark(target, colorOf(given, usualColor, language));
      return { success: true, message: done[language](nameOf(target)), effect: 'changed' };
    },
  };
}

function nameOf(target: BoundTarget): string {
  return target.kind === 'selection'
    ? cleanText(target.range.toString(), 60)
    : shortName(elementOfMark(target));
}

function elementOfMark(target: Exclude<BoundTarget, { kind: 'selection' }>): Element {
  return target.kind === 'element' ? target.element : target.document.documentElement;
}

function colorOf({ color }: MarkingParams, usualColor: string, language: Language): string {
  const known = cssColor(color ?? usualColor);
  if (!known) throw new PageError('InvalidArgument', UNKNOWN_COLOR[language](cleanText(color ?? '', 40)));
  return known;
}

const UNKNOWN_COLOR = {
  zh: (color: string) => `不认识颜色 “${color}”。请用 黄色、绿色、yellow、#ffcc00 这样的写法。`,
  en: (color: string) => `"${color}" is no colour. Use one such as yellow, green, 黄色 or #ffcc00.`,
};
