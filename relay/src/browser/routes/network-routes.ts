import {
  clearedHistorySchema,
  closedSchema,
  type HistoryQuery,
  historyQuerySchema,
  interceptRuleSchema,
  keptRuleSchema,
  keptRulesSchema,
  networkHistorySchema,
  setRulesSchema,
} from '@assent/shared';
import type { Context } from 'hono';
import { fitBody, parseBody } from '../../http/parse-body.ts';
import { jsonAnswer, type Route, type RouteDocs } from '../../http/route.ts';
import { toHar } from '../network/to-har.ts';
import type { OpenSessions } from '../session/open-sessions.ts';
import { LOG_WORDS, ruleWords } from '../view/log-words.ts';
import { BROWSER_SESSION_ID, SESSION_PATH, sessionOf, TAG } from './session-route.ts';

const RULES_PATH = `${SESSION_PATH}/intercept/rules`;
const RULE_PATH = `${SESSION_PATH}/intercept/rule`;
const HISTORY_PATH = `${SESSION_PATH}/network/history`;

/** Bytes of a list of rules, whose bodies are kept as long as they are. */
const MAX_RULES_BYTES = 2_000_000;

const RULE_ID = {
  name: 'rule_id',
  in: 'path',
  description: 'The `ruleId` that adding the rule answered.',
  schema: keptRuleSchema.shape.ruleId,
} as const;

const RULES = jsonAnswer('All rules, in their order.', 'InterceptRules', keptRulesSchema);

const WHAT_RULES_SEE =
  'The first rule that matches decides; other requests go their way. Not seen by rules: WebSockets, and where a redirect leads. While there are rules, pages have no HTTP cache, and preflights (CORS) are answered for them. An answer that a rule changes is read by the relay first: at most 10 MB. Files of a form are sent, but their answer is not changed.';

const FILTERS: NonNullable<RouteDocs['parameters']> = [
  filter('urlPattern', 'A glob for the whole address as it is listed.'),
  filter('method', 'Such as `POST`.'),
  filter('resourceType', 'Such as `document` or `fetch`.'),
  filter('status', 'The status of the answer.'),
  filter('limit', 'The newest so many.'),
  filter('since', 'The id of an entry: only those after it.'),
  filter('format', '`har` for an HTTP archive (HAR 1.2).'),
];

/** The routes of interception and of the history of requests. They wait for no command of the session. */
export function networkRoutes(sessions: OpenSessions): Route[] {
  return [...ruleRoutes(sessions), ...historyRoutes(sessions)];
}

function ruleRoutes(sessions: OpenSessions): Route[] {
  const listed = (context: Context): Response =>
    context.json({ rules: sessionOf(context, sessions).network.rules });
  return [
    {
      method: 'POST',
      path: RULES_PATH,
      takesJson: true,
      maxBytes: () => MAX_RULES_BYTES,
      docs: {
        ...{ id: 'setInterceptRules', tag: TAG, summary: 'Replaces the rules about requests' },
        ...{ description: WHAT_RULES_SEE, parameters: [BROWSER_SESSION_ID] },
        body: { name: 'SetInterceptRules', schema: setRulesSchema },
        ...{ answers: [RULES], httpErrors: [400, 403, 404, 409, 410] },
      },
      async answer(context) {
        const { network, people } = sessionOf(context, sessions);
        const { rules } = parseBody(setRulesSchema, await context.req.text());
        people.permit('changes');
        for (const rule of rules) people.permitRule(rule);
        await people.logRun(ruleWords('replace', rules), () => network.replaceRules(rules));
        return listed(context);
      },
    },
    {
      method: 'GET',
      path: RULES_PATH,
      docs: {
        ...{ id: 'listInterceptRules', tag: TAG, summary: 'Lists the rules about requests' },
        ...{ parameters: [BROWSER_SESSION_ID], answers: [RULES], httpErrors: [404, 410] },
      },
      answer: listed,
    },
    {
      method: 'POST',
      path: RULE_PATH,
      takesJson: true,
      maxBytes: () => MAX_RULES_BYTES,
      docs: {
        ...{ id: 'addInterceptRule', tag: TAG, summary: 'Adds a rule behind the others' },
        ...{ description: WHAT_RULES_SEE, parameters: [BROWSER_SESSION_ID] },
        body: { name: 'InterceptRule', schema: interceptRuleSchema },
        answers: [{ ...jsonAnswer('The rule.', 'KeptRule', keptRuleSchema), status: 201 }],
        httpErrors: [400, 403, 404, 409, 410, 429],
      },
      async answer(context) {
        const { network, people } = sessionOf(context, sessions);
        const rule = parseBody(interceptRuleSchema, await context.req.text());
        people.permitRule(rule);
        const kept = await people.logRun(ruleWords('add', [rule]), () => network.addRule(rule));
        return context.json(kept, 201);
      },
    },
    {
      method: 'DELETE',
      path: `${RULE_PATH}/:rule_id`,
      docs: {
        ...{ id: 'deleteInterceptRule', tag: TAG, summary: 'Deletes a rule' },
        parameters: [BROWSER_SESSION_ID, RULE_ID],
        answers: [jsonAnswer('It is deleted.', 'Closed', closedSchema)],
        httpErrors: [404, 409, 410],
      },
      async answer(context) {
        const { network, people } = sessionOf(context, sessions);
        people.permit('changes');
        const ruleId = context.req.param('rule_id') ?? '';
        await people.logRun(LOG_WORDS.deleteRule, () => network.deleteRule(ruleId));
        return context.json({ success: true });
      },
    },
  ];
}

function historyRoutes(sessions: OpenSessions): Route[] {
  return [
    {
      method: 'GET',
      path: HISTORY_PATH,
      docs: {
        ...{ id: 'listNetworkHistory', tag: TAG, summary: 'Lists the last 500 requests' },
        description:
          'Without headers and bodies, and with secrets in addresses masked. With `format=har` the answer is an HTTP archive of the same.',
        parameters: [BROWSER_SESSION_ID, ...FILTERS],
        answers: [jsonAnswer('The requests, the oldest first.', 'NetworkHistory', networkHistorySchema)],
        httpErrors: [400, 404, 410],
      },
      answer(context) {
        const { network, people } = sessionOf(context, sessions);
        const query = fitBody(historyQuerySchema, context.req.query());
        people.logLook(LOG_WORDS.listHistory);
        const listed = network.listHistory(query);
        return context.json(query.format === 'har' ? toHar(listed.entries) : listed);
      },
    },
    {
      method: 'DELETE',
      path: HISTORY_PATH,
      docs: {
        ...{ id: 'clearNetworkHistory', tag: TAG, summary: 'Forgets the requests so far' },
        parameters: [BROWSER_SESSION_ID],
        answers: [jsonAnswer('They are forgotten.', 'ClearedHistory', clearedHistorySchema)],
        httpErrors: [404, 410],
      },
      answer(context) {
        const { network, people } = sessionOf(context, sessions);
        people.logLook(LOG_WORDS.clearHistory);
        return context.json({ success: true, cleared: network.clearHistory() });
      },
    },
  ];
}

type Filter = NonNullable<RouteDocs['parameters']>[number];

function filter(name: keyof HistoryQuery, description: string): Filter {
  return { name, in: 'query', description, schema: historyQuerySchema.shape[name] };
}
