const ENGLISH = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const CHINESE = '一二三四五六七八九十';

const PATTERN =
  /\b(?<english>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\b(?: one)?|\b(?<figure>\d{1,2})(?:st|nd|rd|th)\b(?: one)?|(?:第(?<chinese>[一二三四五六七八九十]|\d{1,2})|(?<end>最后一?))[个项条行]?/iu;

const FIGURE = /^(?:number |no\.? |#|选项?|option )?(?<number>[1-9]\d?)(?:号)?$/iu;

const AROUND =
  /^(?:(?:i mean|i meant|it's|click|choose|pick|use|take|the|我说的是|是|选择?|点击?|用|就)\s*)+|(?:[\s,，]*(?:one|please|吧|那个))+$/giu;

const BEFORE =
  /^(?:[\s,，]+|(?:please|pls|plz|kindly|just|hey|hi|hello|okay|ok|um+|uh+|er+|well|so|alright|right|now)(?=[\s,，])|(?:呃|嗯+|哎|诶|喂|那个|哈喽|你好)[，,\s]|(?:now|first)(?=\s*[,，]|\s+(?:please|click|press|fill|type|enter|select|choose|pick|tick|check|untick|open|scroll|go|search|read|highlight|set|log|sign)\b)|(?:can|could|would|will) (?:you|u)\b(?: please)?(?: help me(?: to)?)?|i(?: want|'d like| would like| need)(?: you)? to\b|i(?:'m| am) going to\b|help me(?: to)?\b|let's\b|go ahead and\b|请你?|麻烦你?|帮我|帮忙|你?能(?=帮|给我)|替我|给我|我想要?|我要|你?能不能|你?可不可以|你?可以|现在(?!住|居)|首先|先(?!生))/iu;

const AFTER =
  /(?:[\s,，]*(?:\bplease|\bpl[sz]|\bthx|\bthanks|\bthank you|\bfor me|谢谢你?|就(?:行|好|可以|成|OK)了?|即可|好吗|可以吗|好不好|行吗|吧|呗|啦|哦|一下(?<=(?:出|存|布|送|录|交|存|查|载|享|藏|印|询|新|置|空|辑|除|定|认|消|闭|看)一下))|[\s~～]+)$/iu;

const SENTENCE_END = /[.。!！?？]+$/u;

/** Text in which one private-use character stands for each quotation and address, so that nothing inside reads as a command. */
export type MaskedText = {
  text: string;
  /** Restores quotations with their quotes; a lone one loses them. */
  unmaskValue(text: string): string;
  /** Restores the text inside the quotations, for a name. */
  unmaskName(text: string): string;
};

const QUOTED =
  /“([^”]*)”|‘([^’]*)’|「([^」]*)」|『([^』]*)』|"([^"]*)"|(?<!\w)'([^']*)'(?!\w)|`([^`]*)`|(https?:\/\/[^\s,，。;；]+)/gu;
const FIRST = 0xe000;
/** A range of their own, so that going to an address differs from opening something of that name. */
const FIRST_ADDRESS = 0xf000;
const MASKS = /[\ue000-\uf8ff]/g;
const LONE_MASK = /^[\ue000-\uf8ff]$/;

export function maskQuotes(original: string): MaskedText {
  const quotes: { raw: string; inner: string }[] = [];
  const text = original.replace(MASKS, '').replace(QUOTED, (raw: string, ...groups: unknown[]) => {
    const inner = groups.slice(0, 8).find(group => typeof group === 'string');
    quotes.push({ raw, inner: typeof inner === 'string' ? inner : raw });
    const first = /^https?:/u.test(raw) ? FIRST_ADDRESS : FIRST;
    return String.fromCharCode(first + quotes.length - 1);
  });
  const quoteOf = (mask: string) => quotes[mask.charCodeAt(0) % (FIRST_ADDRESS - FIRST)];
  return {
    text,
    unmaskValue(masked) {
      const trimmed = masked.trim();
      if (LONE_MASK.test(trimmed)) return quoteOf(trimmed)?.inner ?? '';
      return trimmed.replace(MASKS, mask => quoteOf(mask)?.raw ?? '');
    },
    unmaskName: masked => masked.trim().replace(MASKS, mask => quoteOf(mask)?.inner ?? ''),
  };
}

/** Without "please", "thanks" and the like. */
export function stripPoliteness(clause: string): string {
  const stripped = clause.replace(BEFORE, '').replace(AFTER, '');
  return stripped === clause || stripped === '' ? clause.trim() : stripPoliteness(stripped);
}

export function stripOpening(clause: string): string {
  const stripped = clause.replace(BEFORE, '');
  return stripped === clause || stripped === '' ? clause.trim() : stripOpening(stripped);
}

export function stripSentenceEnd(clause: string): string {
  return clause.replace(SENTENCE_END, '').trim();
}

/** The named groups of the first matching pattern, trimmed. */
export function matchFirst(
  patterns: readonly RegExp[],
  clause: string,
): Readonly<Record<string, string | undefined>> | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(clause);
    if (match) return trimGroups(match.groups ?? {});
  }
  return undefined;
}

function trimGroups(groups: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text?.trim() || undefined]));
}

/** The ordinal, 0-based, -1 for the last; and the phrase without it. */
export function readOrdinal(phrase: string): { ordinal: number | undefined; rest: string } {
  const match = PATTERN.exec(phrase);
  if (!match?.groups) return { ordinal: undefined, rest: phrase };
  const { english, figure, chinese, end } = match.groups;
  const rest = phrase.replace(match[0], ' ').trim();
  if (end || english?.toLowerCase() === 'last') return { ordinal: -1, rest };
  if (english) return { ordinal: ENGLISH.indexOf(english.toLowerCase()), rest };
  const number = figure ?? chinese ?? '1';
  return { ordinal: (CHINESE.indexOf(number) + 1 || Number(number)) - 1, rest };
}

/** For a message that is only an ordinal: "the second one", "第二个", "2". */
export function readLoneOrdinal(message: string): number | undefined {
  const words = message.trim().replace(/[.。!！]+$/u, '');
  const plain = words.replace(AROUND, '').trim();
  const number = FIGURE.exec(plain)?.groups?.number;
  if (number) return Number(number) - 1;
  const { ordinal, rest } = readOrdinal(plain);
  return rest === '' ? ordinal : undefined;
}
