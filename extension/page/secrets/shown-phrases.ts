import { isMatching } from '../dom/native-dom.ts';
import { isPhrase } from './mask-phrases.ts';

/**
 * The words of recovery phrases whose words are elements of their own, as chips or cells: numbered from 1 on, in any order, or
 * without numbers where the page speaks of a phrase. Other pages list words too, as tags.
 */
export function wordsOfPhrases(texts: readonly Text[]): string[] {
  const found: string[] = [];
  let words: string[] = [];
  let boxes: (Element | null)[] = [];
  let numbers: number[] = [];
  const end = () => {
    const isFound = numbers.length > 0 ? areNumbered(words, numbers) : areChips(words, boxes, texts);
    if (isFound) found.push(...words);
    words = [];
    boxes = [];
    numbers = [];
  };
  for (const { data, parentElement } of texts) {
    const part = PART.exec(data.trim());
    if (!part) {
      end();
      continue;
    }
    const [, number, word] = part;
    if (number) numbers.push(Number(number));
    if (!word) continue;
    words.push(word);
    boxes.push(parentElement);
  }
  end();
  return found;
}

/** A number, a word, both, or neither, as a comma. */
const PART = /^#?(?:(\d{1,2})[.):]?\s*)?(\p{Ll}{3,10})?[^\p{L}\d]?$/u;

/** https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki#generating-the-mnemonic */
function isOfLength({ length }: readonly string[]): boolean {
  return length > 11 && length < 25;
}

function areNumbered(words: readonly string[], numbers: readonly number[]): boolean {
  const { length } = words;
  const isWhole = numbers.length === length && new Set(numbers).size === length;
  return (
    isOfLength(words) &&
    isWhole &&
    numbers.every(each => each > 0 && each <= length) &&
    isPhrase(words, length / 3)
  );
}

/** Links lead to what they name. */
function areChips(
  words: readonly string[],
  boxes: readonly (Element | null)[],
  texts: readonly Text[],
): boolean {
  return (
    isOfLength(words) &&
    isPhrase(words) &&
    boxes.every(box => box && !isMatching(box, OF_OTHERS)) &&
    texts.some(isAboutPhrases)
  );
}

const OF_OTHERS = 'a, a *, nav *, code, option';

function isAboutPhrases({ data }: Text): boolean {
  return data.length < LONGEST_REMARK && PHRASES.test(data);
}

const LONGEST_REMARK = 500;
const PHRASES = /phrase|frase|фраз|mnemon|seed|wallet|recover|back ?up|助[记記]词|フレーズ|구문/iu;
