import type { BrowserTool, PageInfo, Usage } from '@assent/shared';
import type { ModelFailureCode } from '../errors/model-failure.ts';
import type { ReasoningBlock, Turn } from '../history/turn.ts';

/** What a model is asked. `page` belongs to the newest turn; a provider renders it there, last, and nowhere else. */
export type ModelRequest = {
  /** The name under which it was picked; one provider may serve several. */
  model: string;
  system: string;
  tools: readonly BrowserTool[];
  turns: readonly Turn[];
  page: PageInfo | undefined;
  /** Told of what goes on before an answer. Must not throw. */
  notice?: (notice: ModelNotice) => void;
};

/** As the protocol has it; a provider without a cache says nothing of one. */
export type ModelUsage = Omit<Usage, 'cache_read_input_tokens'> &
  Partial<Pick<Usage, 'cache_read_input_tokens'>>;

/**
 * `call` is given only once its arguments are complete and are a JSON object. `others`: how many more there were beside it,
 * which a model leaves out.
 */
export type ModelEvent =
  | { kind: 'text'; text: string }
  | { kind: 'reasoning'; block: ReasoningBlock }
  | { kind: 'call'; name: string; arguments: string; others?: number }
  | { kind: 'usage'; usage: ModelUsage };

/** Takes what a model says next. What came together is said together, so that it is passed on in one go. */
export type Say = (events: readonly ModelEvent[]) => void;

/** One provider. */
export interface Model {
  /** The name that stands for this provider when a request names no model. */
  readonly name: string;
  /** What the relay says at its start: which model, and what kind. */
  readonly title: string;
  /** What people read in a list of models; the name where it is missing. */
  readonly label?: string;
  /** The kind of service, as `gen_ai.provider.name` of OpenTelemetry calls it. */
  readonly provider?: string;
  /** Whether it is shown pictures; others read that there was one. */
  readonly images?: boolean;
  /** Tokens that it can read and write in all, where that is known. */
  readonly contextTokens?: number;
  accepts(name: string): boolean;
  /**
   * Resolves when all is said. Rejects with a `ModelFailure`. An aborted signal ends the request upstream. (No iterable: to be
   * asked for each piece costs a relay as much as all else that it does with one.)
   */
  answer(request: ModelRequest, signal: AbortSignal, say: Say): Promise<void>;
}

/** What a person does not see of an answer, and who runs the relay should. It holds nothing of what was asked. */
export type ModelNotice =
  /** The model failed before the first byte, and is asked again after `pause` milliseconds. */
  | { kind: 'retry'; model: string; code: ModelFailureCode; pause: number }
  /**
   * The model failed before the first byte, and the one named in `fallback` answers in its place; `provider` as in `Model`.
   */
  | {
      kind: 'fallback';
      model: string;
      code: ModelFailureCode;
      fallback: string;
      provider: string | undefined;
    };
