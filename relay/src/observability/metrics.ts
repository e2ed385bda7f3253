import type { Usage } from '@assent/shared';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { keyNameOf } from '../access/access.ts';
import type {
  ModelCallObserver,
  RelayObserver,
  RequestFacts,
  RequestObserver,
  TurnEnding,
  TurnFacts,
  TurnObserver,
} from './relay-observer.ts';

export type Metrics = {
  observer: RelayObserver;
  contentType: string;
  /** In Prometheus' text format. */
  render(): Promise<string>;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** No label holds a client's value, so their number stays small: names of keys are the operator's. */
export function createMetrics(now: () => number = () => performance.now()): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const meters = createMeters(registry);
  return {
    observer: { requestBegan: facts => countRequest(meters, now, facts) },
    contentType: registry.contentType,
    render: () => registry.metrics(),
  };
}

function createMeters(register: Registry) {
  const registers = [register];
  return {
    requests: new Counter({
      name: 'assent_requests_total',
      help: 'Requests by route and status.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    streams: new Gauge({ name: 'assent_open_streams', help: 'Event streams being sent.', registers }),
    running: new Gauge({ name: 'assent_running_turns', help: 'Turns that have not ended.', registers }),
    turns: new Counter({
      name: 'assent_turns_total',
      help: 'Turns that ended, by outcome (answered, called, stopped or failed) and the model that was asked last.',
      labelNames: ['model', 'outcome'],
      registers,
    }),
    turnSeconds: new Histogram({
      name: 'assent_turn_duration_seconds',
      help: 'From the request to the end of its turn.',
      labelNames: ['model'],
      buckets: SECONDS,
      registers,
    }),
    firstToken: new Histogram({
      name: 'assent_time_to_first_token_seconds',
      help: 'From asking the model that answers to the first piece of its answer.',
      labelNames: ['model'],
      buckets: SECONDS,
      registers,
    }),
    tokens: new Counter({
      name: 'assent_tokens_total',
      help: 'Tokens of the model that answered, by kind: input, output or cache_read, as the provider counts them.',
      labelNames: ['model', 'kind'],
      registers,
    }),
    cost: new Counter({
      name: 'assent_cost_total',
      help: 'What the model that answered cost, by currency, at the prices of the settings.',
      labelNames: ['model', 'currency'],
      registers,
    }),
    toolCalls: new Counter({
      name: 'assent_tool_calls_total',
      help: 'Calls proposed, and those of server tools that succeeded, were refused, failed or were interrupted.',
      labelNames: ['place', 'tool', 'outcome'],
      registers,
    }),
    errors: new Counter({
      name: 'assent_errors_total',
      help: 'Requests refused, model calls and turns failed, by code.',
      labelNames: ['stage', 'code'],
      registers,
    }),
    keys: {
      tokens: new Counter({
        name: 'assent_key_tokens_total',
        help: 'Tokens of turns by the name of their key and by kind: input, output or cache_read.',
        labelNames: ['key', 'kind'],
        registers,
      }),
      cost: new Counter({
        name: 'assent_key_cost_total',
        help: 'What turns cost by the name of their key and by currency, at the prices of the settings.',
        labelNames: ['key', 'currency'],
        registers,
      }),
      refusals: new Counter({
        name: 'assent_key_refusals_total',
        help: 'Requests refused (403 and 429), such as those over a budget, by the name of their key and by code.',
        labelNames: ['key', 'code'],
        registers,
      }),
    },
    notices: {
      retry: new Counter({
        name: 'assent_upstream_retries_total',
        help: 'Requests that were sent to a provider once more.',
        labelNames: ['model'],
        registers,
      }),
      fallback: new Counter({
        name: 'assent_upstream_fallbacks_total',
        help: 'Requests that another model answered, by the one that could not.',
        labelNames: ['model'],
        registers,
      }),
    },
  };
}

/** The statuses of limits, budgets and models that a key may not use. */
const REFUSALS: ReadonlySet<number> = new Set([403, 429]);

type Meters = ReturnType<typeof createMeters>;

function countRequest(meters: Meters, now: () => number, facts: RequestFacts): RequestObserver {
  const { method, route } = facts;
  let streams = 0;
  return {
    streamOpened() {
      streams += 1;
      meters.streams.inc();
    },
    turnBegan: turn => countTurn(meters, now, turn),
    ended({ status, error, caller }) {
      meters.streams.dec(streams);
      meters.requests.inc({ method, route, status });
      if (error === undefined) return;
      meters.errors.inc({ stage: 'request', code: error });
      const key = keyNameOf(caller);
      if (key !== undefined && REFUSALS.has(status)) meters.keys.refusals.inc({ key, code: error });
    },
  };
}

function countTurn(meters: Meters, now: () => number, facts: TurnFacts): TurnObserver {
  const began = now();
  let { model } = facts;
  meters.running.inc();
  return {
    modelAsked() {
      model = facts.model;
      return countModelCall(meters, now, model, other => {
        model = other;
      });
    },
    toolStarted: tool => ({
      ended: outcome => meters.toolCalls.inc({ place: 'server', tool, outcome }),
    }),
    ended(ending, usage) {
      meters.running.dec();
      if (facts.keyName !== undefined && usage) countKey(meters, facts.keyName, usage);
      meters.turns.inc({ model, outcome: ending.outcome });
      meters.turnSeconds.observe({ model }, (now() - began) / 1000);
      countEnding(meters, ending);
    },
  };
}

/** `fellBack` gets the model that answers instead of `first`. */
function countModelCall(
  meters: Meters,
  now: () => number,
  first: string,
  fellBack: (model: string) => void,
): ModelCallObserver {
  let model = first;
  let asked = now();
  return {
    firstToken: () => meters.firstToken.observe({ model }, (now() - asked) / 1000),
    noticed(notice) {
      meters.notices[notice.kind].inc({ model });
      if (notice.kind === 'retry') return;
      model = notice.model;
      asked = now();
      fellBack(model);
    },
    ended({ usage, error }) {
      if (usage) countTokens(meters, model, usage);
      if (error !== undefined && error !== 'stopped') meters.errors.inc({ stage: 'model', code: error });
    },
  };
}

function countEnding(meters: Meters, ending: TurnEnding): void {
  if (ending.outcome === 'failed') meters.errors.inc({ stage: 'turn', code: ending.error });
  if (ending.outcome === 'called') {
    meters.toolCalls.inc({ place: ending.place, tool: ending.tool, outcome: 'proposed' });
  }
}

/** Under a key as a whole: its models are in the counts of models. */
function countKey({ keys }: Meters, key: string, usage: Usage): void {
  keys.tokens.inc({ key, kind: 'input' }, usage.input_tokens);
  keys.tokens.inc({ key, kind: 'output' }, usage.output_tokens);
  keys.tokens.inc({ key, kind: 'cache_read' }, usage.cache_read_input_tokens);
  if (usage.cost) keys.cost.inc({ key, currency: usage.cost.currency }, usage.cost.amount);
}

function countTokens({ tokens, cost }: Meters, model: string, usage: Usage): void {
  tokens.inc({ model, kind: 'input' }, usage.input_tokens);
  tokens.inc({ model, kind: 'output' }, usage.output_tokens);
  tokens.inc({ model, kind: 'cache_read' }, usage.cache_read_input_tokens);
  // The currency is the operator's, as in the settings.
  if (usage.cost) cost.inc({ model, currency: usage.cost.currency }, usage.cost.amount);
}
