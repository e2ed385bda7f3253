import type { Language } from '@assent/shared';
import * as z from 'zod';
import { parseJson } from '../history/result-content.ts';
import type { ResultTurn } from '../history/turn.ts';
import { actionsOf, elementsOf, LOOKUP_TOOL } from './exchange.ts';
import { inLanguage, listed } from './texts.ts';

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

/** What came of a call, in the person's language and from the result alone. */
export function reportResult(turn: ResultTurn, language: Language): string {
  const json = parseJson(turn.content);
  const parsed = resultSchema.safeParse(json);
  const special = reportSpecial(turn, json, language);
  if (special) return special;
  if (!parsed.success) return turn.content;
  const { success, error, results, text, message } = parsed.data;
  if (results) return reportBatch(results, actionsOf(turn), language);
  if (!success)
    return `${language === 'zh' ? '没有成功：' : 'It did not work: '}${inLanguage(error ?? message ?? '', language)}`;
  if (text !== undefined) return reportText(text, language);
  if (message) return inLanguage(message, language);
  return language === 'zh' ? '完成。' : 'Done.';
}

/** Server tools and lookups have results of their own form. */
function reportSpecial(turn: ResultTurn, json: unknown, language: Language): string | undefined {
  if (turn.failed) return undefined;
  if (turn.call.name === LOOKUP_TOOL)
    return reportElements(
      elementsOf(turn).map(element => element.desc),
      language,
    );
  const search = searchSchema.safeParse(json);
  if (search.success) {
    const lines = search.data.results.map(({ title, url, snippet }) => `[${title}](${url}) ${snippet}`);
    return lines.length > 0
      ? listed(language === 'zh' ? '搜索结果：' : 'Found:', lines)
      : language === 'zh'
        ? '没有搜到结果。'
        : 'The search found nothing.';
  }
  const time = timeSchema.safeParse(json);
  if (!time.success) return undefined;
  const { time: now, weekday, zone } = time.data;
  return language === 'zh' ? `现在是 ${now}（${zone}）。` : `It is ${now}, ${weekday} (${zone}).`;
}

export function reportElements(descriptions: readonly string[], language: Language): string {
  if (descriptions.length === 0)
    return language === 'zh' ? '没有找到更多元素。' : 'No more elements were found.';
  return listed(
    language === 'zh'
      ? `可以操作的有（${descriptions.length} 个）：`
      : `You can act on these (${descriptions.length}):`,
    descriptions,
  );
}

function reportText(text: string, language: Language): string {
  if (text.trim() === '') return language === 'zh' ? '没有选中任何文字。' : 'No text is selected.';
  return `${language === 'zh' ? '内容是：' : 'It says:'}\n\n${quoteBlock(text)}`;
}

function reportBatch(results: readonly Outcome[], actions: readonly string[], language: Language): string {
  const lines = results.map(result => reportOutcome(result, language));
  const readings = results.flatMap(({ value, success }, index) =>
    actions[index] === 'read' && success && value ? [reportText(value, language)] : [],
  );
  const left = actions.length - results.length;
  if (left > 0)
    lines.push(
      language === 'zh' ? `后面的 ${left} 步没有执行。` : `The ${left} steps after that were not run.`,
    );
  const heading = headingFor(results.filter(isDone).length, actions.length || results.length, language);
  return [listed(heading, lines), ...readings].join('\n\n');
}

/** An action after which nothing changed is no success, whatever it says of itself. */
function isDone(outcome: Outcome): boolean {
  return outcome.success && outcome.effect !== 'no_change';
}

function headingFor(done: number, all: number, language: Language): string {
  if (done === all) return language === 'zh' ? '完成：' : 'Done:';
  if (done === 0) return language === 'zh' ? '没有成功：' : 'It did not work:';
  return language === 'zh'
    ? `只完成了一部分（${done}/${all}）：`
    : `Only part of it worked (${done} of ${all}):`;
}

function reportOutcome(outcome: Outcome, language: Language): string {
  const message = inLanguage(outcome.message || outcome.error || '', language);
  if (isDone(outcome)) return `✓ ${message}`;
  if (outcome.effect !== 'no_change') return `✗ ${message}`;
  return `✗ ${message} ${language === 'zh' ? '（页面没有任何变化）' : '(nothing on the page changed)'}`;
}

function quoteBlock(text: string): string {
  const MAX = 4000;
  const shown = text.length > MAX ? `${text.slice(0, MAX)}…` : text;
  return shown
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n');
}
