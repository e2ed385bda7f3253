import type { Stage } from '../in-page/stage.ts';

/** One thing that a page makes something else. It throws `NotThere` in scenes that have no such thing. */
export interface Change {
  name: string;
  run(at: Edits): void;
  /** It leaves all words and values as they are: only the effect tells whether it matters. */
  isOfPlace?: true;
  /** It leaves everything as it was, so that a refusal is needless. */
  isUndone?: true;
}

/** Edits of the elements of a stage, by selector; `target` is the element of the last row. */
export interface Edits {
  stage: Stage;
  target: HTMLElement;
  find(selector: string): HTMLElement;
  text(selector: string, text: string): void;
  attribute(selector: string, name: string, value: string): void;
  value(selector: string, name: 'value' | 'checked' | 'type' | 'disabled', value: string | boolean): void;
}

export const change = (name: string, run: Change['run']): Change => ({ name, run });
export const changeOfPlace = (name: string, run: Change['run']): Change => ({ name, run, isOfPlace: true });

export function editsOf(stage: Stage): Edits {
  const last = stage.task.rows.at(-1);
  if (!last) throw new Error('A task has at least one row.');
  const target = stage.elementOf(last);
  const find = (selector: string): HTMLElement => (selector === 'target' ? target : stage.find(selector));
  return {
    stage,
    target,
    find,
    text: (selector, text) => {
      find(selector).textContent = text;
    },
    attribute: (selector, name, value) => find(selector).setAttribute(name, value),
    value: (selector, name, value) => {
      Reflect.set(find(selector), name, value);
    },
  };
}
