import type { Language } from '@assent/shared';
import { languageOf } from '../language-of.ts';
import type { ModelRequest } from '../model/model.ts';
import { type DescribedElement, describeElement } from './described-element.ts';
import { actedOn, type Exchange, elementsOf, isRejected, readExchange } from './exchange.ts';
import { expandTargets } from './expand-targets.ts';
import type { Intent, PageIntent, TalkIntent } from './intent.ts';
import { knownWords } from './known-words.ts';
import { markAnswers } from './pending-question.ts';
import { isLookup, readProgress } from './progress.ts';
import { proposeBatch } from './propose-batch.ts';
import { proposeTool } from './propose-tool.ts';
import { readIntents } from './read-intents.ts';
import type { Reply } from './reply.ts';
import { reportElements, reportResult } from './report-result.ts';
import {
  GREETING,
  LEFT_ALONE,
  LEFT_UNDONE,
  NO_PAGE,
  NOT_UNDERSTOOD,
  NOTHING_HERE,
  NOTICE,
  REJECTED,
  THANKS,
} from './texts.ts';
import { UNABLE } from './unable-texts.ts';

/** The whole of the offline model. All it knows is in the request, so that it needs no memory of its own. */
export function replyTo(request: ModelRequest): Reply {
  const exchange = readExchange(request.turns);
  const language = languageOf(exchange.message);
  const last = exchange.results.at(-1);
  if (isRejected(last)) return { text: REJECTED[language] };
  const elements = knownElements(request, exchange);
  const read = expandTargets(understand(exchange, elements), elements);
  const intents = read.filter(isDoable);
  const { done, lookups } = readProgress(intents, exchange.results);
  const isLookedUp = last !== undefined && lookups.length > 0 && isLookup(last, intents[done]);
  const reported = last && !isLookedUp ? reportResult(last, language) : '';
  const next = intents[done];
  if (last?.failed && reported !== '')
    return { text: next ? `${reported}\n\n${LEFT_UNDONE[language]}` : reported };
  const before = last
    ? reported
    : joinTexts(exchange.first ? noticeFor(read, language) : '', talk(read, language));
  if (!next) return { text: before || NOT_UNDERSTOOD[language] };
  const reply = take(next, intents.slice(done), { request, language, elements, lookups });
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

/** Greetings say it themselves. */
function noticeFor(read: readonly Intent[], language: Language): string {
  return read.length === 0 || read.every(({ verb }) => verb === 'greet') ? '' : NOTICE[language];
}

/** What can't be done is said beside what can; courtesies only where nothing else was said. */
function talk(read: readonly Intent[], language: Language): string {
  const isAlone = read.every(isTalk);
  const texts = read.filter(isTalk).map(intent => {
    if (intent.verb === 'unable') return UNABLE[intent.what][language];
    return isAlone ? COURTESIES[intent.verb][language] : '';
  });
  return joinTexts(...new Set(texts));
}

const COURTESIES = { greet: GREETING, thank: THANKS, refrain: LEFT_ALONE };

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
  language: Language;
  elements: readonly DescribedElement[];
  lookups: readonly string[];
};

function take(next: DoableIntent, rest: readonly DoableIntent[], context: TakeContext): Reply {
  const { request, language, elements } = context;
  switch (next.verb) {
    case 'list':
      return { text: listPage(request, elements, language) };
    case 'more':
    case 'selection':
    case 'clear':
    case 'web':
    case 'navigate':
    case 'tab':
    case 'time':
      return proposeTool(next, { ...request, language });
    default:
      if (!request.page) return { text: NO_PAGE[language] };
      return proposeBatch(pageIntents(rest), { ...context, tools: request.tools });
  }
}

function listPage(request: ModelRequest, elements: readonly DescribedElement[], language: Language): string {
  if (!request.page) return NO_PAGE[language];
  return elements.length === 0
    ? NOTHING_HERE[language]
    : reportElements(
        elements.map(element => element.desc),
        language,
      );
}

/** The intents from here on that one batch can hold. */
function pageIntents(intents: readonly DoableIntent[]): PageIntent[] {
  const end = intents.findIndex(intent => !isPageIntent(intent));
  return intents.slice(0, end === -1 ? intents.length : end).filter(isPageIntent);
}

function isPageIntent(intent: DoableIntent): intent is PageIntent {
  return !['more', 'selection', 'clear', 'web', 'navigate', 'tab', 'time', 'list'].includes(intent.verb);
}
