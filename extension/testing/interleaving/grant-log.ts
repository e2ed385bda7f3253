import { expect } from 'vitest';
import type { Call } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { Execution } from '../simulation/simulated-page.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';

interface Given {
  day: string;
  at: number;
}

/** The person's reading grants by origin and day, recorded independently of the tested code. */
export class GrantLog {
  readonly #panel: SimulatedPanel;
  readonly #given = new Map<string, Given>();
  /** Revoked since the last check: a call may have been allowed before. */
  readonly #revoked = new Map<string, Given>();
  /** The calls that ran without a question. */
  readonly granted = new Set<string>();
  #executions = 0;
  #readings = 0;
  #checkedAt: number;

  constructor(panel: SimulatedPanel) {
    this.#panel = panel;
    this.#checkedAt = panel.grants.now();
  }

  /** At an accepted press with the box ticked. */
  allow(origin: string): void {
    const at = this.#panel.grants.now();
    this.#given.set(origin, { day: dayOf(at), at });
  }

  revoke(origin: string): void {
    const grant = this.#given.get(origin);
    if (grant) this.#revoked.set(origin, grant);
    this.#given.delete(origin);
  }

  /** Call it after every event: what ran by a grant was covered by one, and only read. */
  check(): void {
    const { page, grants } = this.#panel;
    for (const call of this.#panel.calls()) this.#checkCall(call);
    for (const execution of page.executions.slice(this.#executions)) this.#checkExecution(execution);
    for (const { grantedOrigin, origins } of page.tabs.readings.slice(this.#readings)) {
      if (grantedOrigin === undefined) continue;
      expect(new Set(origins)).toEqual(new Set([grantedOrigin]));
      expect(this.#isAllowed(this.#given.get(grantedOrigin))).toBe(true);
    }
    this.#executions = page.executions.length;
    this.#readings = page.tabs.readings.length;
    this.#checkedAt = grants.now();
    this.#revoked.clear();
  }

  #checkCall({ id, grant, state }: Call): void {
    if (!grant || this.granted.has(id)) return;
    this.granted.add(id);
    expect(this.#isAllowed(this.#given.get(grant.origin) ?? this.#revoked.get(grant.origin))).toBe(true);
    const card = 'card' in state ? JSON.stringify(state.card) : '';
    const effects = [...card.matchAll(/"effect":"([a-z]+)"/gu)].map(([, effect]) => effect);
    expect(new Set(effects)).toEqual(new Set(['reads']));
  }

  #checkExecution({ grantedOrigin, origin, action }: Execution): void {
    if (grantedOrigin === undefined) return;
    expect(grantedOrigin).toBe(origin);
    expect(this.#isAllowed(this.#given.get(origin))).toBe(true);
    expect(['read', 'extract', 'extract_links', 'get_text', 'scroll']).toContain(action.action);
  }

  /** At any moment since the last check, because time passes within one step. */
  #isAllowed(grant: Given | undefined): boolean {
    if (!grant) return false;
    const times = [this.#checkedAt, this.#panel.grants.now()];
    return times.some(now => dayOf(now) === grant.day && now >= grant.at);
  }
}

function dayOf(time: number): string {
  return new Date(time).toDateString();
}
