/** What a relay asks of the ledger, in one transaction. Tasks and tenants are numbers within a history. */
export type CreditCall =
  /** A second one is a request that came twice. */
  | { kind: 'create'; task: number; tenant: number; max: number }
  | { kind: 'grant'; tenant: number; reference: number; credits: number }
  /** Of a part of the relay that is metered. */
  | { kind: 'use'; tenant: number; reference: number; credits: number }
  /** Another relay takes the task up. */
  | { kind: 'takeUp'; task: number }
  | ({ kind: 'hold' } & Work & { need: number })
  | ({ kind: 'meter' } & Work & { credits: number })
  /** Holds and meters. */
  | ({ kind: 'step' } & Work & { need: number; credits: number })
  | { kind: 'end'; task: number; attempt: number | undefined; status: TaskEndStatus };

type Work = { task: number; attempt: number };

export type TaskEndStatus = 'completed' | 'failed' | 'cancelled';

/** After so many statements of a transaction. `isKilled`: nobody rolls it back, the connection just ends. */
export type Death = { after: number; isKilled: boolean };

/** `death`: of the relay that sends it, if it dies. */
export type SentCall = { call: CreditCall; relay: 0 | 1; death?: Death | undefined };

/** The first tenant has most of the tasks, which share its account. */
export const TENANT_OF_TASK = [0, 0, 0, 1] as const;
export const TENANTS = [0, 1] as const;
