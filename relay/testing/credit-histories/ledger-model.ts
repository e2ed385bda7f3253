import { type CreditCall, TENANTS } from './credit-call.ts';

/** What the ledger has to do, as simply as it can be said: one call after the other, in memory. */

type ModelEntry = { reference: string; credits: number; balanceAfter: number };

/** `messages`: what was left whenever less was left than its alert wants. */
type ModelAccount = { balance: number; entries: ModelEntry[]; messages: number[] };

type ModelTask = {
  tenant: number;
  status: string;
  attempt: number;
  max: number;
  metered: number;
  charged: number;
};

export type Ledger = {
  /** By tenant. */
  accounts: Record<number, ModelAccount>;
  /** By number. */
  tasks: Record<number, ModelTask>;
  /** What each key has used, or holds: by the name of the key. */
  keys: Record<string, number>;
};

export type Rules = {
  firstGrant: number;
  refundsPerDay: number;
  /** The most that each key may use in a month. */
  keyCredits: number | undefined;
  /** Of the alert that each tenant has. */
  alertBelow: number;
  /** What the names of its tenants and tasks begin with. */
  history: string;
};

export function tenantName({ history }: Pick<Rules, 'history'>, tenant: number): string {
  return `${history}-tenant-${tenant}`;
}

export function taskName({ history }: Pick<Rules, 'history'>, task: number): string {
  return `${history}-task-${task}`;
}

export function nameOfUse(rules: Pick<Rules, 'history'>, tenant: number, use: number): string {
  return `${tenantName(rules, tenant)}:use:${use}`;
}

/** Each tenant has two keys. */
export function keyName(rules: Pick<Rules, 'history'>, tenant: number, number: number): string {
  return `${tenantName(rules, tenant)}-key-${number % 2}`;
}

/** What came of a call, as its caller sees it. */
export type Outcome = unknown;

/** Throws for a call that fails, as the ledger does; then nothing has changed. */
class ModelFailed extends Error {
  readonly outcome: string;

  constructor(outcome: string) {
    super(outcome);
    this.outcome = outcome;
  }
}

export function emptyLedger(): Ledger {
  return { accounts: {}, tasks: {}, keys: {} };
}

/** The ledger afterwards, and the outcome. */
export function applyCall(
  ledger: Ledger,
  call: CreditCall,
  rules: Rules,
): { ledger: Ledger; outcome: Outcome } {
  const next = structuredClone(ledger);
  try {
    const outcome = perform(next, call, rules);
    for (const tenant of TENANTS) noteLow(ledger, next, { ...rules, tenant });
    return { ledger: next, outcome };
  } catch (thrown) {
    if (!(thrown instanceof ModelFailed)) throw thrown;
    return { ledger, outcome: thrown.outcome };
  }
}

/** Once for each call after which less is left than `below`, and before which there was not. */
function noteLow(
  before: Ledger,
  after: Ledger,
  { tenant, alertBelow: below, firstGrant }: Rules & { tenant: number },
): void {
  const [had = firstGrant, has] = [leftOf(before, tenant), leftOf(after, tenant)];
  if (has !== undefined && had >= below && has < below) after.accounts[tenant]?.messages.push(has);
}

/** What nobody has used. Undefined without an account. */
function leftOf({ accounts, tasks }: Ledger, tenant: number): number | undefined {
  const account = accounts[tenant];
  const own = Object.values(tasks).filter(task => task.tenant === tenant && task.status === 'running');
  return account && own.reduce((sum, { charged, metered }) => sum + charged - metered, account.balance);
}

function perform(ledger: Ledger, call: CreditCall, rules: Rules): Outcome {
  switch (call.kind) {
    case 'create': {
      openAccount(ledger, call.tenant, rules);
      const { tenant, max } = call;
      ledger.tasks[call.task] ??= { tenant, max, status: 'running', attempt: 1, metered: 0, charged: 0 };
      return undefined;
    }
    case 'grant': {
      const account = openAccount(ledger, call.tenant, rules);
      const reference = `grant:${tenantName(rules, call.tenant)}:${call.reference}`;
      const before = account.entries.find(entry => entry.reference === reference);
      if (before) return { balance: account.balance, isNew: false, grantedBefore: before.credits };
      move(account, reference, call.credits);
      return { balance: account.balance, isNew: true };
    }
    case 'use':
      return use(ledger, call, rules);
    case 'takeUp': {
      const task = ledger.tasks[call.task];
      if (task?.status === 'running') task.attempt += 1;
      return undefined;
    }
    case 'hold':
      return hold(ledger, call, rules);
    case 'meter':
      return meter(ledger, call);
    case 'step':
      return [hold(ledger, call, rules), meter(ledger, call)];
    case 'end':
      return end(ledger, call, rules);
  }
}

