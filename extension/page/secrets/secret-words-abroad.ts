/** Without accents, so that "contrasena" is found too. Marks that make another letter, as in Japanese and Hindi, stay. */
export function foldedMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
}

const START = '(?:^| )';
const END = '(?= |$)';

/** Words for a key, beside "API", in either order. */
const KEY =
  '(?:keys?|schlüssel|clés?|claves?|chiav[ei]|chaves?|claus?|sleutels?|nyck(?:el|lar)|nøkk?el|nøkler|nøgler?|lykill|avain|avaimet|kulcs\\p{L}*|klucz\\p{L}*|klíč\\p{L}*|kľúč\\p{L}*|ključ\\p{L}*|chei[ae]|anahtar\\p{L}*|võti|atslēga|raktas|çelës|gakoa|khóa|kunci|ключ\\p{L}*|кључ\\p{L}*|κλειδ\\p{L}*|キー|鍵|키|(?:ال)?مفتاح|کلید|מפתח|कुंजी|কী|กุญแจ|คีย์|密钥|密鑰|金鑰)';

const CODE =
  'codes?|c[óo]dig?o?s?|codic?[ei]|codul|clave|kod(?:er|en|[yuieas])?|kód|koodi?|kode|κωδικος|код|رمز|קוד|कोड|รหัส|mã';

/** The beginnings of words for checking, confirming, entering, restoring. */
const SECURE =
  'verif|confir|conferm|valida|authent|auten|activa|attiva|aktiv|acc[eè]s|acesso|sécur|seguri|segura|secur|sicur|secret|segret|récup|recup|sblocc|disposi|confiden|bestät|sicherh|einmal|prüf|freischalt|zugang|zugriff|anmelde|wiederherst|karten ?prüf|beveil|bevest|toegang|inlog|herstel|bekräft|säkerh|engång|bekreft|bekræft|sikkerh|vahvist|turva|todenn|kertak|varmist|ověř|over|bezpeč|bezpiecz|potvr|potwier|jednor|kontrol|autory|autori|ellenőr|bizton|megerős|egyszer|hitel|weryf|zabezp|dostęp|doğrul|güvenl|onay|tek kull|giriş|sigurn|bezbed|varnos|potrd|kinnit|apstip|drošīb|patvir|saugos|siguri|kurtar|восстанов|відновл|odzysk|helyreáll|återst|gjenopp|gendan|palaut|استرداد|استعادة|שחזור|khôi phục|pemulih|กู้คืน|रिकवरी|복구|復元|リカバリー|entree|entrada|entrata|eingang|ingress|portail|digicod|cancello|puerta|voordeur|haustür|odbior|bram|drzwi|wejśc|kapı|домоф|подъезд|двер|калитк|ritiro|retrait|recogida|abhol|afhaal|kopplung|appair|abbina|провероч|однораз|секрет|защит|подтв|проверк|безоп|доступ|активац|авториз|підтв|безпек|перевір|потвър|сигурн|достъп|потврд|επαληθ|ασφαλ|επιβεβ|تحقق|تأكيد|أمان|دخول|תאיד|تایید|امنیت|אימות|אבטח|גישה|חד|सत्याप|सुरक्ष|ओटीपी|ยืนยัน|ความปลอด|xác|bảo mật|keaman|konfirm|akses|rahasia|pengesah|keselam';

