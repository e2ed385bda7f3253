import { asksForSecret } from './question-words.ts';
import { wordsOf } from './secret-words.ts';
import { foldedMarks } from './secret-words-abroad.ts';

/** Whether words name a kind of field whose value may leave the device: a search, a name, an address, a date, a quantity, a text. */
export function namesHarmless(words: string): boolean {
  const plain = wordsOf(words);
  // A sentence may have any word in it.
  if (plain.split(' ').length > MAX_WORDS) return false;
  const [whole = ''] = /^.*?(?= \d+$|$)/su.exec(plain) ?? [];
  return WORDS.has(whole) || plain.split(' ').some(isHarmlessWord) || isHarmlessInTheEast(plain);
}

const MAX_WORDS = 6;

/** Short words have another meaning in another language. */
function isHarmlessWord(word: string): boolean {
  return (
    word.length >= 4 &&
    !word.startsWith('persona') &&
    (WORDS.has(word.slice(0, STEM)) ||
      WORDS.has(word.replace(/s$/u, '')) ||
      word.endsWith('name') ||
      BEGINNINGS.some(beginning => word.startsWith(beginning)))
  );
}

/** Words with the same beginning are forms of one. */
const STEM = 6;

function isHarmlessInTheEast(words: string): boolean {
  return NOT_LATIN.test(words) && WORDS_EAST.some(word => words.includes(word));
}

const NOT_LATIN = /[^\0-\u036f]/u;

/** Whether words may mean a secret in some language, so that a harmless word beside them does not count. */
export function mayNameSecret(words: string): boolean {
  const plain = wordsOf(words);
  return (MAY_DOUBT.test(plain) && DOUBTFUL.test(plain.replace(PUBLIC_CODE, ' '))) || asksForSecret(plain);
}

/** Whether words call something a number, as of a customer, an order or a file. */
export function namesNumber(words: string): boolean {
  return /(?:nummer|number|numero|reference|referenz|referencia|szam|cislo|číslo|番号|编号|編號|单号|번호|номер)$|(?:^| )(?:no|nr|id|ref|sku)$/u.test(
    wordsOf(words),
  );
}

/** Whether words mean the end of a validity, as of a card. */
export function namesExpiry(words: string): boolean {
  const plain = wordsOf(words);
  return MAY_EXPIRE.test(plain) && EXPIRY.test(plain);
}

/** Whether words call something a code, in many languages, and no public one. */
export function namesCode(words: string): boolean {
  const plain = wordsOf(words);
  return MAY_BE_CODE.test(plain) && CODE.test(plain.replace(PUBLIC_CODE, ' '));
}

