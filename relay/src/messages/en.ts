/** What a failure can name. */
export type FailureNames = {
  /** The variable or setting that holds the key. */
  key: string;
  /** The variable or setting that holds the provider's address. */
  address: string;
  /** The path that was requested there. */
  path: string;
  /** The system's code of the reason, such as `ENOTFOUND`. */
  reason?: string | undefined;
  /** The model was connected on the setup page, not in the environment: no restart is needed. */
  isSetup?: boolean | undefined;
};

const SETUP = "Open the relay's page /setup and connect it again.";

/** What the relay says to people, in English. Another language is another file of this shape, and one line in `messages.ts`. */
export const en = {
  /** Where no name was given. */
  unnamed: {
    key: 'the key in the settings',
    address: "the provider's address",
    path: 'an unknown path',
  },
  failures: {
    model_key_invalid: ({ key, isSetup }: FailureNames) =>
      `The model's provider refused the API key. ${isSetup ? SETUP : `Check ${key} on the relay, then restart it.`}`,
    model_not_allowed: () =>
      'This API key may not use that model, or the account is out of credit. Check the account, or choose another model.',
    model_rate_limited: () => "The model's provider is limiting requests. Wait a moment, then try again.",
    model_overloaded: () => "The model's provider is overloaded. Wait a moment, then try again.",
    model_unreachable: ({ address, reason, isSetup }: FailureNames) =>
      `The relay can't reach the model's provider${reason === undefined ? '' : ` (${reason})`}. ${isSetup ? 'Check that it runs and that the network works' : `Check the relay's network and ${address}`}, then try again.`,
    model_address_wrong: ({ address, path, isSetup }: FailureNames) =>
      `The server that answered at ${path} is not a model API. ${isSetup ? SETUP : `Check ${address} on the relay (for example, a missing or extra /v1), then restart it.`}`,
    model_timed_out: () =>
      "The model's provider did not answer in time. The turn was ended, and no action was proposed. Try again.",
    model_unknown: () =>
      'The provider does not know this model. Choose another one in Settings, or leave the field empty for the default.',
    context_too_long: () =>
      'The conversation and the page are longer than the model can read. Start a new chat, or select less.',
    answer_too_long: () =>
      'The answer reached its length limit before it was complete, and no action was proposed. Try again, or ask for less at once.',
    answer_cut_off: () => "The model's answer was cut off, and no action was proposed. Try again.",
    answer_refused: () => 'The model declined to answer. Try to phrase the request differently.',
    call_unreadable: () =>
      'The model proposed an action that could not be read. Nothing was done. Try again.',
    model_request_refused: () =>
      "The model's provider rejected the request as invalid. Start a new chat; if the problem persists, contact the operator of the relay.",
    model_failed: () => "The model's provider failed. Try again.",
    answer_empty: () => 'The model gave an empty answer. Try again, or phrase the request differently.',
    relay_stopping: () =>
      'The relay is stopping or restarting, and the turn was not completed. Try again in a moment.',
    relay_failed: () =>
      'The relay failed, and the turn was not completed. Try again; if the problem persists, contact the operator of the relay.',
    turn_interrupted: () =>
      'The relay that was answering is gone, and the turn was not completed. The text so far was kept. Try again.',
    turn_not_kept: () =>
      "The relay can't reach its database: the turn was not saved, and no action was proposed. Try again in a moment; if the problem persists, contact the operator of the relay.",
  },
  /** How an answer ends in whose place a program spoke. */
  mcp: {
    disconnected: 'The program is disconnected.',
    replaced: 'The program is connected to another conversation now.',
  },
};
