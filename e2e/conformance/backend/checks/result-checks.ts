import { type Check, type Finding, fail } from '../../report/check.ts';
import type { Observed } from '../observe.ts';
import { expectRefusal, expectTurn, notCalled } from './expectations.ts';

const CONFLICT = [404, 409];

function judgeApproval({ server }: Observed): Finding {
  if (!server.call || server.approval) return expectTurn(server.approval);
  return fail(
    'The call had no tool_id, so nobody can decide on it.',
    '该调用没有 tool_id，因此无法作出决定。',
  );
}

export const RESULT_CHECKS: readonly Check<Observed>[] = [
  {
    id: 'result-accepted',
    group: 'results',
    requirement: {
      en: 'A browser tool’s result comes as role "user", "浏览器工具 {tool_name} 执行结果: {JSON}", and the model goes on from it.',
      zh: '浏览器工具的结果以 role "user" 和 "浏览器工具 {tool_name} 执行结果: {JSON}" 发送，模型据此继续。',
    },
    next: {
      en: 'Take the result as the answer to the open call, and stream on.',
      zh: '把结果当作未完成调用的回答，并继续输出。',
    },
    judge: ({ browser }) => expectTurn(browser.result),
  },
  {
    id: 'result-rejected',
    group: 'results',
    requirement: {
      en: 'A rejection comes in the same form with error_type "Rejected", and the model is told of it.',
      zh: '拒绝以相同形式发送，error_type 为 "Rejected"，并告知模型。',
    },
    next: {
      en: 'Take it as the result of the call; unknown keys such as tool_id do no harm.',
      zh: '把它当作该调用的结果；tool_id 等未知键不应造成影响。',
    },
    judge: ({ browser }) => expectTurn(browser.rejection),
  },
  {
    id: 'decision-approved',
    group: 'results',
    requirement: {
      en: 'A server tool is approved with role "function" and {"toolId", "approved": true}; the backend runs it and streams on.',
      zh: '服务器工具以 role "function" 和 {"toolId", "approved": true} 批准；后端运行并继续输出。',
    },
    next: {
      en: 'Give each call a tool_id, run the tool once it is approved, and let the model go on from its result.',
      zh: '为每个调用提供 tool_id，批准后运行工具，并让模型据其结果继续。',
    },
    judge: judgeApproval,
  },
  {
    id: 'decision-rejected',
    group: 'results',
    requirement: {
      en: 'A rejected server tool does not run, and the model is told.',
      zh: '拒绝的服务器工具不会运行，并会告知模型。',
    },
    next: {
      en: 'Take {"approved": false} as a result that failed, and stream on.',
      zh: '把 {"approved": false} 当作失败的结果，并继续输出。',
    },
    judge: ({ server }) => expectTurn(server.rejection),
  },
  {
    id: 'decision-once',
    group: 'results',
    requirement: {
      en: 'An approval counts once: the same one again is refused with 409 or 404.',
      zh: '批准只生效一次：再次发送同一批准以 409 或 404 拒绝。',
    },
    next: {
      en: 'Claim the call when its decision comes in, before running it.',
      zh: '收到决定时先占用该调用，再运行。',
    },
    judge: ({ server }) => (server.approval?.stream ? expectRefusal(server.again, CONFLICT) : notCalled()),
  },
  {
    id: 'decision-forged',
    group: 'results',
    requirement: {
      en: 'A decision on a call that was never made is refused with 404 or 409.',
      zh: '对从未提出的调用作决定，以 404 或 409 拒绝。',
    },
    next: {
      en: 'Look the toolId up among the open calls of that session, and run nothing without it.',
      zh: '在该会话的未完成调用中查找 toolId，找不到就不运行。',
    },
    judge: ({ server }) => expectRefusal(server.forged, CONFLICT),
  },
  {
    id: 'decision-foreign',
    group: 'results',
    requirement: {
      en: 'Somebody else’s approval is refused with 404, as if the session were not there.',
      zh: '他人的批准以 404 拒绝，如同会话不存在。',
    },
    next: {
      en: 'Keep the user_id of a session, and compare it with that of each request.',
      zh: '保存会话的 user_id，并与每个请求的比较。',
    },
    judge: ({ server }) => expectRefusal(server.foreign, [404]),
  },
  {
    id: 'decision-malformed',
    group: 'results',
    requirement: {
      en: 'With role "function", message is that JSON; anything else is refused with 400.',
      zh: 'role 为 "function" 时 message 是该 JSON；其他内容以 400 拒绝。',
    },
    next: {
      en: 'Parse message as {"toolId": string, "approved": boolean} before doing anything.',
      zh: '先把 message 解析为 {"toolId": 字符串, "approved": 布尔值}。',
    },
    judge: ({ server }) => expectRefusal(server.malformed, [400]),
  },
];
