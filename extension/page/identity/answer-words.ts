import { western } from '../timing/figures.ts';

/** A word or a figure of a text. */
export interface Token {
  /** In lower case, without accents. */
  exact: string;
  /** In lower case, without its plural: what other accents make another word. */
  word: string;
  /** Undefined for words. */
  figure: number | undefined;
  /** An address, a file, or a capital within the text: it may be a name. */
  isNameLike: boolean;
  /** Begins with a capital, or has none in its script. */
  isCapital: boolean;
  /** A figure that counts the word after it. */
  isCounting: boolean;
  /** A figure right after a word, as in `Order 3`: it may tell one thing from another. */
  isAfterWord: boolean;
}

/** Addresses, names of sites and files, figures with their sign, and words. */
const TOKENS =
  /[^\s"'(),;:<>[\]{}]+@[^\s"'(),;:<>[\]{}]+|\p{L}[\p{L}\d+.-]*:\/\/\S+|[\p{L}\d_-]*[\p{L}\d]{2}(?:\.[\p{L}\d_-]*\p{L}[\p{L}\d]+)+|(?<![\p{L}\p{N}])[-+−]\d[\d.,:'’]*\d|(?<![\p{L}\p{N}])[-+−]\d|\d(?:[\d.,:'’]*\d)?|[\p{L}\p{M}]+/gu;

export function tokensOf(whole: string): Token[] {
  // Line ends as JSON writes them.
  const text = whole.replace(/\\[nrt]/gu, '  ').replace(/\p{Nd}/gu, western);
  return [...text.matchAll(TOKENS)].map(({ 0: raw, index }, position) => ({
    exact: folded(raw),
    word: wordOf(raw, position),
    figure: /^[-+−]?\d/u.test(raw) ? Number(raw.replace('−', '-')) : undefined,
    isNameLike: /@|:\/\/|\p{L}\.\p{L}/u.test(raw) || (position > 0 && raw.length > 1 && /\p{Lu}/u.test(raw)),
    isCapital: /^[\p{Lu}\p{Lo}]/u.test(raw),
    isCounting: /^\s*[%/]?\s*\p{L}|^\s*[%/]/u.test(text.slice(index + raw.length)),
    isAfterWord: /\p{L}\s*[#№]?\s*$/u.test(text.slice(0, index)),
  }));
}

/** With another letter at its end, a name is another name. */
function wordOf(raw: string, position: number): string {
  const word = raw.normalize('NFC').toLowerCase();
  return /^\p{Lu}/u.test(raw) && position === 0 ? word : word.replace(/(?<=.{3})s$/u, '');
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

/** Words by which pages say whether the work is saved, in the languages of most of them. */
const SAVING =
  /^(?:(?:un|auto)?sav(?:e|ed|ing)|drafts?|edited|modified|changes?|(?:un)?gespeichert|speicher[et]n?|entwurf|(?:un)?geandert|anderung(?:en)?|enregistre(?:e?s?|ment)|modifications?|brouillon|guardad[oa]s?|guardando|borrador|cambios?|salv(?:[oa]|at[oaie]|ando|ataggio|ar|ad[oa]s?)|modifiche|bozza|rascunho|alterac(?:ao|oes)|opgeslagen|opslaan|wijziging(?:en)?|сохран(?:ено|ен|ены|ение|яется)|изменени[яе]|[已未正在自动動的中所有做全部了しましたてい]*(?:(?:保存|草稿|更改|修改|变更|変更|下書き)[已未正在自动動的中所有做全部了しましたてい]*)+)$/u;

/** Small words of the same sentences. */
const FILLER =
  /^(?:all|no|not|yet|you|your|the|been|is|are|have|has|now|just|at|to|in|alle|keine?|noch|nicht|sie|haben|wurden?|sind|ist|nur|tou(?:te)?s|aucune?|les|vous|avez|vos|non|pas|todos|los|se|han|sin|tutte|le|sono|nessuna|zijn|niet|geen|все|не|нет)$/u;

const MAX_WORDS = 6;

/** `All changes saved`, `Unsaved changes`, `Saving…`. `most`: the letters of other plain words. */
export function isSaving(text: string, most = 0): boolean {
  const tokens = tokensOf(text.replace(/\d+:\d\d/gu, ''));
  const isState = ({ exact }: Token) => SAVING.test(exact);
  return (
    tokens.length <= MAX_WORDS &&
    tokens.some(isState) &&
    tokens.every(
      token => isState(token) || FILLER.test(token.exact) || (isPlain(token) && token.word.length <= most),
    )
  );
}

/** By which pages complain about a field that is empty or wrong, in the languages of most of them. */
const COMPLAINT =
  /(?<!\p{L})(?:please|required|must|missing|invalid|incorrect|wrong|too (?:short|long|weak)|not match|bitte|pflichtfeld|erforderlich|ungültig|fehlt|falsch|veuillez|obligatoire|requise?|invalide|incorrecte?|obligatori[oa]|por favor|inválid[oa]|non valid[oa]|obrigatóri[oa]|verplicht|ongeldig|wymagane|nieprawidłow[aey]|обязательное|неверн\p{L}+)(?!\p{L})|请(?:输入|填写|选择)|不能为空|必填|无效|有误|必須|入力してください|正しくありません|필수/iu;

export function isComplaint(text: string): boolean {
  return COMPLAINT.test(text) && tokensOf(text).every(({ isNameLike }) => !isNameLike);
}

/** No name, no address, no figure. */
export function isPlain({ isNameLike, figure }: Token): boolean {
  return !isNameLike && figure === undefined;
}
