import { findCompletionFault, type ReceivedCompletion } from './received-completion.ts';

type RequestError = { status: number; body: object };

/** Rejects a request like a server of this provider, in its words; `undefined` accepts it. */
export type CompletionDialect = (request: ReceivedCompletion) => RequestError | undefined;

type Message = ReceivedCompletion['messages'][number];

/** The pairs of neighbours that `refuse` gives a reason for. */
function findPair(
  { messages }: ReceivedCompletion,
  refuse: (message: Message, before: Message | undefined) => string | undefined,
): string | undefined {
  for (const [index, message] of messages.entries()) {
    const reason = refuse(message, messages[index - 1]);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function callsOf(message: Message | undefined): { id: string; extra_content?: unknown }[] {
  return message?.role === 'assistant' ? (message.tool_calls ?? []) : [];
}

function openAiError(message: string): RequestError {
  return {
    status: 400,
    body: { error: { message, type: 'invalid_request_error', param: null, code: null } },
  };
}

export const OPENAI: CompletionDialect = request => {
  const fault =
    findCompletionFault(request) ??
    findPair(request, message => {
      if (callsOf(message).some(call => call.extra_content !== undefined))
        return "Unknown parameter: 'messages.tool_calls.extra_content'.";
      return message.role === 'assistant' && message.reasoning_content !== undefined
        ? "Unknown parameter: 'messages.reasoning_content'."
        : undefined;
    });
  return fault === undefined ? undefined : openAiError(fault);
};

const NINE = /^[A-Za-z0-9]{9}$/;

/** https://github.com/mistralai/mistral-common: the order of roles, and the form of ids. */
export const MISTRAL: CompletionDialect = request => {
  if (request.stream_options)
    return { status: 422, body: { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'] }] } };
  const order = findPair(request, (message, before) =>
    (before?.role === 'tool' && (message.role === 'user' || message.role === 'system')) ||
    (before?.role === 'user' && message.role === 'tool')
      ? `Unexpected role '${message.role}' after role '${before.role}'`
      : undefined,
  );
  if (order !== undefined) return mistralError(order, 'invalid_request_message_order', '3230');
  const id = findPair(request, message => callsOf(message).find(call => !NINE.test(call.id))?.id);
  if (id !== undefined)
    return mistralError(
      `Tool call id was ${id} but must be a-z, A-Z, 0-9, with a length of 9.`,
      'invalid_function_call',
      '3280',
    );
  return request.messages.at(-1)?.role === 'assistant'
    ? mistralError(
        'Expected last role User or Tool (or Assistant with prefix True)',
        'invalid_request',
        '3230',
      )
    : undefined;
};

function mistralError(message: string, type: string, code: string): RequestError {
  return { status: 400, body: { object: 'error', message, type, param: null, code } };
}

/** Calls need a signature, and follow the user or a result. Errors come as a list. */
export const GEMINI: CompletionDialect = request => {
  const fault = findPair(request, (message, before) => {
    const calls = callsOf(message);
    if (calls.length > 0 && before?.role === 'assistant')
      return 'Please ensure that function call turn comes immediately after a user turn or after a function response turn.';
    return calls.some(call => call.extra_content === undefined)
      ? 'Function call is missing a thought_signature in functionCall parts.'
      : undefined;
  });
  return fault === undefined
    ? undefined
    : { status: 400, body: [{ error: { code: 400, message: fault, status: 'INVALID_ARGUMENT' } }] };
};

/** Its thinking mode wants the reasoning of answers back; two messages of one role in a row are refused. */
export const DEEPSEEK: CompletionDialect = request => {
  const fault = findPair(request, (message, before) => {
    if (message.role === before?.role && (message.role === 'user' || message.role === 'assistant'))
      return 'deepseek-reasoner does not support successive user or assistant messages.';
    return callsOf(message).length > 0 &&
      message.role === 'assistant' &&
      message.reasoning_content === undefined
      ? 'Missing `reasoning_content` field in the assistant message.'
      : undefined;
  });
  return fault === undefined ? OPENAI_ORDER(request) : openAiError(fault);
};

const OPENAI_ORDER: CompletionDialect = request => {
  const fault = findCompletionFault(request);
  return fault === undefined ? undefined : openAiError(fault);
};

/** Takes any order of roles; arguments must be JSON, and content a text or parts. */
export const OLLAMA: CompletionDialect = request => {
  const broken = findPair(request, message =>
    message.role === 'assistant' && message.tool_calls?.some(call => !isJson(call.function.arguments))
      ? 'invalid tool call arguments'
      : undefined,
  );
  return broken === undefined ? undefined : openAiError(broken);
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
