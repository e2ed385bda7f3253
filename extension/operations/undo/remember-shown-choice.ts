import { message } from '../../messages/message.ts';
import { hiddenSelect, linesOf, shownText } from '../../page/choosing/shown-choices.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { actionSignatureOf } from '../../page/identity/action-signature.ts';
import { labelTextsOf } from '../../page/identity/label-texts.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { type ReportedOptions, reportedOptions } from '../choosing/reported-options.ts';
import type { Outcome } from '../outcome.ts';
import type { UndoEntry } from './undo-entry.ts';

/** Chooses options in a widget of the page's own, in the way in which it was done. */
type Choose = (labels: readonly string[], told: ReportedOptions | undefined) => Promise<Outcome>;

/** The way back to what a custom select shows now: by choosing it again, where it is one of its options. */
export function rememberShownChoice(widget: Element, choose: Choose): UndoEntry {
  const name = shortName(widget);
  const old = shownIn(widget);
  return {
    name,
    isPressing: true,
    look: () => (isConnected(widget) ? shownIn(widget) : undefined),
    nature: () => JSON.stringify([actionSignatureOf(widget), labelTextsOf(widget)]),
    restore: async () => {
      try {
        await choose(old.split('\n').filter(Boolean), reportedOptions.get(widget));
      } catch (cause) {
        // What it showed was no option, but a word for "nothing chosen".
        if (!(cause instanceof PageError) || cause.type !== 'InvalidArgument') throw cause;
        throw new PageError('Unsupported', message('undo.noEmpty', { name }), { cause });
      }
      return 'whole';
    },
  };
}

/** By what the page will send, where a native select is hidden behind; else by what the widget shows. */
function shownIn(widget: Element): string {
  const held = hiddenSelect(widget);
  if (held) return [...held.selectedOptions].map(option => option.label.trim()).join('\n');
  return linesOf(shownText(widget, true)).join('\n');
}
