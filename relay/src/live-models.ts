import type { Model } from './model/model.ts';

/**
 * The models of a relay: those that a person connected on the setup page, then those of the environment. Rules answer only
 * while there is neither.
 */
export class LiveModels {
  /** Always the same list, which changes when a model is connected: read it at each request. */
  readonly list: Model[];
  readonly #fixed: readonly Model[];

  constructor(fixed: readonly Model[]) {
    this.#fixed = fixed;
    this.list = [...fixed];
  }

  /** Takes effect with the next request. A running turn keeps its model. */
  connect(connected: readonly Model[]): void {
    const names = new Set(connected.map(model => model.name));
    const others = this.#fixed.filter(model => !model.isRules && !names.has(model.name));
    const real = [...connected, ...others];
    this.list.splice(0, this.list.length, ...(real.length > 0 ? real : this.#fixed));
  }
}
