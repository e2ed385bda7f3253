import { wordsOf } from './secret-words.ts';
import { foldedMarks } from './secret-words-abroad.ts';

/** Whether words name a kind of field whose value may leave the device: a search, a name, an address, a date, a quantity, a text. */
export function namesHarmless(words: string): boolean {
  const plain = wordsOf(words);
  // A sentence may have any word in it.
  if (plain.split(' ').length > MOST_WORDS) return false;
  return ALL_OF_IT.test(plain) || PART_OF_IT.test(plain) || EAST.test(plain);
}

const MOST_WORDS = 6;

/** Whether words may mean a secret in some language, so that a harmless word beside them does not count. */
export function mayNameSecret(words: string): boolean {
  return DOUBTFUL.test(wordsOf(words).replace(PUBLIC_CODE, ' '));
}

/** Whether words mean the end of a validity, as of a card. */
export function namesExpiry(words: string): boolean {
  return EXPIRY.test(wordsOf(words));
}

/** Whether words call something a code, in many languages, and no public one. */
export function namesCode(words: string): boolean {
  return CODE.test(wordsOf(words).replace(PUBLIC_CODE, ' '));
}

/** Whole words; the languages share many. */
const WORDS = [
  'search|find|query|q|keywords?|filter|look ?up|such\\p{L}*|recherche\\p{L}*|rechercher|chercher|busca|buscar|buscador|pesquisa|pesquisar|procurar|cerca|ricerca|zoek\\p{L}*|szukaj|wyszuk\\p{L}*|hledat|hledani|vyhled\\p{L}*|hladat|søk|søg|sök|haku|etsi|keres\\p{L}*|caut[ăa]|căutare|ara|arama|tìm kiếm|tìm|cari|pencarian',
  'e ?mails?|mail|courriel|correo|epost|sähköposti|posta|e ?posta|eposta|gmail|recipients?|to|cc|bcc|from|via|an|von',
  '(?:first|last|given|family|full|sur|middle|nick|user|display|screen|company|file|project|event|group|team|product|contact|customer|client|passenger|guest|sender|receiver|your|my|list|folder|course|place|brand|model|item|vor|nach|benutzer|firmen|bruger|använ\\p{L}*)? ?names?|fullname|username|name|vorname|nachname|familienname|nom|prenom|prénom|nombre|apellidos?|nome|cognome|sobrenome|apelido|naam|voornaam|achternaam|imi[eę]|nazwisko|jm[ée]no|př[ií]jmen[ií]|meno|priezvisko|navn|fornavn|etternavn|efternavn|namn|förnamn|efternamn|nimi|etunimi|sukunimi|n[ée]v|keresztn[ée]v|vezet[ée]kn[ée]v|nume|prenume|ad|ad[ıi]|ad soyad|soyad[ıi]?|isim|ime|prezime|priimek|tên|họ tên|họ|nama|initials?',
  'titles?|subject|headlines?|summary|description|desc|comments?|notes?|remarks?|memo|message|msg|post|reply|answer text|review|feedback|questions?|todos?|tasks?|topic|tags?|labels?|caption|bio|about|about me|text|body|content|reason|purpose|reference|titel|betreff|beschreibung|kommentar\\p{L}*|notiz\\p{L}*|bemerkung\\p{L}*|nachricht|anmerkung\\p{L}*|verwendungszweck|titre|objet|sujet|commentaires?|remarques?|titulo|asunto|descripcion|comentarios?|mensaje|notas?|observaci\\p{L}*|assunto|descri[cç][aã]o|mensagem|observa\\p{L}*|titolo|oggetto|descrizione|commento|messaggio|note|onderwerp|omschrijving|beschrijving|opmerking\\p{L}*|bericht|tytuł|temat|opis|komentarz|wiadomość|uwagi|název|předmět|popis|komentář|zpráva|poznámka|poznamka|emne|besked|melding|beskrivelse|ämne|meddelande|beskrivning|aihe|viesti|kuvaus|tárgy|üzenet|megjegyzés|leírás|subiect|mesaj|comentariu|descriere|konu|mesaj|açıklama|yorum|başlık|tiêu đề|nội dung|ghi chú|tin nhắn|judul|pesan|catatan|keterangan|deskripsi',
  'address(?: line)?(?: \\d)?|addr|street|road|house|apartment|apt|suite|floor|building|city|town|village|zip|zip ?code|post ?code|postal ?code|country|state|province|county|region|district|area|location|place|origin|destination|departure|arrival|airport|station|adresse|straße|strasse|hausnummer|plz|postleitzahl|ort|stadt|wohnort|land|bundesland|rue|ville|code postal|pays|dirección|direccion|calle|ciudad|código postal|codigo postal|pais|provincia|morada|endereço|endereco|rua|cidade|cep|estado|indirizzo|via|città|citta|cap|comune|paese|adres|straat|stad|plaats|postcode|huisnummer|ulica|miasto|miejscowość|kod pocztowy|kraj|ulice|město|mesto|psč|psc|země|krajina|vej|by|postnr|postnummer|gate|sted|poststed|ort|gata|stad|osoite|katu|kaupunki|postinumero|cím|utca|város|irányítószám|ország|adresa|strada|oraș|oras|cod poștal|țara|judet|sokak|şehir|il|ilçe|ülke|posta kodu|grad|địa chỉ|thành phố|quận|đường|alamat|kota|jalan|kode pos|negara',
  'dates?|day|month|year|time|hours?|minutes?|week|birth ?day|birth ?date|date of birth|dob|born|age|check ?in|check ?out|start|end|deadline|due|duration|datum|tag|monat|jahr|uhrzeit|zeit|geburtsdatum|geburtstag|alter|anreise|abreise|jour|mois|année|annee|heure|date de naissance|naissance|fecha|dia|mes|año|ano|hora|nacimiento|data|giorno|mese|anno|ora|nascita|nascimento|dag|maand|jaar|tijd|geboortedatum|data urodzenia|godzina|rok|den|měsíc|cas|čas|dato|dag|tid|fødselsdato|födelsedatum|päivä|pvm|päivämäärä|dátum|idő|zi|luna|an|tarih|doğum tarihi|saat|gün|ngày|ngày sinh|tháng|năm|giờ|tanggal|tanggal lahir|waktu|jam',
  '(?:promo|discount|coupon|voucher|country|area|language|currency|product|article) code|qty|quantity|amount|count|number of \\p{L}+|how many|guests?|adults?|children|kids|persons?|people|nights?|rooms?|seats?|tickets?|price|sum|total|min|max|minimum|maximum|budget|rate|discount|weight|width|height|length|depth|size|volume|distance|speed|temperature|percent\\p{L}*|share|score|rating|page|limit|per page|rows|columns|font|zoom|opacity|margin|padding|radius|angle|color|colour|menge|anzahl|betrag|preis|stück|gäste|personen|nächte|zimmer|gewicht|breite|höhe|länge|größe|quantité|quantite|nombre d\\p{L}* \\p{L}+|montant|prix|poids|largeur|hauteur|cantidad|importe|precio|peso|altura|ancho|quantidade|valor|preço|quantità|quantita|importo|prezzo|aantal|bedrag|prijs|ilość|ilosc|kwota|cena|množství|mnozstvi|počet|pocet|částka|antal|beløb|belopp|pris|mængde|mängd|määrä|hinta|mennyiség|összeg|ár|cantitate|pret|preț|suma|miktar|adet|fiyat|tutar|količina|kolicina|số lượng|giá|jumlah|harga',
  'phones?|telephone|tel|mobile|cell|fax|telefon\\p{L}*|handy|mobil\\p{L}*|téléphone|portable|teléfono|telefono|móvil|telefone|celular|cellulare|telefoon|gsm|komórka|puhelin|puhelinnumero|số điện thoại|điện thoại|telepon|nomor telepon|no hp|phone number|telephone number|mobile number|phone no',
  'company|organi[sz]ation|org|department|job(?: title)?|position|occupation|profession|website|web site|site|url|links?|homepage|school|university|group|team|project|branch|folder|file ?name|brand|make|model|product|sku|(?:license|licence|number) plate|invoice (?:number|no)|order (?:number|id)|kennzeichen|gender|sex|nationality|hobby|hobbies|interests|language|currency|category|type|status|firma|unternehmen|abteilung|beruf|schule|projekt|sprache|währung|société|entreprise|service|métier|profession|langue|empresa|puesto|idioma|compañía|cargo|azienda|società|lingua|bedrijf|taal|bedrijfsnaam|szkoła|język|společnost|yritys|cég|companie|şirket|công ty|perusahaan|nickname|alias|handle',
];

