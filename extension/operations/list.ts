import { type ErrorType, plainToolName } from '@assent/shared';
import { cleanText } from '../page/dom/clean-text.ts';
import { PageError } from '../page/page-error.ts';
import { back } from './back.ts';
import { callPageTool } from './call-page-tool.ts';
import { check } from './check.ts';
import { chooseDate } from './choose-date.ts';
import { click } from './click.ts';
import { close } from './close.ts';
import { doubleClick } from './double-click.ts';
import { download } from './download.ts';
import { drag } from './drag.ts';
import { executeJs } from './execute-js.ts';
import { extract } from './extract.ts';
import { extractLinks } from './extract-links.ts';
import { fill } from './fill.ts';
import { focus } from './focus.ts';
import { forward } from './forward.ts';
import { getText } from './get-text.ts';
import { highlight } from './highlight.ts';
import { hover } from './hover.ts';
import { listTabs } from './list-tabs.ts';
import { type ListedOperation, listed, listedInBrowser } from './listed-operation.ts';
import { navigate } from './navigate.ts';
import { openTab } from './open-tab.ts';
import { press } from './press.ts';
import { read } from './read.ts';
import { reload } from './reload.ts';
import { screenshot } from './screenshot.ts';
import { scroll } from './scroll.ts';
import { select } from './select.ts';
import { selectText } from './select-text.ts';
import { snapshot } from './snapshot.ts';
import { switchTab } from './switch-tab.ts';
import { type } from './type.ts';
import { uncheck } from './uncheck.ts';
import { underline } from './underline.ts';
import { upload } from './upload.ts';
import { wait } from './wait.ts';

/** Errors of any action: caused by its arguments, the user, or the state of the page. */
const anywhere = [
  'InvalidArgument',
  'ElementChanged',
  'NotPermitted',
  'Rejected',
  'PageGone',
  'Timeout',
  'InternalError',
] as const;

/**
 * Errors that an operation need not list. On a page, the target must exist and be visible, and the action may open
 * something that only the user can answer.
 */
export const commonErrors: Readonly<Record<'page' | 'browser', readonly ErrorType[]>> = {
  page: [...anywhere, 'ElementNotFound', 'StaleElement', 'NotInteractable', 'NeedsUser', 'Unsupported'],
  browser: anywhere,
};

const registry = [
  listed(fill),
  listed(click),
  listed(drag),
  listed(select),
  listed(check),
  listed(uncheck),
  listed(chooseDate),
  listed(upload),
  listed(scroll),
  listed(read),
  listed(extract),
  listed(extractLinks),
  listed(getText),
  listed(highlight),
  listed(underline),
  listed(selectText),
  listed(type),
  listed(press),
  listed(doubleClick),
  listed(hover),
  listed(focus),
  listed(callPageTool),
  listedInBrowser(navigate),
  listedInBrowser(back),
  listedInBrowser(forward),
  listedInBrowser(reload),
  listedInBrowser(openTab),
  listedInBrowser(switchTab),
  listedInBrowser(listTabs),
  listedInBrowser(snapshot),
  listedInBrowser(wait),
  listedInBrowser(close),
  listedInBrowser(download),
  listedInBrowser(executeJs),
  listedInBrowser(screenshot),
] as const;

/** `messages/operations` has an entry for each. */
export type RegisteredOperation = (typeof registry)[number];

export const operations: readonly RegisteredOperation[] = registry;

/** Its name and its aliases. */
export function operationNames({ name, aliases = [] }: ListedOperation): string[] {
  return [name, ...aliases];
}

/** By name or alias, in any spelling: `switchTab`, `browser.switch_tab`, `browser_input`. */
export function findOperation(name: string): RegisteredOperation | undefined {
  const plain = plainToolName(name);
  return operations.find(operation => operationNames(operation).includes(plain));
}

/** Throws `InvalidArgument` with the names of all operations. */
export function requireOperation(name: string): RegisteredOperation {
  const operation = findOperation(name);
  if (operation) return operation;
  const names = operations.map(known => known.name).join(', ');
  throw new PageError('InvalidArgument', `There is no action "${cleanText(name)}". Use one of: ${names}.`);
}
