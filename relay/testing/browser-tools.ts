import type { BrowserTool } from '@assent/shared';

const ACTIONS =
  'fill click highlight underline select check scroll read press hover double_click choose_date upload drag focus type uncheck';

/** The tools of protocol section 5, as a client may advertise them. */
export const BROWSER_TOOLS: BrowserTool[] = [
  {
    name: 'page_action',
    description: 'Runs actions on the page, in order.',
    parameters: {
      type: 'object',
      required: ['actions'],
      properties: {
        actions: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              action: { type: 'string', enum: ACTIONS.split(' ') },
              target: { type: 'object' },
              params: { type: 'object' },
            },
          },
        },
      },
    },
  },
  {
    name: 'request_more_elements',
    description: 'Lists more elements.',
    parameters: { type: 'object', properties: {} },
  },
  {
    name: 'get_selected_text',
    description: 'Reads the selection.',
    parameters: { type: 'object', properties: {} },
  },
  { name: 'clear_ai_styles', description: 'Clears marks.', parameters: { type: 'object', properties: {} } },
  {
    name: 'switch_tab',
    description: 'Goes on in another tab.',
    parameters: { type: 'object', required: ['tabId'], properties: { tabId: { type: 'string' } } },
  },
  {
    name: 'navigate',
    description: 'Goes to an address.',
    parameters: { type: 'object', required: ['url'], properties: { url: { type: 'string' } } },
  },
];