/** Also inside words without spaces. */
const WORDS_EAST =
  '搜索|搜尋|查找|查询|查詢|关键词|關鍵字|邮箱|郵箱|邮件|郵件|姓名|名字|名称|名稱|昵称|暱稱|户名|戶名|账号名|标题|標題|主题|主題|内容|內容|备注|備註|说明|說明|描述|留言|评论|評論|消息|简介|正文|地址|城市|街道|邮编|邮政编码|郵遞區號|省份|国家|國家|地区|日期|时间|時間|年份|月份|生日|年龄|年齡|数量|數量|金额|金額|价格|價格|人数|人數|件数|电话|電話|手机|手機|公司|单位|部门|职位|网址|網址|链接|连结|标签|標籤|分类|类别|项目|任务|待办|出发|到达|目的地|入住|离店|姓|名' +
  '|検索|お名前|氏名|名前|フリガナ|ふりがな|カナ|メール|住所|郵便番号|都道府県|市区町村|番地|建物|日付|生年月日|時刻|年齢|数量|個数|人数|金額|価格|電話|会社|件名|題名|タイトル|本文|コメント|メモ|備考|内容|説明|メッセージ' +
  '|검색|이름|성명|이메일|메일|주소|우편번호|도시|날짜|생년월일|시간|나이|수량|인원|금액|가격|전화|휴대폰|회사|제목|내용|메모|설명|댓글|메시지' +
  '|поиск|найти|имя|фамил|отчеств|почт|адрес|город|улиц|дом|индекс|стран|област|дата|день|месяц|год|время|возраст|количеств|сумма|цена|телефон|компан|организац|тема|заголов|названи|описани|коммент|сообщен|примечан|заметк|отзыв' +
  '|пошук|ім я|прізвищ|пошт|місто|вулиц|країна|кількіст|повідомл|назва|опис|търсене|име|фамилия|имейл|град|улица|количество|бележк|pretraga|претрага|презиме|адреса' +
  '|αναζητηση|ονομα|επωνυμο|διευθυνση|πολη|οδος|χωρα|ημερομηνια|ποσοτητα|ποσο|τιμη|τηλεφωνο|εταιρεια|θεμα|τιτλος|περιγραφη|σχολια|μηνυμα' +
  '|بحث|الاسم|اسم|البريد|العنوان|عنوان|المدينة|الشارع|الدولة|التاريخ|تاريخ|الكمية|العدد|المبلغ|السعر|الهاتف|الجوال|الشركة|الموضوع|الوصف|ملاحظات|تعليق|رسالة|جستجو|نام|ایمیل|آدرس|شهر|تلفن|توضیحات|پیام|تعداد|مبلغ' +
  '|חיפוש|שם|דוא ל|אימייל|כתובת|עיר|רחוב|מיקוד|מדינה|תאריך|כמות|סכום|מחיר|טלפון|חברה|נושא|כותרת|תיאור|הערות|הודעה' +
  '|खोज|नाम|ईमेल|पता|शहर|तारीख|दिनांक|मात्रा|राशि|मूल्य|फ़ोन|फोन|मोबाइल|विषय|शीर्षक|विवरण|टिप्पणी|संदेश' +
  '|ค้นหา|ชื่อ|นามสกุล|อีเมล|ที่อยู่|เมือง|จังหวัด|วันที่|จำนวน|ราคา|โทรศัพท์|บริษัท|หัวข้อ|เรื่อง|รายละเอียด|หมายเหตุ|ข้อความ';

