import { message } from '../../messages/message.ts';
import { hiddenSelect, linesOf, shownText } from '../../page/choosing/shown-choices.ts';
import { inlineScriptsOf, linkOf } from '../../page/dom/destination.ts';
import { attributeOf, isConnected, localNameOf } from '../../page/dom/native-dom.ts';
import { actionSignatureOf } from '../../page/identity/action-signature.ts';
import { labelTextsOf } from '../../page/identity/label-texts.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { UndoEntry } from '../contract/undo-entry.ts';

/** Kept for going back, which asks nobody again: gone with the widget. */
export const reportedOptions = new WeakMap<Element, ReportedOptions>();

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

interface Told {
  element: Element;
  label: string;
}

/** The options of a custom select as they were when something was chosen in it, by their labels. */
export type ReportedOptions = ReadonlyMap<string, { element: Element; nature: string }>;

export function reportOptions(options: readonly Told[]): ReportedOptions {
  return new Map(options.map(({ label, element }) => [label, { element, nature: natureOf(element) }]));
}

/** Lists are drawn anew each time they open, so it is the same node only where the old one is still there. */
export function isAsTold(told: ReportedOptions, { label, element }: Told): boolean {
  const known = told.get(label);
  if (!known) return true;
  const isSwapped = known.element !== element && isConnected(known.element);
  return !isSwapped && known.nature === natureOf(element);
}

function natureOf(option: Element): string {
  const said = ['role', 'value', 'data-value', 'data-id', 'data-key'].map(name => attributeOf(option, name));
  return JSON.stringify([localNameOf(option), said, linkOf(option)?.href, inlineScriptsOf(option)]);
}
