import { type BrowserTool, type Language, plainToolName } from '@assent/shared';
import { findOperation, operationNames, operations, requireOperation } from '../operations/list.ts';
import { countTokens } from '../page/reading/count-tokens.ts';
import { browserHelpTool, HELP } from './browser-help.ts';
import { clearAiStyles } from './clear-ai-styles.ts';
import { getSelectedText } from './get-selected-text.ts';
import { flatTools, operationTool } from './operation-tool.ts';
import { pageAction } from './page-action.ts';
import { requestMoreElements } from './request-more-elements.ts';
import { type ListedTool, listed, MODEL_LANGUAGE } from './tool.ts';
import type { Toolset } from './toolset.ts';
import { useBrowser } from './use-browser.ts';

const wholeBrowser = listed(useBrowser);
const help = listed(browserHelpTool);

/** `navigate` covers it except where there is no tab. */
const browserOpen = operationTool(requireOperation('open_tab'), 'browser_open');

const SCREENSHOT = 'browser_screenshot';

/** Beside each toolset, where the page offers tools. */
const callPageTool = operationTool(requireOperation('call_page_tool'), 'browser_call_page_tool');

const toolsets: Readonly<Record<Toolset, readonly ListedTool[]>> = {
  page: [
    listed(pageAction),
    listed(requestMoreElements),
    listed(getSelectedText),
    listed(clearAiStyles),
    operationTool(requireOperation('switch_tab')),
    operationTool(requireOperation('list_tabs')),
    operationTool(requireOperation('navigate')),
    // By names that are ours in any case: a backend may have a tool of its own called download.
    operationTool(requireOperation('wait'), 'browser_wait'),
    operationTool(requireOperation('download'), 'browser_download'),
    operationTool(requireOperation('screenshot'), SCREENSHOT),
  ],
  use_browser: [wholeBrowser],
  flat: flatTools(),
};

/** Of a request. `takesPictures`: the model that answers; without it the page tools have no screenshots. */
export interface Offering {
  hasTab?: boolean;
  takesPictures?: boolean;
  /** The page offers tools, and the user allowed them on its site. */
  hasPageTools?: boolean;
}

/**
 * Our tool of this name: an offered one in any spelling, or a reserved name. Any other name is the backend's, even one
 * of our other toolsets.
 */
export function findTool(name: string, toolset: Toolset): ListedTool | undefined {
  const tools = toolsets[toolset];
  const exact = tools.find(tool => tool.name === name);
  // A backend's tool may differ only in its first letter.
  if (exact || !/^[a-z]/u.test(name)) return exact;
  return tools.find(tool => tool.name === spelledPlainly(name)) ?? findReserved(name);
}

function spelledPlainly(name: string): string {
  return name.startsWith('browser_') ? name : plainToolName(name);
}

/** `use_browser`, `browser`, `switch_tab`, and operation names that begin with `browser`. */
function findReserved(name: string): ListedTool | undefined {
  const plain = plainToolName(name);
  if (plain === useBrowser.name || plain === 'browser') return wholeBrowser;
  if (plain !== 'switch_tab' && !/^browser(?=[._A-Z])/u.test(name)) return undefined;
  if (plain === HELP) return help;
  const operation = findOperation(plain);
  return operation && operationTool(operation, name);
}

/**
 * Our names without the offered tools. The backend leaves calls by these names to us, so that we can answer what is
 * impossible on an unreadable page.
 */
export function reservedNames(toolset: Toolset, hasPage: boolean, offering?: Offering): string[] {
  const offered = new Set(offeredTools(toolset, hasPage, offering).map(({ name }) => name));
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
 * The tools of every request; only those that need no page, or no tab, where there is none. Always in the same order,
 * so that the prompt prefix stays cacheable.
 */
export function advertisedTools(toolset: Toolset, hasPage: boolean, offering?: Offering): BrowserTool[] {
  return offeredTools(toolset, hasPage, offering).map(tool => tool.advertise(MODEL_LANGUAGE));
}

/** For the user, in their language. */
export function explainedTools(toolset: Toolset, language: Language): BrowserTool[] {
  return offeredTools(toolset, true, { takesPictures: true }).map(tool => tool.advertise(language));
}

/** The estimated tokens of a toolset in every request. */
export function toolsetTokens(toolset: Toolset): number {
  return countTokens(JSON.stringify(advertisedTools(toolset, true, { takesPictures: true })));
}

function offeredTools(
  toolset: Toolset,
  hasPage: boolean,
  { hasTab = true, takesPictures = false, hasPageTools = false }: Offering = {},
): ListedTool[] {
  const tools = toolsets[toolset].filter(
    tool => takesPictures || toolset !== 'page' || tool.name !== SCREENSHOT,
  );
  if (hasPage) return hasPageTools ? [...tools, callPageTool] : tools;
  if (hasTab) return tools.filter(tool => tool.needsNoPage);
  const aside = tools.filter(tool => tool.needsNoTab);
  return toolset === 'page' ? [...aside, browserOpen] : aside;
}
