import { isRandom } from './random-text.ts';
import { MASK } from './secrets.ts';

/**
 * Masks what may be a secret in the name of a control, or in the text near it: these leave with every request, unasked. Names,
 * numbers of orders, dates and versions stay.
 */
export function maskUnasked(name: string): string {
  if (HEXADECIMAL.test(name) || (!/\s/u.test(name) && isRandom(name, SHORTEST))) return MASK;
  const codeless = NAMES_CODE.test(name) ? name.replace(CODE, MASK) : name;
  const value = valueGiven(codeless);
  return value ? codeless.replace(LAST_WORD, MASK) : codeless;
}

/** The last word of the name of a control that copies or shows a value: "Copy xV3-kuR8-bbQ2", "Copy key plum-77". */
export function valueGiven(name: string): string | undefined {
  if (!GIVES_VALUE.test(name)) return undefined;
  const [last = ''] = LAST_WORD.exec(name) ?? [];
  const isKey = COPIES_KEY.test(name) && MIXED_WORD.test(last) && !PUBLIC_FORM.test(last);
  return isKey || isOpaque(last) ? last : undefined;
}

/** Beside a button that copies, shows or uses something, a word of letters and digits may be what it copies. */
export function maskNear(near: string, name: string): string {
  const isGiven = GIVES_VALUE.test(name);
  return near.replace(WORDS, (whole, word: string) => {
    const isValue = isGiven ? MIXED_WORD.test(word) && !PUBLIC_FORM.test(word) : isOpaque(word);
    return isValue ? whole.replace(word, MASK) : whole;
  });
}

const SHORTEST = 12;
const HEXADECIMAL = /^(?=.*\d)(?=.*[a-f])[\da-f]{16,}$/iu;
/** Six digits on a button that verifies or sends a code. */
const CODE = /(?<![\d.,]|(?<!\bG)-)\d{3}[ -]?\d{3}(?![\d.,-])/gu;
const NAMES_CODE =
  /^(?!.*(?:zip|post|order|product|item|promo|error|ticket|invoice|issue)).*(?:(?<!\p{L})(?:code|kod|código|codice|kode|otp|tan)(?!\p{L})|verif|bestätig|confirm|验证|確認|認証|인증|код)/isu;
const COPIES_KEY =
  /^(?:copy|cop[ií]|kop|копи|скопи|复制|複製|コピー|복사).*(?:key|clave|cl[ée]|chave|chiave|schlüssel|sleutel|klucz|ключ|token|pass)\S* /iu;
const LAST_WORD = /\S+$/u;
const WORDS = /([^\s,;|"'()«»「」]{6,})/gu;
/** Letters and digits, with or without symbols. */
const MIXED_WORD = /^(?=.*\d)(?=.*\p{L})|^(?=.*\p{L})[^\s.@/:]*[!#$%&*?^][^\s.@/:]*$|^\d{6,8}$/u;
/** Numbers of orders and models, versions, sizes, dates, addresses. */
const PUBLIC_FORM =
  /^(?:#?[A-Z]{1,6}-?\d+(?:-\d+)*|v?\d+(?:\.\d+)+\S*|\d+\p{L}{1,4}|\d{4}-\d\d-\d\d\S*|https?:\S*|\S+@\S+|.*\.\p{L}{2,4}|\p{Lu}?\p{Ll}+\d{1,2})$/u;

/** Three kinds of signs in turn: `xV3-kuR8-bbQ2`, `netfl1x-chill`; no model, such as `RTX4070Ti`. */
function isOpaque(word: string): boolean {
  if (word.length < 8 || /^(?:https?:|#)|@|\.\p{L}{2,4}$/u.test(word)) return false;
  if (/\p{L}\d+\p{Ll}|\p{L}[!#$%&*?^]+\p{L}|\p{L}-\d+-\p{L}+-\d|[_-]\d\p{Lu}\p{Ll}+\d/u.test(word))
    return true;
  const changes = word.match(/\p{Ll}(?=[\p{Lu}\d])|\p{Lu}(?=\d)|\d(?=\p{L})/gu) ?? [];
  return changes.length >= 4 && /\p{Ll}/u.test(word) && /\p{Lu}/u.test(word);
}

/** What a button of a secret does. */
export const GIVES_VALUE =
  /^(?:copy|paste|einfüg|粘[贴貼]|reveal|show|view|use|join|connect|fill|autofill|change|kop[ií]|anzeigen|zeigen|verwenden|verbinden|copi|affich|utilis|mostra|usa|toon|tonen|gebruik|pokaż|użyj|zobraz|visa|vis|brug|näytä|göster|kullan|копи|скопи|показ|использ|αντιγρ|εμφάν|نسخ|عرض|העתק|הצג|คัดลอก|sao chép|salin|[复複][制製]|[显顯]示|查看|使用|连接|コピー|表示|使う|接続|복사|보기|표시|사용|연결)/iu;
