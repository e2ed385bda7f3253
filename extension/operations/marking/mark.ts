import { message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { shortName } from '../../page/naming/short-name.ts';
import type { Mark } from '../../page/overlay/boxes.ts';
import { markElement, markText } from '../../page/overlay/marks.ts';
import { PageError } from '../../page/page-error.ts';
import { scrollIntoView } from '../../page/scrolling/scroller.ts';
import { succeeded } from '../contract/observed.ts';
import type { BoundTarget, Handler } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { UndoEntry } from '../contract/undo-entry.ts';
import { cssColor } from './color.ts';
import type { MarkingParams } from './marking-operation.ts';

export function markingHandler(look: 'highlight' | 'underline', usualColor: string): Handler<MarkingParams> {
  /** The mark of each target, so that it can be removed by itself. */
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
    preview: (_target, given) => ({ after: colorOf(given, usualColor) }),
    remember: target => rememberMark(nameOf(target), () => drawn.get(target)),
    run: async (target, given): Promise<Outcome> => {
      mark(target, colorOf(given, usualColor));
      return succeeded('changed', message(`mark.${look}`, { name: nameOf(target) }));
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

function colorOf({ color }: MarkingParams, usualColor: string): string {
  const known = cssColor(color ?? usualColor);
  if (!known)
    throw new PageError(
      'InvalidArgument',
      message('mark.unknownColor', { color: cleanText(color ?? '', 40) }),
    );
  return known;
}

/** Removes one mark. `drawn` returns it once it exists. */
function rememberMark(name: string, drawn: () => Mark | undefined): UndoEntry {
  return {
    name,
    look: () => (drawn()?.isShown() ? 'marked' : 'unmarked'),
    restore: async () => drawn()?.remove(),
  };
}
