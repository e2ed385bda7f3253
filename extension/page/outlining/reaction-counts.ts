/**
 * Whether a button only counts a few more or fewer people than before, as "Like 12" or "12 comments": pressed again it does the
 * same. A closed list of words: after others a number may be an amount, a price, a rating or the number of a thing ("Pay 12",
 * "5 stars", "Server 12").
 */
export function isSameBesideReactions(before: string, now: string): boolean {
  const [was, is] = [reactionOf(before), reactionOf(now)];
  if (!was || !is || was.words !== is.words) return false;
  return Math.abs(was.count - is.count) <= Math.max(FEW, was.count / 10);
}

/** Larger ones may be offers: 1,000 likes or 5,000. */
const FEW = 5;

function reactionOf(said: string): { words: string; count: number } | undefined {
  const [, role = '', name = '', rest = ''] = CONTROL.exec(said) ?? [];
  if (![REACTION_FIRST, PLURAL_FIRST, COUNT_FIRST].some(form => form.test(name))) return undefined;
  const [number = '', digits = '', unit = ''] = COUNT.exec(name) ?? [];
  const groups = digits.replace(/[.,’' ](?=\d{3}(?!\d))/gu, '').replace(',', '.');
  return {
    words: `${role} ${name.replace(number, '#')}${rest}`,
    count: Number(groups) * (UNITS[unit.toLowerCase()] ?? 1),
  };
}

/** As an outline says it. */
const CONTROL = /^(button|link|checkbox|switch) "([^"\\]*)"(.*)$/u;

const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, 万: 1e4, 萬: 1e4, 만: 1e4 };
const NUMBER = String.raw`\d+(?:[.,’' ]\d+)*[kKmM万萬만]?`;
const COUNT = /(\d+(?:[.,’' ]\d+)*)([kKmM万萬만]?)/u;

const REACTIONS =
  'likes?|liked|dislikes?|loves?|upvotes?|downvotes?|claps?|favou?rites?|reposts?|retweets?|helpful|reactions?|' +
  "gefällt mir|j['’]aime|me gusta|mi piace|curtir|vind ik leuk|нравится|赞|讚|点赞|點讚|喜欢|喜歡|收藏|转发|轉發|いいね|좋아요";

/** One of these may have a number: "Comment 12" is the twelfth. */
const PLURALS = 'comments|replies|bookmarks|views|kommentare|commentaires|comentarios|commenti|комментарии';

const REACTION_FIRST = formOf(`(?:${REACTIONS})`, String.raw`[\s:·,(（]*${NUMBER}[)）]?`);
const PLURAL_FIRST = formOf(`(?:${PLURALS})`, String.raw`[\s:·,(（]*${NUMBER}[)）]?`);
const COUNT_FIRST = formOf(
  String.raw`[(（]?${NUMBER}[)）]?\s*`,
  `(?:${REACTIONS}|${PLURALS}|comment|reply|view|条评论|條評論|则评论|次观看)`,
);

function formOf(...parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.join('')}$`, 'iu');
}