/** Without accents, the first six letters; the languages share many. */
const WORDS = new Set(
  (
    'names|addres|search|find|query|q|keywor|filter|look up|lookup|cherch|busca|buscar|buscad|pesqui|procur|' +
    'cerca|ricerc|szukaj|hledat|hledan|hladat|søk|søg|sok|haku|etsi|cauta|cautar|ara|arama|tim kiem|tim|cari|' +
    'pencar|e mails|email|mail|courri|correo|epost|sahkop|posta|eposta|gmail|recipi|to|cc|bcc|from|' +
    'via|an|von|nom|prenom|nombre|apelli|nome|cognom|sobren|apelid|naam|voorna|achter|imie|nazwis|jmeno|' +
    'prijme|meno|priezv|navn|fornav|ettern|eftern|namn|fornam|nimi|etunim|sukuni|nev|vezete|nume|prenum|ad|' +
    'adı|adi|soyadı|soyad|soyadi|isim|ime|prezim|priime|ten|ho ten|ho|nama|initia|title|subjec|headli|' +
    'summar|descri|desc|commen|note|remark|memo|messag|msg|post|reply|review|feedba|questi|todo|task|topic|' +
    'tags|tag|label|captio|bio|about|text|body|conten|reason|purpos|refere|titel|betref|beschr|nachri|' +
    'verwen|titre|objet|sujet|remarq|titulo|asunto|coment|mensaj|nota|assunt|mensag|titolo|oggett|onderw|' +
    'omschr|berich|tytuł|temat|opis|koment|wiadom|uwagi|nazev|predme|popis|zprava|poznam|emne|besked|meldin|' +
    'beskri|amne|meddel|aihe|viesti|kuvaus|targy|uzenet|megjeg|leiras|subiec|mesaj|konu|acıkla|yorum|baslık|' +
    'tieu đe|noi dung|ghi chu|tin nhan|judul|pesan|catata|ketera|deskri|addr|street|road|house|apartm|apt|' +
    'suite|floor|buildi|city|town|villag|zip|zip code|zipcod|postco|postal code|postal|countr|state|provin|' +
    'county|region|distri|area|locati|place|origin|destin|depart|arriva|airpor|statio|adress|straße|strass|' +
    'hausnu|plz|postle|ort|stadt|wohnor|land|bundes|rue|ville|code postal|pays|direcc|calle|ciudad|' +
    'codigo postal|pais|morada|endere|rua|cidade|cep|estado|indiri|citta|cap|comune|paese|adres|straat|stad|' +
    'plaats|huisnu|ulica|miasto|miejsc|kod pocztowy|kraj|ulice|mesto|psc|zeme|krajin|vej|by|postnr|postnu|' +
    'gate|sted|postst|gata|osoite|katu|kaupun|postin|cim|utca|varos|iranyi|orszag|adresa|strada|oras|' +
    'cod postal|tara|judet|sokak|sehir|il|ilce|ulke|grad|đia chi|thanh pho|quan|đuong|alamat|kota|jalan|' +
    'kode pos|negara|date|day|month|year|time|hour|minute|week|birth day|birthd|dob|born|age|check in|checki|' +
    'check out|checko|start|end|deadli|due|durati|datum|monat|jahr|uhrzei|zeit|geburt|alter|anreis|abreis|' +
    'jour|mois|annee|heure|naissa|fecha|dia|mes|ano|hora|nacimi|data|giorno|mese|anno|ora|nascit|nascim|dag|' +
    'maand|jaar|tijd|geboor|godzin|rok|den|mesic|cas|dato|tid|fødsel|fodels|paiva|pvm|paivam|ido|zi|luna|' +
    'tarih|dogum tarihi|saat|gun|ngay|thang|nam|gio|tangga|waktu|jam|promo code|coupon code|voucher code|' +
    'article code|qty|quanti|amount|count|how many|guest|adult|childr|kids|person|people|' +
    'night|room|seat|ticket|price|sum|total|min|max|minimu|maximu|budget|rate|discou|weight|width|' +
    'height|length|depth|size|volume|distan|speed|temper|share|score|rating|page|limit|rows|column|font|zoom|' +
    'opacit|margin|paddin|radius|angle|color|colour|menge|anzahl|betrag|preis|stuck|gaste|nachte|zimmer|' +
    'gewich|breite|hohe|lange|große|montan|prix|poids|largeu|hauteu|cantid|import|precio|peso|altura|ancho|' +
    'valor|preco|prezzo|aantal|bedrag|prijs|ilosc|kwota|cena|mnozst|pocet|castka|antal|beløb|belopp|pris|' +
    'mængde|mangd|maara|hinta|mennyi|osszeg|ar|cantit|pret|suma|miktar|adet|fiyat|tutar|kolici|so luong|gia|' +
    'jumlah|harga|phone|teleph|tel|cell|fax|handy|portab|movil|celula|cellul|telefo|gsm|komork|puheli|' +
    'so đien thoai|đien thoai|telepo|no hp|compan|organi|org|job|positi|occupa|profes|websit|site|url|link|' +
    'homepa|school|univer|group|team|projec|branch|folder|brand|make|model|produc|sku|license plate|' +
    'licence plate|number plate|invoice number|invoice no|order number|order id|kennze|gender|sex|nation|' +
    'hobby|hobbie|intere|langua|curren|catego|type|status|firma|untern|abteil|beruf|schule|projek|sprach|' +
    'wahrun|societ|entrep|servic|metier|langue|empres|puesto|idioma|cargo|aziend|lingua|bedrij|taal|szkoła|' +
    'jezyk|spolec|yritys|ceg|sirket|cong ty|perusa|alias|handle|anschr|woonpl|locali|mahall|kommun|gemein|' +
    'bairro|coloni|quarti|event|domain|reques|formul|tier|level|prefer|theme|versio|device|flight|hotel|menu|' +
    'recipe|ingred|genre|artist|album|author|publis|isbn'
  ).split('|'),
);

