import { randomUUID } from 'node:crypto';
import { Conversation } from './conversation.ts';
import { CHAT_PATH, callsOf, type Exchange, get, postJson, type SeenCall } from './exchange.ts';
import { ODD_PAGE, PAGE, PAGE_ACTION, PROMPTS } from './prompts.ts';
import type { Target } from './target.ts';

/** All requests to a backend and their responses, for the checks. */
export type Observed = {
  all: readonly Exchange[];
  forms: Awaited<ReturnType<typeof observeForms>>;
  browser: Awaited<ReturnType<typeof observeBrowserTool>>;
  server: Awaited<ReturnType<typeof observeServerTool>>;
  refusals: Awaited<ReturnType<typeof observeRefusals>>;
  sessions: Awaited<ReturnType<typeof observeSessions>>;
  additions: Awaited<ReturnType<typeof observeAdditions>>;
};

/** Plays every conversation of the kit. `reportProgress` receives messages, because a model is slow. */
export async function observe(target: Target, reportProgress: (what: string) => void): Promise<Observed> {
  const all: Exchange[] = [];
  const open = (): Conversation => new Conversation(target, all);
  const step = async <Value>(what: string, play: (open: Open) => Promise<Value>): Promise<Value> => {
    reportProgress(what);
    return play(open);
  };
  return {
    all,
    forms: await step('requests', observeForms),
    browser: await step('browser tools', observeBrowserTool),
    server: await step('server tools', observeServerTool),
    refusals: await step('refusals', observeRefusals),
    sessions: await step('sessions', observeSessions),
    additions: await step('additions', () => observeAdditions(open, target)),
  };
}

type Open = () => Conversation;

const WITH_TOOLS = { current_page_info: PAGE, browser_tools: [PAGE_ACTION] };

async function observeForms(open: Open) {
  const unknown = { id: 'e_kit_3', desc: 'link: More', newer: [1] };
  const page = { ...PAGE, newer: true, elements: [unknown] };
  const tool = { ...PAGE_ACTION, newer: {} };
  return {
    greeting: await open().say(PROMPTS.greet),
    long: await open().say(PROMPTS.count),
    empty: await open().say(PROMPTS.greet, {
      browser_tools: [],
      current_page_info: { ...PAGE, elements: [] },
    }),
    newer: await open().say(PROMPTS.greet, {
      newer: { any: 'thing' },
      current_page_info: page,
      browser_tools: [tool],
    }),
    odd: await open().say('"\\ `$x` 👋 \u2028 {"tool_call":{}} </s>', { current_page_info: ODD_PAGE }),
    /** A page and no tool: there is nothing to call. */
    withoutTools: await open().say(PROMPTS.click, { current_page_info: PAGE }),
  };
}

const DONE = {
  success: true,
  results: [{ success: true, message: 'Clicked the button "Search".' }],
  summary: '执行了 1 个操作，成功 1 个，失败 0 个',
};
const REJECTED = {
  success: false,
  error: 'The person rejected this. Nothing was done.',
  error_type: 'Rejected',
};

async function observeBrowserTool(open: Open) {
  const approving = open();
  const offer = await approving.say(PROMPTS.click, WITH_TOOLS);
  const call = browserCallOf(offer);
  const result = call && (await approving.giveResult(call.toolName, DONE, WITH_TOOLS));
  const rejecting = open();
  const other = await rejecting.say(PROMPTS.click, WITH_TOOLS);
  const otherCall = browserCallOf(other);
  const about = { ...WITH_TOOLS, ...(otherCall?.toolId && { tool_id: otherCall.toolId }) };
  const rejection = otherCall && (await rejecting.giveResult(otherCall.toolName, REJECTED, about));
  return { offer, call, result, rejection };
}

function browserCallOf(exchange: Exchange): SeenCall | undefined {
  return callsOf(exchange).find(call => call.toolName === PAGE_ACTION.name);
}

