import { expect } from 'vitest';
import type { Call } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { Execution } from './simulated-page.ts';
import type { SimulatedPanel } from './simulated-panel.ts';

/** The person's reading grants by origin and day, recorded independently of the tested code. */
export interface GrantLog {
  /** At an accepted press with the box ticked. */
  allow(origin: string): void;
  revoke(origin: string): void;
  /** Call it after every event: what ran by a grant was covered by one, and only read. */
  check(): void;
  /** How many calls ran without a question. */
  granted(): number;
}

interface Given {
  day: string;
  at: number;
}

export function grantLog(panel: SimulatedPanel): GrantLog {
  const given = new Map<string, Given>();
  const known = new Set<string>();
  let executions = 0;
  let readings = 0;
  let before = panel.grants.now();
  /** Revoked since the last check: a call may have been allowed before. */
  const revoked = new Map<string, Given>();

  /** At any moment since the last check, because time passes within one step. */
  function isAllowed(grant: Given | undefined): boolean {
    if (!grant) return false;
    return [before, panel.grants.now()].some(now => dayOf(now) === grant.day && now >= grant.at);
  }

  function checkCall({ grant, state }: Call): void {
    if (!grant) return;
    expect(isAllowed(given.get(grant.origin) ?? revoked.get(grant.origin))).toBe(true);
    const card = 'card' in state ? state.card : undefined;
    expect(effectsOf(card)).toEqual(['reads']);
  }

  function checkExecution({ grantedOrigin, origin, action }: Execution): void {
    if (grantedOrigin === undefined) return;
    expect(grantedOrigin).toBe(origin);
    expect(isAllowed(given.get(origin))).toBe(true);
    expect(action).toMatch(/"action":"(read|extract|extract_links|get_text|scroll)"/u);
  }

  return {
    allow: origin => given.set(origin, { day: dayOf(panel.grants.now()), at: panel.grants.now() }),
    revoke: origin => {
      const grant = given.get(origin);
      if (grant) revoked.set(origin, grant);
      given.delete(origin);
    },
    granted: () => known.size,
    check: () => {
      for (const call of panel.calls().filter(({ id, grant }) => grant && !known.has(id))) {
        checkCall(call);
        known.add(call.id);
      }
      for (const each of panel.page.executions.slice(executions)) checkExecution(each);
      for (const { grantedOrigin, origins } of panel.page.place.readings.slice(readings)) {
        if (grantedOrigin === undefined) continue;
        expect(new Set(origins)).toEqual(new Set([grantedOrigin]));
        expect(isAllowed(given.get(grantedOrigin))).toBe(true);
      }
      executions = panel.page.executions.length;
      readings = panel.page.place.readings.length;
      before = panel.grants.now();
      revoked.clear();
    },
  };
}

function dayOf(time: number): string {
  return new Date(time).toDateString();
}

function effectsOf(card: unknown): unknown[] {
  return [
    ...new Set([...JSON.stringify(card).matchAll(/"effect":"([a-z]+)"/gu)].map(([, effect]) => effect)),
  ];
}
