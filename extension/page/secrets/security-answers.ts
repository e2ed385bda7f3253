import { asksForSecret, namesAnswer, REPLY } from './question-words.ts';
import { isSaid } from './said-of-secrets.ts';
import { mayNameSecret, wordsOf } from './secret-words.ts';
import { foldedMarks } from './secret-words-abroad.ts';
import { MASK } from './secrets.ts';

/** Whether a text asks what only one person knows, or names the answer: "What was your first pet?", "Memorable word". */
export function asksForAnswer(text: string): boolean {
  const whole = text.trim();
  if (whole.length > LONGEST_QUESTION || !mayAsk(whole)) return false;
  const words = wordsOf(whole);
  return namesAnswer(words) || (/[?？]\W*$/u.test(whole) && !OF_NOBODY.test(words) && asksForSecret(words));
}

/** Whether a text can be an answer: a few words, and nothing that a control or a hint says. */
export function isAnswer(text: string): boolean {
  if (text.length < 2 || text.length > LONGEST_ANSWER || /[?？•]/u.test(text)) return false;
  const words = text.split(/\s+/u);
  if (words.length > MOST_WORDS) return false;
  return !isSaid(text) || /^(?:[Tt]he|D(?:er|ie|as)|L[aeo]s?|El|Il) \p{Lu}/u.test(text);
}

/** Whether a text is the name of an answer alone: "Your answer:". */
export function namesReply(text: string): boolean {
  return text.length < LONGEST_ANSWER && REPLY_ALONE.test(wordsOf(text));
}

/** Masks the answer that stands after its question on a line: "Mother's maiden name: Lindqvist". */
export function maskAnswers(text: string): string {
  if (!mayAsk(text)) return text;
  return text.replace(ANSWERED, (_, question: string, between: string, answer: string) => {
    const isAsked = asksForAnswer(/[?？]/u.test(between) ? `${question}?` : question);
    // What is no answer may ask: "Secret question: name of your first pet – Rex".
    return question + between + (isAsked && isAnswer(answer.trim()) ? MASK : maskAnswers(answer));
  });
}

/** A question of a quiz. */
const OF_NOBODY = /^(?:in |on )?wh(?!.* your? )/u;
const LONGEST_QUESTION = 100;
const LONGEST_ANSWER = 40;
const MOST_WORDS = 5;

/** A quick first look. */
function mayAsk(text: string): boolean {
  return (
    /[?？]|memorab|maid|child|kindh|enfan|m[aä]dch|geburt|jeune|solt|nubile|pani|svob|meis|pet|tier|anim|mascot/iu.test(
      text,
    ) || mayNameSecret(text)
  );
}

/** A question with a mark, a label with a colon or a dash, or a cell before another. */
const ANSWERED =
  /([^\n\t|.!;?？]{3,100}?)((?:[?？]["'”»]?[\s:：–—|-]{0,4}(?:\p{L}{1,10}[:：])?\s?|\s?[:：|\t]\s{0,3}|\s[–—-]\s| (?:is|was|ist|war|est|era|es|è|é) )["'“«„「『(]?)([^\n\t|?？"”»“;)]{2,40}?)(?=["'”»“」』)]?[.!?]?\s*(?:$|[\n\t|;]|[.]\s))/gmu;

const REPLY_ALONE = new RegExp(`^(?:\\p{L}+ )?(?:${foldedMarks(REPLY)})$`, 'u');
