import type { en } from './en.ts';

/** 中继对用户说的话，中文。 */
export const zh: typeof en = {
  unnamed: { key: '设置中的 API 密钥', address: '模型服务的地址', path: '未知' },
  failures: {
    model_key_invalid: ({ key }) => `模型服务拒绝了 API 密钥。请检查中继的 ${key}，然后重启中继。`,
    model_not_allowed: () => '这个 API 密钥无权使用该模型，或账户余额不足。请检查账户，或换一个模型。',
    model_rate_limited: () => '请求过于频繁，模型服务暂时限流。请稍等一会儿再试。',
    model_overloaded: () => '模型服务现在过载。请稍等一会儿再试。',
    model_unreachable: ({ address, reason }) =>
      `中继连接不上模型服务${reason === undefined ? '' : `（${reason}）`}。请检查中继的网络和 ${address}，然后再试。`,
    model_address_wrong: ({ address, path }) =>
      `中继请求的地址（路径 ${path}）不是模型接口。请检查中继的 ${address}，例如是否多写或漏写了 /v1，然后重启中继。`,
    model_timed_out: () => '模型服务太久没有回应，这一轮已经中止，没有提出任何操作。请再试一次。',
    model_unknown: () => '模型服务不认识这个模型。请在设置中换一个模型，或留空使用默认模型。',
    context_too_long: () => '这段对话和网页超过了模型能读的长度。请开始新对话，或少选一些内容。',
    answer_too_long: () => '回答在完成之前达到了长度上限，没有提出任何操作。请再试一次，或把请求拆小。',
    answer_cut_off: () => '模型的回答中途断开，没有提出任何操作。请再试一次。',
    answer_refused: () => '模型拒绝回答这个请求。请换一种说法。',
    call_unreadable: () => '模型提出的操作无法读取，什么也没有执行。请再试一次。',
    model_request_refused: () => '模型服务认为请求无效。请开始新对话；如果问题仍然出现，请联系中继的维护者。',
    model_failed: () => '模型服务内部出错。请再试一次。',
    answer_empty: () => '模型没有给出任何内容。请再试一次，或换一种说法。',
    relay_stopping: () => '中继正在停止或重启，这一轮没有完成。请稍后再试。',
    relay_failed: () => '中继内部出错，这一轮没有完成。请再试一次；如果问题仍然出现，请联系中继的维护者。',
    turn_interrupted: () => '正在回答的中继中断了，这一轮没有完成；已经给出的内容保留着。请再试一次。',
    turn_not_kept: () =>
      '中继现在无法访问数据库，这一轮没有保存，也没有提出任何操作。请稍等一会儿再试；如果问题仍然出现，请联系中继的维护者。',
  },
};
