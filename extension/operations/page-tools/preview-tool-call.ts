import { message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { PageError } from '../../page/page-error.ts';
import { formTool } from '../../page/page-tools/form-tool.ts';
import type { RegisteredTool, RegisteredTools } from '../../page/page-tools/model-context.ts';
import type { PreviewDetails } from '../contract/operation.ts';
import { assertAllowedAddress } from '../pressing/allowed-address.ts';

const MAX_LISTED = 20;
const MAX_DESCRIPTION = 500;

/** Throws `ElementNotFound` with the names that there are. */
export function requireTool({ tools }: RegisteredTools, name: string): RegisteredTool {
  const tool = tools.find(each => each.name === name);
  if (tool) return tool;
  const names = tools.slice(0, MAX_LISTED).map(each => cleanText(each.name, 60));
  throw new PageError('ElementNotFound', message('pageTool.unknown', { name, names: names.join(', ') }));
}

/** All that the page says of a tool, whatever a card has room for. */
export function toolSignature(tool: RegisteredTool): unknown {
  const { window: _window, ...definition } = tool;
  return [definition, formTool(tool.name)?.signature];
}

/** At least `acts`, whatever the page says of its tool: its `readOnlyHint` is its own word. */
export function previewToolCall({ name, description }: RegisteredTool, input: object): PreviewDetails {
  const said = cleanText(description, MAX_DESCRIPTION);
  const form = formTool(name);
  return {
    sentence: message('pageTool.sentence', { site: location.host }),
    facts: { kind: '', name, origin: location.origin, inFrame: false },
    details: [
      ...(said === '' ? [] : [message('pageTool.describes', { description: said })]),
      ...(form ? [message(form.isSubmittedAtOnce ? 'pageTool.submitsForm' : 'pageTool.fillsForm')] : []),
    ],
    argumentsText: JSON.stringify(input, undefined, 2),
    ...(form?.isSubmittedAtOnce ? submissionOf(form.destination) : { effect: 'acts' }),
  };
}

function submissionOf(destination: string): PreviewDetails {
  const url = new URL(destination, location.href);
  assertAllowedAddress(url);
  return { effect: 'submits', submitsTo: { origin: url.origin, foreign: url.origin !== self.origin } };
}
