const ENGLISH = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const CHINESE = '一二三四五六七八九十';
const PATTERN =
  /\b(?<english>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\b(?: one)?|\b(?<figure>\d{1,2})(?:st|nd|rd|th)\b(?: one)?|(?:第(?<chinese>[一二三四五六七八九十]|\d{1,2})|(?<end>最后一?))[个项条行]?/iu;
const FIGURE = /^(?:number |no\.? |#|选项?|option )?(?<number>[1-9]\d?)(?:号)?$/iu;
const AROUND =
  /^(?:(?:i mean|i meant|it's|click|choose|pick|use|take|the|我说的是|是|选择?|点击?|用|就)\s*)+|(?:[\s,，]*(?:one|please|吧|那个))+$/giu;

/** Which of several is meant, 0-based, -1 for the last; and the phrase without the word that says so. */
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

/** The ordinal that a message is all of: "the second one", "第二个", "2". */
export function readLoneOrdinal(message: string): number | undefined {
  const words = message.trim().replace(/[.。!！]+$/u, '');
  const plain = words.replace(AROUND, '').trim();
  const number = FIGURE.exec(plain)?.groups?.number;
  if (number) return Number(number) - 1;
  const { ordinal, rest } = readOrdinal(plain);
  return rest === '' ? ordinal : undefined;
}
