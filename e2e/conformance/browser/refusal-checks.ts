import { type Check, fail } from '../report/check.ts';
import { describe, errorCodeOf, expectError, expectThat, played } from './expect-answer.ts';
import { type ObservedSession, SHORT_DEADLINE } from './observe-sessions.ts';

const ADDRESS_CODES = ['address_refused', 'policy_refused'];

/** After its deadline, a command may take so long to be answered. */
const GRACE = 1000;

export const REFUSAL_CHECKS: readonly Check<ObservedSession>[] = [
  {
    id: 'browser-refuses-create',
    group: 'browsers',
    requirement: {
      en: 'A session with a setting of the wrong kind is refused with 400.',
      zh: '设置类型错误的会话以 400 拒绝。',
    },
    next: { en: 'Check the body before a browser is started.', zh: '在启动浏览器之前检查正文。' },
    judge: ({ badCreate }) => expectError(badCreate, 400, ['invalid_request']),
  },
  {
    id: 'browser-refuses-target-keys',
    group: 'browsers',
    requirement: {
      en: 'An unknown key in a target is refused with 400: another element would be meant.',
      zh: '目标中的未知键以 400 拒绝：否则会指向另一个元素。',
    },
    next: { en: 'Parse targets strictly.', zh: '严格解析目标。' },
    judge: played(({ strayTarget }) => expectError(strayTarget, 400, ['invalid_request'])),
  },
  {
    id: 'browser-refuses-params',
    group: 'browsers',
    requirement: {
      en: 'An unknown key in `params` is refused with 400, and nothing is done.',
      zh: '`params` 中的未知键以 400 拒绝，且不执行任何操作。',
    },
    next: { en: 'Parse parameters strictly, before anything is done.', zh: '在执行之前严格解析参数。' },
    judge: played(({ strayParams, savesBefore }) => {
      if (savesBefore > 0) return fail('The button was pressed all the same.', '按钮仍被按下。');
      return expectError(strayParams, 400, ['invalid_request']);
    }),
  },
  {
    id: 'browser-busy',
    group: 'browsers',
    requirement: {
      en: 'One command at a time: a second one gets 409 `session_busy`.',
      zh: '一次只执行一个命令：第二个得到 409 `session_busy`。',
    },
    next: { en: 'Refuse it at once, and queue nothing.', zh: '立即拒绝，不要排队。' },
    judge: played(({ busy }) => expectError(busy, 409, ['session_busy'])),
  },
  {
    id: 'browser-deadline',
    group: 'browsers',
    requirement: {
      en: 'A command on a page that hangs is answered with 504 by its deadline and one second.',
      zh: '网页停止响应时，命令在期限加一秒内以 504 回应。',
    },
    next: { en: 'Answer at the deadline, whatever the page does.', zh: '无论网页如何，到期限就回应。' },
    judge: played(({ late }) => {
      const took = Math.round(late.lasted);
      if (took > SHORT_DEADLINE + GRACE) return fail(`After ${took} ms.`, `${took} 毫秒之后。`);
      return expectError(late, 504, ['deadline_exceeded']);
    }),
  },
  {
    id: 'browser-schemes',
    group: 'browsers',
    requirement: {
      en: 'Only http: and https: are opened; files and scripts are refused with 403.',
      zh: '只打开 http: 和 https:；文件和脚本以 403 拒绝。',
    },
    next: {
      en: 'Judge the scheme before the browser gets the address.',
      zh: '在浏览器得到地址之前判断协议。',
    },
    judge: played(({ file, script }) => {
      const judged = [file, script].map(answer => expectError(answer, 403, ADDRESS_CODES));
      return judged.find(({ mark }) => mark !== 'pass') ?? expectThat(true, file);
    }),
  },
  {
    id: 'browser-inside',
    group: 'browsers',
    requirement: {
      en: 'A server on an internal address that the operator did not allow is not reached.',
      zh: '未经运营者允许的内部地址不会被访问。',
    },
    next: {
      en: 'Send all traffic of the browser through a proxy that judges each resolved address.',
      zh: '让浏览器的全部流量经过一个判断每个解析地址的代理。',
    },
    judge: played(({ inside, insideConnections }) => {
      if (insideConnections > 0)
        return fail(`It was reached, ${insideConnections} times.`, `被访问了 ${insideConnections} 次。`);
      return expectError(inside, 403, ADDRESS_CODES);
    }),
  },
  {
    id: 'browser-error-shape',
    group: 'browsers',
    requirement: {
      en: 'Every error is JSON: {"error": {"code", "message"}}.',
      zh: '所有错误都是 JSON：{"error": {"code", "message"}}。',
    },
    next: { en: 'Use one handler for all errors.', zh: '用同一处理程序处理所有错误。' },
    judge: observed =>
      played(seen => {
        const all = [observed.badCreate, seen.strayTarget, seen.strayParams, seen.reused, seen.stale];
        const more = [
          seen.renamed,
          seen.unknownRef,
          seen.file,
          seen.inside,
          seen.busy,
          seen.late,
          seen.gone,
          seen.unknown,
        ];
        const wrong = [...all, ...more].find(
          answer => answer.status >= 400 && errorCodeOf(answer) === undefined,
        );
        return wrong ? fail(describe(wrong), describe(wrong)) : expectThat(true, seen.gone);
      })(observed),
  },
];
