import { foldedMarks } from './secret-words-abroad.ts';

/** Whether the words of a label ask what only one person knows: the mother's name at birth, the first school. */
export function asksForSecret(words: string): boolean {
  return MAY_ASK.test(words) && QUESTION.test(words);
}

/** A quick first look: questions have several words. */
const MAY_ASK = /. .|lieblings|lievelings|madchenname|geburtsname|[^\0-\u036f]/u;

const FIRST =
  'first|erste[nrs]?|premiere?|prim(?:er)?[ao]?|primeir[ao]|eerste|pierwsz\\p{L}*|prvn?\\p{L}|första|første|ensimmäi\\p{L}*|első|ilk|пер[вш]\\p{L}*';
const FIRSTS =
  'schul|s?[ck]h?oo?[lu]|école|esc[uo]|scuol|szko|škol|iskol|okul|школ|teach|lehrer|maestr|prof|nauczyc|opettaj|учител|auto|car|voiture|coche|job|boss|employer|[ck]on[cz]ert|love|kiss|street|film|pet|phone';
const SAFE =
  'security|secret[ea]?|sicherheits|geheim|sécurité|seg?uri(?:dad|ança)|sicurezza|segreta|beveiligings|bezpe[čc]\\p{L}*|kontroln\\p{L}*|säkerhets|sikker\\p{L}*|turva|biztonsági|güvenlik|контрольн\\p{L}*|секретн\\p{L}*';
const ASKING =
  'questions?|fragen?|p[re]+guntas?|domand[ae]|pytani[ea]|otáz\\p{L}*|vra(?:ag|gen)|fråg\\p{L}*|spørgsmål|spørsmål|kysymy\\p{L}*|kérdés\\p{L}*|soru\\p{L}*|вопрос|питання';

/** Members of the family. */
const FAMILY =
  '(?:^| )(?:mothers?(?! (?:s )?(?:day|tongue|in law|board))|fathers?(?! (?:s )?(?:day|in law))|grand(?:mo|fa|pa|ma)\\p{L}*|mutters?|vaters?|[mp]ère|[mp]adre|mãe|pai|moeders?|vaders?|mat[kč]\\p{L}{1,3}|ojca|otce|äidin|isän|mors|fars|moderns?|annen\\p{L}*|anne|(?:édes)?anya?j?\\p{L}*|mamei|majčin\\p{L}*|motinos|mātes|ibu kandung|mẹ|матер[иі]|мамы|майка\\p{L}*|мајк\\p{L}*)(?= |$)';
const MAIDEN =
  'maiden|birth name|mädchenname|geburtsname|jeune fille|soltera|solteir[ao]|nubile|panieńs|za svobodna|meisjesn|flicknamn|pikenavn|tyttönimi|leánykor|kızlık|девич|дівоч|моминск';
/** Pets, friends, childhood. */
const PET =
  'pet s?|(?:your|my|favou?rite|the|a) pets?|haustier\\p{L}*|animal (?:de |dom)\\p{L}*|mascotas?|animale dom\\p{L}*|huisdier\\p{L}*|zwierz\\p{L}*|mazlíč\\p{L}*|lemmik\\p{L}*|husdjur\\p{L}*|k[jæ]*ledyr\\p{L}*|háziállat\\p{L}*|evcil\\p{L}*|thú cưng|питом\\p{L}*';
const OWN =
  'child ?hood|kindheit\\p{L}*|enfance|inf[aâ]n[cz]ia|jeugd\\p{L}*|dziecińs\\p{L}*|dětstv\\p{L}*|barndom\\p{L}*|lapsuu\\p{L}*|gye\\p{L}*kor\\p{L}*|copilări\\p{L}*|çocukluk\\p{L}*|детств\\p{L}*|дитинств\\p{L}*|best friend|favou?rite|memorable|liev?bl?ings\\p{L}*|lieblings\\p{L}*|préférée?|favorit[aoe]s?|preferit[aoe]|ulubion\\p{L}*|oblíben\\p{L}*|любим\\p{L}*|улюблен\\p{L}*';
const ASKED_SAFELY = `(?:^| )(?:${SAFE}) ?(?:${ASKING})|(?:${ASKING}) (?:de |di )?(?:${SAFE})`;
export const REPLY =
  'answer|antwor\\p{L}*|réponse|respuesta|resposta|risposta|odpowied\\p{L}*|odpov\\p{L}*|svar|vastaus|válasz|cevap|ответ|відпов|回答|答え|答案|답변?';
/** Scripts without spaces, and others. */
const EAST =
  '密保|安全(?:问题|問題)|秘密の質問|보안 ?질문|[母父][亲親の]|旧姓|어머니|아버지|반려|애완|어린 시절|宠物|寵物|ペット|童年|子供の頃|初めて|最初の|第一[所个個位只]|小学[名的班]|班主任|最喜[欢歡]|好きな|좋아하는|μητερα|μητρ[οό][ςσ]|κατοικιδι|والدت|أم(?: |$)|أمك|אמך|האם(?: |$)|मा(?:ता|ँ)|मां|มารดา|ของแม่|สัตว์เลี้ยง';

const QUESTION = new RegExp(
  foldedMarks(
    `${FAMILY}|${MAIDEN}|(?:^| )(?:${PET}|${OWN})(?= |$)` +
      `|(?:^| )(?:${FIRST}) (?:\\p{L}+ ){0,2}(?:${FIRSTS})|(?:were|was|are) (?:you|your \\p{L}+) born|gr[oe]w up|as a child|(?:you|parents) me?et|(?:du|sie) (?:geboren|aufgewachsen)|êtes vous née?|naci(?:ste|ó)|nasceu|sei nat[oa]|u geboren|urodził` +
      `|${ASKED_SAFELY}|${EAST}`,
  ),
  'u',
);

/**
 * Whether words name the answer to such a question, without asking it. A name alone is public: "Mother: Ann", "Favourites",
 * "Pets: allowed".
 */
export function namesAnswer(words: string): boolean {
  if (!MAY_ASK.test(words)) return false;
  return (
    SURELY.test(words) ||
    (OF_MOTHER.test(words) && NAMED_BEFORE.test(words)) ||
    (OF_SAFETY.test(words) && OF_REPLY.test(words))
  );
}

const folded = (pattern: string) => new RegExp(foldedMarks(pattern), 'u');
const OF_MOTHER = folded(`${FAMILY}|母|어머니`);
const NAMED_BEFORE = folded(`${MAIDEN}|旧姓`);
const OF_SAFETY = folded(`${SAFE}|密保|秘密|보안`);
const OF_REPLY = folded(`(?:^| )(?:${REPLY})`);
const SURELY = folded(
  `memorable (?:word|name|place|date|answer|info)|(?:${FIRST}) (?:\\p{L}+ )?(?:${PET}|pet|animal)(?= |$)|(?:^| )(?:${OWN}) (?:${OWN})(?= |$)|n(?:a[am]|o)m\\p{L}* (?:\\p{L}+ ){0,3}(?:${PET})(?= |$)`,
);
