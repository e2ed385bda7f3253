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
  /\b(?<english>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\b(?: one)?|\b(?<figure>\d{1,2})(?:st|nd|rd|th)\b|第(?<chinese>[一二三四五六七八九十]|\d{1,2})个?|(?<end>最后一?个)/iu;

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
