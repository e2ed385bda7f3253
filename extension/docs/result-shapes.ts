import { wordForModel } from '../messages/word-message.ts';
import type { Outcome } from '../operations/contract/outcome.ts';
import { textPart } from '../operations/extracting/text-part.ts';
import { wordResult } from '../tools/parse-call.ts';

interface ExampleResult {
  tool: string;
  arguments: Record<string, unknown>;
  outcome: Outcome;
}

const PLACE = { url: 'https://example.com/', title: 'Example' };

const examples: readonly ExampleResult[] = [
  {
    tool: 'browser_navigate',
    arguments: { url: PLACE.url },
    outcome: {
      success: true,
      effect: 'navigated',
      message: 'The page is open: Example',
      ...PLACE,
      content_length: 1256,
    },
  },
  {
    tool: 'browser_get_text',
    arguments: {},
    outcome: textPart({ text: 'Example Domain', isCut: false }, 0),
  },
  {
    tool: 'browser_extract_links',
    arguments: {},
    outcome: {
      success: true,
      message: 'Found 1 link.',
      links: [{ text: 'More', href: 'https://example.com/more', title: '' }],
      count: 1,
    },
  },
  {
    tool: 'browser_click',
    arguments: { selector: '#more' },
    outcome: { success: true, message: 'Clicked "More".', effect: 'changed' },
  },
  {
    tool: 'browser_click',
    arguments: { selector: '#idle' },
    outcome: {
      success: false,
      message: 'Clicked "Idle". The click was delivered, but nothing visible changed.',
      effect: 'no_change',
    },
  },
  {
    tool: 'browser_navigate',
    arguments: { url: 'https://no.such.host.example/' },
    outcome: {
      success: false,
      error_type: 'NavigationError',
      message: "The page did not load. The browser's reason: net::ERR_NAME_NOT_RESOLVED.",
    },
  },
];

/** Example calls, and the model's result of each. */
export function resultShapes(): { call: string; result: Record<string, unknown> }[] {
  return examples.map(({ tool, arguments: given, outcome: { forPerson: _said, ...outcome } }) => {
    const worded = { ...outcome, message: wordForModel(outcome.message, 'en') };
    const batch = { success: outcome.success, results: [worded], summary: '' };
    const text = JSON.stringify(given);
    return { call: `${tool} ${text}`, result: wordResult(tool, text, 'flat', batch) };
  });
}
