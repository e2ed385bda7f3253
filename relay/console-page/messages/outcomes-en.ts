import type { ErrorType } from '@assent/shared';

/** How tasks and their steps end, by the codes of the relay. For another code its own words are shown. */
export const outcomesEn = {
  failures: {
    schema_unsatisfied:
      'Twice, the answer of the model did not fit the JSON Schema. Make parts of it optional, or ask for less.',
    answer_unreadable:
      'Twice, the answer of the model was not the JSON that it was asked for. Begin the task again.',
    max_credits_reached:
      'The next step could have cost more than the task may use. Begin it again with more credits, or ask for less.',
    budget_spent:
      'The key has used what it may use in a month. Ask the operator of the relay for more, or wait for the next month.',
    insufficient_credits:
      'The account has too few credits for the next step. Ask the operator of the relay for credits, then begin the task again.',
    step_limit: 'The model was not done within the steps that it may take. Ask for less.',
    timeout: 'The task took longer than it may. Ask for less.',
    loop_detected:
      'The model did the same again and again, without another result. Say in the task what to do differently.',
    not_possible: 'The model found that the task cannot be done.',
    browser_unavailable: 'The relay could open no browser for the task. Begin it again later.',
    too_many_sessions: 'All browsers of the relay are in use. Begin the task again later.',
    cancelled: 'The task was cancelled.',
    model_unavailable: 'The relay has no model for tasks. Its operator connects one.',
    unknown_model: 'The relay no longer has the model of this task. Begin it again.',
    model_key_invalid: "The model's provider refused the key of the relay. Its operator has to correct it.",
    model_not_allowed:
      "The key of the relay may not use this model, or the relay's account at the provider is empty. Its operator has to see to it.",
    model_rate_limited: "The model's provider is limiting requests. Begin the task again in a while.",
    model_overloaded: "The model's provider is overloaded. Begin the task again in a while.",
    model_unreachable: "The relay can't reach the model's provider. Its operator has to see to it.",
    model_address_wrong:
      "The address of the model's provider is wrong. The operator of the relay has to correct it.",
    model_timed_out: "The model's provider did not answer in time. Begin the task again.",
    model_unknown:
      "The model's provider does not know this model. The operator of the relay has to choose another.",
    context_too_long: 'The task and its pages became longer than the model can read. Ask for less.',
    answer_too_long: 'The answer of the model was cut off at its limit of length. Ask for less.',
    answer_cut_off: 'The answer of the model was cut off on its way. Begin the task again.',
    answer_refused: 'The model declined to do this. Say differently what should be done.',
    call_unreadable: 'The model called something in a form that cannot be read. Begin the task again.',
    model_request_refused:
      "The model's provider rejected the request as invalid. Tell the operator of the relay.",
    model_failed: "The model's provider failed. Begin the task again.",
    answer_empty: 'The model answered nothing. Begin the task again.',
    relay_failed: 'The relay failed. Begin the task again; if it fails again, tell its operator.',
  },
  /** Of steps, by `error_type`. */
  results: {
    InvalidArgument: 'The call of the model was not valid.',
    ElementNotFound: 'The element is not on the page.',
    StaleElement: 'The model did not know what is on the page now. It has to look again first.',
    ElementChanged: 'The element was no longer as the model had seen it. Nothing was done.',
    NotInteractable: 'The element takes no such action.',
    NavigationError: 'The page could not be opened.',
    Timeout: 'It took too long.',
    NotPermitted: 'The task may not do this.',
    NeedsUser: 'This takes a person.',
    Unsupported: 'This is not supported.',
    Rejected: 'Rejected. Nothing was done.',
    PageGone: 'The page has changed or is gone. Nothing was done.',
    InternalError: 'This did not work.',
  } satisfies Record<ErrorType, string>,
  /** Of steps that a person was asked for, by what came of it. */
  denied: {
    rejected: 'Rejected. Nothing was done.',
    expired: 'Nobody decided in time. Nothing was done.',
    void: 'What was asked has gone. Nothing was done.',
  },
};
