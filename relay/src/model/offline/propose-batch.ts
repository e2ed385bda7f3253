import type { BrowserTool, Language } from '@assent/shared';
import { canAct, isOffered } from './available-tools.ts';
import { describeAction } from './describe-action.ts';
import { type DescribedElement, titleOf } from './described-element.ts';
import { LOOKUP_TOOL } from './exchange.ts';
import type { PageIntent } from './intent.ts';
import { placeIntent } from './place-intent.ts';
import type { Placement } from './placement.ts';
import type { Reply } from './reply.ts';
import { cannotDo, listed, quoted } from './texts.ts';

export type BatchContext = {
  elements: readonly DescribedElement[];
  tools: readonly BrowserTool[];
  language: Language;
  /** More elements were already asked for: what is missing now stays missing. */
  lookedUp: boolean;
};

type Placed = Extract<Placement, { kind: 'placed' }>;
type Missing = Extract<Placement, { kind: 'missing' }>;

/**
 * One `page_action` with as many of the intents, in order, as have a target. What has none is looked for once; if it is
 * still missing, the steps before it go first, because they may bring it up.
 */
export function proposeBatch(intents: readonly PageIntent[], context: BatchContext): Reply {
  const placements = intents.map(intent => placeIntent(intent, context.elements));
  const missing = placements.find(placement => placement.kind === 'missing');
  if (missing && !context.lookedUp && isOffered(context.tools, LOOKUP_TOOL)) return lookFor(missing, context);
  const end = missing ? placements.indexOf(missing) : placements.length;
  const placed = placements.slice(0, end).filter(placement => placement.kind === 'placed');
  if (missing && placed.length === 0) return { text: describeMissing(missing, context.language) };
  const refused = placed.find(({ action }) => !canAct(context.tools, action.action));
  if (refused) return { text: cannotDo(refused.action.action, context.language) };
  return { text: announce(placed, context.language), call: batchCall(placed) };
}

function batchCall(placed: readonly Placed[]): NonNullable<Reply['call']> {
  return { name: 'page_action', arguments: { actions: placed.map(({ action }) => action) } };
}

function announce(placed: readonly Placed[], language: Language): string {
  const steps = placed.map(({ action, element }) => describeAction(action, element, language));
  if (language === 'zh') return `我建议：${steps.join('，然后')}。请确认。`;
  return `I propose to ${steps.join(', then ')}. Please approve or reject.`;
}

function lookFor({ search, phrase }: Missing, { language }: BatchContext): Reply {
  const what = phrase ? quoted(phrase, language) : '';
  const text =
    language === 'zh'
      ? `列出的元素里没有明确的${what}目标，我想再多看一些元素。`
      : `I see no clear match${what ? ` for ${what}` : ''} among the listed elements, so I would like to look at more.`;
  return { text, call: { name: LOOKUP_TOOL, arguments: search } };
}

function describeMissing({ phrase, finding }: Missing, language: Language): string {
  const what = phrase ? quoted(phrase, language) : '';
  if (finding.kind === 'several') {
    const heading =
      language === 'zh'
        ? `有几个元素都可能是${what || '目标'}，请说明是哪一个（例如“第二个”）：`
        : `Several elements could be ${what || 'meant'}. Which one? You can say “the second”:`;
    return listed(heading, finding.elements.map(describe));
  }
  const none =
    language === 'zh'
      ? `我在这个页面上没有找到${what || '合适的元素'}，什么也没有做。`
      : `I found ${what || 'nothing suitable'} nowhere on this page, so nothing was done.`;
  const near = language === 'zh' ? '最接近的是：' : 'The closest are:';
  return finding.nearest.length === 0
    ? none
    : listed(`${none}${language === 'zh' ? '' : ' '}${near}`, finding.nearest.map(describe));
}

function describe(element: DescribedElement): string {
  return element.desc || titleOf(element);
}