/** Of longer words. */
const BEGINNINGS =
  'such|recherche|zoek|wyszuk|vyhled|keres|kommentar|notiz|bemerkung|anmerkung|observaci|observa|opmerking|percent|telefon|mobil'.split(
    '|',
  );

/** Also inside words without spaces. */
const WORDS_EAST = (
  '搜索|搜尋|查找|查询|查詢|关键词|關鍵字|邮箱|郵箱|邮件|郵件|昵称|暱稱|标题|標題|主题|主題|内容|內容|备注|備註|说明|說明|描述|留言|评论|評論|消息|简介|' +
  '正文|地址|城市|街道|邮编|邮政编码|郵遞區號|省份|国家|國家|地区|日期|时间|時間|年份|月份|生日|年龄|年齡|数量|數量|金额|金額|价格|價格|人数|人數|件数|电话|' +
  '電話|手机|手機|公司|单位|收货|收件|联系人|抬头|抬頭|受取|宛名|部门|职位|网址|網址|链接|连结|标签|標籤|分类|类别|项目|任务|待办|出发|到达|目的地|入住|离店|姓|名|検索|フリガナ|ふりがな|カナ|' +
  'メール|住所|郵便番号|都道府県|市区町村|番地|建物|日付|生年月日|時刻|年齢|個数|価格|会社|タイトル|本文|コメント|メモ|備考|説明|メッセージ|검색|이름|성명|메일|' +
  '주소|우편번호|도시|날짜|생년월일|시간|나이|수량|인원|금액|가격|전화|휴대폰|회사|제목|내용|메모|설명|댓글|메시지|поиск|наити|имя|фамил|' +
  'отчеств|почт|адрес|город|улиц|дом|индекс|стран|област|дата|день|месяц|год|время|возраст|' +
  'количеств|сумма|цена|телефон|компан|организац|тема|заголов|коммент|сообщен|заметк|отзыв|' +
  'пошук|ім я|прізвищ|пошт|місто|краіна|кількіст|назва|опис|търсене|име|град|бележк|pretraga|' +
  'претрага|αναζητηση|ονομα|επωνυμο|διευθυνση|πολη|οδος|χωρα|ημερομηνια|ποσο|τιμη|τηλεφωνο|' +
  'εταιρεια|θεμα|τιτλος|περιγραφη|σχολια|μηνυμα|بحث|اسم|البريد|عنوان|المدينة|الشارع|الدولة|' +
  'تاريخ|الكمية|العدد|السعر|الهاتف|الجوال|الشركة|الموضوع|الوصف|ملاحظات|تعليق|رسالة|جستجو|نام|' +
  'ایمیل|آدرس|شهر|تلفن|توضیحات|پیام|تعداد|مبلغ|חיפוש|שם|דוא ל|אימייל|כתובת|עיר|רחוב|מיקוד|' +
  'מדינה|תאריך|כמות|סכום|מחיר|טלפון|חברה|נושא|כותרת|תיאור|הערות|הודעה|खोज|नाम|ईमेल|पता|शहर|' +
  'तारीख|दिनांक|मात्रा|राशि|मूल्य|फ़ोन|फोन|मोबाइल|विषय|शीर्षक|विवरण|टिप्पणी|संदेश|ค้นหา|ชื่อ|' +
  'นามสกุล|อีเมล|ที่อยู่|เมือง|จังหวัด|วันที่|จำนวน|ราคา|โทรศัพท์|บริษัท|หัวข้อ|เรื่อง|' +
  'รายละเอียด|หมายเหตุ|ข้อความ'
).split('|');

