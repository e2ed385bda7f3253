import { deepestFocus } from '../dom/active-elements.ts';
import { cleanText } from '../dom/clean-text.ts';
import { composedAncestry } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';
import { endBackgroundMutations, wasStill, watchedFor } from '../timing/background-mutations.ts';
import { type Patience, type Signs, settle, waitFor, waitWhetherTakenBack } from '../timing/settle.ts';
import { watchBusy } from '../timing/watch-busy.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { type Effects, hasEffect, isAcknowledgement, mayComeBack, surenessOf, verdictOf } from './effects.ts';
import { watchFields } from './field-states.ts';
import { lateChange } from './late-change.ts';
import { plainMessages } from './plain-messages.ts';
import { type Changes, watchChanges } from './watch-changes.ts';
import { watchEvents } from './watch-events.ts';
import { watchLater } from './watch-later.ts';
import { isInFeed, type PageMessage } from './watch-messages.ts';
import { watchDrawings, watchStyles } from './watch-painting.ts';
import { type Receipt, watchReceipt } from './watch-receipt.ts';

/** In milliseconds. */
const LONG_WATCH = 300;

/** For the first sign of an effect, as when the page asks its server first. */
const FIRST_SIGN_DEADLINE = 1500;
const SUBMIT_DEADLINE = 4500;

/** Longer fade-ins are not waited for. */
const MAX_FADE = 500;

interface EffectsWatch {
  /**
   * Waits until the page is still or left; a page without any sign gets time for a late effect. `sighted` gets what is seen
   * when the page is still, where the page may yet take it back.
   */
  finish(patience?: Partial<Patience>, sighted?: (effects: Effects) => void): Promise<Effects>;
}

export function watchEffects(target: Element): EffectsWatch {
  const isVolatile = endBackgroundMutations();
  // A late figure counts as a clock's, unless nothing ticked while the person decided.
  const isStill = wasStill();
  // What goes on by itself has shown it while the person decided.
  const isKnown = watchedFor() >= LONG_WATCH;
  let wasBusy = false;
  const receipt = watchReceipt(target, isVolatile);
  const changes = watchChanges(target, isVolatile, isKnown);
  const events = watchEvents(isVolatile, target);
  const busy = watchBusy(target);
  const drawings = watchDrawings();
  const styles = watchStyles(target);
  const fields = watchFields();
  const focusBefore = deepestFocus();
  const soFar = (isLate: boolean): Effects => {
    const focus = deepestFocus();
    const seen = receipt.soFar();
    const isAsking = wasBusy || seen.isAsking || seen.isSubmitted || seen.isMoved;
    const all = changes.soFar(isAsking);
    const countsFigures = !isLate || isStill;
    const changed = countsFigures ? all : { ...all, figures: 0 };
    const isCaused = ({ at }: { at: Element }) => changes.isCaused(at, isAsking);
    const isSaid = (said: PageMessage) =>
      isInFeed(said.at) ? changes.isOwn(said.at) : said.tone !== 'neutral' || isCaused(said);
    return {
      ...seen,
      said: withPlain(seen.said.filter(isSaid), seen, plainly(seen, changed, countsFigures)),
      opened: seen.opened.filter(thing => isCaused(thing) || isModal(thing.at)),
      ...events.seen,
      isLate,
      isValueChanged: fields.isChanged(),
      isFocusMoved: focus !== focusBefore && focus !== undefined && !isPartOf(target, focus),
      isDrawingChanged: false,
      isStyleChanged: styles.isChanged(),
      isBusy: false,
      changes: changed,
      newText: cleanText(receipt.mask(newestText(changed)), 120),
      meanwhile: '',
    };
  };
  const plainly = ({ isMoved }: Receipt, { spoken, restyled, unsaid }: Changes, countsFigures: boolean) =>
    plainMessages(spoken, unsaid, {
      target,
      isPage: isMoved,
      isOfFeed: changes.isOfFeed,
      countsFigures,
      restyled,
    }).map(each => ({ ...each, text: receipt.mask(each.text) }));
  const isBusy = () => {
    const isNow = busy.isBusy() || receipt.isWorking();
    wasBusy ||= isNow;
    return isNow;
  };
  const signs: Signs = { ended: receipt.departed, isVolatile, isMoving: busy.isMoving, isBusy };
  const finish: EffectsWatch['finish'] = async (patience, sighted) => {
    changes.actEnded();
    const start = performance.now();
    let settled = await settle(patience, signs);
    const isLate = settled !== 'ended' && !hasEffect(soFar(false));
    if (isLate) {
      // A page that takes a submission answers to it, however late.
      const latest = receipt.soFar().isSubmitTaken ? SUBMIT_DEADLINE : FIRST_SIGN_DEADLINE;
      const sign = await waitFor(() => hasEffect(soFar(isLate)) || undefined, latest);
      if (sign) settled = await settle(patience, signs);
    }
    await waitFor(() => !receipt.isFadingIn() || undefined, MAX_FADE);
    const shown = soFar(isLate);
    if (mayComeBack(shown)) sighted?.(shown);
    const isOther =
      mayComeBack(shown) &&
      (await waitWhetherTakenBack(() => verdictOf(soFar(isLate)), start, surenessOf(shown)));
    // What is taken back may come again, or with the reason.
    if (isOther || (settled !== 'deadline' && isBusy())) settled = await settle(patience, signs);
    const last = soFar(isLate);
    const effects = !hasEffect(last) && isAcknowledgement(shown, last) ? shown : last;
    const isDrawingChanged = !hasEffect(effects) && (await drawings.isChanged());
    const isNothing = !hasEffect(effects) && !isDrawingChanged;
    const meanwhile = isNothing ? cleanText(receipt.mask(textOf(changes.others())), 120) : '';
    const isStillBusy = settled === 'deadline' && isBusy();
    const reported = { ...effects, isDrawingChanged, isBusy: isStillBusy, meanwhile };
    events.stop();
    watchLater({
      look: () => lateChange(reported, soFar(isLate), changes),
      stop: () => {
        receipt.stop();
        changes.stop();
      },
    });
    return reported;
  };
  return { finish };
}

