import { readOrdinal } from './clause-text.ts';
import { type DescribedElement, type ElementKind, kindOf, namesOf, splitKind } from './described-element.ts';
import type { Finding } from './find-element.ts';
import type { Direction, ElementSearch } from './intent.ts';

const SELECTION =
  /^(?:the |my |this |current |what i(?:'ve| have)? )*(?:selected(?: text| part| words| passage)?|selection|highlighted text)$|^(?:我|当前|所|已)*选(?:中|定|择|取)?(?:了)?(?:的)?(?:文字|文本|内容|部分|那段|段落|区域)?$|^选区$/iu;

const PAGE =
  /^(?:the |this |current |whole |entire |me )*(?:page|site|website|article|everything|page content|content|text|main text)(?: (?:content|text))?(?: to me| aloud| out loud)?$|^(?:这个?|本|当前|整个|全部|一下)*(?:页面?|网页|文章|全文|正文|内容)(?:的)?(?:内容|正文|文字)?$/iu;

/** Parts of a page that are not controls, so that no list of elements holds them, and their selectors in any page. */
const PARTS: readonly [words: RegExp, selector: string][] = [
  [
    /^(?:the |main |page |first |this page's )*(?:heading|headline|title|h1)(?: of (?:the|this) page)?$|^(?:页面|网页|文章|主|大|第一个|这个)*(?:的)?(?:标题|题目)$/iu,
    'h1',
  ],
  [/^(?:the |first )*(?:sub ?heading|h2)$|^(?:副|小|二级)标题$/iu, 'h2'],
  [/^(?:the |first )*paragraph$|^(?:第一个?)?段(?:落|文字)?$/iu, 'p:first-of-type'],
  [/^(?:the |first )*table$|^(?:第一个)?表格?$/iu, 'table'],
  [/^(?:the |first )*list$|^(?:第一个)?列表$/iu, 'ul, ol'],
  [/^(?:the )?(?:page )?footer$|^页脚$|^页尾$/iu, 'footer'],
  [/^(?:the )?(?:page )?header$|^页眉$|^页头$/iu, 'header'],
  [/^(?:the )?(?:main )?(?:content|article|text)$|^(?:正文|主要内容)$/iu, 'main, article'],
];

export type Action = {
  action: string;
  target: { elementId?: string; selector?: string; description?: string };
  params: {
    value?: string;
    color?: string;
    direction?: Direction;
    key?: string;
    times?: number;
    end?: string;
    /** The id of the drop target. */
    to?: string;
    position?: 'before' | 'after';
  };
};

/** An action with its target, or why there is none: `search` is a lookup that may help. */
export type Placement =
  | {
      kind: 'placed';
      action: Action;
      element?: DescribedElement;
      /** The drop target. */
      onto?: DescribedElement;
    }
  | { kind: 'skipped'; phrase: string }
  | {
      kind: 'missing';
      phrase: string;
      finding: Exclude<Finding, { kind: 'found' }>;
      search?: ElementSearch;
      isOfList?: boolean;
    };

const SEARCH_TYPES: Partial<Record<ElementKind, NonNullable<ElementSearch['elementType']>>> = {
  input: 'input',
  select: 'select',
  button: 'button',
  link: 'link',
};

/** An action without its target. */
export type Step = Pick<Action, 'action' | 'params'>;

/** A box is ticked, anything else is clicked. */
export function tickOrClick({ kind }: DescribedElement): Step {
  return kind === 'checkbox' || kind === 'radio'
    ? { action: 'check', params: { value: 'true' } }
    : { action: 'click', params: {} };
}

type Request = {
  phrase: string;
  make: (element: DescribedElement) => Step;
  /** For a lookup that differs from the phrase. */
  search?: ElementSearch;
};

/** An action on the found element, or a lookup. */
export function place(finding: Finding, { phrase, make, search = searchFor(phrase) }: Request): Placement {
  if (finding.kind === 'found') return placeOn(finding.element, make(finding.element));
  return { kind: 'missing', phrase, finding, search };
}

/** With a kind only if the user named one: something that looks like a button is often a link. */
export function searchFor(phrase: string, wanted?: ElementKind): ElementSearch {
  const { name, kindWords } = splitKind(readOrdinal(phrase).rest || phrase);
  const elementType = SEARCH_TYPES[wanted ?? kindOf(kindWords ?? '')];
  const keyword = name.replace(LEADING, '').trim();
  return { ...(elementType && { elementType }), ...(keyword && { keyword }) };
}

const LEADING = /^(?:the|a|an|my|this)\s+/iu;

export function placeOn(element: DescribedElement, { action, params }: Step): Placement {
  const description = namesOf(element)[0];
  const target = { elementId: element.id, ...(description && { description }) };
  return { kind: 'placed', action: { action, target, params }, element };
}

export function isSelection(phrase: string): boolean {
  return SELECTION.test(phrase);
}

export function isWholePage(phrase: string): boolean {
  return PAGE.test(phrase);
}

export function selectorOfPart(phrase: string): string | undefined {
  return PARTS.find(([words]) => words.test(phrase))?.[1];
}
