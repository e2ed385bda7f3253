import { elementsResultSchema, type PageElement, typedWords } from '@assent/shared';
import * as z from 'zod';
import type { ResultTurn, Turn } from '../history/turn.ts';
import { parseJson } from '../json/parse-json.ts';
import type { OfflineMessages } from './messages/en.ts';
import { everyOfflineMessage } from './messages/offline-messages.ts';
import { readLoneOrdinal } from './phrases/clause-text.ts';
import type { DescribedElement } from './phrases/described-element.ts';
import { normalize, tokensOf } from './phrases/score-text.ts';

const LINE = /^\d+\. (.+)$/gmu;

const MAX_LINES = 10;

const AROUND =
  /\b(?:the|that) one\b|\b(?:near|with|for|from|in|next to|i mean|called)\b|['’]s\b|那一?[个行条]|我说的是|的/giu;

/** The newest request, the answers to questions about it, and the results of its calls so far. */
export type Exchange = {
  message: string;
  answers: readonly Answer[];
  results: readonly ResultTurn[];
  first: boolean;
};

export const LOOKUP_TOOL = 'request_more_elements';

export function readExchange(turns: readonly Turn[]): Exchange {
  const index = turns.findLastIndex(turn => turn.role === 'user');
  const asked = turns[index];
  const message = asked?.role === 'user' ? typedWords(asked.text) : '';
  const results = turns.slice(index + 1).filter(turn => turn.role === 'result');
  const answer = readAnswer(message, turns[index - 1]);
  if (!answer)
    return { message, answers: [], results, first: !turns.some(turn => turn.role === 'assistant') };
  const before = readExchange(turns.slice(0, index));
  return {
    ...before,
    answers: [...before.answers, answer],
    results: [...before.results, ...results],
    first: false,
  };
}

const rejectedSchema = z.looseObject({ error_type: z.literal('Rejected') });

export function isRejected(result: ResultTurn | undefined): boolean {
  return result !== undefined && rejectedSchema.safeParse(parseJson(result.content)).success;
}

/** Elements from lookups, which the newest page may not list. */
export function elementsOf(result: ResultTurn): PageElement[] {
  const parsed = elementsResultSchema.safeParse(parseJson(result.content));
  return parsed.success ? parsed.data.elements : [];
}

const batchArgumentsSchema = z.looseObject({
  actions: z.array(
    z.looseObject({
      action: z.string(),
      target: z.looseObject({ description: z.string().optional() }).default({}),
    }),
  ),
});

/** In order; none when the call was not a batch. */
export function actionsOf(result: ResultTurn): string[] {
  return batchOf(result).map(action => action.action);
}

/** The targets of past actions: the message that names them must read the same when they have gone from the page. */
export function actedOn(result: ResultTurn): PageElement[] {
  return batchOf(result).flatMap(({ action, target: { description } }, index) =>
    description
      ? [{ id: `e_acted_${index}`, desc: `${KIND_OF_ACTION[action] ?? 'button'}: ${description}` }]
      : [],
  );
}

const KIND_OF_ACTION: Partial<Record<string, string>> = {
  fill: 'input',
  select: 'select',
  check: 'checkbox',
};

function batchOf(result: ResultTurn): z.output<typeof batchArgumentsSchema>['actions'] {
  const parsed = batchArgumentsSchema.safeParse(parseJson(result.call.arguments));
  return parsed.success ? parsed.data.actions : [];
}

/** Words, and at most one call. */
export type Reply = { text: string; call?: { name: string; arguments: Record<string, unknown> } };

/** Numbered lines, so that the history is enough to recognise an answer. */
export function askWhich(
  heading: string,
  elements: readonly DescribedElement[],
  messages: OfflineMessages,
): string {
  const lines = elements.slice(0, MAX_LINES).map(({ desc }, index) => `${index + 1}. ${desc}`);
  const more = elements.length - lines.length;
  const rest = more > 0 ? [messages.moreNotShown(more)] : [];
  return [messages.askWhich(heading, messages.which), lines.join('\n'), ...rest].join('\n\n');
}

/** The chosen line, and its place among identical lines. */
type Answer = { desc: string; index: number; count: number };

/** The user's choice, if the message before is such a question. */
function readAnswer(message: string, before: Turn | undefined): Answer | undefined {
  if (
    before?.role !== 'assistant' ||
    before.call ||
    !everyOfflineMessage(({ which }) => which).some(which => before.text.includes(which))
  )
    return undefined;
  const lines = [...before.text.matchAll(LINE)].map(([, desc = '']) => desc);
  const ordinal = readLoneOrdinal(message);
  const chosen =
    ordinal === undefined ? lineBesides(message, lines) : ordinal === -1 ? lines.length - 1 : ordinal;
  const desc = lines[chosen];
  if (desc === undefined) return undefined;
  const same = lines.flatMap((line, index) => (line === desc ? [index] : []));
  return { desc, index: same.indexOf(chosen), count: same.length };
}

/** "The one near Alice": the only line with all the words. */
function lineBesides(message: string, lines: readonly string[]): number {
  const wanted = [...tokensOf(normalize(message.replace(AROUND, ' ')))];
  if (wanted.length === 0 || message.length > 60) return -1;
  const fitting = lines
    .map((line, index) => ({ index, text: normalize(line) }))
    .filter(({ text }) =>
      wanted.every(token =>
        /\p{Script=Han}/u.test(token) ? text.includes(token) : ` ${text} `.includes(` ${token} `),
      ),
    );
  return fitting.length === 1 ? (fitting[0]?.index ?? -1) : -1;
}

/** Marks the chosen elements, unless the number of identical ones has changed. */
export function markAnswers(
  elements: readonly DescribedElement[],
  answers: readonly Answer[],
): readonly DescribedElement[] {
  const chosen = answers.flatMap(({ desc, index, count }) => {
    const same = elements.filter(element => element.desc === desc);
    const element = same[index];
    return element && same.length === count ? [element.id] : [];
  });
  return elements.map(element => (chosen.includes(element.id) ? { ...element, isAnswer: true } : element));
}

export function listed(heading: string, lines: readonly string[]): string {
  return `${heading}\n\n${lines.map(line => `- ${line}`).join('\n')}`;
}
