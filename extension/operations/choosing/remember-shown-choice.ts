import { message } from '../../messages/message.ts';
import { hiddenSelect, linesOf, shownText } from '../../page/choosing/shown-choices.ts';
import { inlineScriptsOf, linkOf } from '../../page/dom/destination.ts';
import { attributeOf, isConnected, localNameOf } from '../../page/dom/native-dom.ts';
import { actionSignatureOf, labelTextsOf } from '../../page/identity/action-signature.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { UndoEntry } from '../contract/undo-entry.ts';

/** For undoing; gone with the widget. */
export const reportedOptions = new WeakMap<Element, ReportedOptions>();

/** Chooses options in the way of the run to undo. */
type Choose = (labels: readonly string[], reported: ReportedOptions | undefined) => Promise<Outcome>;

/** Undoes a choice by choosing the old one again, if it is an option. */
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
        // The old text was a placeholder and no option.
        if (!(cause instanceof PageError) || cause.type !== 'InvalidArgument') throw cause;
        throw new PageError('Unsupported', message('undo.noEmpty', { name }), { cause });
      }
    },
  };
}

/** By the hidden native select, which the form sends; else by the visible text. */
function shownIn(widget: Element): string {
  const held = hiddenSelect(widget);
  if (held) return [...held.selectedOptions].map(option => option.label.trim()).join('\n');
  return linesOf(shownText(widget, true)).join('\n');
}

interface ReportedOption {
  element: Element;
  label: string;
}

/** The options at the time of a choice, by label. */
export type ReportedOptions = ReadonlyMap<string, { element: Element; nature: string }>;

export function reportOptions(options: readonly ReportedOption[]): ReportedOptions {
  return new Map(options.map(({ label, element }) => [label, { element, nature: natureOf(element) }]));
}

/** A list is redrawn each time it opens: a different node is only suspicious while the old one still exists. */
export function isUnchanged(reported: ReportedOptions, { label, element }: ReportedOption): boolean {
  const known = reported.get(label);
  if (!known) return true;
  const isSwapped = known.element !== element && isConnected(known.element);
  return !isSwapped && known.nature === natureOf(element);
}

function natureOf(option: Element): string {
  const said = ['role', 'value', 'data-value', 'data-id', 'data-key'].map(name => attributeOf(option, name));
  return JSON.stringify([localNameOf(option), said, linkOf(option)?.href, inlineScriptsOf(option)]);
}
