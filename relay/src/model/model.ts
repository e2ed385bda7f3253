import type { BrowserTool, PageInfo, Usage } from '@assent/shared';
import type { ModelFailureCode } from '../errors/model-failure.ts';
import type { ReasoningBlock, Turn } from '../history/turn.ts';

/** `page` belongs to the newest turn: a provider renders it there, last, and nowhere else. */
export type ModelRequest = {
  /** The name by which it was picked; one provider may serve several. */
  model: string;
  system: string;
  tools: readonly BrowserTool[];
  turns: readonly Turn[];
  page: PageInfo | undefined;
  /** Gets what happens before an answer. Must not throw. */
  notice?: (notice: ModelNotice) => void;
};

/** As in the protocol; a provider without a cache leaves it out. */
export type ModelUsage = Omit<Usage, 'cache_read_input_tokens'> &
  Partial<Pick<Usage, 'cache_read_input_tokens'>>;

/**
 * `call` comes only when its arguments are complete and a JSON object. `others`: the number of further calls, which are left
 * out.
 */
export type ModelEvent =
  | { kind: 'text'; text: string }
  | { kind: 'reasoning'; block: ReasoningBlock }
  | { kind: 'call'; name: string; arguments: string; others?: number }
  | { kind: 'usage'; usage: ModelUsage };

/** Events that came together are passed on together. */
export type Say = (events: readonly ModelEvent[]) => void;

/** One provider. */
export interface Model {
  /** The name for requests that name no model. */
  readonly name: string;
  /** For the relay's first line: the model and its kind. */
  readonly title: string;
  /** For people; by default the name. */
  readonly label?: string;
  /** `gen_ai.provider.name` of OpenTelemetry. */
  readonly provider?: string;
  /** Whether it takes pictures; others read that there was one. */
  readonly images?: boolean;
  /** In the provider's own fields, or in the text of the prompt; undefined if it is not known to use any. */
  readonly tools?: 'native' | 'prompt' | undefined;
  /** Fixed rules that stand in for a model. */
  readonly isRules?: true;
  /** Tokens that it can read and write in all, if known. */
  readonly contextTokens?: number;
  accepts(name: string): boolean;
  /** At its prices; absent without prices. */
  costOf?(usage: ModelUsage): Usage['cost'];
  /**
   * Resolves at the end of the answer. Rejects with a `ModelFailure`. An aborted signal ends the request upstream. (Not an
   * iterable: asking for each piece would double the relay's cost per piece.)
   */
  answer(request: ModelRequest, signal: AbortSignal, say: Say): Promise<void>;
}

/** Information about an answer for the operator, without content. */
export type ModelNotice =
  /** It failed before the first byte, and is asked again after `pause` milliseconds. */
  | { kind: 'retry'; model: string; code: ModelFailureCode; pause: number }
  /** It failed before the first byte, and `fallback` answers in its place; `provider` as in `Model`. */
  | {
      kind: 'fallback';
      model: string;
      code: ModelFailureCode;
      fallback: string;
      provider: string | undefined;
    };
