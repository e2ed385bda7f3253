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
    (WORDS.has(word) || word.endsWith('name') || BEGINNINGS.some(beginning => word.startsWith(beginning)))
  );
}

function isHarmlessInTheEast(words: string): boolean {
  return NOT_LATIN.test(words) && WORDS_EAST.some(word => words.includes(word));
}

const NOT_LATIN = /[^\0-\u036f]/u;

/** Whether words may mean a secret in some language, so that a harmless word beside them does not count. */
export function mayNameSecret(words: string): boolean {
  const plain = wordsOf(words);
  return MAY_DOUBT.test(plain) && DOUBTFUL.test(plain.replace(PUBLIC_CODE, ' '));
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

/** Without accents; the languages share many. */
const WORDS = new Set(
  (
    'names|address|addresses|search|find|query|q|keywords|keyword|filter|look up|lookup|chercher|busca|buscar|buscador|pesquisa|pesquisar|procurar|' +
    'cerca|ricerca|szukaj|hledat|hledani|hladat|søk|søg|sok|haku|etsi|cauta|cautare|ara|arama|tim kiem|tim|cari|pencarian|' +
    'e mails|emails|email|mail|courriel|correo|epost|sahkoposti|posta|eposta|gmail|recipients|recipient|to|cc|bcc|from|via|' +
    'an|von|fullname|username|name|vorname|nachname|familienname|nom|prenom|nombre|apellidos|apellido|nome|cognome|' +
    'sobrenome|apelido|naam|voornaam|achternaam|imie|nazwisko|jmeno|prijmeni|meno|priezvisko|navn|fornavn|etternavn|' +
    'efternavn|namn|fornamn|efternamn|nimi|etunimi|sukunimi|nev|vezeteknev|nume|prenume|ad|adı|adi|soyadı|soyad|soyadi|isim|' +
    'ime|prezime|priimek|ten|ho ten|ho|nama|initials|initial|titles|title|subject|headlines|headline|summary|description|' +
    'desc|comments|comment|notes|note|remarks|remark|memo|message|msg|post|reply|review|feedback|questions|question|todos|' +
    'todo|tasks|task|topic|tags|tag|labels|label|caption|bio|about|text|body|content|reason|purpose|reference|titel|betreff|' +
    'beschreibung|nachricht|verwendungszweck|titre|objet|sujet|commentaires|commentaire|remarques|remarque|titulo|asunto|' +
    'descripcion|comentarios|comentario|mensaje|notas|nota|assunto|descricao|mensagem|titolo|oggetto|descrizione|commento|' +
    'messaggio|onderwerp|omschrijving|beschrijving|bericht|tytuł|temat|opis|komentarz|wiadomosc|uwagi|nazev|predmet|popis|' +
    'komentar|zprava|poznamka|emne|besked|melding|beskrivelse|amne|meddelande|beskrivning|aihe|viesti|kuvaus|targy|uzenet|' +
    'megjegyzes|leiras|subiect|mesaj|comentariu|descriere|konu|acıklama|yorum|baslık|tieu đe|noi dung|ghi chu|tin nhan|' +
    'judul|pesan|catatan|keterangan|deskripsi|addr|street|road|house|apartment|apt|suite|floor|building|city|town|village|' +
    'zip|zip code|zipcode|postcode|postal code|postalcode|country|state|province|county|region|district|area|location|place|' +
    'origin|destination|departure|arrival|airport|station|adresse|straße|strasse|hausnummer|plz|postleitzahl|ort|stadt|' +
    'wohnort|land|bundesland|rue|ville|code postal|pays|direccion|calle|ciudad|codigo postal|pais|provincia|morada|endereco|' +
    'rua|cidade|cep|estado|indirizzo|citta|cap|comune|paese|adres|straat|stad|plaats|huisnummer|ulica|miasto|miejscowosc|' +
    'kod pocztowy|kraj|ulice|mesto|psc|zeme|krajina|vej|by|postnr|postnummer|gate|sted|poststed|gata|osoite|katu|kaupunki|' +
    'postinumero|cim|utca|varos|iranyitoszam|orszag|adresa|strada|oras|cod postal|tara|judet|sokak|sehir|il|ilce|ulke|grad|' +
    'đia chi|thanh pho|quan|đuong|alamat|kota|jalan|kode pos|negara|dates|date|day|month|year|time|hours|hour|minutes|' +
    'minute|week|birth day|birthday|birthdate|dob|born|age|check in|checkin|check out|checkout|start|end|deadline|due|' +
    'duration|datum|monat|jahr|uhrzeit|zeit|geburtsdatum|geburtstag|alter|anreise|abreise|jour|mois|annee|heure|naissance|' +
    'fecha|dia|mes|ano|hora|nacimiento|data|giorno|mese|anno|ora|nascita|nascimento|dag|maand|jaar|tijd|geboortedatum|' +
    'godzina|rok|den|mesic|cas|dato|tid|fødselsdato|fodelsedatum|paiva|pvm|paivamaara|ido|zi|luna|tarih|dogum tarihi|saat|' +
    'gun|ngay|thang|nam|gio|tanggal|waktu|jam|promo code|coupon code|voucher code|article code|qty|quantity|amount|count|' +
    'how many|guests|guest|adults|adult|children|kids|persons|person|people|nights|night|rooms|room|seats|seat|tickets|' +
    'ticket|price|sum|total|min|max|minimum|maximum|budget|rate|discount|weight|width|height|length|depth|size|volume|' +
    'distance|speed|temperature|share|score|rating|page|limit|rows|columns|font|zoom|opacity|margin|padding|radius|angle|' +
    'color|colour|menge|anzahl|betrag|preis|stuck|gaste|personen|nachte|zimmer|gewicht|breite|hohe|lange|große|quantite|' +
    'montant|prix|poids|largeur|hauteur|cantidad|importe|precio|peso|altura|ancho|quantidade|valor|preco|quantita|importo|' +
    'prezzo|aantal|bedrag|prijs|ilosc|kwota|cena|mnozstvi|pocet|castka|antal|beløb|belopp|pris|mængde|mangd|maara|hinta|' +
    'mennyiseg|osszeg|ar|cantitate|pret|suma|miktar|adet|fiyat|tutar|kolicina|so luong|gia|jumlah|harga|phones|phone|' +
    'telephone|tel|cell|fax|handy|portable|movil|celular|cellulare|telefoon|gsm|komorka|puhelin|puhelinnumero|so đien thoai|' +
    'đien thoai|telepon|no hp|company|organisation|organization|org|department|job|position|occupation|profession|website|' +
    'site|url|links|link|homepage|school|university|group|team|project|branch|folder|filename|brand|make|model|product|sku|' +
    'license plate|licence plate|number plate|invoice number|invoice no|order number|order id|kennzeichen|gender|sex|' +
    'nationality|hobby|hobbies|interests|language|currency|category|type|status|firma|unternehmen|abteilung|beruf|schule|' +
    'projekt|sprache|wahrung|societe|entreprise|service|metier|langue|empresa|puesto|idioma|compania|cargo|azienda|societa|' +
    'lingua|bedrijf|taal|bedrijfsnaam|szkoła|jezyk|spolecnost|yritys|ceg|companie|sirket|cong ty|perusahaan|nickname|alias|' +
    'handle'
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
  '電話|手机|手機|公司|单位|部门|职位|网址|網址|链接|连结|标签|標籤|分类|类别|项目|任务|待办|出发|到达|目的地|入住|离店|姓|名|検索|フリガナ|ふりがな|カナ|' +
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
  /cod|w?or[dt]|mot|pala|parola|kod|otp|pin|tan|pass|mã|key|cl[aeé]|cha|chi|schl|klucz|llave|secret|geheim|cred|mother|maiden|pet|favo|iban|ss|social|ident|nation|tax|licen|acc|kont|card|dig|zif|chif|cif|cyf|sms|sent|[^\0-\u036f]/u;
const MAY_EXPIRE =
  /exp|valid|thru|ltig|ablauf|verfall|perem|péremption|cadu|venc|vali|scad|verval|geldig|wazn|ważn|plat|utl|udl|utg|gilt|voima|lej|erv|érv|gecer|geçer|kullan|skt|het han|berlaku|kedal|mm|yy|[^\0-\u036f]/u;

/** Codes that everybody may know. */
const PUBLIC_CODE =
  /(?:(?:^| )(?:country|area|region|post|postal|zip|pin|dial(?:ling)?|phone|currency|language|lang|locale|product|item|article|colou?r|status|state|error|exit|source|discount|promo|promotion|promotional|coupon|voucher|gift|campaign|referral|airport|station|sort|course|subject|bar|qr|hs|tax|swift|bic|iata|postleit|länder|gutschein|rabatt|produkt|artikel|bar|code postal|código postal|cod postal) ?(?:code|kod|kode)s?(?= |$)|(?:code|código|codigo|cod|kod|kode|codice)s? (?:postale?|poștal|pays|promo\p{L}*|article|produit|barres?|pocztowy|pos|rabatowy|fiscale|kupon|pais|editor|block|snippet|name|review|of conduct)|邮政编码|国家代码|优惠码|代码|源码)/gu;

const CODE =
  /(?:^| )(?:codes?|codigos?|codi|codic[ei]|codul?|kodu?|kody|kode|kods|kodas|koodi|kod|κωδικος|код|رمز|קוד|कोड|รหัส|mã|passcode)(?= |$)|(?:^| )(?:otp|pin|tan)(?= \d|$)|(?!post|zip|bar|länder|land|gutschein|rabatt|streck|kampanj|produkt|postal)\p{L}{4,}(?:code|kod|kode|koodi)(?= |$)|コード|코드|번호$|인증|(?:驗證|验证|确认|確認|兑换|激活|邀请).?[码碼]/iu;

/** Codes, keys, security questions and the numbers of documents. */
const DOUBTFUL = new RegExp(
  `${CODE.source}|(?:^| )(?:keys?|clave|clé|cle|chave|chiave|schlüssel|klucz|llave|ключ|secret|geheim\\p{L}*|credentials?|mother|maiden|(?:word|wort|mot|palabra|parola|palavra) \\d+|first pet|pet s|favou?rite|iban|ssn|social security|passport|identity|national id|tax id|licen[cs]e(?! plate)|account (?:number|no)|kontonummer|card|digits?|ziffern?|chiffres?|cifr[ae]s?|cyfry?|sms|sent)(?= (?!santa)|$)|密|令牌|身份证|护照|カード`,
  'u',
);

const EXPIRY = new RegExp(
  foldedMarks(
    '(?:^| )(?:exp|expir\\p{L}*|valid (?:until|thru|through|to|till)|good thru|gültig(?: bis)?|gultig bis|ablauf\\p{L}*|verfall\\p{L}*|expiration|péremption|caduc\\p{L}*|vence|vencim\\p{L}*|validade|válid[oa] até|scad\\p{L}*|verval\\p{L}*|geldig tot|ważn\\p{L}*|data ważności|platnost\\p{L}*|utløp\\p{L}*|udløb\\p{L}*|utgång\\p{L}*|giltig\\p{L}*|voimassa\\p{L}*|lejárat\\p{L}*|érvényes\\p{L}*|valabil\\p{L}*|geçerlilik|son kullanma|skt|hết hạn|berlaku|kedaluwarsa|срок действия|действ\\p{L}* до|термін дії|mm (?:yy|jj|aa)|mm|yy)(?= |$)|有効期限|有效期|到期|유효 ?기간|만료|วันหมดอายุ|انتهاء|תוקף|λήξη|समाप्ति',
  ),
  'u',
);
