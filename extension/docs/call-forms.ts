import type { DocsCatalog } from '../messages/docs/en.ts';

/** A call as a model may send it. */
interface ExampleCall {
  tool: string;
  arguments: Record<string, unknown>;
  status: 'ready' | 'answered' | 'invalid';
}

const URL = 'https://example.com/';

/** The forms in which a call of one operation may come with every toolset. A test has each of them parsed. */
export const callForms: Readonly<Record<keyof DocsCatalog['callForms'], ExampleCall>> = {
  flat: { tool: 'browser_click', arguments: { selector: '#send' }, status: 'ready' },
  spelling: { tool: 'browser.switchTab', arguments: { tabId: '1437' }, status: 'ready' },
  wrapped: {
    tool: 'use_browser',
    arguments: { action: 'fill', action_params: { elementId: 'e_k3f9a12', value: 'Tea' } },
    status: 'ready',
  },
  address: {
    tool: 'use_browser',
    arguments: { url: URL, action: 'extract', action_params: { what: 'article' } },
    status: 'ready',
  },
  envelope: {
    tool: 'browser',
    arguments: { action: 'browser_navigate', tool: 'browser', parameters: { url: URL } },
    status: 'ready',
  },
  help: { tool: 'use_browser', arguments: { action: 'help' }, status: 'answered' },
  'help-about-one': {
    tool: 'use_browser',
    arguments: { action: 'help', action_params: { operation: 'wait' } },
    status: 'answered',
  },
  raw: { tool: 'browser_navigate', arguments: { raw: `{"url":"${URL}"}` }, status: 'invalid' },
  'unknown-parameter': {
    tool: 'browser_wait',
    arguments: { text: 'Done', polling: 200 },
    status: 'ready',
  },
  'other-names': {
    tool: 'use_browser',
    arguments: { action: 'click', action_params: { text: 'Order', click_count: 2, timeout: 5000 } },
    status: 'ready',
  },
};
