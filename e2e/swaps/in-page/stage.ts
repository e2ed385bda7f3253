import type { RowSpec, Scene, Task } from '../scenes/scene.ts';
import { requireTask } from '../scenes/scenes.ts';
import { markRestless } from './words.ts';

/**
 * How a scene stands in its page. `far`: below the fold. `shadow`: in an open shadow root. `ticking`: beside a clock.
 * `restless`: its own texts change by themselves before they become others.
 */
export type Frame = 'plain' | 'far' | 'shadow' | 'ticking' | 'restless';

export interface Stage {
  scene: Scene;
  task: Task;
  frame: Frame;
  root: Document | ShadowRoot;
  /** The element of a row. */
  elementOf(row: RowSpec): HTMLElement;
  /** Throws where the scene has no such element. */
  find(selector: string): HTMLElement;
}

export function buildStage(sceneName: string, taskName: string, frame: Frame): Stage {
  const { scene, task } = requireTask(sceneName, taskName);
  defineElements();
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = frame === 'shadow' ? holder.attachShadow({ mode: 'open' }) : document;
  (frame === 'shadow' ? root : holder).replaceChildren(...partsOf(scene.html));
  const find = (selector: string): HTMLElement => {
    const found = root.querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new NotThere(selector);
    return found;
  };
  const stage: Stage = { scene, task, frame, root, find, elementOf: row => find(row.on) };
  if (frame === 'far') holder.style.paddingTop = '3000px';
  if (frame === 'ticking') addClock(stage);
  if (root.querySelector('.zone')) acceptDrops(stage);
  return stage;
}

/** A change needs an element that the scene does not have. */
export class NotThere extends Error {}

function partsOf(html: string): ChildNode[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...document.importNode(template.content, true).childNodes];
}

/** An honest clock, in the target's row or beside it. */
function addClock({ task, elementOf }: Stage): void {
  const target = task.rows.map(elementOf).at(-1);
  const clock = document.createElement('small');
  markRestless(clock);
  let seconds = 0;
  const tick = (): void => {
    seconds += 1;
    clock.textContent = `Updated ${seconds} s ago`;
  };
  tick();
  target?.parentElement?.closest('li, .card, p, div, td, main')?.append(clock);
  setInterval(tick, 150);
}

function acceptDrops({ root }: Stage): void {
  for (const zone of root.querySelectorAll<HTMLElement>('.zone')) {
    zone.addEventListener('dragover', event => event.preventDefault());
    zone.addEventListener('drop', event => event.preventDefault());
  }
}

/** A form-associated element: it puts a value of its own into the form. */
class Rate extends HTMLElement {
  static formAssociated = true;
  readonly #internals = this.attachInternals();
  connectedCallback(): void {
    this.rate('1');
  }
  rate(value: string): void {
    this.#internals.setFormValue(value);
  }
}

export function setRate(element: HTMLElement, value: string): void {
  if (element instanceof Rate) element.rate(value);
  else throw new NotThere('x-rate');
}

function defineElements(): void {
  if (customElements.get('x-rate')) return;
  customElements.define('x-rate', Rate);
  customElements.define('x-words', class extends HTMLElement {});
}
