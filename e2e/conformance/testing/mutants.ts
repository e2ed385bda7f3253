// Long because it is a list of backends, each with one fault.
import { type Answer, type Asked, type Mutant, streamOf } from './mutant.ts';

const END = 'data: {"message":"对话完成"}';
const USAGE = '{"usage":{"input_tokens":1,"output_tokens":1}}';
const OK = streamOf(['data: {"content":"Sure."}', END]);

/** Fault → all checks that must fail, and the mutation. */
export const MUTANTS: readonly (readonly [wrong: string, caughtBy: readonly string[], mutant: Mutant])[] = [
  ['forgets 对话完成', ['stream-ends-once'], { events: events => events.filter(event => !isEnd(event)) }],
  [
    'sends 对话完成 twice',
    ['stream-ends-once'],
    { events: events => [...events, added('{"message":"对话完成"}')] },
  ],
  [
    'continues after the end',
    ['stream-ends-last'],
    { events: events => [...events, added('{"content":"More."}')] },
  ],
  [
    'sends usage twice',
    ['stream-usage-once'],
    {
      events: events => [
        added(USAGE, 1),
        added(USAGE, 2),
        ...events.filter(event => !event.includes('"usage"')),
      ],
    },
  ],
  ['ends with [DONE]', ['stream-json'], { events: events => [...events, added('[DONE]')] }],
  [
    'names its events',
    ['stream-data-lines'],
    { events: events => events.map(event => `event: chat\n${event}`) },
  ],
  ['spreads an event over lines', ['stream-data-lines'], { events: events => events.map(spread) }],
  [
    'forgets the last blank line',
    ['stream-data-lines'],
    { answer: answer => inStream(answer, body => `${body}data: {"content":"x"}`) },
  ],
  ['sends content as a number', ['stream-shapes'], { events: events => [added('{"content":5}'), ...events] }],
  [
    'sends an error without a message',
    ['stream-shapes'],
    { events: events => [added('{"error":null}'), ...events] },
  ],
  [
    'splits characters',
    ['stream-utf8'],
    {
      answer: (answer, { json, path }) =>
        json.turn_id || path.includes('/events') ? answer : inStream(answer, withHalfCharacter),
    },
  ],
  [
    'truncates arguments',
    ['call-arguments'],
    { events: events => events.map(event => event.replaceAll('}]}"', '"').replaceAll('"{}"', '"{"')) },
  ],
  [
    'sends arguments as an object',
    ['call-arguments'],
    {
      events: events =>
        events.map(event => event.replaceAll(/"arguments":"(?:[^"\\]|\\.)*"/g, '"arguments":{}')),
    },
  ],
  [
    'calls tools that were not offered',
    ['call-only-offered'],
    {
      request: json => ({
        browser_tools: [{ name: 'page_action', description: '', parameters: {} }],
        ...json,
      }),
    },
  ],
  [
    'leaks calls into the text',
    ['call-not-in-text'],
    {
      events: events => [added(String.raw`{"content":"{\"tool_call\": {\"tool_name\": \"x\"}}"}`), ...events],
    },
  ],
  [
    'refuses results',
    ['result-accepted'],
    { instead: when(({ message }) => /执行结果: .*"success":true/.test(String(message)), 400) },
  ],
  [
    'refuses rejections',
    ['result-rejected'],
    { instead: when(({ message }) => /执行结果: .*"Rejected"/.test(String(message)), 400) },
  ],
  [
    'refuses approvals',
    ['decision-approved'],
    {
      instead: when(
        ({ message, role, user_id: user }) =>
          role === 'function' &&
          /conformance.*-(?!other)/.test(String(user)) &&
          !isOther(user) &&
          isMade(message),
        400,
      ),
    },
  ],
  [
    'refuses negative decisions',
    ['decision-rejected'],
    {
      instead: when(
        ({ message, role }) => role === 'function' && /"approved":false/.test(String(message)),
        400,
      ),
    },
  ],
  [
    'runs an approval again',
    ['decision-once'],
    { answer: (answer, { json }) => (json.role === 'function' && answer.status === 409 ? OK : answer) },
  ],
  [
    'runs calls that were never made',
    ['decision-forged'],
    {
      answer: (answer, { json }) =>
        json.role === 'function' && !isOther(json.user_id) && answer.status === 404 ? OK : answer,
    },
  ],
  [
    'accepts anybody’s approval',
    ['decision-foreign'],
    { answer: (answer, { json }) => (json.role === 'function' && isOther(json.user_id) ? OK : answer) },
  ],
  [
    'accepts any decision',
    ['decision-malformed'],
    { answer: (answer, { json }) => (json.message === 'yes' ? OK : answer) },
  ],
  [
    'answers broken JSON',
    ['refuses-broken-json'],
    { instead: ({ body }) => (body.endsWith('"session_id":') ? OK : undefined) },
  ],
  ['answers without a message', ['refuses-no-message'], { request: json => ({ message: 'hi', ...json }) }],
  [
    'answers without a session',
    ['refuses-no-session'],
    { request: json => ({ session_id: crypto.randomUUID(), ...json }) },
  ],
  [
    'accepts any role',
    ['refuses-odd-role'],
    { request: json => ({ ...json, ...(json.role === 'robot' && { role: 'user' }) }) },
  ],
  [
    'accepts any page',
    ['refuses-odd-types'],
    { instead: ({ body }) => (body.includes('"elements":"none"') ? OK : undefined) },
  ],
  [
    'writes errors as text',
    ['errors-are-json'],
    { answer: answer => (answer.status >= 400 ? { ...answer, type: 'text/plain', body: 'Bad' } : answer) },
  ],
  [
    'writes errors in another format',
    ['errors-are-json'],
    { answer: answer => (answer.status >= 400 ? { ...answer, body: '{"detail":"Bad"}' } : answer) },
  ],
  [
    'answers 422',
    ['errors-have-known-status', 'refuses-odd-role'],
    { answer: (answer, { json }) => (json.role === 'robot' ? { ...answer, status: 422 } : answer) },
  ],
  [
    'requires a page',
    ['request-minimal'],
    {
      instead: when(
        ({ message, current_page_info: page, turn_id: turn }) =>
          String(message).startsWith('Hello') && !page && !turn,
        400,
        1,
      ),
    },
  ],
  [
    'refuses empty lists',
    ['request-empty-lists'],
    { instead: when(({ browser_tools: tools }) => Array.isArray(tools) && tools.length === 0, 400) },
  ],
  ['refuses unknown keys', ['request-unknown-keys'], { instead: when(json => 'newer' in json, 400) }],
  [
    'fails on unusual text',
    ['request-odd-text'],
    { instead: when(({ message }) => String(message).includes('\u2028'), 400) },
  ],
  [
    'gives anybody the conversation',
    ['session-foreign'],
    {
      request: json => ({
        ...json,
        ...(json.role === 'user' && { user_id: String(json.user_id).replace(/-other$/, '') }),
      }),
    },
  ],
  [
    'mixes sessions up',
    ['session-parallel'],
    {
      events: (events, { json }) =>
        String(json.message).includes('word alone')
          ? events.map(event => event.replace(/lantern|meadow/, 'velvet'))
          : events,
    },
  ],
  ['fails with two messages at once', ['session-double'], { instead: refuseSecond() }],
  [
    'leaves out some ids of calls',
    ['addition-tool-ids'],
    {
      events: events =>
        events.map(event => (event.includes('page_action') ? event.replace(/,"tool_id":"\w+"/, '') : event)),
    },
  ],
  [
    'leaves out some ids of events',
    ['addition-event-ids'],
    { answer: answer => inStream(answer, body => body.replace(/\nid: \d+\n\n$/, '\n\n')) },
  ],
  [
    'resumes from the beginning',
    ['addition-resume'],
    { answer: (answer, { lastEventId }) => (lastEventId && answer.status === 200 ? OK : answer) },
  ],
  [
    'lets anybody resume',
    ['addition-resume-foreign'],
    { answer: (answer, { path }) => (path.includes('somebody-else') ? OK : answer) },
  ],
  [
    'does not report that it stopped',
    ['addition-stop'],
    {
      answer: (answer, { path }) =>
        path.endsWith('/stop') ? { ...answer, status: 200, body: '{}' } : answer,
    },
  ],
  [
    'lists models as names',
    ['addition-models'],
    { answer: (answer, { path }) => (path.endsWith('/models') ? { ...answer, body: '["kit"]' } : answer) },
  ],
  [
    'lists agents as names',
    ['addition-agents'],
    {
      answer: (answer, { path }) => (path.endsWith('/agents') ? { ...answer, body: '["default"]' } : answer),
    },
  ],
  [
    'lists programs as names',
    ['addition-programs'],
    {
      answer: (answer, { path }) =>
        path.includes('/mcp/clients?') ? { ...answer, body: '["kit"]' } : answer,
    },
  ],
  [
    'lets a program in by any code',
    ['addition-program-code'],
    {
      answer: (answer, { path }) =>
        path.endsWith('/mcp/clients') ? { ...answer, status: 200, body: '{"success":true}' } : answer,
    },
  ],
  [
    'sends to a model what is meant for a program',
    ['addition-program-unknown'],
    { instead: ({ json }) => (String(json.model).startsWith('mcp:') ? OK : undefined) },
  ],
];

