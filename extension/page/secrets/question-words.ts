import { foldedMarks } from './secret-words-abroad.ts';

/** Whether the words of a label ask what only one person knows: the mother's name at birth, the first school. */
export function asksForSecret(words: string): boolean {
  return MAY_ASK.test(words) && QUESTION.test(words);
}

/** A quick first look: questions have several words. */
const MAY_ASK = /. .|lieblings|lievelings|madchenname|geburtsname|[^\0-\u036f]/u;

const FIRST =
  'first|erste[nrs]?|premiere?|primer[ao]?|prim[ao]|primeir[ao]|eerste|pierwsz\\p{L}*|prvni\\p{L}*|prv[aey]\\p{L}*|första|første|ensimmäi\\p{L}*|első|primul\\p{L}*|ilk|перв\\p{L}*|перш\\p{L}*|prima';
const FIRSTS =
  'school|schule|école|escuela|escola|scuola|szkoł|škol|skola|skole|koulu|iskola|şcoal|okul|школ|teacher|lehrer|maestr|prof|nauczyciel|opettaja|учител|car|auto|voiture|coche|carro|macchina|samoch|job|boss|employer|concert|konzert|love|kiss|street|album|film|pet|phone';
const SAFE = 'security|secret|sicherheits|geheim|seguridad|sécurité|segurança|sicurezza|secret[ea]|segreta|beveiligings|bezpiecz\\p{L}*|kontroln\\p{L}*|bezpečnostn\\p{L}*|säkerhets|sikkerheds|sikkerhets|turva|biztonsági|güvenlik|gizli|контрольн\\p{L}*|секретн\\p{L}*';
const ASKING = 'questions?|fragen?|preguntas?|perguntas?|domand[ae]|pytani[ea]|otázk[ay]|vra(?:ag|gen)|fråg(?:a|or)|spørgsmål|spørsmål|kysymys|kérdés|soru\\p{L}*|вопрос|питання';

const QUESTION = new RegExp(
  foldedMarks(
    // Members of the family.
    '(?:^| )(?:mothers?(?! (?:s )?(?:day|tongue|in law|board))|fathers?(?! (?:s )?(?:day|in law))|grand(?:mothers?|fathers?|mas?|pas?|parents?)|mutters?|vaters?|mere|père|madre|padre|mãe|pai|moeders?|vaders?|matk[iay]|matčin\\p{L}*|ojca|otce|äidin|isän|mors|fars|moderns?|annen\\p{L}*|anne|anya\\p{L}*|édesany\\p{L}*|mamei|majčin\\p{L}*|ema|motinos|mātes|ibu kandung|(?:của )?mẹ|матери|мамы|матері|майка\\p{L}*|мајк\\p{L}*|oma|opa)(?= |$)' +
      '|(?:maiden|unmarried|spouse s birth|geburtsname\\p{L}*|mädchenname\\p{L}*|jeune fille|naissance de votre|soltera|solteir[ao]|nubile|panień\\p{L}*|za svobodna|meisjesnaam|flicknamn|pikenavn|tyttönimi|leánykori|kızlık|девич|дівоч|моминско)' +
      // Pets, friends, childhood.
      '|(?:^| )(?:pet s?|(?:your|my|first|favou?rite|of (?:your|the|a)) pets?|haustier\\p{L}*|animal (?:de compagnie|de companie|domestic\\p{L}*|de estimação)|mascotas?|animale domestico|huisdier\\p{L}*|zwierz\\p{L}*|mazlíč\\p{L}*|lemmik\\p{L}*|husdjur\\p{L}*|kæledyr\\p{L}*|kjæledyr\\p{L}*|háziállat\\p{L}*|evcil\\p{L}*|hewan peliharaan|thú cưng|питом\\p{L}*|домашн\\p{L}* (?:животн|тварин)\\p{L}*)(?= |$)' +
      '|(?:^| )(?:childhood|kindheit\\p{L}*|enfance|infancia|infância|infanzia|jeugd\\p{L}*|dziecińs\\p{L}*|dětstv\\p{L}*|barndom\\p{L}*|lapsuu\\p{L}*|gyerekkor\\p{L}*|gyermekkor\\p{L}*|copilări\\p{L}*|çocukluk\\p{L}*|детств\\p{L}*|дитинств\\p{L}*|best friend|bester? freund\\p{L}*|meilleure? amie?|mejor amig[oa]|melhor amig[oa]|favou?rite|memorable|lieblings\\p{L}*|préférée?|favorit[aoe]s?|preferit[aoe]|lievelings\\p{L}*|ulubion\\p{L}*|oblíben\\p{L}*|любим\\p{L}*|улюблен\\p{L}*)(?= |$)' +
      `|(?:^| )(?:${FIRST}) (?:\\p{L}+ ){0,2}(?:${FIRSTS})` +
      `|(?:${FIRSTS})\\p{L}* (?:\\p{L}+ )?(?:was )?(?:your first|première|primera|primeira)(?= |$)` +
      '|(?:were|was|are) (?:you|your \\p{L}+) born|(?:grow|grew) up|(?:you|parents) (?:meet|met)|(?:du|sie) (?:geboren|aufgewachsen)|êtes vous née?|naciste|nació|nasceu|sei nat[oa]|è nat[oa]|bent u geboren|urodził' +
      `|(?:^| )(?:${SAFE}) ?(?:${ASKING})|(?:${ASKING}) (?:de |di )?(?:${SAFE})` +
      // Scripts without spaces, and others.
      '|密保|安全(?:问题|問題)|秘密の質問|보안 ?질문|母(?:亲|親)|母の|父(?:亲|親)|父の|旧姓|어머니|아버지|반려|애완|어린 시절|宠物|寵物|ペット|童年|子供の頃|初めて|最初の|第一(?:所|个|個|位|只|辆)|小学(?:名|的|班)|班主任|最喜欢|最喜歡|好きな|좋아하는|μητερα|μητροσ|μητρος|πατρος|κατοικιδι|والدت|(?:ال)?أم(?: |$)|أمك|חיית|אמך|האם(?: |$)|मा(?:ता|ँ)|मां|มารดา|ของแม่|สัตว์เลี้ยง',
  ),
  'u',
);
