import type { Language } from '@assent/shared';
import { isInput } from '../../page/dom/element-types.ts';
import { isConnected } from '../../page/dom/unshadowed.ts';
import { essenceOf } from '../../page/identity/essence.ts';
import { PageError } from '../../page/page-error.ts';
import { shortName } from '../../page/seeing/short-name.ts';
import { createSight } from '../../page/seeing/sight.ts';
import { visibleText } from '../../page/seeing/visible-text.ts';
import type { Outcome } from '../outcome.ts';
import { UNDO_WORDS } from './undo-words.ts';
import type { WayBack } from './way-back.ts';

/** Chooses options in a widget of the page's own, in the way in which it was done. */
type Choose = (labels: readonly string[]) => Promise<Outcome>;

/** The way back to what a custom select shows now: by choosing it again, where it is one of its options. */
export function rememberShownChoice(widget: Element, choose: Choose, language: Language): WayBack {
  const name = shortName(widget);
  const old = shownIn(widget);
  return {
    name,
    look: () => (isConnected(widget) ? JSON.stringify([shownIn(widget), essenceOf(widget)]) : undefined),
    restore: async () => {
      try {
        await choose(old.split('\n'));
      } catch (cause) {
        // What it showed was no option, but a word for "nothing chosen".
        if (!(cause instanceof PageError) || cause.type !== 'InvalidArgument') throw cause;
        throw new PageError('Unsupported', UNDO_WORDS[language].noEmpty(name), { cause });
      }
      return 'whole';
    },
  };
}

const LEVELS_AROUND = 2;

/** In its own box; where that is an input and nothing else, in the box around it. */
function shownIn(widget: Element): string {
  const own = isInput(widget) ? widget.value : visibleText(widget, createSight(), MAX_SHOWN);
  if (own !== '') return own;
  let around: Element = widget;
  for (let level = 0; level < LEVELS_AROUND; level += 1) around = around.parentElement ?? around;
  return visibleText(around, createSight(), MAX_SHOWN);
}

const MAX_SHOWN = 500;
