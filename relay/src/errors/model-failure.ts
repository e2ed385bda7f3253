import type { Bilingual, Language, TurnError } from '@assent/shared';

/** Every way in which a model can fail, in words that a person can act on. */
const FAILURES = {
  model_key_invalid: {
    retryable: false,
    text: {
      zh: '模型服务拒绝了 API 密钥。请检查中继的 {key}，然后重启中继。',
      en: "The model's provider refused the API key. Check {key} of the relay, then restart it.",
    },
  },
  model_not_allowed: {
    retryable: false,
    text: {
      zh: '这个 API 密钥无权使用该模型，或账户余额不足。请检查账户，或换一个模型。',
      en: 'This API key may not use that model, or the account is out of credit. Check the account, or pick another model.',
    },
  },
  model_rate_limited: {
    retryable: true,
    text: {
      zh: '请求过于频繁，模型服务暂时限流。请稍等一会儿再试。',
      en: "The model's provider is limiting requests just now. Wait a moment and try again.",
    },
  },
  model_overloaded: {
    retryable: true,
    text: {
      zh: '模型服务现在过载。请稍等一会儿再试。',
      en: "The model's provider is overloaded just now. Wait a moment and try again.",
    },
  },
  model_unreachable: {
    retryable: true,
    text: {
      zh: '连接不上模型服务{reason}。请检查中继的网络和 {address}，然后再试。',
      en: "The model's provider can't be reached{reason}. Check the relay's network and {address}, then try again.",
    },
  },
  model_address_wrong: {
    retryable: false,
    text: {
      zh: '中继请求的地址（路径 {path}）不是模型接口。请检查中继的 {address}，例如是否多写或少写了 /v1，然后重启中继。',
      en: 'What answers at {path}, where the relay asked, is no API of a model. Check {address} of the relay, for instance for a /v1 too much or too little, then restart it.',
    },
  },
  model_timed_out: {
    retryable: true,
    text: {
      zh: '模型服务太久没有回应，这一轮已经中止，没有提出任何操作。请再试一次。',
      en: "The model's provider was silent for too long, and the turn was ended; no action was proposed from it. Try again.",
    },
  },
  model_unknown: {
    retryable: false,
    text: {
      zh: '模型服务不认识这个模型名。请在设置中换一个模型，或留空使用默认模型。',
      en: 'The provider knows no model of that name. Pick another in the options, or leave it empty for the default.',
    },
  },
  context_too_long: {
    retryable: false,
    text: {
      zh: '这段对话和页面超过了模型能读的长度。请开始新对话，或少选一些内容。',
      en: 'The conversation and the page are longer than the model can read. Start a new chat, or select less.',
    },
  },
  answer_too_long: {
    retryable: true,
    text: {
      zh: '回答在完成之前达到了长度上限，没有提出任何操作。请再试一次，或把请求拆小。',
      en: 'The answer reached its length limit before it was complete; no action was proposed from it. Try again, or ask for less at once.',
    },
  },
  answer_cut_off: {
    retryable: true,
    text: {
      zh: '模型的回答中途断开，没有提出任何操作。请再试一次。',
      en: "The model's answer broke off; no action was proposed from it. Try again.",
    },
  },
  answer_refused: {
    retryable: false,
    text: {
      zh: '模型拒绝回答这个请求。请换一种说法。',
      en: 'The model declined to answer this. Try putting it differently.',
    },
  },
  call_unreadable: {
    retryable: true,
    text: {
      zh: '模型提出的操作无法读取，什么也没有执行。请再试一次。',
      en: 'The model proposed an action that could not be read; nothing was done. Try again.',
    },
  },
  model_request_refused: {
    retryable: false,
    text: {
      zh: '模型服务认为请求无效。请开始新对话；如果仍然出现，请联系中继的维护者。',
      en: "The model's provider found the request invalid. Start a new chat; if it persists, tell whoever runs the relay.",
    },
  },
  model_failed: {
    retryable: true,
    text: {
      zh: '模型服务内部出错。请再试一次。',
      en: "The model's provider failed. Try again.",
    },
  },
  answer_empty: {
    retryable: true,
    text: {
      zh: '模型没有给出任何内容。请再试一次，或换一种说法。',
      en: 'The model answered with nothing at all. Try again, or put it differently.',
    },
  },
  relay_stopping: {
    retryable: true,
    text: {
      zh: '中继正在停止或重启，这一轮没有完成。请稍后再试。',
      en: 'The relay is being stopped or restarted, and the turn was not completed. Try again in a moment.',
    },
  },
  relay_failed: {
    retryable: true,
    text: {
      zh: '中继内部出错，这一轮没有完成。请再试一次；如果仍然出现，请联系中继的维护者。',
      en: 'The relay failed and the turn was not completed. Try again; if it persists, tell whoever runs the relay.',
    },
  },
  turn_interrupted: {
    retryable: true,
    text: {
      zh: '正在回答的中继中断了，这一轮没有完成；已说出的内容保留着。请再试一次。',
      en: 'The relay that was answering is gone, and the turn was not completed; what was said before stands. Try again.',
    },
  },
  turn_not_kept: {
    retryable: true,
    text: {
      zh: '中继的数据库现在无法访问，这一轮没有保存，也没有提出任何操作。请稍等一会儿再试；如果仍然出现，请联系中继的维护者。',
      en: "The relay's database can't be reached just now: the turn was not kept, and no action was proposed from it. Try again in a moment; if it persists, tell whoever runs the relay.",
    },
  },
} as const satisfies Record<string, { retryable: boolean; text: Bilingual }>;

