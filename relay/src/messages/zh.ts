import type { en } from './en.ts';

const SETUP = '请打开中继服务的网页 /setup，重新连接模型。';

/** 中继服务对用户说的话，中文。 */
export const zh: typeof en = {
  unnamed: { key: '设置中的 API 密钥', address: '模型服务的地址', path: '未知' },
  failures: {
    model_key_invalid: ({ key, isSetup }) =>
      `模型服务拒绝了 API 密钥。${isSetup ? SETUP : `请检查中继服务的 ${key}，然后重启中继服务。`}`,
    model_not_allowed: () => '这个 API 密钥无权使用该模型，或账户余额不足。请检查账户，或换一个模型。',
    model_rate_limited: () => '请求过于频繁，模型服务暂时限流。请稍后再试。',
    model_overloaded: () => '模型服务负载过高。请稍后再试。',
    model_unreachable: ({ address, reason, isSetup }) =>
      `中继服务无法连接模型服务${reason === undefined ? '' : `（${reason}）`}。请检查${isSetup ? '模型服务是否在运行、网络是否正常' : `中继服务的网络和 ${address}`}，然后再试。`,
    model_address_wrong: ({ address, path, isSetup }) =>
      `中继服务请求的地址（路径 ${path}）不是模型接口。${isSetup ? SETUP : `请检查中继服务的 ${address}，例如是否多写或漏写了 /v1，然后重启中继服务。`}`,
    model_timed_out: () => '模型服务太久没有回应，这一轮已中止，没有提出任何操作。请再试一次。',
    model_unknown: () => '模型服务没有这个模型。请在设置中换一个模型，或留空使用默认模型。',
    context_too_long: () => '对话和网页的内容超出了模型的长度上限。请开始新对话，或少选一些内容。',
    answer_too_long: () => '回答在完成之前达到了长度上限，没有提出任何操作。请再试一次，或把请求拆小。',
    answer_cut_off: () => '模型的回答中途断开，没有提出任何操作。请再试一次。',
    answer_refused: () => '模型拒绝回答这个请求。请换个说法。',
    call_unreadable: () => '模型提出的操作无法读取，没有执行任何操作。请再试一次。',
    model_request_refused: () =>
      '模型服务认为请求无效。请开始新对话；如果问题仍然出现，请联系中继服务的运营者。',
    model_failed: () => '模型服务内部出错。请再试一次。',
    answer_empty: () => '模型没有给出任何内容。请再试一次，或换个说法。',
    relay_stopping: () => '中继服务正在停止或重启，这一轮没有完成。请稍后再试。',
    relay_failed: () =>
      '中继服务内部出错，这一轮没有完成。请再试一次；如果问题仍然出现，请联系中继服务的运营者。',
    turn_interrupted: () => '正在回答的中继服务中断了，这一轮没有完成；已给出的内容仍然保留。请再试一次。',
    turn_not_kept: () =>
      '中继服务现在无法访问数据库，这一轮没有保存，也没有提出任何操作。请稍后再试；如果问题仍然出现，请联系中继服务的运营者。',
  },
  mcp: {
    disconnected: '已断开与该程序的连接。',
    replaced: '该程序现在连接到另一个对话。',
  },
};