/** An event that the relay did not send. Like all others, it has an id. */
function added(json: string, number = 1): string {
  return `data: ${json}\nid: added-${number}`;
}

function isEnd(event: string): boolean {
  return event.includes('"message"');
}

function isOther(user: unknown): boolean {
  return String(user).endsWith('-other');
}

function isMade(message: unknown): boolean {
  return /"toolId":"tool_[0-9a-f]{32}","approved":true/.test(String(message));
}

/** One event as several data lines, which a parser joins with line ends: JSON allows them between its tokens. */
function spread(event: string): string {
  return event.replace(/data: \{(.*)\}/, 'data: {\ndata: $1\ndata: }');
}

function isStream(answer: Answer): boolean {
  return answer.type.startsWith('text/event-stream');
}

function inStream(answer: Answer, change: (body: string) => string | Uint8Array): Answer {
  return isStream(answer) ? { ...answer, body: change(String(answer.body)) } : answer;
}

function withHalfCharacter(body: string): Uint8Array {
  return Buffer.concat([
    Buffer.from('data: {"content":"'),
    Buffer.from([0xe4, 0xbd]),
    Buffer.from(`"}\nid: half\n\n${body}`),
  ]);
}

/** Refuses what `matches`, at most `times` times. */
function when(
  matches: (json: Record<string, unknown>) => boolean,
  status: number,
  times = Number.POSITIVE_INFINITY,
): NonNullable<Mutant['instead']> {
  let left = times;
  return ({ json }) => {
    if (left === 0 || !matches(json)) return undefined;
    left -= 1;
    return refusal(status);
  };
}

function refusal(status: number): Answer {
  return { status, type: 'application/json', body: '{"error":{"code":"bad","message":"No."}}' };
}

/** The second of two consecutive requests of one session with the same content. */
function refuseSecond(): NonNullable<Mutant['instead']> {
  let before = '';
  return ({ body }: Asked) => {
    const isSecond = body === before && body.includes('Hello');
    before = body;
    return isSecond ? refusal(503) : undefined;
  };
}
