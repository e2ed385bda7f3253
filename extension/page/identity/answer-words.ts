/** A word or a figure of a text. */
export interface Token {
  /** In lower case, without accents. */
  exact: string;
  /** Also without its plural. */
  word: string;
  /** Undefined for words. */
  figure: number | undefined;
  /** An address, a file, or a capital within the text: it may be a name. */
  isNameLike: boolean;
  /** Begins with a capital, or has none in its script. */
  isCapital: boolean;
  /** A figure that counts the word after it. */
  isCounting: boolean;
}

/** Addresses, names of sites and files, figures with their sign, and words. */
const TOKENS =
  /[^\s"'(),;:<>[\]{}]+@[^\s"'(),;:<>[\]{}]+|\p{L}[\p{L}\d+.-]*:\/\/\S+|[\p{L}\d_-]*[\p{L}\d]{2}(?:\.[\p{L}\d_-]*\p{L}[\p{L}\d]+)+|(?<![\p{L}\p{N}])[-+−]\d[\d.,:'’]*\d|(?<![\p{L}\p{N}])[-+−]\d|\d(?:[\d.,:'’]*\d)?|[\p{L}\p{M}]+/gu;

export function tokensOf(whole: string): Token[] {
  // Line ends as JSON writes them.
  const text = whole.replace(/\\[nrt]/gu, '  ');
  return [...text.matchAll(TOKENS)].map(({ 0: raw, index }, position) => ({
    exact: folded(raw),
    word: folded(raw).replace(/(?<=.{3})s$/u, ''),
    figure: /^[-+−]?\d/u.test(raw) ? Number(raw.replace('−', '-')) : undefined,
    isNameLike: /@|:\/\/|\p{L}\.\p{L}/u.test(raw) || (position > 0 && raw.length > 1 && /\p{Lu}/u.test(raw)),
    isCapital: /^[\p{Lu}\p{Lo}]/u.test(raw),
    isCounting: /^\s*\p{L}/u.test(text.slice(index + raw.length)),
  }));
}

function folded(raw: string): string {
  return raw.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export interface Difference {
  gone: readonly Token[];
  fresh: readonly Token[];
}

/** The words beyond a longest common sequence of two texts, so that two names that change places count. */
export function differenceOf(before: string, now: string): Difference {
  const [one, other] = [tokensOf(before), tokensOf(now)];
  const lengths = one.map(() => other.map(() => 0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const isEqual = one[row]?.word === other[column]?.word;
      lengths[row]?.splice(
        column,
        1,
        isEqual ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1)),
      );
    }
  const [gone, fresh]: [Token[], Token[]] = [[], []];
  let [row, column] = [0, 0];
  for (let [was, is] = [one[0], other[0]]; was ?? is; [was, is] = [one[row], other[column]]) {
    if (was && is && was.word === is.word) [row, column] = [row + 1, column + 1];
    else if (was && (!is || at(row + 1, column) >= at(row, column + 1))) {
      gone.push(was);
      row += 1;
    } else if (is) {
      fresh.push(is);
      column += 1;
    }
  }
  return { gone, fresh };
}

/** A question asks about the action itself. */
export function isQuestion(text: string): boolean {
  return /\p{L}.*[?？]\s*$/su.test(text);
}

/** Words by which pages say whether the work is saved, in the languages of most of them; others stay short. */
const SAVING =
  /^(?:(?:un|auto)?sav(?:e|ed|ing)$|drafts?$|edited$|modified$|changes?$|(?:un)?gespeichert|speicher|entwurf|(?:un)?geandert|anderung|enregistr|brouillon|guardad|borrador|cambio|salv|bozza|rascunho|alterac|opgeslagen|wijziging|сохран|изменен|保存|草稿|更改|修改|变更|変更)|保存|草稿/u;

const MAX_FILLER = 4;
const MAX_WORDS = 6;

/** `All changes saved`, `Unsaved changes`, `Saving…`. */
export function isSaving(text: string): boolean {
  const tokens = tokensOf(text.replace(/\d+:\d\d/gu, ''));
  const isState = ({ exact }: Token) => SAVING.test(exact);
  return (
    tokens.length <= MAX_WORDS &&
    tokens.some(isState) &&
    tokens.every(token => isState(token) || (isPlain(token) && token.word.length <= MAX_FILLER))
  );
}

/** No name, no address, no figure. */
export function isPlain({ isNameLike, figure }: Token): boolean {
  return !isNameLike && figure === undefined;
}
