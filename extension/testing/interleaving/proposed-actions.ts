import fc from 'fast-check';
import type { Action } from '../../operations/contract/action.ts';
import { operations as all } from '../../operations/list.ts';
import type { ListedOperation } from '../../operations/listed-operation.ts';
import { REFUSED } from '../simulation/simulated-elements.ts';

/** Without calls of the page's own tools, which have no target: `changing-tool.property.test.ts` tries those. */
export const operations = all.filter(({ inBrowser, callsPageTool }) => !inBrowser && !callsPageTool);
const browserOperations = all.filter(({ inBrowser }) => inBrowser);

/** Existing tabs, and one that does not exist. */
const tabId = fc.constantFrom('7', '8', '8', '9', '10', '1');

const COMMON: readonly string[] = ['fill', 'click', 'upload'];

export const action = fc.oneof(
  ...operations.filter(({ name }) => COMMON.includes(name)).map(actionOf),
  fc.oneof(...operations.map(actionOf)),
);

export const browserAction = fc.oneof(...browserOperations.map(actionOf));

/** The action that ends a card, because the rest belongs to another page. */
const switching = browserOperations.filter(({ name }) => name === 'switch_tab').map(actionOf);
export const leading = fc.oneof(
  ...switching,
  ...browserOperations.filter(it => it.inBrowser?.leadsElsewhere).map(actionOf),
);

/** An action of this operation with valid parameters. */
export function actionOf(operation: ListedOperation): fc.Arbitrary<Action> {
  const { name, example, editable, emptyTarget, inBrowser, params } = operation;
  // The last id does not exist on the page.
  const target = fc.record({ elementId: fc.constantFrom('e_1', 'e_2', 'e_3', 'e_1', 'e_2', 'e_9') });
  const usual = Object.entries(example.params).map(
    ([key, value]) => [key, key === 'tabId' ? tabId : fc.constant(value)] as const,
  );
  const written = editable.map(key => [key, writtenOf(example.params[key])] as const);
  const fails = fc.constantFrom(false, false, true);
  return fc.record({
    action: fc.constant(name),
    target: inBrowser ? fc.constant({}) : emptyTarget === 'none' ? target : fc.oneof(target, fc.constant({})),
    params: fc
      .record<Record<string, unknown>>({ fails, ...Object.fromEntries([...usual, ...written]) })
      .filter(given => params.safeParse(given).success),
  });
}

function writtenOf(usual: unknown): fc.Arbitrary<unknown> {
  const values = fc.constantFrom<unknown>('tea', 'tea', 'tea', 'tea', REFUSED, ['tea', 'cocoa']);
  return usual === undefined ? values : fc.oneof({ weight: 6, arbitrary: values }, fc.constant(usual));
}
