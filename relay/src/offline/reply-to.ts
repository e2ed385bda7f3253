import type { ResultTurn } from '../history/turn.ts';
import { languageOf } from '../messages/messages.ts';
import type { ModelRequest } from '../model/model.ts';
import {
  actedOn,
  actionsOf,
  type Exchange,
  elementsOf,
  isRejected,
  LOOKUP_TOOL,
  markAnswers,
  type Reply,
  readExchange,
} from './exchange.ts';
import type { OfflineMessages } from './messages/en.ts';
import { offlineMessages } from './messages/offline-messages.ts';
import { type DescribedElement, describeElement } from './phrases/described-element.ts';
import type { Intent, PageIntent, TalkIntent } from './phrases/intent.ts';
import { knownWords } from './phrases/known-words.ts';
import { expandTargets, proposeBatch } from './propose-batch.ts';
import { proposeTool } from './propose-tool.ts';
import { readIntents } from './read-intents.ts';
import { reportElements, reportResult } from './report-result.ts';

/** Everything that the rules need is in the request; `setupPage`: where a model can be connected, for those that they decline. */
export function replyTo(request: ModelRequest, setupPage?: string): Reply {
  const exchange = readExchange(request.turns);
  const messages = offlineMessages(languageOf(exchange.message));
  const last = exchange.results.at(-1);
  if (isRejected(last)) return { text: messages.rejected };
  const elements = knownElements(request, exchange);
  const read = expandTargets(understand(exchange, elements), elements);
  const intents = read.filter(isDoable);
  const { done, lookups } = readProgress(intents, exchange.results);
  const isLookedUp = last !== undefined && lookups.length > 0 && isLookup(last, intents[done]);
  const reported = last && !isLookedUp ? reportResult(last, messages) : '';
  const next = intents[done];
  if (last?.failed && reported !== '')
    return { text: next ? `${reported}\n\n${messages.leftUndone}` : reported };
  const before = last
    ? reported
    : joinTexts(exchange.first ? noticeFor(read, messages) : '', talk(read, messages, setupPage));
  if (!next) return { text: before || messages.notUnderstood(setupPage) };
  const reply = take(next, intents.slice(done), { request, messages, elements, lookups });
  return { ...reply, text: joinTexts(before, reply.text) };
}

function joinTexts(...texts: readonly string[]): string {
  return texts.filter(text => text !== '').join('\n\n');
}

function isTalk(intent: Intent): intent is TalkIntent {
  return ['greet', 'thank', 'refrain', 'unable'].includes(intent.verb);
}

type DoableIntent = Exclude<Intent, TalkIntent>;

function isDoable(intent: Intent): intent is DoableIntent {
  return !isTalk(intent);
}

/** Greetings contain the notice. */
function noticeFor(read: readonly Intent[], messages: OfflineMessages): string {
  return read.length === 0 || read.every(({ verb }) => verb === 'greet') ? '' : messages.notice;
}

/** Impossible wishes are answered beside possible ones; courtesies only alone. */
function talk(read: readonly Intent[], messages: OfflineMessages, setupPage: string | undefined): string {
  const isAlone = read.every(isTalk);
  const texts = read.filter(isTalk).map(intent => {
    if (intent.verb === 'unable')
      return joinTexts(
        messages.unable[intent.what],
        intent.what === 'language' ? messages.connect(setupPage) : '',
      );
    return isAlone ? messages[COURTESIES[intent.verb]] : '';
  });
  return joinTexts(...new Set(texts));
}

const COURTESIES = { greet: 'greeting', thank: 'thanks', refrain: 'leftAlone' } as const;

function knownElements({ page }: ModelRequest, { results, answers }: Exchange): readonly DescribedElement[] {
  const listed = page?.elements ?? [];
  const ids = new Set(listed.map(element => element.id));
  const found = results.flatMap(elementsOf).filter(element => !ids.has(element.id));
  return markAnswers([...listed, ...found].map(describeElement), answers);
}

function understand({ message, results }: Exchange, elements: readonly DescribedElement[]): Intent[] {
  const acted = results.flatMap(actedOn).map(describeElement);
  return readIntents(message, knownWords([...elements, ...acted]));
}

type TakeContext = {
  request: ModelRequest;
  messages: OfflineMessages;
  elements: readonly DescribedElement[];
  lookups: readonly string[];
};

function take(next: DoableIntent, rest: readonly DoableIntent[], context: TakeContext): Reply {
  const { request, messages, elements } = context;
  switch (next.verb) {
    case 'list':
      if (!request.page) return { text: messages.noPage };
      return { text: elements.length === 0 ? messages.nothingHere : reportElements(elements, messages) };
    case 'more':
    case 'selection':
    case 'clear':
    case 'web':
    case 'navigate':
    case 'tab':
    case 'time':
      return proposeTool(next, { ...request, messages });
    default:
      if (!request.page) return { text: messages.noPage };
      return proposeBatch(pageIntents(rest), { ...context, tools: request.tools });
  }
}

/** The intents that one batch can hold. */
function pageIntents(intents: readonly DoableIntent[]): PageIntent[] {
  const end = intents.findIndex(intent => !isPageIntent(intent));
  return intents.slice(0, end === -1 ? intents.length : end).filter(isPageIntent);
}

function isPageIntent(intent: DoableIntent): intent is PageIntent {
  return !['more', 'selection', 'clear', 'web', 'navigate', 'tab', 'time', 'list'].includes(intent.verb);
}

/** The number of intents that are done, and the lookups for them. */
type Progress = { done: number; lookups: readonly string[] };

/** A batch completes one intent per action; a lookup completes one only if the user asked for it. */
function readProgress(intents: readonly Intent[], results: readonly ResultTurn[]): Progress {
  const lookups: string[] = [];
  let done = 0;
  for (const result of results) {
    if (isLookup(result, intents[done])) lookups.push(result.call.arguments);
    else done = passOptional(intents, done + (actionsOf(result).length || 1));
  }
  return { done, lookups };
}

/** A batch ends with an optional step; without it, the step was skipped. */
function passOptional(intents: readonly Intent[], done: number): number {
  const next = intents[done];
  return next?.verb === 'click' && next.optional ? done + 1 : done;
}

function isLookup(result: ResultTurn, intent: Intent | undefined): boolean {
  return result.call.name === LOOKUP_TOOL && intent?.verb !== 'more';
}
