import { httpErrorSchema } from '@assent/shared';
import { type Finding, fail, pass, unseen } from '../../report/check.ts';
import { excerpt } from '../../report/excerpt.ts';
import { type Exchange, isTurn, saysFailed } from '../exchange.ts';

/** Expects a turn that did not fail. */
export function expectTurn(exchange: Exchange | undefined): Finding {
  if (!exchange) return notCalled();
  if (!isTurn(exchange)) return fail(describe(exchange), describe(exchange));
  return saysFailed(exchange)
    ? fail(`The turn says that it failed: ${quote(exchange)}`, `这一轮报告失败：${quote(exchange)}`)
    : pass('A turn.', '收到一轮回答。');
}

/** Expects a refusal with one of these statuses. */
export function expectRefusal(exchange: Exchange | undefined, statuses: readonly number[]): Finding {
  if (!exchange) return notCalled();
  return statuses.includes(exchange.status)
    ? pass(`HTTP ${exchange.status}.`, `HTTP ${exchange.status}。`)
    : fail(describe(exchange), describe(exchange));
}

/** For checks that depend on a call which the model did not make. */
export function notCalled(): Finding {
  return unseen(
    'The model did not make the call that it was asked for, so there was nothing to look at.',
    '模型没有发起所要求的调用，因此没有可检查的内容。',
  );
}

/** Expects a property of every item; `none` where there are no items. */
export function expectAll<Item>(
  items: readonly Item[],
  faultOf: (item: Item) => string | undefined,
  none: Finding = notCalled(),
): Finding {
  if (items.length === 0) return none;
  const faults = items.map(faultOf).filter(fault => fault !== undefined);
  const [first] = faults;
  if (first === undefined) return pass(`All ${items.length}.`, `全部 ${items.length} 个。`);
  return fail(
    `${faults.length} of ${items.length} do not, the first: ${first}`,
    `${items.length} 个中有 ${faults.length} 个不符合，第一个：${first}`,
  );
}

/** The response in one line. */
export function describe(exchange: Exchange): string {
  if (exchange.failure !== undefined) return `no answer (${excerpt(exchange.failure)})`;
  return `HTTP ${exchange.status}, ${exchange.type || 'no content type'}: ${quote(exchange)}`;
}

function quote(exchange: Exchange): string {
  return excerpt(exchange.text?.slice(-400) ?? 'bytes that are no UTF-8');
}

/** Whether an error has the format of the protocol. */
export function isHttpError(exchange: Exchange): boolean {
  return (
    /^\s*application\/json\s*(;|$)/i.test(exchange.type) && httpErrorSchema.safeParse(exchange.json).success
  );
}
