import { agentListSchema, mcpClientListSchema, modelListSchema } from '@assent/shared';
import * as z from 'zod';
import { type Check, type Finding, fail, pass, unseen } from '../../report/check.ts';
import { callsOf, type Exchange } from '../exchange.ts';
import type { Observed } from '../observe.ts';
import { describe, expectRefusal } from './expectations.ts';

/** Statuses of a backend that does not have the route. */
const NOT_OFFERED = [404, 405, 501];

function notOffered(): Finding {
  return unseen('Not offered, which is all right.', '未提供，这没有问题。');
}

function judgeToolIds({ all }: Observed): Finding {
  const ids = all.flatMap(callsOf).map(call => call.toolId);
  if (ids.length === 0) return unseen('There was no call.', '没有任何调用。');
  if (ids.every(id => id === undefined)) return notOffered();
  if (ids.includes(undefined))
    return fail('Some calls have one and some have not.', '有的调用有，有的没有。');
  return new Set(ids).size === ids.length
    ? pass(`${ids.length} calls, ${ids.length} ids.`, `${ids.length} 个调用，${ids.length} 个 id。`)
    : fail('The same id stands at several calls.', '多个调用使用了同一个 id。');
}

function judgeEventIds({ additions }: Observed): Finding {
  const ids = additions.whole.stream?.events.map(({ frame }) => frame.id) ?? [];
  if (ids.every(id => id === undefined)) return notOffered();
  const isWhole = ids.every(id => id !== undefined && id !== '') && new Set(ids).size === ids.length;
  const said = ids.map(id => id ?? '–').join(', ');
  return isWhole ? pass(said, said) : fail(said, said);
}

function judgeResume({ additions: { whole, resumed } }: Observed): Finding {
  if (!resumed || NOT_OFFERED.includes(resumed.status)) return notOffered();
  const expected = textsOf(whole).slice(1);
  return JSON.stringify(textsOf(resumed)) === JSON.stringify(expected)
    ? pass(`The ${expected.length} events after the first.`, `第一个之后的 ${expected.length} 个事件。`)
    : fail(describe(resumed), describe(resumed));
}

function textsOf(exchange: Exchange): string[] {
  return exchange.stream?.events.map(event => event.text) ?? [];
}

function judgeForeignResume({ additions: { resumed, resumedByOther } }: Observed): Finding {
  return resumed?.stream ? expectRefusal(resumedByOther, [404]) : notOffered();
}

const stoppedSchema = z.object({ status: z.literal('stopped') });

function judgeStop({ additions: { stop } }: Observed): Finding {
  if (NOT_OFFERED.includes(stop.status)) return notOffered();
  return stoppedSchema.safeParse(stop.json).success
    ? pass('Stopped.', '已停止。')
    : fail(describe(stop), describe(stop));
}

function judgeList(exchange: Exchange, schema: z.core.$ZodType): Finding {
  if (NOT_OFFERED.includes(exchange.status)) return notOffered();
  const isList = exchange.status === 200 && z.safeParse(schema, exchange.json).success;
  return isList ? pass('A list.', '一个列表。') : fail(describe(exchange), describe(exchange));
}

/** Only where programs can be let in at all. `statuses`: of a refusal. */
function judgeRefusedProgram({ list }: Programs, exchange: Exchange, statuses: readonly number[]): Finding {
  return NOT_OFFERED.includes(list.status) ? notOffered() : expectRefusal(exchange, statuses);
}

type Programs = Observed['additions']['programs'];