/** Never below zero, and never twice. */
function use(
  ledger: Ledger,
  { tenant, reference, credits }: Extract<CreditCall, { kind: 'use' }>,
  rules: Rules,
): Outcome {
  const account = openAccount(ledger, tenant, rules);
  const name = nameOfUse(rules, tenant, reference);
  if (account.entries.some(entry => entry.reference === name)) return undefined;
  const charged = Math.min(credits, account.balance);
  move(account, name, 0 - charged);
  const key = keyName(rules, tenant, reference);
  const used = countForKey(ledger, key, charged);
  const isOver = rules.keyCredits !== undefined && used > rules.keyCredits;
  return { credits: charged, isCovered: charged === credits && !isOver };
}

function openAccount(ledger: Ledger, tenant: number, rules: Rules): Ledger['accounts'][number] {
  const known = ledger.accounts[tenant];
  if (known) return known;
  const account = { balance: 0, entries: [], messages: [] };
  if (rules.firstGrant > 0) move(account, `grant:${tenantName(rules, tenant)}:first`, rules.firstGrant);
  ledger.accounts[tenant] = account;
  return account;
}

function move(account: Ledger['accounts'][number], reference: string, credits: number): void {
  account.balance += credits;
  account.entries.push({ reference, credits, balanceAfter: account.balance });
}

function countForKey(ledger: Ledger, key: string, credits: number): number {
  const used = (ledger.keys[key] ?? 0) + credits;
  // The ledger has no row of a key that never used any.
  if (credits !== 0) ledger.keys[key] = used;
  return used;
}

/** A task that this attempt may work on, and its account. */
function openTask(ledger: Ledger, number: number, attempt: number) {
  const task = ledger.tasks[number];
  const account = task && ledger.accounts[task.tenant];
  if (!account || task.status !== 'running' || task.attempt !== attempt) throw new ModelFailed('TaskOver');
  return { task, account };
}

function hold(
  ledger: Ledger,
  { task: number, attempt, need }: Extract<CreditCall, { kind: 'hold' | 'step' }>,
  rules: Rules,
) {
  const checkpoint = `${taskName(rules, number)}:checkpoint:`;
  const { task, account } = openTask(ledger, number, attempt);
  const { metered: used } = task;
  if (used + need <= task.charged) return { held: task.charged, used, isNew: false };
  if (used + need > task.max) throw new ModelFailed('max_credits_reached');
  const key = keyName(rules, task.tenant, number);
  const left = Math.max(0, (rules.keyCredits ?? Number.POSITIVE_INFINITY) - (ledger.keys[key] ?? 0));
  if (used + need - task.charged > left) throw new ModelFailed('budget_spent');
  if (used + need - task.charged > account.balance) throw new ModelFailed('insufficient_credits');
  const most = left + task.charged;
  while (task.charged < used + need) {
    const credits = Math.min(100, task.max - task.charged, account.balance, most - task.charged);
    const checkpoints = account.entries.filter(({ reference }) => reference.startsWith(checkpoint));
    move(account, `${checkpoint}${checkpoints.length + 1}`, -credits);
    task.charged += credits;
    countForKey(ledger, key, credits);
  }
  return { held: task.charged, used, isNew: true };
}

function meter(
  ledger: Ledger,
  { task: number, attempt, credits }: Extract<CreditCall, { kind: 'meter' | 'step' }>,
): undefined {
  const { task } = openTask(ledger, number, attempt);
  task.metered = Math.min(task.charged, task.metered + credits);
}

function end(ledger: Ledger, call: Extract<CreditCall, { kind: 'end' }>, rules: Rules): Outcome {
  const name = taskName(rules, call.task);
  const task = ledger.tasks[call.task];
  const account = task && ledger.accounts[task.tenant];
  if (!account || task.status !== 'running' || (call.attempt ?? task.attempt) !== task.attempt)
    return undefined;
  task.status = call.status;
  const key = keyName(rules, task.tenant, call.task);
  if (task.charged > 0) move(account, `${name}:settlement`, task.charged - task.metered);
  countForKey(ledger, key, task.metered - task.charged);
  task.charged = task.metered;
  if (call.status !== 'failed' || task.metered === 0)
    return { creditsUsed: task.metered, refunded: 0, refundLimited: false };
  const before = account.entries.filter(({ reference }) => reference.endsWith(':refund'));
  const left = rules.refundsPerDay - before.reduce((sum, { credits }) => sum + credits, 0);
  const refunded = Math.min(task.metered, Math.max(0, left));
  move(account, `${name}:refund`, refunded);
  task.charged -= refunded;
  countForKey(ledger, key, 0 - refunded);
  return { creditsUsed: task.charged, refunded, refundLimited: task.charged > 0 };
}
