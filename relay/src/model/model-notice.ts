import type { ModelFailureCode } from './model-failure.ts';

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
