import { foldedMarks } from './secret-words-abroad.ts';

/**
 * Whether a word says something of a secret or does something to it: "Change", "expired", "not", "in". It is no value. What a
 * control, a cell or a sentence has in the place of a value is a secret unless it begins so.
 */
export function isSaid(text: string): boolean {
  const [first = ''] = /\p{L}[\p{L}\p{M}'’]*/u.exec(text.toLowerCase()) ?? [];
  const word = foldedMarks(first);
  return SAID.has(word) || beginsWithStem(word) || PARTICIPLE.test(first) || EASTERN.test(text);
}

/** A stem with a short ending, or marked as a whole word. Looked up, as to compile them takes longer than to read a page. */
function beginsWithStem(word: string): boolean {
  if (STEMS.has(`${word}$`)) return true;
  for (let length = 2; length <= word.length; length += 1)
    if (STEMS.has(word.slice(0, length)) && word.length - length <= (length < 4 ? 3 : 7)) return true;
  return false;
}

/** As German, Dutch, English, French, Spanish, Portuguese and Italian make them of their verbs. */
const PARTICIPLE = /^ge\p{L}{3,}(?:t|d|en)$|\p{L}{3}(?:ed|[ai]d[oa]|[au]t[oa]|ée?)s?$/u;

/** Words of few letters, whole, that do not begin as those below. */
const SAID = new Set(
  (
    'must should can will a an the not correct correctly same just also still being been no yes on off in at to of by from with for so too as and or all any only now ok go set get new my me your our this that it its it’s always never very ' +
    'none null true false weak good bad safe wrong right blank empty full use used see next more home log please siehe bitte veuillez open ' +
    'nicht kein keine ein eine der die das den dem im am zu zur von mit bei auf ab aus nur noch ja nein sehr hier falsch richtig leer sicher mehr alle ' +
    'ne pas un une le la les de du des en au aux par pour sur trop tres non oui ici vide sure plus ' +
    'el los las del al con por para sin muy si demasiado mas ver usar lo su facil debil ' +
    'um uma o os na nos nas com sem muito muita sim nao mais ' +
    'il gli i e di da nel per molto troppo piu ' +
    'niet geen een het op te van met voor nee meer ' +
    'inte ej ikke ett et det pa av af med till til ny nya nytt nej nei mer ' +
    'nie jest w z do za od dla tak juz bardzo je neni ano uz moc velmi nem az egy igen nu este prea ' +
    'ei se kylla degil bir bu cok var yok evet hayir khong co rat bi tidak ada sudah ya ' +
    'не в на с по за от для и уже очень нет да есть слишком це дуже ' +
    'δεν ειναι στο στη σε με για απο πολυ ναι οχι το τη ' +
    'لا غير في من على إلى مع نعم جدا לא ב של עם כן מאוד'
  ).split(' '),
);

/** The beginnings of what controls do and of what becomes of secrets, in 25 languages that share many. */
const STEMS = new Set(
  (
    'chang|cambi|modif|alter|mud|edit|updat|actuali|aktuali|reset|restab|restor|reinit|repor|ripris|reimp|redefin|zuruck|zmen|zmien|uprav|ander|bearb|wijzig|bewerk|bytt|byt$|endr|skift|vaihd|muut|modos|schimb|degis|duzenl|doi$|thay|ubah|ganti|измен|смен|изм|редак|сброс|обнов|змін|αλλ|επεξ|تغيير|تعديل|שנה|ערוך|बदल|เปลี่|แก้|' +
    'show|hid|hide|view|visi|mostr|ocult|exib|affich|masq|montr|cach|voir|visual|nascon|anzeig|zeig|ausbl|einbl|toon|tonen|weerg|verb|visa|vis$|dol|skjul|nayt|piil|pokaz|ukry|zobr|skr|mutat|elrej|arat|ascun|goster|gizl|hien|xem|lihat|tampil|показ|покаж|скр|посмот|εμφαν|προβ|عرض|إظهار|إخفاء|הצג|הסתר|देख|दिखा|แสดง|ซ่อน|ดู|' +
    'copi|copy|kop|скоп|копи|αντιγ|نسخ|העתק|कॉपी|คัดลอก|sao|salin|' +
    'crea|cri|crei|erst|maak|skap|oppr|opret|luo|utworz|stworz|vytv|letre|olust|tao$|buat|созд|створ|δημιο|إنشاء|צור|बना|สร้าง|add|anad|agreg|adicion|ajout|aggiun|hinzu|toev|lagg|legg|tilfo|dodaj|prid|hozz|adaug|ekle|them|tambah|добав|дода|προσθ|إضافة|הוסף|जोड़|เพิ่ม|' +
    'regener|gener|erzeug|gerar|nowa|nowe|nowy|nova|novo|novy|nove|novi|nuev|nouv|nuov|neu|niew|nieuw|uus|uude|uj$|nou$|noua|yeni|moi$|baru|нов|νεο|νεα|جديد|חדש|नया|ใหม่|' +
    'delet|remov|revok|revoc|elimin|borr|quit|excl|suppr|retir|rimuov|losch|entf|widerr|verwij|intrek|ta$|slet|fjern|aterk|poist|usun|cofn|smaz|odstr|zrus|torol|sterg|sil$|xoa|hapus|удал|отозв|вида|διαγρ|حذف|إزالة|מחק|हटा|ลบ|' +
    'manag|gest|administr|verwalt|beher|hanter|halli|zarz|sprav|kezel|yonet|quan$|kelola|управ|керув|διαχ|إدارة|נהל|प्रबंध|จัดการ|renew|renov|rinn|rotat|verl|erneu|' +
    'down|descar|baix|telech|scar|herunt|ladda|last$|laste$|pobier|stahn|letolt|descarc|indir|tai$|unduh|скач|завант|ληψη|تنزيل|تحميل|הורד|डाउन|ดาวน์|print|imprim|stamp|druck|druk|skriv|tisk|save|guard|salv|enreg|speich|opsl|spar|lagr|gem|tallen|zapis|uloz|ment|kaydet|luu$|simpan|сохран|збер|αποθ|حفظ|שמור|सहेज|บันทึก|' +
    'cancel|annul|abbr|avbr|peru|anul|megs|iptal|huy|batal|отмен|скасув|ακυρ|إلغاء|ביטול|रद्द|ยกเลิก|confirm|conferm|verif|valid|invalid|bestat|bevest|bekraf|bekref|vahv|potwi|potvr|over|megerd|onay|xac|konfirm|подтв|провер|підтв|επιβ|تأكيد|אשר|पुष्टि|ยืนยัน|submit|' +
    'contin|suiv|sigui|segui|avan|weit|door|fort|jatka|dalej|pokrac|tov|devam|tiep|lanjut|продол|далее|συνεχ|متابعة|المتابعة|המשך|जारी|ต่อไป|back|ruck|retour|volver|volt|indiet|terug|tillb|tilb|takais|wstecz|zpet|vissza|inapoi|geri|quay|kembali|назад|πισω|رجوع|חזרה|वापस|กลับ|' +
    'clos|cerr|fech|ferm|chiud|schli|sluit|stan|luk|sulj|zamkn|zavr|bezar|inchid|kapat|dong|tutup|закр|κλεισ|إغلاق|סגור|बंद|ปิด|finish|done|termin|fatto|fert|klar|valm|gotow|hotov|kesz|gata|bitti|xong|selesai|готов|τελος|تم|सम्पन्न|เสร็จ|' +
    'send|resend|sent|envi|invi|stuur|verst|skick|laheta|wysl|odesl|kuld|trimit|gonder|gui|kirim|отпр|надісл|αποστ|إرسال|שלח|भेज|ส่ง|request|solic|richied|demand|anford|aanvr|' +
    'forgo|olvid|esquec|oubli|diment|verge|glom|glemt|unoh|zapom|elfel|uitat|unut|quen|lupa|забыл|забули|ξεχασ|نسيت|هل|שכח|भूल|ลืม|logg|logi|logo|sign|anmeld|einlog|inlog|zalog|prihl|bejel|conect|connex|entrar|acced|giris|dang|masuk|войти|вход|увійти|συνδ|تسجيل|התחבר|लॉग|เข้า|' +
    'help|ayud|ajud|aide|aiut|hilfe|hulp|hjal|hje|pomoc|napov|segit|ajutor|yardim|tro$|bantu|помощ|справ|learn|detail|setting|ajust|config|param|impost|einst|inst|innst|indst|asetu|ustaw|nastav|beall|ayar|cai$|penga|setel|настр|налаш|ρυθμ|إعداد|הגדר|सेटिंग|ตั้งค่า|profil|account|' +
    'enabl|disabl|activ|aktiv|ativ|attiv|desac|desat|disatt|deakt|wlacz|wylacz|zapn|vypn|etkin|bat$|tat$|aktif|включ|вимк|увімк|ενεργ|تفعيل|תפעל|सक्ष|เปิด|shar|teil|partag|partil|compart|condiv|deel|del$|dela|jaa|udost|sdil|megoszt|paylas|chia|bagik|подел|поділ|choos|selec|eleg|escol|choi|sceg|wahl|kies|valj|velg|vaelg|wybier|vybr|valaszt|alege|sec$|chon|pilih|выбр|вибер|using|verwen|utilis|gebruik|anvand|bruk|kayt|uzyj|pouz|kull|dung|guna|использ|import|export|refresh|search|filter|skip|enter|apply|' +
    'requir|option|oblig|erford|verpl|opcional|facult|expir|ablauf|abgel|abgesp|vypr|wygas|lejar|истек|просроч|protect|gesch|proteg|encry|versch|hash|store|gespei|hidden|unknown|unbek|descon|inconnu|incor|correcta|correcto|correcte|corrects|corrett|accept|reject|stolen|compromis|leaked|missing|fehl|mangl|brak|ready|working|sensit|strong|different|identic|default|temporary|pending|waiting|kurz|lang|court|long|corta|curt|breve|krotk|short|kratk|unset|stark|schwach|segur|sicur|secur|saker|sikker|turv|bezp|biztons|guven|надеж|безоп|αληθ|λανθ|σωστ|already|similar|easy|minim|maxim|case|valeur|gult|ungult|geldig|gyldig|gilt|ogilt|ugyld|wazn|platn|ervenyt|gecers|hop|недей|верн|неверн|прав|неправ|должен|'
  ).split('|'),
);

/** Scripts without spaces. */
const EASTERN =
  /[修更變変改編编][改更集辑輯]?|重[置设設]|[查显顯]|隐藏|隱藏|[复複][制製]|生成|作成|[删刪削]除|[设設]|添加|[新创創]建|下[载載]|打印|保存|取消|[确確][认認]|[验驗][证證]|[继繼][续續]|返回|[关關][闭閉]|完成|打[开開]|[发發]送|送信|忘|登[录錄]|[帮幫]助|更多|[启啟停禁][用动動]|管理|[过過]期|[错錯][误誤]|不|未|已|[无無]|必|太|至少|默认|点击|點擊|点擊|表示|追加|期限|必須|有効|無効|入力|再|戻|次へ|閉|ログイン|コピー|ください|ません|ます|変경|변경|재설정|보기|표시|숨기|복사|생성|추가|삭제|저장|취소|확인|계속|닫기|완료|보내|잊|로그인|도움|설정|없|있|합니다|됩니다|만료|안전|필수|길|짧|틀|유효/u;
