import type { Bilingual } from '@assent/shared';
import { judgeDecidedAs, judgeRejection, judgeResult } from '../judge-scenes.ts';
import { APPROVE, type Cue, REJECT, type Scenario } from '../scenario.ts';
import { END, spellAll, whole } from '../spell-events.ts';
import { serverCall } from './streams.ts';

function playCall(callOf: (cue: Cue) => unknown): Scenario['play'] {
  return cue => {
    const call = callOf(cue);
    const events = [{ content: cue.words }, ...(call === undefined ? [] : [call]), END];
    return { kind: 'stream', chunks: whole(spellAll(events)), ending: 'close' };
  };
}

function browserCall({ browserTool, toolId }: Cue): unknown {
  return browserTool && { tool_call: { tool_name: browserTool, arguments: '{}', tool_id: toolId } };
}

const RESULT_FORM: Bilingual = {
  en: 'Send role "user" and message "浏览器工具 {tool_name} 执行结果: {JSON}", to the letter, with {"success": …} in it.',
  zh: '发送 role "user" 和 message "浏览器工具 {tool_name} 执行结果: {JSON}"，一字不差，其中包含 {"success": …}。',
};
const DECISION_FORM: Bilingual = {
  en: 'Send role "function" and message {"toolId": "…", "approved": true or false} as a string.',
  zh: '发送 role "function" 和字符串形式的 message {"toolId": "…", "approved": true 或 false}。',
};

/** The user's decision, and its instruction. */
export const DECISIONS: readonly Scenario[] = [
  {
    id: 'server-tool-approved',
    group: 'results',
    requirement: {
      en: 'An approved tool that is none of the client’s comes back as role "function" with approved: true.',
      zh: '批准非客户端的工具时，以 role "function" 和 approved: true 发回。',
    },
    next: DECISION_FORM,
    ask: APPROVE,
    play: playCall(serverCall),
    judge: judgeDecidedAs(true),
  },
  {
    id: 'server-tool-rejected',
    group: 'results',
    requirement: {
      en: 'A rejected one comes back with approved: false.',
      zh: '拒绝时以 approved: false 发回。',
    },
    next: DECISION_FORM,
    ask: REJECT,
    play: playCall(serverCall),
    judge: judgeDecidedAs(false),
  },
  {
    id: 'browser-tool-result',
    group: 'results',
    requirement: {
      en: 'The result of a tool of the client’s comes back as a message in the fixed form, once.',
      zh: '客户端工具的结果以固定格式的消息发回，一次。',
    },
    next: RESULT_FORM,
    ask: APPROVE,
    play: playCall(browserCall),
    judge: judgeResult,
  },
  {
    id: 'browser-tool-rejected',
    group: 'results',
    requirement: {
      en: 'A rejection comes back in the same form with error_type "Rejected".',
      zh: '拒绝以相同格式发回，error_type 为 "Rejected"。',
    },
    next: RESULT_FORM,
    ask: REJECT,
    play: playCall(browserCall),
    judge: judgeRejection,
  },
];
