import type { BrowserTool, Language } from '@assent/shared';
import { canAct, isOffered } from './available-tools.ts';
import { describeAction, nameAction } from './describe-action.ts';
import { describeMissing, quotePhrase } from './describe-missing.ts';
import type { DescribedElement } from './described-element.ts';
import { LOOKUP_TOOL } from './exchange.ts';
import type { ElementSearch, PageIntent } from './intent.ts';
import { placeIntent } from './place-intent.ts';
import type { Placement } from './placement.ts';
import type { Reply } from './reply.ts';
import { cannotDo } from './texts.ts';

export type BatchContext = {
  elements: readonly DescribedElement[];
  tools: readonly BrowserTool[];
  language: Language;
  /** Arguments of the lookups that were made already: what they did not bring stays missing. */
  lookups: readonly string[];
};

type Placed = Extract<Placement, { kind: 'placed' }>;
type Missing = Extract<Placement, { kind: 'missing' }>;
type Skipped = Extract<Placement, { kind: 'skipped' }>;

/**
 * One `page_action` with as many of the intents, in order, as have a target. What has none is looked for once; if it is
 * still missing, the steps before it go first, because they may bring it up.
 */
export function proposeBatch(intents: readonly PageIntent[], context: BatchContext): Reply {
  const placements = upToOptional(intents).map(intent => placeIntent(intent, context.elements));
  const missing = placements.find(placement => placement.kind === 'missing');
  if (missing?.search && !isAfterClick(missing, placements) && canLookFor(missing.search, missing, context))
    return lookFor(missing.search, missing, context);
  const end = missing ? placements.indexOf(missing) : placements.length;
  const placed = placements.slice(0, end).filter(placement => placement.kind === 'placed');
  const skipped = placements.slice(0, end).find(placement => placement.kind === 'skipped');
  if (placed.length === 0) {
    const gap = missing ?? { phrase: skipped?.phrase ?? '', finding: { kind: 'none', nearest: [] } };
    return { text: describeMissing(gap, context.language) };
  }
  const refused = placed.find(({ action }) => !canAct(context.tools, action.action));
  if (refused)
    return { text: cannotDo(nameAction(refused.action.action, context.language), context.language) };
  const remarks = [
    skipped && describeSkipped(skipped, context.language),
    missing && describeLater(missing, context),
  ];
  const text = [announce(placed, context.language), ...remarks]
    .filter(remark => remark !== undefined)
    .join('\n\n');
  return { text, call: batchCall(placed) };
}

/** A step that may be left out ends its batch, so that the number of actions tells how far the batch came. */
function upToOptional(intents: readonly PageIntent[]): readonly PageIntent[] {
  const last = intents.findIndex(intent => intent.verb === 'click' && intent.optional);
  return last === -1 ? intents : intents.slice(0, last + 1);
}

/** Of several that fit, more would be no help; and no lookup is made twice. */
/** What a click or a key brings up can't be listed before it. */
function isAfterClick(missing: Missing, placements: readonly Placement[]): boolean {
  const before = placements.slice(0, placements.indexOf(missing));
  return before.some(placement => placement.kind === 'placed' && BRINGS_UP.has(placement.action.action));
}

const BRINGS_UP = new Set(['click', 'double_click', 'hover', 'press']);

function canLookFor(search: ElementSearch, { finding }: Missing, { tools, lookups }: BatchContext): boolean {
  return (
    finding.kind === 'none' && !lookups.includes(JSON.stringify(search)) && isOffered(tools, LOOKUP_TOOL)
  );
}

function batchCall(placed: readonly Placed[]): NonNullable<Reply['call']> {
  return { name: 'page_action', arguments: { actions: placed.map(({ action }) => action) } };
}

function announce(placed: readonly Placed[], language: Language): string {
  const steps = placed.map(({ action, element, onto }) =>
    describeAction(action, { element, onto }, language),
  );
  if (language === 'zh') return `我建议：${steps.join('，然后')}。`;
  return `I propose to ${steps.join(', then ')}.`;
}

function lookFor(search: ElementSearch, { phrase }: Missing, { language }: BatchContext): Reply {
  const what = quotePhrase(phrase, language);
  const text =
    language === 'zh'
      ? `列出的元素里没有明确的${what}目标，我想再多看一些元素。`
      : `I see no clear match${what ? ` for ${what}` : ''} among the listed elements, so I would like to look at more.`;
  return { text, call: { name: LOOKUP_TOOL, arguments: search } };
}

function describeSkipped({ phrase }: Skipped, language: Language): string {
  const [zh, en] = phrase === 'add' ? ['添加', 'add'] : ['搜索', 'search'];
  return language === 'zh'
    ? `没有找到${zh}按钮，所以只填写内容；之后可能要你自己按回车。`
    : `I found no ${en} button, so this only fills in the text; you may have to press Enter yourself afterwards.`;
}

/** A step that this batch does not hold is said before the person approves the others. */
function describeLater({ phrase, finding }: Missing, { language }: BatchContext): string {
  const what = quotePhrase(phrase, language);
  if (finding.kind === 'several')
    return language === 'zh'
      ? `${what}可能是好几个元素，这一步和后面的步骤不在其中，之后我会问你。`
      : `Several elements could be ${what || 'meant next'}: that step and those after it are not included, and I will ask about it afterwards.`;
  return language === 'zh'
    ? `现在没有找到${what}，所以这一步和后面的步骤不在其中；执行之后我再看。`
    : `I can’t find ${what || 'what comes next'} now, so that step and those after it are not included; I will look again afterwards.`;
}