const ANY = foldedMarks(WORDS.join('|'));
const ALL_OF_IT = new RegExp(`^(?:${ANY})(?: \\d+)?$`, 'iu');
/** Short words have another meaning in another language. */
const PART_OF_IT = new RegExp(`(?:^| )(?=\\S{4})(?:${ANY})(?= |$)`, 'iu');
const EAST = new RegExp(foldedMarks(WORDS_EAST), 'iu');

/** Codes that everybody may know. */
const PUBLIC_CODE =
  /(?:(?:^| )(?:country|area|region|post|postal|zip|pin|dial(?:ling)?|phone|currency|language|lang|locale|product|item|article|colou?r|status|state|error|exit|source|discount|promo|promotion|promotional|coupon|voucher|gift|campaign|referral|airport|station|sort|course|subject|bar|qr|hs|tax|swift|bic|iata|postleit|länder|gutschein|rabatt|produkt|artikel|bar|code postal|código postal|cod postal) ?(?:code|kod|kode)s?(?= |$)|(?:code|código|codigo|cod|kod|kode|codice)s? (?:postale?|poștal|pays|promo\p{L}*|article|produit|barres?|pocztowy|pos|rabatowy|fiscale|kupon|pais|editor|block|snippet|name|review|of conduct)|邮政编码|国家代码|优惠码|代码|源码)/giu;

