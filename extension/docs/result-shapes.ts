import { textPart } from '../operations/extracting/text-part.ts';
import type { Outcome } from '../operations/outcome.ts';
import { wordResult } from '../tools/parse-call.ts';

interface Told {
  tool: string;
  given: Record<string, unknown>;
  outcome: Outcome;
}

const PLACE = { url: 'https://example.com/', title: 'Example' };

/** What came of some calls, from which the shapes on the page are made. */
const told: readonly Told[] = [
  {
    tool: 'browser_navigate',
    given: { url: PLACE.url },
    outcome: {
      success: true,
      effect: 'navigated',
      message: 'The page is there: Example',
      ...PLACE,
      content_length: 1256,
    },
  },
  {
    tool: 'browser_get_text',
    given: {},
    outcome: textPart({ text: 'Example Domain', isCut: false }, 0, 'en'),
  },
  {
    tool: 'browser_extract_links',
    given: {},
    outcome: {
      success: true,
      message: 'Found 1 link.',
      links: [{ text: 'More', href: 'https://example.com/more', title: '' }],
      count: 1,
    },
  },
  {
    tool: 'browser_click',
    given: { selector: '#more' },
    outcome: { success: true, message: 'Clicked "More".', effect: 'changed' },
  },
  {
    tool: 'browser_click',
    given: { selector: '#idle' },
    outcome: { success: false, message: 'Clicked "Idle", and nothing changed.', effect: 'no_change' },
  },
  {
    tool: 'browser_navigate',
    given: { url: 'https://no.such.host.example/' },
    outcome: {
      success: false,
      error_type: 'NavigationError',
      message: 'The page did not come: net::ERR_NAME_NOT_RESOLVED.',
    },
  },
];

/** Calls by the names of tools with their arguments, and what the model reads of each. */
export function resultShapes(): { call: string; result: Record<string, unknown> }[] {
  return told.map(({ tool, given, outcome: { forPerson: _said, ...outcome } }) => {
    const batch = { success: outcome.success, results: [outcome], summary: '' };
    const asked = JSON.stringify(given);
    return { call: `${tool} ${asked}`, result: wordResult(tool, asked, 'flat', batch) };
  });
}