/** Quick first looks: to compile the patterns below takes longer than to read a small page. */
const MAY_BE_CODE = /cod|kod|otp|pin|tan|pass|mã|[^\0-\u036f]/u;
const MAY_DOUBT =
  /cod|w?or[dt]|mot|pala|parola|kod|otp|pin|tan|pass|mã|key|cl[aeé]|cha|chi|schl|klucz|llave|secret|geheim|cred|iban|ss|social|ident|nation|tax|licen|acc|kont|card|dig|zif|chif|cif|cyf|sms|sent|[^\0-\u036f]/u;
const MAY_EXPIRE =
  /exp|valid|thru|ltig|ablauf|verfall|perem|péremption|cadu|venc|vali|scad|verval|geldig|wazn|ważn|plat|utl|udl|utg|gilt|voima|lej|erv|érv|gecer|geçer|kullan|skt|het han|berlaku|kedal|mm|yy|[^\0-\u036f]/u;

/** Codes that everybody may know. */
const PUBLIC_CODE =
  /(?:(?:^| )(?:country|area|region|post|postal|zip|pin|dial(?:ling)?|phone|currency|language|lang|locale|product|item|article|colou?r|status|state|error|exit|source|discount|promo|promotion|promotional|coupon|voucher|gift|campaign|referral|airport|station|sort|course|subject|bar|qr|hs|tax|swift|bic|iata|postleit|länder|gutschein|rabatt|produkt|artikel|bar|code postal|código postal|cod postal) ?(?:code|kod|kode)s?(?= |$)|(?:code|código|codigo|cod|kod|kode|codice)s? (?:postale?|poștal|pays|promo\p{L}*|article|produit|barres?|pocztowy|pos|rabatowy|fiscale|kupon|pais|editor|block|snippet|name|review|of conduct)|邮政编码|国家代码|优惠码|代码|源码)/gu;

const CODE =
  /(?:^| )(?:codes?|codigos?|codi|codic[ei]|codul?|kodu?|kody|kode|kods|kodas|koodi|kod|κωδικος|код|رمز|קוד|कोड|รหัส|mã|passcode)(?= |$)|(?:^| )(?:otp|pin|tan)(?= \d|$)|(?!post|zip|bar|länder|land|gutschein|rabatt|streck|kampanj|produkt|postal)\p{L}{4,}(?:code|kod|kode|koodi)(?= |$)|コード|코드|번호$|인증|(?:驗證|验证|确认|確認|兑换|激活|邀请).?[码碼]/iu;

/** Codes, keys, security questions and the numbers of documents. */
const DOUBTFUL = new RegExp(
  `${CODE.source}|(?:^| )(?:keys?|clave|clé|cle|chave|chiave|schlüssel|klucz|llave|ключ|secret|geheim\\p{L}*|credentials?|(?:word|wort|mot|palabra|parola|palavra) \\d+|iban|ssn|social security|passport|identity|national id|tax id|licen[cs]e(?! plate)|account (?:number|no)|kontonummer|card|digits?|ziffern?|chiffres?|cifr[ae]s?|cyfry?|sms|sent)(?= (?!santa)|$)|密|令牌|身份证|护照|カード`,
  'u',
);

const EXPIRY = new RegExp(
  foldedMarks(
    '(?:^| )(?:exp|expir\\p{L}*|valid (?:until|thru|through|to|till)|good thru|gültig(?: bis)?|gultig bis|ablauf\\p{L}*|verfall\\p{L}*|expiration|péremption|caduc\\p{L}*|vence|vencim\\p{L}*|validade|válid[oa] até|scad\\p{L}*|verval\\p{L}*|geldig tot|ważn\\p{L}*|data ważności|platnost\\p{L}*|utløp\\p{L}*|udløb\\p{L}*|utgång\\p{L}*|giltig\\p{L}*|voimassa\\p{L}*|lejárat\\p{L}*|érvényes\\p{L}*|valabil\\p{L}*|geçerlilik|son kullanma|skt|hết hạn|berlaku|kedaluwarsa|срок действия|действ\\p{L}* до|термін дії|mm (?:yy|jj|aa)|mm|yy)(?= |$)|有効期限|有效期|到期|유효 ?기간|만료|วันหมดอายุ|انتهاء|תוקף|λήξη|समाप्ति',
  ),
  'u',
);
