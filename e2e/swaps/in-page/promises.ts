import type { RowSpec } from '../scenes/scene.ts';
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
import type { Stage } from './stage.ts';

export type EffectKind = 'click' | 'write' | 'choose' | 'check' | 'drop' | 'submit' | 'double click';

/** What a row's card shows or implies, by the kind of effect. */
export type Promised = Partial<Record<EffectKind, Facts>>;

export function promisesOf(stage: Stage): Promised[] {
  const written: [string, string][] = [];
  return stage.task.rows.map(row => {
    const promised = promiseOf(stage, row, written);
    if (row.sends) written.push(row.sends);
    return promised;
  });
}

function promiseOf(stage: Stage, row: RowSpec, written: readonly [string, string][]): Promised {
  const element = stage.elementOf(row);
  switch (row.action) {
    case 'fill':
    case 'type':
      return { write: fieldFacts(stage, element) };
    case 'select':
      return element instanceof HTMLSelectElement ? { choose: choiceFacts(stage, element, row) } : {};
    case 'drag':
      return { drop: dropFacts(stage, element, stage.find(row.onto ?? '')) };
    case 'double_click':
      return { click: controlFacts(stage, element), 'double click': controlFacts(stage, element) };
    default:
      return isTick(element)
        ? { check: tickFacts(stage, element, turned(row, element)) }
        : pressPromise(stage, element, written);
  }
}

/** As the card says it. */
function turned({ action }: RowSpec, { type, checked }: HTMLInputElement): boolean {
  return action === 'check' || type === 'radio' || !checked;
}

/** A key in a field presses the form's first button. */
function pressPromise(stage: Stage, element: Element, written: readonly [string, string][]): Promised {
  const form = 'form' in element && element.form instanceof HTMLFormElement ? element.form : null;
  if (element instanceof HTMLInputElement && form) {
    const isSubmitter = (at: Element): at is HTMLButtonElement =>
      at instanceof HTMLButtonElement && at.type === 'submit';
    const button = [...form.elements].find(isSubmitter) ?? null;
    return { submit: submitFacts(stage, form, button, written) };
  }
  const isSubmit = element instanceof HTMLButtonElement && element.type === 'submit' && form;
  return {
    click: controlFacts(stage, element),
    ...(isSubmit ? { submit: submitFacts(stage, form, element, written) } : {}),
  };
}