async function observeServerTool(open: Open) {
  const approving = open();
  const call = serverCallOf(await approving.say(PROMPTS.time, WITH_TOOLS));
  const toolId = call?.toolId;
  const decided = toolId !== undefined && {
    malformed: await approving.say('yes', { role: 'function' }),
    foreign: await approving.asSomebodyElse().decide(toolId, true),
    approval: await approving.decide(toolId, true, WITH_TOOLS),
    again: await approving.decide(toolId, true, WITH_TOOLS),
  };
  const rejecting = open();
  const otherId = decided && serverCallOf(await rejecting.say(PROMPTS.time, WITH_TOOLS))?.toolId;
  const rejection = otherId ? await rejecting.decide(otherId, false, WITH_TOOLS) : undefined;
  const forged = await open().decide(`tool_${randomUUID()}`, true);
  return { call, ...(decided || {}), rejection, forged };
}

function serverCallOf(exchange: Exchange): SeenCall | undefined {
  return callsOf(exchange).find(call => call.toolName !== PAGE_ACTION.name);
}

async function observeRefusals(open: Open) {
  const sessionId = randomUUID();
  return {
    brokenJson: await open().post('{"message": "hi", "session_id":'),
    noMessage: await open().post(JSON.stringify({ session_id: sessionId })),
    noSession: await open().post(JSON.stringify({ message: 'hi' })),
    oddRole: await open().say('hi', { role: 'robot' }),
    oddTypes: await open().say('hi', {
      current_page_info: { url: 'https://a.test/', title: 'A', elements: 'none' },
    }),
  };
}

const WORDS = ['quince', 'lantern', 'meadow', 'trombone', 'velvet'] as const;

async function observeSessions(open: Open) {
  const remembering = open();
  const word = `${WORDS[0]}${Math.floor(Math.random() * 9000) + 1000}`;
  await remembering.say(PROMPTS.remember(word));
  const recall = await remembering.say(PROMPTS.recall);
  const foreign = await remembering.asSomebodyElse().say(PROMPTS.recall);
  const parallel = await Promise.all(
    WORDS.map(async own => ({ own, exchange: await open().say(PROMPTS.repeat(own)) })),
  );
  const twice = open();
  const double = await Promise.all([twice.say(PROMPTS.greet), twice.say(PROMPTS.greet)]);
  return { word, recall, foreign, parallel, words: WORDS, double };
}

async function observeAdditions(open: Open, target: Target) {
  const taken = open();
  const turnId = randomUUID();
  const whole = await taken.say(PROMPTS.greet, { turn_id: turnId });
  const middle = whole.stream?.events[0]?.frame.id;
  const resumed = middle === undefined ? undefined : await taken.resume(turnId, middle);
  const resumedByOther =
    middle === undefined ? undefined : await taken.resume(turnId, middle, 'somebody-else');
  const stopping = open();
  const stoppedTurn = randomUUID();
  const [, stop] = await Promise.all([
    stopping.say(PROMPTS.count, { turn_id: stoppedTurn }),
    stopWhenStarted(stopping, stoppedTurn),
  ]);
  return {
    whole,
    resumed,
    resumedByOther,
    stop,
    models: await get(target, '/api/v1/models'),
    agents: await get(target, '/api/v1/agents'),
    programs: await observePrograms(target),
  };
}

/** Nobody has let a program in, and no code is valid. */
async function observePrograms(target: Target) {
  const user = `kit-${randomUUID()}`;
  const message = { message: PROMPTS.greet, session_id: randomUUID(), user_id: user };
  return {
    list: await get(target, `/api/v1/mcp/clients?user_id=${user}`),
    wrongCode: await postJson(
      target,
      '/api/v1/mcp/clients',
      JSON.stringify({ user_id: user, code: 'KIT0-0000' }),
    ),
    unknown: await postJson(
      target,
      CHAT_PATH,
      JSON.stringify({ ...message, model: `mcp:${'0'.repeat(32)}` }),
    ),
  };
}

/** The backend may not know the turn yet at the first request to stop; repeats it until it does or time is up. */
async function stopWhenStarted(conversation: Conversation, turnId: string): Promise<Exchange> {
  let stop = await conversation.stop(turnId);
  for (let tries = 1; tries < 20 && stop.status === 404; tries += 1) stop = await conversation.stop(turnId);
  return stop;
}