const CODE =
  /(?:^| )(?:codes?|codigos?|codi|codic[ei]|codul?|kodu?|kody|kode|kods|kodas|koodi|kod|κωδικος|код|رمز|קוד|कोड|รหัส|mã|passcode)(?= |$)|(?:^| )(?:otp|pin|tan)(?= \d|$)|(?!post|zip|bar|länder|land|gutschein|rabatt|streck|kampanj|produkt|postal)\p{L}{4,}(?:code|kod|kode|koodi)(?= |$)|コード|코드|번호$|인증|(?:驗證|验证|确认|確認|兑换|激活|邀请).?[码碼]/iu;

/** Codes, keys, security questions and the numbers of documents. */
const DOUBTFUL = new RegExp(
  `${CODE.source}|(?:^| )(?:keys?|clave|clé|cle|chave|chiave|schlüssel|klucz|llave|ключ|secret|geheim\\p{L}*|credentials?|mother|maiden|first pet|pet s|favou?rite|iban|ssn|social security|passport|identity|national id|tax id|licen[cs]e(?! plate)|account (?:number|no)|kontonummer|card|digits?|ziffern?|chiffres?|cifr[ae]s?|cyfry?|sms|sent)(?= (?!santa)|$)|密|令牌|身份证|护照|カード`,
  'iu',
);

const EXPIRY = new RegExp(
  foldedMarks(
    '(?:^| )(?:exp|expir\\p{L}*|valid (?:until|thru|through|to|till)|good thru|gültig(?: bis)?|gultig bis|ablauf\\p{L}*|verfall\\p{L}*|expiration|péremption|caduc\\p{L}*|vence|vencim\\p{L}*|validade|válid[oa] até|scad\\p{L}*|verval\\p{L}*|geldig tot|ważn\\p{L}*|data ważności|platnost\\p{L}*|utløp\\p{L}*|udløb\\p{L}*|utgång\\p{L}*|giltig\\p{L}*|voimassa\\p{L}*|lejárat\\p{L}*|érvényes\\p{L}*|valabil\\p{L}*|geçerlilik|son kullanma|skt|hết hạn|berlaku|kedaluwarsa|срок действия|действ\\p{L}* до|термін дії|mm (?:yy|jj|aa)|mm|yy)(?= |$)|有効期限|有效期|到期|유효 ?기간|만료|วันหมดอายุ|انتهاء|תוקף|λήξη|समाप्ति',
  ),
  'iu',
);