/** Mere lines say nothing that is known already. */
function withPlain(
  said: readonly PageMessage[],
  { said: all, objections }: Receipt,
  plain: readonly PageMessage[],
): PageMessage[] {
  const known = [...all.map(({ text }) => text), ...objections];
  const isFresh = ({ text }: PageMessage) => !known.some(other => other.includes(text));
  // What the page says is done outweighs a colour.
  const isDone = said.some(({ tone }) => tone === 'good');
  const isDoubted = ({ tone, isByColour }: PageMessage) => isDone && tone === 'bad' && isByColour === true;
  return [...said, ...plain.filter(each => isFresh(each) && !isDoubted(each))];
}

/** A page that takes the whole window for a question has been made to. */
function isModal(element: Element): boolean {
  return isMatching(element, 'dialog:modal');
}

function isPartOf(target: Element, focus: Element): boolean {
  return [...composedAncestry(target)].includes(focus) || [...composedAncestry(focus)].includes(target);
}

function textOf(added: readonly Element[]): string {
  return textsOf(added).find(Boolean) ?? '';
}

/** A bar that is drawn again says what it said before; what only looks otherwise comes last. */
function newestText({ spoken, restyled, unsaid }: Changes): string {
  const [first = '', ...others] = textsOf([
    ...spoken.filter(element => !restyled.includes(element)),
    ...restyled,
  ]).filter(Boolean);
  const before = bare(unsaid);
  return [first, ...others].find(text => !before.includes(bare(text))) ?? first;
}

function bare(text: string): string {
  return text.replace(/\s+/gu, '');
}

const MAX_SPOKEN = 40;

function textsOf(added: readonly Element[]): string[] {
  const visibility = createVisibility();
  return added
    .filter(isElement)
    .slice(0, MAX_SPOKEN)
    .map(element => cleanText(visibleText(element, visibility, 120), 1000));
}
