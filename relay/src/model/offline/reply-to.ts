import type { Language } from '@assent/shared';
import { languageOf } from '../../language-of.ts';
import type { ModelRequest } from '../model.ts';
import { type DescribedElement, describeElement } from './described-element.ts';
import { type Exchange, elementsOf, isRejected, readExchange } from './exchange.ts';
import { expandTargets } from './expand-targets.ts';
import { findElement } from './find-element.ts';
import type { Intent, PageIntent } from './intent.ts';
import { isLookup, readProgress } from './progress.ts';
import { proposeBatch } from './propose-batch.ts';
import { proposeTool } from './propose-tool.ts';
import { readIntents } from './read-intents.ts';
import type { Reply } from './reply.ts';
import { reportElements, reportResult } from './report-result.ts';
import { stripPoliteness, stripSentenceEnd } from './strip-politeness.ts';
import { GREETING, NO_PAGE, NOT_UNDERSTOOD, NOTHING_HERE, NOTICE, REJECTED, THANKS } from './texts.ts';

/** The whole of the offline model. All it knows is in the request, so that it needs no memory of its own. */
export function replyTo(request: ModelRequest): Reply {
  const exchange = readExchange(request.turns);
  const language = languageOf(exchange.message);
  const last = exchange.results.at(-1);
  if (isRejected(last)) return { text: REJECTED[language] };
  const elements = knownElements(request, exchange);
  const intents = expandTargets(understand(exchange.message, elements), elements);
  const { done, lookedUp } = readProgress(intents, exchange.results);
  const reported = last && !(lookedUp && isLookup(last, intents[done])) ? reportResult(last, language) : '';
  if (last?.failed && reported !== '') return { text: reported };
  const next = intents[done];
  if (!next) return { text: reported || NOT_UNDERSTOOD[language] };
  const reply = take(next, intents.slice(done), { request, language, elements, lookedUp });
  return join(exchange.first ? noticeFor(next, language) : reported, reply);
}

function join(before: string, reply: Reply): Reply {
  return before === '' ? reply : { ...reply, text: `${before}\n\n${reply.text}` };
}

/** Greetings say it themselves. */
function noticeFor(next: Intent, language: Language): string {
  return next.verb === 'greet' ? '' : NOTICE[language];
}

function knownElements({ page }: ModelRequest, { results }: Exchange): DescribedElement[] {
  const listed = page?.elements ?? [];
  const ids = new Set(listed.map(element => element.id));
  const found = results.flatMap(elementsOf).filter(element => !ids.has(element.id));
  return [...listed, ...found].map(describeElement);
}

/** Words that are no request may be the name of something that can be clicked: "Sign in". */
function understand(message: string, elements: readonly DescribedElement[]): Intent[] {
  const intents = readIntents(message);
  if (intents.length > 0) return intents;
  const name = stripSentenceEnd(stripPoliteness(message));
  const finding = findElement(name, elements, { button: 1, link: 1 });
  const certain = finding.kind === 'found' ? finding.score > 0.65 : finding.kind === 'several';
  return certain && name.length <= 60 ? [{ verb: 'click', target: name }] : [];
}

type TakeContext = {
  request: ModelRequest;
  language: Language;
  elements: readonly DescribedElement[];
  lookedUp: boolean;
};

function take(next: Intent, rest: readonly Intent[], context: TakeContext): Reply {
  const { request, language, elements } = context;
  switch (next.verb) {
    case 'greet':
      return { text: GREETING[language] };
    case 'thank':
      return { text: THANKS[language] };
    case 'list':
      return { text: listPage(request, elements, language) };
    case 'more':
    case 'selection':
    case 'clear':
    case 'web':
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
function pageIntents(intents: readonly Intent[]): PageIntent[] {
  const end = intents.findIndex(intent => !isPageIntent(intent));
  return intents.slice(0, end === -1 ? intents.length : end).filter(isPageIntent);
}

function isPageIntent(intent: Intent): intent is PageIntent {
  return !['more', 'selection', 'clear', 'web', 'time', 'list', 'greet', 'thank'].includes(intent.verb);
}
