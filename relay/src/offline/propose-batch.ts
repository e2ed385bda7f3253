import type { BrowserTool } from '@assent/shared';
import { describeAction, describeMissing, quotePhrase } from './describe-placement.ts';
import { LOOKUP_TOOL, type Reply } from './exchange.ts';
import type { OfflineMessages } from './messages/en.ts';
import type { DescribedElement } from './phrases/described-element.ts';
import { ANY_KIND, findElement } from './phrases/find-element.ts';
import type { ElementSearch, Intent, PageIntent } from './phrases/intent.ts';
import type { Placement } from './phrases/placement.ts';
import { placeIntent } from './place-intent.ts';
import { canAct, isOffered } from './propose-tool.ts';

const CONJUNCTION =
  /\s*(?:,|，|、|；|;|。|然后|接着|以及|和|与)\s*(?:and\s+)?(?:then\s+)?|\s+(?:and then|then|and also|and|also|plus)\s+(?:the\s+)?/giu;

const THEN = /\bthen\b|然后|接着/iu;

type BatchContext = {
  elements: readonly DescribedElement[];
  tools: readonly BrowserTool[];
  messages: OfflineMessages;
  /** Arguments of earlier lookups: their missing elements stay missing. */
  lookups: readonly string[];
};

type Missing = Extract<Placement, { kind: 'missing' }>;
type Skipped = Extract<Placement, { kind: 'skipped' }>;

/**
 * One `page_action` with the intents, in order, that have a target. A missing one is looked up once; if it stays missing, the
 * steps before it go first where one of them may bring it up, and otherwise nothing is proposed.
 */
export function proposeBatch(intents: readonly PageIntent[], context: BatchContext): Reply {
  const { messages } = context;
  const placements = upToOptional(intents).map(intent => placeIntent(intent, context.elements));
  const missing = placements.find(placement => placement.kind === 'missing');
  if (missing?.search && !isAfterClick(missing, placements) && canLookFor(missing.search, missing, context))
    return {
      text: messages.lookForMore(quotePhrase(missing.phrase, messages)),
      call: { name: LOOKUP_TOOL, arguments: missing.search },
    };
  const end = missing ? placements.indexOf(missing) : placements.length;
  const placed =
    missing && !isAfterClick(missing, placements)
      ? []
      : placements.slice(0, end).filter(placement => placement.kind === 'placed');
  const skipped = placements.slice(0, end).find(placement => placement.kind === 'skipped');
  if (placed.length === 0) {
    const gap = missing ?? { phrase: skipped?.phrase ?? '', finding: { kind: 'none', nearest: [] } };
    return { text: describeMissing(gap, messages) };
  }
  const refused = placed.find(({ action }) => !canAct(context.tools, action.action));
  if (refused)
    return {
      text: messages.unavailable(messages.actionNames[refused.action.action] ?? refused.action.action),
    };
  const remarks = [skipped && describeSkipped(skipped, messages), missing && describeLater(missing, context)];
  const announced = messages.propose(placed.map(placement => describeAction(placement, messages)));
  const text = [announced, ...remarks].filter(remark => remark !== undefined).join('\n\n');
  const actions = placed.map(({ action }) => action);
  return { text, call: { name: 'page_action', arguments: { actions } } };
}

/** An optional step ends its batch, so that the number of actions shows how far the batch came. */
function upToOptional(intents: readonly PageIntent[]): readonly PageIntent[] {
  const last = intents.findIndex(intent => intent.verb === 'click' && intent.optional);
  return last === -1 ? intents : intents.slice(0, last + 1);
}

/** Elements that a click or a key brings up can't be listed before it. */
function isAfterClick(missing: Missing, placements: readonly Placement[]): boolean {
  if (missing.isOfList) return false;
  const before = placements.slice(0, placements.indexOf(missing));
  return before.some(placement => placement.kind === 'placed' && BRINGS_UP.has(placement.action.action));
}

const BRINGS_UP = new Set(['click', 'double_click', 'hover', 'press']);

/** More elements would not help to choose; and no lookup is made twice. */
function canLookFor(search: ElementSearch, { finding }: Missing, { tools, lookups }: BatchContext): boolean {
  return (
    finding.kind === 'none' && !lookups.includes(JSON.stringify(search)) && isOffered(tools, LOOKUP_TOOL)
  );
}

function describeSkipped({ phrase }: Skipped, messages: OfflineMessages): string {
  return messages.withoutButton(messages.noButton[phrase === 'add' ? 'add' : 'search']);
}

/** Names the step that this batch lacks, before the user approves the others. */
function describeLater({ phrase, finding }: Missing, { messages }: BatchContext): string {
  const what = quotePhrase(phrase, messages);
  return finding.kind === 'several' ? messages.severalLater(what) : messages.missingLater(what);
}

/** "Tick A and B" is two steps, unless an element is called "A and B". A missing part is then reported. */
export function expandTargets(intents: readonly Intent[], elements: readonly DescribedElement[]): Intent[] {
  return intents.flatMap(intent => expandTarget(intent, elements));
}

function expandTarget(intent: Intent, elements: readonly DescribedElement[]): readonly Intent[] {
  switch (intent.verb) {
    case 'check':
      return partsOf(intent.target, elements).map(target => ({ ...intent, target }));
    case 'click':
      return expandClick(intent, elements);
    case 'highlight':
    case 'underline':
      return intent.target === undefined
        ? [intent]
        : partsOf(intent.target, elements).map(target => ({ ...intent, target }));
    default:
      return [intent];
  }
}

/** The verb of a row counts for each: "delete Ann and Bob". */
function expandClick(
  intent: Extract<Intent, { verb: 'click' }>,
  elements: readonly DescribedElement[],
): Intent[] {
  const { keyword = '' } = intent;
  const [first = '', ...others] = partsOf(intent.target, elements);
  if (others.length === 0) return [intent];
  const space = /[a-z]$/iu.test(keyword) ? ' ' : '';
  return [first, ...others.map(part => (part.startsWith(keyword) ? part : `${keyword}${space}${part}`))].map(
    target => ({ ...intent, target, isOfList: !THEN.test(intent.target) }),
  );
}

function partsOf(phrase: string, elements: readonly DescribedElement[]): string[] {
  const parts = phrase.split(CONJUNCTION).filter(part => part.trim() !== '');
  return parts.length < 2 || isWholeName(phrase, elements) ? [phrase] : parts;
}

/** Half of the words fit "A" alone; only a name with the conjunction keeps the phrase together. */
function isWholeName(phrase: string, elements: readonly DescribedElement[]): boolean {
  const finding = findElement(phrase, elements, ANY_KIND);
  if (finding.kind === 'none') return false;
  const found = finding.kind === 'found' ? [finding.element] : finding.elements;
  return found.some(({ name, hints }) => [name, hints.near].some(text => text.split(CONJUNCTION).length > 1));
}
