import * as z from 'zod';
import { type AnswerDocs, HTTP_ERROR, type NamedSchema, type Route, type RouteDocs } from '../http/route.ts';

const DESCRIPTION = `The protocol between a client that acts in a browser with the user's consent, and a backend that answers.

1. The client sends **POST /api/v1/agent/chat**: one message, the page that it concerns, and the browser tools that the client can run.
2. The backend streams its answer as server-sent events. The last one is always \`{"message": "对话完成"}\`.
3. The client shows each \`tool_call\` to the user, who approves or rejects it. Nothing runs without an approval.
4. A tool of \`browser_tools\` runs in the client. The client sends its result as a new request: \`role: "user"\`, \`message: "浏览器工具 {tool_name} 执行结果: {result as JSON}"\`. Any other tool belongs to the backend: the client sends \`role: "function"\` with the decision, \`message: "{\\"toolId\\": \\"tool_…\\", \\"approved\\": true}"\`.
5. The model continues from the result.

Both sides ignore unknown keys. Anything marked as an addition is optional.
\`pnpm conformance\` checks a backend (\`--url\`) or a client (\`--client\`) against this contract.`;

/** The part of the document that does not depend on the routes. */
const OPENAPI_HEAD = {
  openapi: '3.1.1',
  info: {
    title: 'Assent relay',
    version: '1',
    summary: 'Chat that may propose actions on a web page.',
    description: DESCRIPTION,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'The relay that served this document' }],
  // The empty requirement: on loopback no key is needed.
  security: [{}, { key: [] }],
  components: {
    securitySchemes: {
      key: {
        type: 'http',
        scheme: 'bearer',
        description:
          'A key of the relay, or a JWT from its issuer. Not needed on loopback. An operation lists the scope that a limited key needs.',
      },
    },
  },
} as const;

export type JsonObject = { [key: string]: unknown };

type DocumentedRoute = Route & { docs: RouteDocs };

/** OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html). */
export function composeOpenApi(routes: readonly Route[]): JsonObject {
  const documented = routes.filter(isDocumented);
  const paths: { [path: string]: JsonObject } = {};
  for (const route of documented) {
    const path = route.path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const schemas = composeSchemas(documented.flatMap(route => schemasOf(route.docs)));
  return { ...OPENAPI_HEAD, paths, components: { ...OPENAPI_HEAD.components, schemas } };
}

function isDocumented(route: Route): route is DocumentedRoute {
  return route.docs !== undefined;
}

function operationOf({ docs, takesJson = false, isOpen = false, scope }: DocumentedRoute): JsonObject {
  const { id, tag, summary, description, parameters = [], body } = docs;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(isOpen && { security: [] }),
    // For other schemes than OAuth, what is listed are roles (https://spec.openapis.org/oas/v3.1.1.html#security-requirement-object).
    ...(scope && { security: [{}, { key: [scope] }] }),
    ...(parameters.length > 0 && { parameters: parameters.map(parameterOf) }),
    ...(body && { requestBody: { required: true, content: { 'application/json': refTo(body) } } }),
    responses: Object.fromEntries([
      ...docs.answers.map(answer => [answer.status, answerOf(answer)] as const),
      ...describeHttpErrors(docs, { takesJson, isOpen }),
    ]),
  };
}

function parameterOf({ schema, ...facts }: NonNullable<RouteDocs['parameters']>[number]): JsonObject {
  return { ...facts, required: facts.in === 'path', schema: jsonSchemaOf(schema) };
}

function jsonSchemaOf(schema: NamedSchema['schema']): JsonObject {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return json;
}

function answerOf(answer: AnswerDocs): JsonObject {
  const { description } = answer;
  switch (answer.kind) {
    case 'json':
      return { description, content: { 'application/json': refTo(answer.json) } };
    case 'events':
      return { description, content: { 'text/event-stream': streamOf(answer.event) } };
    case 'text':
      return { description, content: { [answer.type]: { schema: { type: 'string' } } } };
  }
}

