import * as z from 'zod';
import { type Check, type Finding, fail, pass } from '../../report/check.ts';
import { excerpt } from '../../report/excerpt.ts';
import { callsOf, contentOf, type Exchange } from '../exchange.ts';
import type { Observed } from '../observe.ts';
import { PAGE_ACTION } from '../prompts.ts';
import { parseJson } from '../read-stream.ts';
import { expectAll, expectTurn, notCalled } from './expectations.ts';

const writtenCallSchema = z.object({ tool_call: z.object({ arguments: z.unknown() }) });
const objectSchema = z.record(z.string(), z.unknown());

/** The raw arguments of every call: a lenient parser would already have made them text. */
function argumentsOf(all: readonly Exchange[]): unknown[] {
  return all
    .flatMap(({ stream }) => stream?.events ?? [])
    .map(({ json }) => writtenCallSchema.safeParse(json).data)
    .filter(call => call !== undefined)
    .map(call => call.tool_call.arguments);
}

function argumentFault(given: unknown): string | undefined {
  if (typeof given !== 'string') return excerpt(`no string: ${JSON.stringify(given)}`);
  return objectSchema.safeParse(parseJson(given)).success ? undefined : excerpt(`no JSON object: ${given}`);
}

function judgeProposal({ browser }: Observed): Finding {
  const ended = expectTurn(browser.offer);
  if (ended.mark !== 'pass') return ended;
  if (!browser.call) return notCalled();
  const said = excerpt(`${browser.call.toolName} ${browser.call.arguments}`);
  return pass(said, said);
}

function judgeOnlyOffered({ forms }: Observed): Finding {
  const ended = expectTurn(forms.withoutTools);
  if (ended.mark !== 'pass') return ended;
  const calls = [forms.withoutTools, forms.greeting, forms.empty].flatMap(callsOf);
  return calls.some(call => call.toolName === PAGE_ACTION.name)
    ? fail('page_action was called, which the request did not offer.', '调用了请求中没有提供的 page_action。')
    : pass('No browser tool was called.', '没有调用浏览器工具。');
}

const WRITTEN_CALL = /\{\s*"tool_call"\s*:\s*\{\s*"tool_name"[\s\S]*/;

function judgeText({ all }: Observed): Finding {
  const streams = all.filter(({ stream }) => stream);
  return expectAll(streams, exchange => {
    const [found] = WRITTEN_CALL.exec(contentOf(exchange)) ?? [];
    return found && excerpt(found);
  });
}

export const CALL_CHECKS: readonly Check<Observed>[] = [
  {
    id: 'call-proposed',
    group: 'calls',
    requirement: {
      en: 'What the model wants to do with a browser tool of the request comes as a tool_call event.',
      zh: '模型要用请求中的浏览器工具做的事，以 tool_call 事件发送。',
    },
    next: {
      en: 'Give browser_tools and the page to the model, and pass its call on.',
      zh: '把 browser_tools 和网页交给模型，并转发它的调用。',
    },
    judge: judgeProposal,
  },
  {
    id: 'call-arguments',
    group: 'calls',
    requirement: {
      en: 'arguments is a string that holds a whole JSON object.',
      zh: 'arguments 是一个字符串，内容为完整的 JSON 对象。',
    },
    next: {
      en: 'Collect the arguments until they are complete, and send them as a string; if they were cut off, send an error and no call.',
      zh: '收集完整的参数后以字符串发送；如果已截断，发送 error 而不是调用。',
    },
    judge: ({ all }) => expectAll(argumentsOf(all), argumentFault),
  },
  {
    id: 'call-only-offered',
    group: 'calls',
    requirement: {
      en: 'Without browser_tools in the request the model is told of none, and none is called.',
      zh: '请求中没有 browser_tools 时，不向模型提及，也不会调用。',
    },
    next: {
      en: 'Take the browser tools of each request alone; keep none from an earlier one.',
      zh: '只使用当前请求的浏览器工具；不要保留以前请求的。',
    },
    judge: judgeOnlyOffered,
  },
  {
    id: 'call-not-in-text',
    group: 'calls',
    requirement: { en: 'Nothing of a call stands in content.', zh: 'content 中没有调用的内容。' },
    next: {
      en: 'Where a model writes its calls as JSON in its answer, find them in the token stream and hold their text back (section 6).',
      zh: '如果模型在回答中以 JSON 书写调用，请在令牌流中识别并扣留这段文字（第 6 节）。',
    },
    judge: judgeText,
  },
];
