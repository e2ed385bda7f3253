import { type ChatRequest, chatRequestSchema } from '@assent/shared';
import { en } from 'zod/locales';
import { parseJson } from '../history/result-content.ts';
import { type Issue, Refusal } from '../refusal.ts';

/** English words for what is wrong; zod's own never repeat the value. */
const { localeError } = en();

/** The request in a body, or a refusal that says where it is wrong and what was expected there. */
export function readRequest(body: string): ChatRequest {
  const json = parseJson(body);
  if (json === undefined) throw new Refusal(400, 'invalid_json', 'The body is not valid JSON.');
  const parsed = chatRequestSchema.safeParse(json, { error: localeError });
  if (!parsed.success) {
    throw invalidRequest(
      parsed.error.issues.map(issue => ({ path: formatPath(issue.path), message: issue.message })),
    );
  }
  refuseDoubleNames(parsed.data);
  return parsed.data;
}

function refuseDoubleNames({ browser_tools = [] }: ChatRequest): void {
  const names = browser_tools.map(tool => tool.name);
  const repeated = names.findIndex((name, index) => names.indexOf(name) < index);
  if (repeated === -1) return;
  throw invalidRequest([{ path: `browser_tools[${repeated}].name`, message: 'Another tool has this name' }]);
}

function invalidRequest(issues: readonly Issue[]): Refusal {
  return new Refusal(400, 'invalid_request', 'The request does not fit the protocol; see "issues".', issues);
}

function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
