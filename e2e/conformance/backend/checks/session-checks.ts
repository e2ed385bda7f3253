import { type Check, type Finding, fail, pass, unseen } from '../../report/check.ts';
import { excerpt } from '../../report/excerpt.ts';
import { contentOf, type Exchange, isTurn } from '../exchange.ts';
import type { Observed } from '../observe.ts';
import { describe, expectTurn } from './expectations.ts';

function judgeMemory({ sessions }: Observed): Finding {
  const ended = expectTurn(sessions.recall);
  if (ended.mark !== 'pass') return ended;
  if (holds(sessions.recall, sessions.word)) return pass('The word was there.', '记得那个词。');
  const said = excerpt(contentOf(sessions.recall));
  return unseen(`The model did not say the word: ${said}`, `模型没有说出那个词：${said}`);
}

function judgeForeign({ sessions }: Observed): Finding {
  const { foreign, word } = sessions;
  if (foreign.status === 404) return pass('HTTP 404.', 'HTTP 404。');
  if (holds(foreign, word)) {
    return fail(
      'Another user_id was told what the first had said.',
      '另一个 user_id 得到了第一个用户说过的内容。',
    );
  }
  if (!foreign.stream) return fail(describe(foreign), describe(foreign));
  return unseen(
    'It was answered, with nothing of the first user’s conversation; 404 would say it plainly.',
    '得到了回答，但不含第一个用户的对话；404 会更明确。',
  );
}

function judgeParallel({ sessions: { parallel, words } }: Observed): Finding {
  const broken = parallel.find(({ exchange }) => !isTurn(exchange));
  if (broken) return fail(describe(broken.exchange), describe(broken.exchange));
  const mixed = parallel.find(({ own, exchange }) =>
    words.some(word => word !== own && holds(exchange, word)),
  );
  if (!mixed)
    return pass(`${parallel.length} at once, each by itself.`, `${parallel.length} 个同时进行，互不影响。`);
  const said = excerpt(contentOf(mixed.exchange));
  return fail(`Asked for "${mixed.own}", it said: ${said}`, `要求说「${mixed.own}」，却说：${said}`);
}

function holds(exchange: Exchange, word: string): boolean {
  return contentOf(exchange).toLowerCase().includes(word);
}

function judgeDouble({ sessions }: Observed): Finding {
  const odd = sessions.double.find(exchange => !isTurn(exchange) && exchange.status !== 409);
  if (odd) return fail(describe(odd), describe(odd));
  const statuses = sessions.double.map(({ status }) => status).join(', ');
  return pass(`HTTP ${statuses}.`, `HTTP ${statuses}。`);
}

export const SESSION_CHECKS: readonly Check<Observed>[] = [
  {
    id: 'session-memory',
    group: 'sessions',
    requirement: {
      en: 'Requests with the same session_id are one conversation.',
      zh: 'session_id 相同的请求属于同一段对话。',
    },
    next: {
      en: 'Keep what was said by session_id, and give it to the model with the next message.',
      zh: '按 session_id 保存对话，并随下一条消息交给模型。',
    },
    judge: judgeMemory,
  },
  {
    id: 'session-foreign',
    group: 'sessions',
    requirement: {
      en: 'A session belongs to its user_id; for anybody else it is not there (404).',
      zh: '会话属于其 user_id；对他人而言不存在（404）。',
    },
    next: {
      en: 'Keep the user_id of a session, and answer 404 to any other.',
      zh: '保存会话的 user_id，对其他用户回应 404。',
    },
    judge: judgeForeign,
  },
  {
    id: 'session-parallel',
    group: 'sessions',
    requirement: {
      en: 'Several sessions at once do not disturb each other.',
      zh: '多个会话同时进行互不干扰。',
    },
    next: {
      en: 'Keep nothing of a request in shared variables; answer requests concurrently.',
      zh: '不要把请求的内容放在共享变量中；并发处理请求。',
    },
    judge: judgeParallel,
  },
  {
    id: 'session-double',
    group: 'sessions',
    requirement: {
      en: 'Two messages at once in one session: each is answered whole, or refused with 409.',
      zh: '同一会话同时收到两条消息：各自完整回答，或以 409 拒绝。',
    },
    next: { en: 'Let one turn of a session run at a time.', zh: '一个会话同时只运行一轮。' },
    judge: judgeDouble,
  },
];