export const ADDITION_CHECKS: readonly Check<Observed>[] = [
  {
    id: 'addition-tool-ids',
    group: 'additions',
    requirement: { en: 'Each call has a tool_id of its own.', zh: '每个调用有自己的 tool_id。' },
    next: { en: 'Give every call a new id that cannot be guessed.', zh: '为每个调用生成无法猜测的新 id。' },
    judge: judgeToolIds,
  },
  {
    id: 'addition-event-ids',
    group: 'additions',
    requirement: {
      en: 'Each event has an "id:", so that a stream can be taken up.',
      zh: '每个事件有 "id:"，以便续接事件流。',
    },
    next: { en: 'Number the events of a turn, the last one too.', zh: '为一轮的事件编号，包括最后一个。' },
    judge: judgeEventIds,
  },
  {
    id: 'addition-resume',
    group: 'additions',
    requirement: {
      en: 'GET …/sessions/{session_id}/events with Last-Event-ID gives the events after that one.',
      zh: '带 Last-Event-ID 的 GET …/sessions/{session_id}/events 返回其后的事件。',
    },
    next: {
      en: 'Keep the events of a turn for a while, and repeat them to the letter.',
      zh: '把一轮的事件保留一段时间，并原样重发。',
    },
    judge: judgeResume,
  },
  {
    id: 'addition-resume-foreign',
    group: 'additions',
    requirement: { en: 'Nobody else can take up a turn (404).', zh: '他人不能续接（404）。' },
    next: { en: 'Compare user_id with the owner of the session.', zh: '将 user_id 与会话的所有者比较。' },
    judge: judgeForeignResume,
  },
  {
    id: 'addition-stop',
    group: 'additions',
    requirement: {
      en: 'POST …/sessions/{session_id}/stop ends the turn and answers {"status": "stopped"}.',
      zh: 'POST …/sessions/{session_id}/stop 结束该轮，并回应 {"status": "stopped"}。',
    },
    next: {
      en: 'End the request to the model, write 对话完成, and answer once the session is free.',
      zh: '结束对模型的请求，写出 对话完成，会话空闲后再回应。',
    },
    judge: judgeStop,
  },
  {
    id: 'addition-models',
    group: 'additions',
    requirement: {
      en: 'GET /api/v1/models lists ids for "model".',
      zh: 'GET /api/v1/models 列出可用的 "model"。',
    },
    next: {
      en: 'Answer {"models": [{"id", "name", "is_default"}]}.',
      zh: '回应 {"models": [{"id", "name", "is_default"}]}。',
    },
    judge: ({ additions }) => judgeList(additions.models, modelListSchema),
  },
  {
    id: 'addition-agents',
    group: 'additions',
    requirement: {
      en: 'GET /api/v1/agents lists ids for "agent_id".',
      zh: 'GET /api/v1/agents 列出可用的 "agent_id"。',
    },
    next: {
      en: 'Answer {"agents": [{"id", "name", "is_default"}]}.',
      zh: '回应 {"agents": [{"id", "name", "is_default"}]}。',
    },
    judge: ({ additions }) => judgeList(additions.agents, agentListSchema),
  },
  {
    id: 'addition-programs',
    group: 'additions',
    requirement: {
      en: 'GET /api/v1/mcp/clients lists the programs that a user has let in.',
      zh: 'GET /api/v1/mcp/clients 列出用户允许接入的程序。',
    },
    next: {
      en: 'Answer {"success": true, "clients": [{"id", "name", "pairedAt", "usedAt", "state", "waiting"}]}.',
      zh: '回应 {"success": true, "clients": [{"id", "name", "pairedAt", "usedAt", "state", "waiting"}]}。',
    },
    judge: ({ additions }) => judgeList(additions.programs.list, mcpClientListSchema),
  },
  {
    id: 'addition-program-code',
    group: 'additions',
    requirement: {
      en: 'A code that no program shows lets nobody in (404, or 429 after several).',
      zh: '没有程序显示的代码不会让任何程序接入（404；多次之后 429）。',
    },
    next: {
      en: 'Let a program in only by a code that it shows and that was not used yet.',
      zh: '只接受程序正在显示且尚未使用的代码。',
    },
    judge: ({ additions: { programs } }) => judgeRefusedProgram(programs, programs.wrongCode, [404, 429]),
  },
  {
    id: 'addition-program-unknown',
    group: 'additions',
    requirement: {
      en: 'A request for a program that the user has not let in reaches no model (404).',
      zh: '用户未允许接入的程序不会收到请求，也不会转给模型（404）。',
    },
    next: {
      en: 'Refuse a "model" that begins with "mcp:" unless it is the id of a program of this user.',
      zh: '拒绝以 "mcp:" 开头的 "model"，除非它是该用户的程序的 id。',
    },
    judge: ({ additions: { programs } }) => judgeRefusedProgram(programs, programs.unknown, [404]),
  },
];