/**
 * OpenAPI 3.1 can't describe the events of a stream, so the schema is that of the whole text. `x-itemSchema` is OpenAPI 3.2's
 * `itemSchema` (https://spec.openapis.org/oas/v3.2.0.html#server-sent-event-streams).
 */
function streamOf(event: NamedSchema): JsonObject {
  return {
    schema: {
      type: 'string',
      description: 'Server-sent events, UTF-8. Lines that start with a colon are heartbeats.',
    },
    'x-itemSchema': {
      type: 'object',
      required: ['data'],
      properties: {
        data: { type: 'string', contentMediaType: 'application/json', contentSchema: refTo(event).schema },
        id: { type: 'string', description: 'For `Last-Event-ID`.' },
      },
    },
  };
}

function refTo({ name }: NamedSchema): { schema: JsonObject } {
  return { schema: { $ref: `#/components/schemas/${name}` } };
}

function schemasOf({ body, answers }: RouteDocs): NamedSchema[] {
  const answered = answers.flatMap(answer => {
    if (answer.kind === 'text') return [];
    return answer.kind === 'json' ? [answer.json] : [answer.event];
  });
  return [...(body ? [body] : []), ...answered, HTTP_ERROR];
}

/** Sorted by name, so that a new route does not move the others. */
function composeSchemas(named: readonly NamedSchema[]): JsonObject {
  const byName = new Map(named.map(({ name, schema }) => [name, schema]));
  const sorted = [...byName].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, schema]) => [name, jsonSchemaOf(schema)]));
}

type Response = { description: string; headers?: unknown; content: unknown };

/** The statuses of the contract and of the guards. */
const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request does not match the protocol; `issues` names the places.',
  401: 'The key or token is missing, unknown, revoked or expired.',
  402: 'The account has no credits.',
  403: 'This origin or this key has no permission for the request; with `scope_missing`, the key lacks the scope of the operation.',
  404: 'There is no such session, call, turn or agent, or it belongs to somebody else; both get the same answer.',
  408: 'The request did not arrive in time.',
  409: 'The session is still answering, or the call already has a result.',
  410: 'The requested data is no longer stored.',
  413: 'The body, or what was asked for, is too large.',
  415: 'The content type of the body is not `application/json`.',
  421: 'This relay does not answer for the host in the request.',
  422: 'The page, or what a model found in it, has not the form that was asked for.',
  429: 'Too many requests, or too many at once.',
  500: 'The relay failed; with `session_unreadable`, it can not read the stored session.',
  501: 'This relay does not offer that.',
  502: 'The model’s provider, or the site that was asked for, failed.',
  503: 'The relay is stopping or restarting, or its database, a browser or a model is unavailable.',
  504: 'The model’s provider, or the site that was asked for, did not answer in time.',
};

const ALWAYS = [403, 421, 500];

const UNLESS_OPEN = [401, 429];

const WITH_JSON = [413, 415];

const RETRY_AFTER = [429, 503];

/** Those of the guards before the route, and its own. */
function describeHttpErrors(
  docs: RouteDocs,
  { takesJson, isOpen }: Required<Pick<Route, 'takesJson' | 'isOpen'>>,
): [status: number, Response][] {
  const statuses = new Set([
    ...ALWAYS,
    ...(isOpen ? [] : UNLESS_OPEN),
    ...(takesJson ? WITH_JSON : []),
    ...(docs.httpErrors ?? []),
  ]);
  return [...statuses].map(status => [status, httpErrorOf(status)]);
}

function httpErrorOf(status: number): Response {
  const description = MEANINGS[status];
  if (description === undefined)
    throw new Error(`compose-openapi.ts does not describe the status ${status}. Add its meaning.`);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/HttpError' } } };
  if (!RETRY_AFTER.includes(status)) return { description, content };
  const seconds = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } };
  return { description, headers: { 'Retry-After': seconds }, content };
}
