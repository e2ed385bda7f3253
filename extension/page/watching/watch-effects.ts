import { composedAncestry } from '../dom/composed-tree.ts';
import { isElement, isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { deepestFocus } from '../dom/focus.ts';
import { documentElementOf, scrollLeftOf, scrollTopOf } from '../dom/unshadowed.ts';
import { cleanText } from '../seeing/clean-text.ts';
import { visibleText } from '../seeing/visible-text.ts';
import { createSight } from '../sight/sight.ts';
import { type Patience, type Signs, settle, waitFor } from './settle.ts';
import { watchBusy } from './watch-busy.ts';
import { type Changes, watchChanges } from './watch-changes.ts';
import { watchDrawings } from './watch-drawings.ts';
import { type Receipt, watchReceipt } from './watch-receipt.ts';
import { endUnrest, type IsRestless, SCROLL_PART } from './watch-unrest.ts';

/** What was seen to happen from the start of a watch until the page was still. */
export interface Effects extends Receipt {
  /** The page was still at first, and what was seen came afterwards. */
  isLate: boolean;
  /** The page took the click for itself, so that no link was followed. */
  isClickPrevented: boolean;
  isValueChanged: boolean;
  isFocusMoved: boolean;
  isScrolled: boolean;
  /** A film or a sound began or stopped, or the page went to the full screen and back. */
  isPlaying: boolean;
  /** Only a drawing changed, of which nothing more can be told. */
  isDrawingChanged: boolean;
  /** The page still showed that it was at work when the time was up. */
  isBusy: boolean;
  changes: Changes;
  /** The beginning of the text that appeared. */
  newText: string;
}

/** How long a page may take to show the first sign of an effect, as when it asks its server before it answers. */
const FIRST_SIGN_DEADLINE = 1500;

/** A message that takes longer than this to be seen is not waited for. */
const LONGEST_FADE = 500;

/**
 * Starts to watch what acting on `target` does. `finish` waits until the page is still or is being left; a page that
 * shows nothing at first is given time for a late effect.
 */
export function watchEffects(target: Element): { finish(patience?: Partial<Patience>): Promise<Effects> } {
  const isRestless = endUnrest();
  const receipt = watchReceipt(target, isRestless);
  const changes = watchChanges(target, isRestless);
  const events = watchEvents(isRestless, target);
  const busy = watchBusy(target);
  const drawings = watchDrawings();
  const before = { values: fieldStates(), focus: deepestFocus() };
  const soFar = (isLate: boolean): Effects => {
    const focus = deepestFocus();
    const changed = changes.soFar();
    return {
      ...receipt.soFar(),
      ...events.seen,
      isLate,
      isValueChanged: fieldStates() !== before.values,
      isFocusMoved: focus !== before.focus && focus !== undefined && !isPartOf(target, focus),
      isDrawingChanged: false,
      isBusy: false,
      changes: changed,
      newText: cleanText(receipt.mask(textOf(changed.added)), 120),
    };
  };
  const signs: Signs = { ended: receipt.departed, isRestless, ...busy };
  const finish = async (patience?: Partial<Patience>): Promise<Effects> => {
    let settled = await settle(patience, signs);
    const isLate = settled !== 'ended' && !hasEffect(soFar(false));
    if (isLate) {
      const sign = await waitFor(() => hasEffect(soFar(isLate)) || undefined, FIRST_SIGN_DEADLINE);
      if (sign) settled = await settle(patience, signs);
    }
    await waitFor(() => !receipt.isFadingIn() || undefined, LONGEST_FADE);
    const effects = soFar(isLate);
    const isDrawingChanged = !hasEffect(effects) && (await drawings.isChanged());
    for (const watch of [receipt, changes, events]) watch.stop();
    return { ...effects, isDrawingChanged, isBusy: settled === 'deadline' && busy.isBusy() };
  };
  return { finish };
}

/** Whether anything at all was seen to happen. Figures that change late are taken for a clock's. */
export function hasEffect(effects: Effects): boolean {
  const { added, removed, moved, texts, figures, attributes } = effects.changes;
  return (
    effects.isLeaving ||
    effects.isMoved ||
    effects.isDownload ||
    (effects.isSubmitted && !effects.isSubmitTaken) ||
    effects.isPickerCalled ||
    effects.isValueChanged ||
    effects.isFocusMoved ||
    effects.isScrolled ||
    effects.isPlaying ||
    effects.isDrawingChanged ||
    effects.objections.length + effects.opened.length + effects.said.length > 0 ||
    added.length + removed + moved + texts + attributes > 0 ||
    (figures > 0 && !effects.isLate)
  );
}

type SeenEvents = Pick<Effects, 'isClickPrevented' | 'isScrolled' | 'isPlaying'>;

function watchEvents(isRestless: IsRestless, target: Element): { seen: SeenEvents; stop(): void } {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  const seen: SeenEvents = { isClickPrevented: false, isScrolled: false, isPlaying: false };
  // Not captured: by the time it has come up to the window, everybody had their say.
  addEventListener('click', event => (seen.isClickPrevented = event.defaultPrevented), {
    signal: watching.signal,
  });
  const placed = scrollPlaces(target);
  const onScroll = ({ target: scrolled }: Event) => {
    if (!(scrolled instanceof Node) || isRestless([scrolled, SCROLL_PART])) return;
    // The event of our own scrolling into view comes only now.
    seen.isScrolled ||= placed.get(scrolled) !== placeOf(scrolled);
  };
  addEventListener('scroll', onScroll, options);
  for (const type of ['play', 'pause', 'fullscreenchange'])
    addEventListener(type, () => (seen.isPlaying = true), options);
  return { seen, stop: () => watching.abort() };
}

function scrollPlaces(target: Element): Map<Node, string> {
  return new Map([document, ...composedAncestry(target)].map(node => [node, placeOf(node)]));
}

function placeOf(node: Node): string {
  const scroller = isElement(node) ? node : (document.scrollingElement ?? documentElementOf(document));
  return `${scrollLeftOf(scroller)} ${scrollTopOf(scroller)}`;
}

/** The state of every field, compared and never handed out. */
function fieldStates(): string {
  const fields = Document.prototype.querySelectorAll.call(
    document,
    'input:not([type=hidden]), select, textarea',
  );
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
  const texts = added.filter(isElement).map(element => cleanText(visibleText(element, sight, 120), 1000));
  return texts.find(Boolean) ?? '';
}
