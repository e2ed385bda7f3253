import { composedAncestry } from '../dom/composed-tree.ts';
import { isElement, isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { deepestFocus } from '../dom/focus.ts';
import { cleanText } from '../seeing/clean-text.ts';
import { openDialogs } from '../seeing/dialogs.ts';
import { isExpanded } from '../seeing/element-state.ts';
import { createSight } from '../seeing/sight.ts';
import { visibleText } from '../seeing/visible-text.ts';
import { namedObjectionTo } from './objection.ts';
import { type Patience, settle, waitFor } from './settle.ts';
import { type Changes, watchChanges } from './watch-changes.ts';
import { watchDeparture } from './watch-departure.ts';
import { endUnrest, type IsRestless, SCROLL_PART } from './watch-unrest.ts';

/** What was seen to happen from the start of a watch until the page was still. */
export interface Effects {
  /** The document is being left. */
  isLeaving: boolean;
  /** The page was still at first, and what was seen came afterwards. */
  isLate: boolean;
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

/** How long a page may take to show the first sign of an effect, as when it asks its server before it answers. */
const FIRST_SIGN_DEADLINE = 1500;

/**
 * Starts to watch what acting on `target` does. `finish` waits until the page is still or is being left; a page that
 * shows nothing at first is given time for a late effect.
 */
export function watchEffects(target: Element): { finish(patience?: Partial<Patience>): Promise<Effects> } {
  const departure = watchDeparture();
  const isRestless = endUnrest();
  const changes = watchChanges(target, isRestless);
  const events = watchEvents(isRestless);
  const before = {
    url: location.href,
    open: new Set(openThings(target)),
    values: fieldStates(),
    focus: deepestFocus(),
  };
  const soFar = (when: { isLeaving: boolean; isLate: boolean }): Effects => {
    const focus = deepestFocus();
    const changed = changes.soFar();
    return {
      ...when,
      url: departure.destination() ?? location.href,
      isMoved: location.href !== before.url,
      isDownload: departure.isDownload(),
      ...events.seen,
      opened: openThings(target).filter(thing => !before.open.has(thing)),
      isValueChanged: fieldStates() !== before.values,
      isFocusMoved: focus !== before.focus && focus !== undefined && !isPartOf(target, focus),
      changes: changed,
      newText: textOf(changed.added),
    };
  };
  return {
    finish: async patience => {
      let settled = await settle(patience, departure.signal);
      const isLate = settled !== 'ended' && !hasEffect(soFar({ isLeaving: false, isLate: false }));
      if (isLate) {
        const look = (): Effects => soFar({ isLeaving: departure.signal.aborted, isLate });
        const sign = await waitFor(() => hasEffect(look()) || undefined, FIRST_SIGN_DEADLINE);
        if (sign) settled = await settle(patience, departure.signal);
      }
      const effects = soFar({ isLeaving: settled === 'ended', isLate });
      for (const watch of [departure, changes, events]) watch.stop();
      return effects;
    },
  };
}

/** Whether anything at all was seen to happen. Figures that change late are taken for a clock's. */
export function hasEffect(effects: Effects): boolean {
  const { added, removed, texts, figures, attributes } = effects.changes;
  return (
    effects.isLeaving ||
    effects.isMoved ||
    effects.isDownload ||
    effects.isSubmitted ||
    effects.isValueChanged ||
    effects.isFocusMoved ||
    effects.isScrolled ||
    effects.objections.length + effects.opened.length > 0 ||
    added.length + removed + texts + attributes > 0 ||
    (figures > 0 && !effects.isLate)
  );
}

function watchEvents(isRestless: IsRestless): {
  seen: Pick<Effects, 'isSubmitted' | 'isClickPrevented' | 'objections' | 'isScrolled'>;
  stop(): void;
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
  const onScroll = ({ target }: Event) => {
    if (target instanceof Node && !isRestless([target, SCROLL_PART])) seen.isScrolled = true;
  };
  addEventListener('scroll', onScroll, options);
  addEventListener(
    'invalid',
    ({ target }) => seen.objections.push(target instanceof Element ? namedObjectionTo(target) : ''),
    options,
  );
  return { seen, stop: () => watching.abort() };
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
