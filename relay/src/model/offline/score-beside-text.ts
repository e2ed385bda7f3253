import { type DescribedElement, titleOf } from './described-element.ts';
import { normalize, scoreText, tokensOf } from './score-text.ts';

const ROW_WORDS =
  /\b(?:row|line|entry|record|card)\b|['’]s\b|\b(?:next to|beside|near|under|in|from|of|for|with)\b|(?:那|这|该)?一?[行条](?:数据|记录)?(?=$|的)|旁边|附近|对应|那一?个|(?:按钮|链接)(?=$|的)|\b(?:button|link|icon)\b/giu;
/** Below a name of its own, above a name that says only part; whole words above parts of words. */
const BESIDE = 0.95;
const BESIDE_IN_PART = 0.9;
const DIALOG = normalize('dialog');

/** "Delete Milk" for one of several buttons that are called Delete, near Milk: both must be said, and no more. */
export function scoreBesideText(phrase: string, element: DescribedElement): number {
  const { near, dialog } = element.hints;
  const around = [near, dialog].filter(text => text !== '').join(',');
  if (around === '') return 0;
  if (element.name === '') return scoreText(phrase, near) * 0.9;
  if (isNameAndSegment(phrase, element, around)) return BESIDE;
  const title = tokensOf(normalize(titleOf(element)));
  const wanted = tokensOf(normalize(phrase));
  const telling = tokensOf(normalize(phrase.replace(ROW_WORDS, ' , ')));
  const beside = [...telling].filter(token => !title.has(token));
  const isNamed = [...title].every(token => wanted.has(token) || telling.has(token));
  const context = `${normalize(around)}${dialog === '' ? '' : ` ${DIALOG}`}`;
  const isBeside = beside.length > 0 && beside.every(token => isIn(token, context));
  return isNamed && isBeside ? BESIDE_IN_PART : 0;
}

/** A row's own words taken out of the phrase, what is left is the name. */
function isNameAndSegment(phrase: string, { name }: DescribedElement, around: string): boolean {
  const said = phrase.normalize('NFKC').toLowerCase();
  const segments = around
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,，;；|]+/u);
  return segments
    .filter(segment => segment.length > 1 && isIn(segment, said.replaceAll(/[’']s\b/gu, ' ')))
    .some(segment => scoreText(said.replace(segment, ' ').replace(ROW_WORDS, ' '), name) >= 0.86);
}

/** Han names run together with what stands around them, so there a part is enough. */
function isIn(token: string, context: string): boolean {
  return /\p{Script=Han}/u.test(token) ? context.includes(token) : ` ${context} `.includes(` ${token} `);
}
