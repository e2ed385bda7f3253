import { stripPoliteness } from './clause-text.ts';

const CONDITIONS =
  /\b(?:if|unless|otherwise|in case|whenever|provided that|as long as|depending on)\b|(?:^|[,，;；.。]\s*)(?:when|once|until|before|after)\b(?! that\b)|如果|要是|假如|万一|除非|否则|的话|一旦|只要|等到/iu;

/** "No wait, 5000": which of the words count, rules can't tell. */
const CORRECTIONS =
  /\b(?:no,? wait|scratch that|i mean|i meant|sorry|actually|or rather|on second thought)\b|[啊哦噢哎]不|不对|不是[，,]|说错|搞错|等等[，,]|等一下[，,]|算了[，,]/iu;

const BEGINS_QUESTION =
  /^(?:and |so |but )?(?:what|which|who|whose|whom|why|how|when|where|is|are|am|was|were|do(?!n['’]?t)|does|did|has|have|had|should|shall|may|might|must|isn|aren|doesn|didn|don(?=['’]?t (?:you|we|they|i)\b)|won|can i|can we|could i|will (?!you)|would (?!you))(?:['’]?[a-z]{1,2})?\b/iu;

const HOLDS_QUESTION =
  /[吗呢么][?？。!！]*$|什么|怎么|怎样|为什么|为啥|哪[个些里儿一位种款家]|多少|几[个点号天次条岁]|谁|是否|是不是|有没有|会不会|要不要|该不该|如何|区别/u;

const ASKS_A_FAVOUR =
  /^(?:hey |hi |hello |please |ok |okay )?(?:can|could|would|will) (?:you|u)\b|^(?:你|您)?(?:能不能|可不可以|可以|能|能否)?(?:麻烦)?(?:你|您)?(?:帮|给我|替我)|^请|^麻烦/iu;

const SENTENCE = /(?<=[.!?])\s+|(?<=[。！？\n])|[;；]/u;

export function isConditional(message: string): boolean {
  return CONDITIONS.test(message) || CORRECTIONS.test(message);
}

/** A request in the form of a question is none: "could you …?", 能帮我……吗. */
export function isQuestion(message: string): boolean {
  return message.split(SENTENCE).some(sentence => {
    const plain = sentence.trim();
    if (plain === '') return false;
    const isFavour = ASKS_A_FAVOUR.test(plain);
    const words = isFavour ? stripPoliteness(plain.replace(/[?？吗]+$/u, '')) : plain;
    return BEGINS_QUESTION.test(words) || HOLDS_QUESTION.test(words) || (!isFavour && /[?？]$/u.test(plain));
  });
}

const NEGATIONS =
  /\b(?:do not|don['’]?t|never|not|no longer|without|except|instead of|rather than|avoid|neither|nor|but no)\b|不要|别(?!人|的|墅|克)|不用|无需|请勿|不想|不必|不准|禁止|除了|以外|而不是|没有/iu;

export function isNegated(words: string): boolean {
  return NEGATIONS.test(words);
}
