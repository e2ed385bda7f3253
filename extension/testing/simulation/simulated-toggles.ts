import { message } from '../../messages/message.ts';
import type { Action } from '../../operations/contract/action.ts';
import type { Preview } from '../../operations/contract/preview.ts';

type Details = Pick<Extract<Preview, { status: 'bound' }>, 'sentence' | 'before'>;

/** The states that clicks turn over, bound and compared as the engine does. */
export class SimulatedToggles {
  readonly #on = new Set<string>();
  /** How often clicks of ours turned each over, and how the last one left it. */
  readonly #own = new Map<string, { clicks: number; left: boolean }>();

  /** By the page or the person. */
  turn(id: string): boolean {
    const isOn = !this.#on.has(id);
    if (isOn) this.#on.add(id);
    else this.#on.delete(id);
    return isOn;
  }

  /** By a click of ours; the state that it made. */
  press(id: string): boolean {
    const left = this.turn(id);
    this.#own.set(id, { clicks: this.#clicksOn(id) + 1, left });
    return left;
  }

  /** For a click's binding. */
  state(id: string): string {
    return `${this.#on.has(id)} ${this.#clicksOn(id)}`;
  }

  isAsBound(id: string, state: string): boolean {
    const [shown, clicks] = state.split(' ');
    const own = this.#own.get(id);
    const expected = own && String(own.clicks) !== clicks ? String(own.left) : shown;
    return String(this.#on.has(id)) === expected;
  }

  details(id: string): Details {
    const isOn = this.#on.has(id);
    const act = message('mouse.card', { button: 'left', count: 1, across: null, down: null });
    return {
      sentence: message('toggle.card', { act, kind: 'switch', next: isOn ? 'off' : 'on' }),
      before: message('toggle.state', { kind: 'switch', state: isOn ? 'on' : 'off' }),
    };
  }

  #clicksOn(id: string): number {
    return this.#own.get(id)?.clicks ?? 0;
  }
}

/** The element that an action turns over. */
export function turnedBy({ action, target }: Action): string | undefined {
  return action === 'click' ? target.elementId : undefined;
}