/** Passwords, codes and keys in other languages than English and Chinese. */
export const SECRETS_ABROAD: readonly string[] = [
  // Passwords, in compounds too.
  'passwort|kennwort|losungswort|contrase[ñn]y?a|contrasinal|mots? de passe|senha|palavras? passe|wachtwoord|wagwoord|hasł|lösenord' +
    '|adgangskode|kodeord|passord|salasana|lykilor|jelszó|şifre|lozink|zaporka|slaptaž|fjalëkalim|pasahitza|cyfrinair|nenosiri' +
    '|focal faire|mật khẩu|kata (?:sandi|laluan)|geheimzahl|geheimwort',
  `${START}(?:hesl[oaou]|gesl[oa]|parol[aăiı]?(?: d ordine| de acces)?|parool|salasõna|clave (?:secreta|de acceso|dinamica|personal)|klucz (?:prywatny|api)|chiave (?:segreta|privata|api)|clé (?:secrète|privée|api|d api)|clave (?:privada|api)|chave (?:secreta|privada|api|de api)|(?:api|wlan|wpa ?2?|wi ?fi|netzwerk) ?schlüssel)${END}`,
  'пароль|пароля|парола|парол|лозинка|құпия сөз|нууц үг|κωδικ[οό][ςσ]? προσβασης|συνθηματικο|סיסמ[אה]|كلمة (?:ال)?(?:مرور|سر)|رمز (?:عبور|المرور)|گذرواژه' +
    '|पासवर्ड|কূটশব্দ|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|პაროლი|գաղտնաբառ',
  'パスワード|暗証番号|暗証|認証コード|認証番号|確認コード|確認番号|セキュリティ ?コード|ワンタイム|비밀번호|암호(?!화)|인증 ?번호|인증 ?코드|보안 ?코드|확인 ?코드',
  `${START}api ?(?:${KEY}|secret)|${KEY} (?:de |del |d |da |do |dla |til |för |của )?(?:l )?api${END}`,
  `(?:licen\\p{L}*|lizenz|лиценз\\p{L}*|ліценз\\p{L}*|produkt\\p{L}*|product|produit|producto|prodotto|cd|steam|aktivierungs|activación|activation) ?(?:de )?${KEY}|${KEY} (?:de |di |do )?(?:licen\\p{L}*|produ\\p{L}*|activa\\p{L}*)`,
  `(?:gizli|секретн\\p{L}*|таємн\\p{L}*|приватн\\p{L}*|закрыт\\p{L}*|tajn\\p{L}*|hemliga?|hemmelige?|geheime?[rn]?|salai\\p{L}*|titkos|privat[ae]?|netzwerk|nätverks|nettverks|netværks|netwerk|sieciow\\p{L}*|сетев\\p{L}*) ?${KEY}|${KEY} (?:secr\\p{L}*|segret[ao]|tajn\\p{L}*|bí mật|rahasia|سري|(?:de |du |della |da |do )?(?:red|réseau|rede|rete|sieci|sítě|сети|мережі))${END}|秘密(?:鍵|キー)|비밀 ?키|개인 ?키|合い?言葉|код\\p{L}* слов|codewort|^(?:geheimnis(?:se)?|segreto|secreto|segredo|hemlighet|sekret|секрет|salaisuus|geheim)$|κωδικ\\p{L}* (?:σας|μου|σου)|رموز ال(?:استرداد|استعادة)`,
  '(?:erişim|доступ\\p{L}*|dostęp\\p{L}*|zugriffs|åtkomst|adgangs|toegangs|acces\\p{L}*) ?(?:jeton|token|токен)\\p{L}*|(?:jeton|token|токен)\\p{L}* (?:d |de |di )?(?:ac[cç]es\\p{L}*|dostęp\\p{L}*|доступ\\p{L}*)|アクセス ?トークン|액세스 ?토큰',
  'seri(?:al|e|en) ?(?:number|no|nr|nummer|key)|n[uú]m[eé]ro de s[eé]rie|numero di serie|numer seryjny|sériové číslo|сер[иі]йн\\p{L}* номер|seri numarası|シリアル|시리얼|序列[号號]|(?:activation|aktivierungs|installation) ?id',
  '(?:玄関|ドア)(?:の)?(?:コード|番号)|(?:门禁|門禁|大门|取件|取餐)[码碼]|현관 ?번호',
  `wi ?fi ?(?:key|pw|pass|code|kod|schlüssel)|(?:${KEY}|pass|kod|code) (?:de la |del? |du |do |da )?wi ?fi|${START}mdp${END}|비번|пасворд|jelszav|προσωριν\\p{L}* κωδικ|暗証|鍵(?=パス)`,
  '(?:wiederherstellungs|geheim|seed|herstel|återställnings|gjenopprettings|palautus)-?(?:phrase|wörter|satz|fras|frase|zin|lause)|phrase (?:secrète|de récupération|mnémonique)|frase (?:semilla|semente|segreta|secreta|de recupera\\p{L}*|di recupero)|(?:palabras|palavras|parole|mots) (?:de |di )?(?:recup|récup)\\p{L}*|fraza (?:odzyskiwania|seed)|(?:сид|seed) ?фраз|фраз\\p{L}* восстановл|シードフレーズ|復元フレーズ|시드 ?(?:구문|문구)|복구 ?(?:구문|문구)',
  // Codes for an emergency.
  '(?:ersatz|notfall|backup|back ?up|reserve|reserv|nood|nød|vara|varmuus|herstel)-?(?:codes?|kod(?:er|e)?|koodi)t?|codes? de (?:secours|rechange|sauvegarde)|códigos? de (?:respaldo|emerg[eê]ncia|reserva|backup)|codici? di (?:riserva|backup|emergenza)|kody (?:zapasowe|awaryjne)|záložn[íé] kód|(?:резервн|запасн)\\p{L}* код|yedek kod|mã dự phòng|kode cadangan|バックアップ ?コード|予備コード|백업 ?코드|رموز احتياطية|קודי גיבוי|备用(?:码|验证码)|應急碼|应急码',
  `${START}(?:zugangsdaten|anmeldedaten|logindaten|identifiants de connexion|credencia(?:les|is)|credenziali|inloggegevens|inloggningsuppgifter|dane (?:do )?logowania|přihlašovací údaje|giriş bilgileri|учётные данные|учетные данные)${END}`,
  // One-time codes: a word for a code beside one for what it is for, in either order.
  `(?:${SECURE})\\p{L}*(?: (?:de|di|der|zur))? ?-?(?:${CODE}|nummer|ziffer|zahl|kennwort|tunnus|şifre\\p{L}*)`,
  `(?:${CODE})(?: (?:de|da|do|di|d|a|à|i|e|z|из|з|за|ال|การ|ของ|của))?(?: la| el)? ?(?:ال|ה)?(?:${SECURE}|sms|смс|otp|pin|usage unique|un solo uso|uso único|monouso|temporane|μιας χρησης|ลับ|الخاص)`,
  `^tan$|${START}(?:[mi]tan|(?:sms|push|photo|chip) ?tan|tan (?:code|nummer)|puk|[mt]pin)(?: \\d+)?${END}`,
  'cryptogramme|пин ?код|(?:ال)?رقم السري|ओटीपी|kod z sms|doğrulama|κωδικος (?:otp|pin)',
];
