import { type ErrorType, plainToolName } from '@assent/shared';
import { cleanText } from '../page/dom/clean-text.ts';
import { PageError } from '../page/page-error.ts';
import { back } from './back.ts';
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
import { snapshot } from './snapshot.ts';
import { switchTab } from './switch-tab.ts';
import { type } from './type.ts';
import { uncheck } from './uncheck.ts';
import { underline } from './underline.ts';
import { upload } from './upload.ts';
import { wait } from './wait.ts';

/** What any action may end with, whatever it does: by what was asked for, by the person, or by what became of the page. */
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
 * The errors that an operation may end with for no reason of its own. On a page its target has to be found and seen, and
 * what it sets off may come to stand before the person.
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
  listed(type),
  listed(press),
  listed(doubleClick),
  listed(hover),
  listed(focus),
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

/** One of the operations that there are. The texts of `messages/operations` have an entry for each. */
export type RegisteredOperation = (typeof registry)[number];

export const operations: readonly RegisteredOperation[] = registry;

/** Its name, and the others that it goes by. */
export function operationNames({ name, aliases = [] }: ListedOperation): string[] {
  return [name, ...aliases];
}

/** By its name or another that it goes by, in any spelling: `switchTab`, `browser.switch_tab`, `browser_input`. */
export function findOperation(name: string): RegisteredOperation | undefined {
  const plain = plainToolName(name);
  return operations.find(operation => operationNames(operation).includes(plain));
}

/** Throws `InvalidArgument`, naming the operations that there are. */
export function requireOperation(name: string): RegisteredOperation {
  const operation = findOperation(name);
  if (operation) return operation;
  const names = operations.map(known => known.name).join(', ');
  throw new PageError('InvalidArgument', `There is no action "${cleanText(name)}". Use one of: ${names}.`);
}
