import * as z from 'zod';
import type { ResultTurn } from '../history/turn.ts';
import { parseJson } from '../json/parse-json.ts';
import { actionsOf, elementsOf, LOOKUP_TOOL, listed } from './exchange.ts';
import type { OfflineMessages } from './messages/en.ts';

const outcomeSchema = z.looseObject({
  success: z.boolean(),
  message: z.string().default(''),
  error: z.string().optional(),
  effect: z.string().optional(),
  value: z.string().optional(),
});
const resultSchema = z.looseObject({
  success: z.boolean().default(true),
  error: z.string().optional(),
  message: z.string().optional(),
  text: z.string().optional(),
  results: z.array(outcomeSchema).optional(),
});
const searchSchema = z.looseObject({
  results: z.array(z.looseObject({ title: z.string(), url: z.string(), snippet: z.string().default('') })),
});
const timeSchema = z.looseObject({ time: z.string(), weekday: z.string(), zone: z.string() });

type Outcome = z.output<typeof outcomeSchema>;

/** The outcome of a call, from its result only. */
export function reportResult(turn: ResultTurn, messages: OfflineMessages): string {
  const json = parseJson(turn.content);
  const parsed = resultSchema.safeParse(json);
  const special = reportSpecial(turn, json, messages);
  if (special) return special;
  if (!parsed.success) return turn.content;
  const { success, error, results, text, message } = parsed.data;
  if (results) return reportBatch(results, actionsOf(turn), messages);
  if (!success) return messages.failed(inLanguage(factOf(error ?? message ?? ''), messages));
  if (text !== undefined) return reportText(text, messages);
  if (message) return inLanguage(factOf(message), messages);
  return messages.done;
}

/** The first sentence: those after it tell a model what to do. */
function factOf(message: string): string {
  return /^.*?(?:[.!?](?=\s)|[。！？]|$)/su.exec(message)?.[0] ?? message;
}

/** Server tools and lookups have their own forms of results. */
function reportSpecial(turn: ResultTurn, json: unknown, messages: OfflineMessages): string | undefined {
  if (turn.failed) return undefined;
  if (turn.call.name === LOOKUP_TOOL) return reportElements(elementsOf(turn), messages);
  const search = searchSchema.safeParse(json);
  if (search.success) {
    const lines = search.data.results.map(({ title, url, snippet }) => `[${title}](${url}) ${snippet}`);
    return lines.length > 0 ? listed(messages.found, lines) : messages.foundNothing;
  }
  const time = timeSchema.safeParse(json);
  if (!time.success) return undefined;
  return messages.now(time.data.time, time.data.weekday, time.data.zone);
}

export function reportElements(elements: readonly { desc: string }[], messages: OfflineMessages): string {
  if (elements.length === 0) return messages.noMoreElements;
  const descriptions = elements.map(({ desc }) => desc);
  return listed(messages.elements(elements.length), descriptions);
}

function reportText(text: string, messages: OfflineMessages): string {
  if (text.trim() === '') return messages.nothingSelected;
  return `${messages.itSays}\n\n${quoteBlock(text)}`;
}

/** Whether it worked. What each step did stands at its row already, in the panel's words. */
function reportBatch(
  results: readonly Outcome[],
  actions: readonly string[],
  messages: OfflineMessages,
): string {
  const readings = results.flatMap(({ value, success }, index) =>
    actions[index] === 'read' && success && value ? [reportText(value, messages)] : [],
  );
  const left = actions.length - results.length;
  const verdict = verdictFor(results.filter(isDone).length, actions.length || results.length, messages);
  const text = left > 0 ? `${verdict} ${messages.stepsLeft(left)}` : verdict;
  // What was read shows itself that it was read.
  const isAllRead = left <= 0 && readings.length === actions.length;
  return (isAllRead ? readings : [text, ...readings]).join('\n\n');
}

/** An action that changed nothing is not a success. */
function isDone(outcome: Outcome): boolean {
  return outcome.success && outcome.effect !== 'no_change';
}

function verdictFor(done: number, all: number, messages: OfflineMessages): string {
  if (done === all) return messages.done;
  return done === 0 ? messages.noneDone : messages.partlyDone(done, all);
}

function quoteBlock(text: string): string {
  const MAX = 4000;
  const shown = text.length > MAX ? `${text.slice(0, MAX)}…` : text;
  return shown
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n');
}

const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /\p{Script=Latin}{2,}/gu;
const NAMES_IN_QUOTES = /[“"「『][^”"」』]*[”"」』]/gu;

/** Text of the browser in another language is marked as a quotation, so that each sentence stays in one language. */
function inLanguage(message: string, messages: OfflineMessages): string {
  const plain = message.replace(NAMES_IN_QUOTES, '');
  const isNotEmpty = /\p{Letter}{3}/u.test(plain);
  const han = plain.match(HAN)?.length ?? 0;
  const latinWords = plain.match(LATIN_WORD)?.length ?? 0;
  return isNotEmpty && messages.isForeign(han, latinWords) ? messages.foreign(message) : message;
}