export type ModelFailureCode = keyof typeof FAILURES;

/** What the operator of the relay sets for one provider, by the names of the variables. */
export type ProviderVariables = { key: string; address: string };

export type ModelFailureOptions = ErrorOptions & {
  /** It failed before the first byte of an answer, so that nothing is lost by asking again. */
  isEarly?: boolean;
  /** Milliseconds after which the provider wants to be asked again. */
  retryAfter?: number | undefined;
  variables?: ProviderVariables | undefined;
  /** Where the provider was asked: the path of the address alone, for the rest may hold secrets. */
  path?: string | undefined;
  /** What the system calls the reason, such as `ENOTFOUND` or `CERT_HAS_EXPIRED`. */
  reason?: string | undefined;
};

/** Thrown by providers; the turn ends with it as an `error` event. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly code: ModelFailureCode;
  readonly isEarly: boolean;
  readonly retryAfter: number | undefined;
  readonly #names: Partial<Names>;

  constructor(code: ModelFailureCode, options: ModelFailureOptions = {}) {
    const { isEarly = false, retryAfter, variables, path, reason, ...errorOptions } = options;
    const names = {
      ...variables,
      ...(path !== undefined && { path }),
      ...(reason !== undefined && { reason }),
    };
    super(fillIn(FAILURES[code].text.en, names, 'en'), errorOptions);
    this.code = code;
    this.isEarly = isEarly;
    this.retryAfter = retryAfter;
    this.#names = names;
  }

  words(language: Language): string {
    return fillIn(FAILURES[this.code].text[language], this.#names, language);
  }
}

export function toTurnError(failure: ModelFailure, language: Language): TurnError {
  const { retryable } = FAILURES[failure.code];
  return { code: failure.code, message: failure.words(language), retryable };
}

type Names = ProviderVariables & { path: string; reason?: string };

/** Where nobody said which variables are meant. */
const UNNAMED: Readonly<Record<Language, Names>> = {
  zh: { key: 'API 密钥设置', address: '模型服务的地址', path: '未知' },
  en: { key: 'the key in the settings', address: "the provider's address", path: 'that address' },
};

function fillIn(text: string, given: Partial<Names>, language: Language): string {
  const names = { ...UNNAMED[language], ...given };
  return text
    .replace('{key}', () => names.key)
    .replace('{address}', () => names.address)
    .replace('{path}', () => names.path)
    .replace('{reason}', () => inBrackets(names.reason, language));
}

function inBrackets(reason: string | undefined, language: Language): string {
  if (reason === undefined) return '';
  return language === 'zh' ? `（${reason}）` : ` (${reason})`;
}
