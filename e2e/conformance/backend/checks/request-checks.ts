import type { Check } from '../../report/check.ts';
import type { Observed } from '../observe.ts';
import { describe, expectAll, expectRefusal, expectTurn, isHttpError } from './expectations.ts';

const DOCUMENTED = [400, 401, 403, 404, 409, 413, 429, 503];
const BAD = [400];

const COMPARE = {
  en: 'Check the body against shared/schemas/chat-request.schema.json before the stream begins.',
  zh: '在事件流开始之前用 shared/schemas/chat-request.schema.json 检查正文。',
};

const NO_ERRORS = {
  mark: 'unseen',
  seen: { en: 'Nothing was refused.', zh: '没有拒绝任何请求。' },
} as const;

function refusalsIn(all: Observed['all']): Observed['all'] {
  return all.filter(({ isChat, status }) => isChat && status >= 300);
}

export const REQUEST_CHECKS: readonly Check<Observed>[] = [
  {
    id: 'request-minimal',
    group: 'tolerance',
    requirement: {
      en: 'current_page_info and browser_tools may be left out.',
      zh: '可以省略 current_page_info 和 browser_tools。',
    },
    next: {
      en: 'Treat both as optional, and say nothing of them to the model.',
      zh: '把两者当作可选，并且不向模型提及。',
    },
    judge: ({ forms }) => expectTurn(forms.greeting),
  },
  {
    id: 'request-empty-lists',
    group: 'tolerance',
    requirement: {
      en: 'browser_tools and elements may be empty.',
      zh: 'browser_tools 和 elements 可以为空。',
    },
    next: { en: 'Treat an empty list like none.', zh: '把空列表当作没有。' },
    judge: ({ forms }) => expectTurn(forms.empty),
  },
  {
    id: 'request-unknown-keys',
    group: 'tolerance',
    requirement: {
      en: 'Unknown keys are ignored, so that clients can be newer.',
      zh: '忽略未知的键，以便客户端可以更新。',
    },
    next: { en: 'Ignore keys that you do not know, at every level.', zh: '忽略各层中不认识的键。' },
    judge: ({ forms }) => expectTurn(forms.newer),
  },
  {
    id: 'request-odd-text',
    group: 'tolerance',
    requirement: {
      en: 'Any text may stand in a message and in a page: quotes, fences, tags, other scripts.',
      zh: '消息和网页中可以有任何文字：引号、围栏、标签、其他语言。',
    },
    next: {
      en: 'Escape what comes from a page before it goes into a prompt; refuse none of it.',
      zh: '网页内容进入提示词前先转义；不要因此拒绝。',
    },
    judge: ({ forms }) => expectTurn(forms.odd),
  },
  {
    id: 'refuses-broken-json',
    group: 'errors',
    requirement: { en: 'A body that is no JSON is refused with 400.', zh: '不是 JSON 的正文以 400 拒绝。' },
    next: {
      en: 'Answer 400 with {"error": {"code", "message"}} before any stream begins.',
      zh: '在事件流开始之前以 400 和 {"error": {"code", "message"}} 回应。',
    },
    judge: ({ refusals }) => expectRefusal(refusals.brokenJson, BAD),
  },
  {
    id: 'refuses-no-message',
    group: 'errors',
    requirement: {
      en: 'A request without message is refused with 400.',
      zh: '没有 message 的请求以 400 拒绝。',
    },
    next: COMPARE,
    judge: ({ refusals }) => expectRefusal(refusals.noMessage, BAD),
  },
  {
    id: 'refuses-no-session',
    group: 'errors',
    requirement: {
      en: 'A request without session_id is refused with 400.',
      zh: '没有 session_id 的请求以 400 拒绝。',
    },
    next: COMPARE,
    judge: ({ refusals }) => expectRefusal(refusals.noSession, BAD),
  },
  {
    id: 'refuses-odd-role',
    group: 'errors',
    requirement: {
      en: 'role is "user" or "function"; any other is refused with 400.',
      zh: 'role 是 "user" 或 "function"；其他值以 400 拒绝。',
    },
    next: COMPARE,
    judge: ({ refusals }) => expectRefusal(refusals.oddRole, BAD),
  },
  {
    id: 'refuses-odd-types',
    group: 'errors',
    requirement: {
      en: 'A page whose elements are no list is refused with 400.',
      zh: '网页的 elements 不是列表时，以 400 拒绝。',
    },
    next: COMPARE,
    judge: ({ refusals }) => expectRefusal(refusals.oddTypes, BAD),
  },
  {
    id: 'errors-are-json',
    group: 'errors',
    requirement: {
      en: 'An error before the stream is JSON {"error": {"code", "message"}}.',
      zh: '事件流之前的错误是 JSON {"error": {"code", "message"}}。',
    },
    next: {
      en: 'Give every error that body and Content-Type: application/json.',
      zh: '每个错误都使用该正文和 Content-Type: application/json。',
    },
    judge: ({ all }) =>
      expectAll(
        refusalsIn(all),
        exchange => (isHttpError(exchange) ? undefined : describe(exchange)),
        NO_ERRORS,
      ),
  },
  {
    id: 'errors-have-known-status',
    group: 'errors',
    requirement: {
      en: `Its status is one of ${DOCUMENTED.join(', ')}.`,
      zh: `其状态是 ${DOCUMENTED.join('、')} 之一。`,
    },
    next: {
      en: 'Pick the nearest of these; what fails once the stream has begun is an error event.',
      zh: '选择其中最接近的；事件流开始后的失败用 error 事件。',
    },
    judge: ({ all }) =>
      expectAll(
        refusalsIn(all),
        exchange => (DOCUMENTED.includes(exchange.status) ? undefined : describe(exchange)),
        NO_ERRORS,
      ),
  },
];
