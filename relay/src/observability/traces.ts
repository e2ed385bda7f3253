import type { Usage } from '@assent/shared';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type {
  ModelCallObserver,
  RelayObserver,
  RequestFacts,
  RequestObserver,
  ToolRunObserver,
  TurnFacts,
  TurnObserver,
} from './relay-observer.ts';

export type Traces = { observer: RelayObserver; flush(): Promise<void> };

type TracesOptions = {
  /** Base address of an OTLP/HTTP collector; spans go to `/v1/traces` below it. */
  endpoint: string;
  service: string;
};

/** Milliseconds for one delivery. A collector that does not answer costs only its spans. */
const DELIVERY = 5000;

/**
 * Spans of requests, turns, model calls and tool runs, by the semantic conventions for HTTP and generative AI
 * (https://opentelemetry.io/docs/specs/semconv/gen-ai/), without content. The client's `traceparent` is continued, but not
 * passed on to providers.
 */
export function createTraces({ endpoint, service }: TracesOptions): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: DELIVERY,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: DELIVERY })],
  });
  const tracer = provider.getTracer('assent-relay');
  return {
    observer: { requestBegan: facts => traceRequest(tracer, facts) },
    flush: () => provider.forceFlush(),
  };
}

function traceRequest(tracer: Tracer, facts: RequestFacts): RequestObserver {
  const { requestId, method, route, traceparent } = facts;
  const span = tracer.startSpan(
    `${method} ${route}`,
    {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'http.route': route, 'assent.request.id': requestId },
    },
    parentOf(traceparent),
  );
  return {
    streamOpened: () => void span.addEvent('assent.stream_opened'),
    turnBegan: turn => traceTurn(tracer, within(span), turn),
    ended({ status, error }) {
      span.setAttribute('http.response.status_code', status);
      if (error !== undefined) span.setAttribute('error.type', error);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** An invalid `traceparent` begins a new trace. `tracestate` may hold anything, so it is left out. */
function parentOf(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

function within(span: Span): Context {
  return trace.setSpan(ROOT_CONTEXT, span);
}

function traceTurn(tracer: Tracer, parent: Context, facts: TurnFacts): TurnObserver {
  const attributes = {
    'gen_ai.operation.name': 'invoke_agent',
    'gen_ai.agent.id': facts.agent,
    'gen_ai.request.model': facts.model,
  };
  const span = tracer.startSpan(`invoke_agent ${facts.agent}`, { attributes }, parent);
  const answeredBy = (model: string): void => void span.setAttribute('gen_ai.response.model', model);
  return {
    modelAsked: () => traceModelCall(tracer, within(span), facts, answeredBy),
    toolStarted: tool => traceToolRun(tracer, within(span), tool),
    ended(ending, usage) {
      span.setAttribute('assent.turn.outcome', ending.outcome);
      if (ending.outcome === 'called') span.setAttribute('gen_ai.tool.name', ending.tool);
      if (ending.outcome === 'failed') fail(span, ending.error);
      if (usage) span.setAttributes(usageAttributes(usage));
      span.end();
    },
  };
}

/** The request names the model that was asked, the response the one that answered. */
function traceModelCall(
  tracer: Tracer,
  parent: Context,
  { model, provider }: TurnFacts,
  answeredBy: (model: string) => void,
): ModelCallObserver {
  let served = model;
  const attributes = {
    'gen_ai.operation.name': 'chat',
    ...providerAttributes(provider),
    'gen_ai.request.model': model,
  };
  const span = tracer.startSpan(`chat ${model}`, { kind: SpanKind.CLIENT, attributes }, parent);
  return {
    firstToken: () => void span.addEvent('gen_ai.first_token'),
    noticed(notice) {
      if (notice.kind === 'retry') return void span.addEvent('assent.retry');
      served = notice.model;
      span.addEvent('assent.fallback', { 'gen_ai.response.model': served });
      span.setAttributes(providerAttributes(notice.provider));
    },
    ended({ usage, error }) {
      if (usage) span.setAttributes(usageAttributes(usage));
      if (error !== undefined) fail(span, error);
      if (error === undefined || usage) {
        span.setAttribute('gen_ai.response.model', served);
        answeredBy(served);
      }
      span.end();
    },
  };
}

function traceToolRun(tracer: Tracer, parent: Context, tool: string): ToolRunObserver {
  const attributes = { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': tool };
  const span = tracer.startSpan(`execute_tool ${tool}`, { attributes }, parent);
  return {
    ended(outcome) {
      if (outcome !== 'succeeded') fail(span, outcome);
      span.end();
    },
  };
}

function providerAttributes(provider: string): Record<string, string> {
  return {
    'gen_ai.provider.name': provider,
    // Its name before version 1.37 of the conventions, which many dashboards still read.
    'gen_ai.system': provider,
  };
}

function fail(span: Span, code: string): void {
  span.setAttribute('error.type', code);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function usageAttributes(usage: Usage): Record<string, number> {
  return {
    'gen_ai.usage.input_tokens': usage.input_tokens,
    'gen_ai.usage.output_tokens': usage.output_tokens,
    'gen_ai.usage.cache_read.input_tokens': usage.cache_read_input_tokens,
  };
}
