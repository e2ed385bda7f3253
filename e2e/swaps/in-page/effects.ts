import {
  choiceFacts,
  controlFacts,
  dropFacts,
  type Facts,
  fieldFacts,
  isTick,
  submitFacts,
  tickFacts,
} from './facts.ts';
import type { EffectKind, Promised } from './promises.ts';
import type { Stage } from './stage.ts';

interface Effect {
  row: number;
  kind: EffectKind;
  /** `fact: promised → done`. */
  differences: string[];
}

export interface Recorder {
  /** From here on effects belong to this row. */
  begin(row: number, promised: Promised): void;
  effects: Effect[];
  /** Resolves with the next effect. */
  next(): Promise<void>;
}

const CONTROL = 'button, a[href], summary, [role=button], [role=switch], .item';

/** Listens before any handler of the page. Nothing is sent: the effect is what would have been. */
export function recordEffects(stage: Stage): Recorder {
  const effects: Effect[] = [];
  const waiting: (() => void)[] = [];
  let current: { row: number; promised: Promised } | undefined;
  let grabbed: Element | null = null;
  const note = (kind: EffectKind, facts: Facts): void => {
    if (!current) return;
    const { row, promised } = current;
    effects.push({ row, kind, differences: differencesOf(kind, promised, facts) });
    for (const go of waiting.splice(0)) go();
  };
  const listen = (type: string, noteEvent: (target: Element, event: Event) => void, capture = true): void => {
    const seen = new WeakSet<Event>();
    const listener = (event: Event): void => {
      if (seen.has(event)) return;
      seen.add(event);
      const [target] = event.composedPath();
      if (target instanceof Element) noteEvent(target, event);
    };
    addEventListener(type, listener, { capture });
    // Some events stay in their shadow root.
    if (stage.root !== document) stage.root.addEventListener(type, listener, { capture });
  };
  listen('click', target => {
    // A native box has turned over before anybody hears of its click.
    const field = target.closest('label, input, select, textarea');
    if (isTick(target)) note('check', tickFacts(stage, target, target.checked));
    else if (!field) note('click', controlFacts(stage, target.closest(CONTROL) ?? target));
  });
  listen('dblclick', target => note('double click', controlFacts(stage, target.closest(CONTROL) ?? target)));
  listen('input', target => {
    if (target instanceof HTMLSelectElement) note('choose', choiceFacts(stage, target, {}));
    else if (!isTick(target)) note('write', fieldFacts(stage, target));
  });
  for (const type of ['mousedown', 'dragstart'])
    listen(type, target => {
      grabbed = target.closest('.item');
    });
  for (const type of ['mouseup', 'drop'])
    listen(type, target => {
      const zone = target.closest('.zone');
      if (zone && grabbed) note('drop', dropFacts(stage, grabbed, zone));
    });
  listen('submit', (form, event) => recordSubmit(stage, form, event, note), false);
  listen('click', stayHere, false);
  return {
    effects,
    begin: (row, promised) => {
      current = { row, promised };
    },
    next: () => new Promise<void>(resolve => waiting.push(resolve)),
  };
}

/** At the end of its way, after the page's own handlers. A status tells that something happened. */
function recordSubmit(
  stage: Stage,
  form: Element,
  event: Event,
  note: (kind: EffectKind, facts: Facts) => void,
): void {
  if (!(form instanceof HTMLFormElement) || !(event instanceof SubmitEvent)) return;
  event.preventDefault();
  const { submitter } = event;
  const isButton =
    submitter instanceof HTMLButtonElement && submitter.type === 'submit' && submitter.form === form;
  note('submit', submitFacts(stage, form, isButton ? submitter : null));
}

function stayHere(target: Element, event: Event): void {
  if (target.closest('a[href]')) event.preventDefault();
}

/** An effect of a kind that the card did not name is one difference, except what a press does on its way. */
function differencesOf(kind: EffectKind, promised: Promised, facts: Facts): string[] {
  const shown = promised[kind];
  if (!shown) return kind === 'submit' || kind === 'check' ? [`${kind}: not on the card`] : [];
  const names = new Set([...Object.keys(shown), ...Object.keys(facts)]);
  return [...names]
    .filter(name => shown[name] !== facts[name])
    .map(name => `${kind}: ${name}: ${shown[name] ?? '-'} → ${facts[name] ?? '-'}`);
}
