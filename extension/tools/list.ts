import { type BrowserTool, plainToolName } from '@assent/shared';
import { findOperation, operationNames, operations, requireOperation } from '../operations/list.ts';
import { HELP } from './browser-help.ts';
import { browserHelpTool } from './browser-help-tool.ts';
import { clearAiStyles } from './clear-ai-styles.ts';
import { flatTools } from './flat-tools.ts';
import { getSelectedText } from './get-selected-text.ts';
import { type ListedTool, listed } from './listed-tool.ts';
import { operationTool } from './operation-tool.ts';
import { pageAction } from './page-action.ts';
import { requestMoreElements } from './request-more-elements.ts';
import type { Toolset } from './toolset.ts';
import { useBrowser } from './use-browser.ts';

const wholeBrowser = listed(useBrowser);
const help = listed(browserHelpTool);

/** What opens a page is not needed beside `navigate` but where there is no tab to lead elsewhere. */
const browserOpen = operationTool(requireOperation('open_tab'), 'browser_open');

const toolsets: Readonly<Record<Toolset, readonly ListedTool[]>> = {
  page: [
    listed(pageAction),
    listed(requestMoreElements),
    listed(getSelectedText),
    listed(clearAiStyles),
    operationTool(requireOperation('switch_tab')),
    operationTool(requireOperation('list_tabs')),
    operationTool(requireOperation('navigate')),
  ],
  use_browser: [wholeBrowser],
  flat: flatTools,
};

/**
 * The tool that is ours by this name: one of those that are offered, in whatever spelling, or a name that we keep for
 * ourselves whatever is offered. Any other name is the backend's, also where another set of ours knows it.
 */
export function findTool(name: string, toolset: Toolset): ListedTool | undefined {
  const tools = toolsets[toolset];
  const exact = tools.find(tool => tool.name === name);
  // A backend may have a tool of its own that differs in its first letter alone.
  if (exact || !/^[a-z]/u.test(name)) return exact;
  return tools.find(tool => tool.name === spelledPlainly(name)) ?? findReserved(name);
}

/** As before it was offered: `browser_` is a part of the names that hold it. */
function spelledPlainly(name: string): string {
  return name.startsWith('browser_') ? name : plainToolName(name);
}

/** `use_browser`, `browser`, `switch_tab`, and what begins with `browser` and names an operation. */
function findReserved(name: string): ListedTool | undefined {
  const plain = plainToolName(name);
  if (plain === useBrowser.name || plain === 'browser') return wholeBrowser;
  if (plain !== 'switch_tab' && !/^browser(?=[._A-Z])/u.test(name)) return undefined;
  if (plain === HELP) return help;
  const operation = findOperation(plain);
  return operation && operationTool(operation, name);
}

/**
 * The names that are ours, but for those of tools that are offered now: told to the backend, which then leaves to us what a
 * model calls by them. What can't be done because the page can't be read we say ourselves.
 */
export function reservedNames(toolset: Toolset, hasPage: boolean, hasTab = true): string[] {
  const offered = new Set(offeredTools(toolset, hasPage, hasTab).map(({ name }) => name));
  const operated = operations.flatMap(operationNames).map(name => `browser_${name}`);
  const own = toolsets[toolset].map(({ name }) => name);
  const names = new Set([
    useBrowser.name,
    'browser',
    'switch_tab',
    browserHelpTool.name,
    ...operated,
    ...own,
  ]);
  return [...names].filter(name => !offered.has(name));
}

/**
 * The tools as every request carries them; where the page can't be read, those that need none, and without a tab to act in
 * those that need no tab. Always in the same order,
 * so that a model's prompt prefix stays cacheable.
 */
export function advertisedTools(toolset: Toolset, hasPage: boolean, hasTab = true): BrowserTool[] {
  return offeredTools(toolset, hasPage, hasTab).map(tool => tool.advertise());
}

function offeredTools(toolset: Toolset, hasPage: boolean, hasTab: boolean): ListedTool[] {
  const tools = toolsets[toolset];
  if (hasPage) return [...tools];
  if (hasTab) return tools.filter(tool => tool.needsNoPage);
  const aside = tools.filter(tool => tool.needsNoTab);
  return toolset === 'page' ? [...aside, browserOpen] : aside;
}
