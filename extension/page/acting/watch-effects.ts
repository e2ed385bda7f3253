import { composedAncestry } from '../dom/composed-tree.ts';
import { isElement, isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { deepestFocus } from '../dom/focus.ts';
import { attributeOf } from '../dom/unshadowed.ts';
import { cleanText } from '../seeing/clean-text.ts';
import { openDialogs } from '../seeing/dialogs.ts';
import { isExpanded } from '../seeing/element-state.ts';
import { createSight } from '../seeing/sight.ts';
import { visibleText } from '../seeing/visible-text.ts';
import { type Patience, settle } from './settle.ts';
import { type Changes, watchChanges } from './watch-changes.ts';
import { watchDeparture } from './watch-departure.ts';

/** What was seen to happen from the start of a watch until the page was still. */
export interface Effects {
  /** The document is being left; nothing else was looked at. */
  isLeaving: boolean;
  /** The address afterwards, or the one it is leaving for. */
  url: string;
  isMoved: boolean;
  isDownload: boolean;
  isSubmitted: boolean;
  /** The page took the click for itself, so that no link was followed. */
  isClickPrevented: boolean;
  /** What the browser objected to in a form. */
  objections: string[];
  /** Dialogs, menus and lists that were not open before. */
  opened: Element[];
  isValueChanged: boolean;
  isFocusMoved: boolean;
  isScrolled: boolean;
  changes: Changes;
  /** The beginning of the text that appeared. */
  newText: string;
}

/** Starts to watch what acting on `target` does. `finish` waits until the page is still or is being left. */
export function watchEffects(target: Element): { finish(patience?: Partial<Patience>): Promise<Effects> } {
  const departure = watchDeparture();
  const changes = watchChanges(target);
  const events = watchEvents();
  const urlBefore = location.href;
  const openBefore = new Set(openThings(target));
  const valuesBefore = fieldStates();
  const focusBefore = deepestFocus();
  return {
    finish: async patience => {
      const settled = await settle(patience, departure.signal);
      departure.stop();
      const seen = events.finish();
      const changed = changes.finish();
      const focus = deepestFocus();
      return {
        isLeaving: settled === 'ended',
        url: departure.destination() ?? location.href,
        isMoved: location.href !== urlBefore,
        isDownload: departure.isDownload(),
        ...seen,
        opened: openThings(target).filter(thing => !openBefore.has(thing)),
        isValueChanged: fieldStates() !== valuesBefore,
        isFocusMoved: focus !== focusBefore && focus !== undefined && !isPartOf(target, focus),
        changes: changed,
        newText: textOf(changed.added),
      };
    },
  };
}

function watchEvents(): {
  finish(): Pick<Effects, 'isSubmitted' | 'isClickPrevented' | 'objections' | 'isScrolled'>;
} {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  const objections: string[] = [];
  const seen = { isSubmitted: false, isClickPrevented: false, objections, isScrolled: false };
  // Not captured: by the time it has come up to the window, everybody had their say.
  addEventListener('click', event => (seen.isClickPrevented = event.defaultPrevented), {
    signal: watching.signal,
  });
  addEventListener('submit', () => (seen.isSubmitted = true), options);
  addEventListener('scroll', () => (seen.isScrolled = true), options);
  addEventListener('invalid', ({ target }) => seen.objections.push(objectionOf(target)), options);
  return {
    finish: () => {
      watching.abort();
      return seen;
    },
  };
}

function objectionOf(target: EventTarget | null): string {
  if (!(target instanceof Node) || !(isInput(target) || isSelect(target) || isTextArea(target))) return '';
  const name = target.labels?.[0]?.textContent || attributeOf(target, 'placeholder') || target.name;
  return cleanText(`${name}: ${target.validationMessage}`, 120);
}

function openThings(target: Element): Element[] {
  const popups = Document.prototype.querySelectorAll.call(
    document,
    '[role=menu], [role=listbox], [role=tooltip]',
  );
  const sight = createSight();
  const expanded = isExpanded(target) ? [target] : [];
  return [...openDialogs(sight), ...[...popups].filter(popup => sight.sees(popup)), ...expanded];
}

/** The state of every field, compared and never handed out. */
function fieldStates(): string {
  const fields = Document.prototype.querySelectorAll.call(document, 'input, select, textarea');
  return Array.from(fields, field => {
    if (isInput(field)) return `${field.value}${field.checked}`;
    return isSelect(field) || isTextArea(field) ? field.value : '';
  }).join('\0');
}

function isPartOf(target: Element, focus: Element): boolean {
  return [...composedAncestry(target)].includes(focus) || [...composedAncestry(focus)].includes(target);
}

function textOf(added: readonly Element[]): string {
  const sight = createSight();
  const texts = added.filter(isElement).map(element => cleanText(visibleText(element, sight, 120), 120));
  return texts.find(Boolean) ?? '';
}
