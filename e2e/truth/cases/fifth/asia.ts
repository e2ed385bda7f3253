import { redirect } from '../../serve-truth.ts';
import { came, click, failed, fill, select, type TruthCase, tick } from '../../truth-case.ts';
import { NOTIFY, on, pageIn } from './pages.ts';

const captcha = (word: string, error: string, name: string): string =>
  pageIn(
    'hi',
    'जाति प्रमाण पत्र – आवेदन',
    `<h2>आवेदन पत्र</h2><form method="post" action="/jama"><label>आवेदक का नाम <input name="naam" value="${name}" id="naam"></label><p>कैप्चा: <b style="letter-spacing:.4em">${word}</b></p><label>ऊपर लिखे अक्षर भरें <input name="captcha" id="captcha" value=""></label>${error}<button id="jama">जमा करें</button></form>`,
  );

/** Türkçe, Tiếng Việt, ไทย, Bahasa Indonesia, हिन्दी, עברית, العربية, 日本語, 한국어. */
export const asian: readonly TruthCase[] = [
  {
    name: 'Belediye: başvuru alındı, ekip yola çıkıyor',
    site: {
      'GET /': pageIn(
        'tr',
        'İstek ve şikâyet',
        `<h1>İstek ve şikâyet</h1><form method="post" action="/basvuru"><label>Konu <select id="konu" name="konu"><option value="">Seçiniz</option><option>Aydınlatma</option><option>Yol</option></select></label><label>Açıklama <textarea name="metin">Sokak lambası iki gündür yanmıyor.</textarea></label><button id="gonder">Gönder</button></form>`,
      ),
      'POST /basvuru': {
        html: pageIn(
          'tr',
          'İstek ve şikâyet',
          '<h1>Bize ulaştığınız için teşekkürler</h1><p>Kaydınız 26-11873 numarasıyla açıldı. Ekiplerimiz en geç üç gün içinde yerinde inceleyecek.</p><a href="/">Yeni başvuru</a>',
        ),
        delay: 500,
      },
    },
    actions: [select('#konu', 'Aydınlatma'), click('#gonder')],
    truth: came(),
    check: { seen: /26-11873/ },
  },
  {
    name: 'Mã giảm giá: nút đổi thành Dùng ngay, đồng hồ vẫn chạy',
    site: {
      'GET /': pageIn(
        'vi',
        'Kho voucher',
        `<p>Kết thúc sau <span id="clock">02:10:59</span></p><ul><li>Giảm 30k cho đơn từ 150k <button id="luu">Lưu</button></li><li>Miễn phí vận chuyển <button>Lưu</button></li></ul>`,
        `let s = 59; setInterval(() => { s = (s + 59) % 60; $('#clock').textContent = '02:10:' + String(s).padStart(2, '0'); }, 1000);
        ${on('#luu', `await api('/voucher/30k'); $('#luu').textContent = 'Dùng ngay'; $('#luu').className = 'outline';`)}`,
      ),
      'POST /voucher/30k': { json: { error: 0 }, delay: 300 },
    },
    actions: [click('#luu')],
    truth: came(),
    check: { seen: /Dùng ngay/ },
  },
  {
    name: 'ร้านค้า: ขอบคุณสำหรับคำสั่งซื้อ',
    site: {
      'GET /': pageIn(
        'th',
        'สรุปคำสั่งซื้อ',
        `<h1>สรุปคำสั่งซื้อ</h1><p>ผ้าพันคอไหม ×1 ฿590</p><form method="post" action="/order"><label><input type="radio" name="pay" checked> เก็บเงินปลายทาง</label><button id="confirm">ยืนยันคำสั่งซื้อ</button></form>`,
      ),
      'POST /order': { ...redirect('/order/5521', 302), delay: 400 },
      'GET /order/5521': pageIn(
        'th',
        'คำสั่งซื้อ #5521',
        '<h1>ขอบคุณที่อุดหนุนนะคะ</h1><p>คำสั่งซื้อ #5521 อยู่ระหว่างเตรียมจัดส่ง</p><p>ชำระ ฿590 เมื่อได้รับสินค้า หากไม่มีผู้รับ พัสดุจะถูกส่งคืน</p>',
      ),
    },
    actions: [click('#confirm')],
    truth: came(),
    check: { seen: /order\/5521/ },
  },
  {
    name: 'Pulsa: saldonya belum cukup, lembar dari bawah',
    site: {
      'GET /': pageIn(
        'id',
        'Beli pulsa',
        `<h1>Pulsa 100.000</h1><p>Bayar dengan Saldo (Rp 12.500)</p><button id="bayar">Bayar Rp 101.000</button><div id="sheet" style="position:fixed;bottom:0;left:0;right:0;background:#eee"></div>`,
        on(
          '#bayar',
          `event.target.disabled = true; const { data } = await api('/bayar'); event.target.disabled = false; if (data.code === 'INSUFFICIENT') $('#sheet').innerHTML = '<h3>Dikit lagi, nih</h3><p>Saldomu kurang Rp 88.500. Isi dulu, yuk, lalu lanjut bayar.</p><button>Isi saldo</button><button>Pilih cara lain</button>';`,
        ),
      ),
      'POST /bayar': { json: { code: 'INSUFFICIENT' }, delay: 700 },
    },
    actions: [click('#bayar')],
    truth: failed(/Saldomu kurang|Dikit lagi/),
  },
  {
    name: 'आवेदन: कैप्चा मेल नहीं खाया, नया कैप्चा आया',
    site: {
      'GET /': captcha('K7P2X', '', ''),
      'POST /jama': ({ form }) =>
        captcha(
          'M4RTQ',
          '<span style="color:red">कैप्चा गलत है, कृपया पुनः प्रयास करें।</span>',
          form.get('naam') ?? '',
        ),
    },
    actions: [fill('#naam', 'सीमा वर्मा'), fill('#captcha', 'K7P2Y'), click('#jama')],
    truth: failed(/कैप्चा गलत है/),
    check: { seen: /कैप्चा गलत है[\s\S]*naam=सीमा वर्मा/ },
  },
  {
    name: 'מרפאה: נתראה ביום שני',
    site: {
      'GET /': pageIn(
        'he',
        'זימון תור',
        `<h1>זימון תור</h1><p>ד״ר לוי, רפואת עיניים</p><p>יום שני 7.12, 16:30</p><button id="zimun">לקביעת התור</button>`,
        on(
          '#zimun',
          `event.target.textContent = 'רק רגע…'; const { ok } = await api('/tor'); if (ok) $('#app').innerHTML = '<h1>נתראה ביום שני!</h1><p>ד״ר לוי מחכה לך ב-7.12 בשעה 16:30. תזכורת תישלח יום לפני.</p><a href="/torim">כל התורים שלי</a>';`,
        ),
      ),
      'POST /tor': { json: { id: 5 }, delay: 800 },
    },
    actions: [click('#zimun')],
    truth: came(),
    check: { seen: /נתראה ביום שני/ },
  },
  {
    name: 'وظائف: سبق أن تقدّم لهذه الوظيفة',
    site: {
      'GET /': pageIn(
        'ar',
        'محاسب أول – وظائف',
        `<h1>محاسب أول</h1><p>شركة الأفق، عمّان</p><label><input type="checkbox" id="cv"> أرفق سيرتي الذاتية المحفوظة</label><button id="apply">قدّم الآن</button>`,
        `${NOTIFY}${on('#apply', `const { status } = await api('/apply'); if (status === 409) notify('لقد تقدّمت لهذه الوظيفة من قبل، في 12 نوفمبر.', 'info'); else $('#apply').textContent = 'تم التقديم';`)}`,
      ),
      'POST /apply': { status: 409, json: { code: 'duplicate' }, delay: 450 },
    },
    actions: [tick('#cv'), click('#apply')],
    truth: failed(/تقدّمت لهذه الوظيفة من قبل/),
    check: { seen: /قدّم الآن[\s\S]*من قبل/ },
  },
  {
    name: '旅館予約: ご予約を承りました',
    site: {
      'GET /': pageIn(
        'ja',
        'ご予約内容の確認',
        `<ol><li>日程</li><li>お客様情報</li><li><b>確認</b></li></ol><h1>ご予約内容の確認</h1><p>12月12日（土）1泊2食付 2名様 36,300円</p><form method="post" action="/yoyaku"><button id="kakutei">この内容で予約する</button></form>`,
      ),
      'POST /yoyaku': {
        html: pageIn(
          'ja',
          'ご予約ありがとうございます',
          '<h1>ご予約を承りました</h1><p>予約番号 YD-40917。確認メールが届かない場合は、迷惑メールフォルダをご確認ください。</p><p>前日以降のお取り消しはキャンセル料が発生いたします。</p>',
        ),
        delay: 700,
      },
    },
    actions: [click('#kakutei')],
    truth: came(),
    check: { seen: /YD-40917/ },
  },
  {
    name: 'コミュニティ: ただいま混み合っております',
    site: {
      'GET /': pageIn(
        'ja',
        '質問を投稿する',
        `<h1>質問を投稿する</h1><textarea id="q" aria-label="質問内容"></textarea><p class="note" id="note">残り 400 文字</p><button id="post">投稿する</button>`,
        on(
          '#post',
          `event.target.disabled = true; const { ok } = await api('/questions', { text: $('#q').value }); event.target.disabled = false; if (ok) { location.href = '/questions/1'; return; } $('#note').textContent = '恐れ入りますが、ただいま大変混み合っております。時間をおいて改めてお試しください。';`,
        ),
      ),
      'POST /questions': { status: 503, json: {}, delay: 1200 },
    },
    actions: [fill('#q', '味噌汁の出汁は何がおすすめですか'), click('#post')],
    truth: failed(/混み合っております/),
    check: { seen: /混み合っております[\s\S]*q=味噌汁/ },
  },
  {
    name: '쿠폰: 준비한 수량이 동났다고 alert로 알림',
    site: {
      'GET /': pageIn(
        'ko',
        '오늘의 쿠폰',
        `<h1>선착순 100명 5,000원 쿠폰</h1><button id="get">쿠폰 받기</button><p id="left">남은 수량 1장</p>`,
        on(
          '#get',
          `const { data } = await api('/coupon'); alert(data.msg); if (data.result === 'SOLDOUT') $('#left').textContent = '남은 수량 0장';`,
        ),
      ),
      'POST /coupon': {
        json: { result: 'SOLDOUT', msg: '아쉽지만 준비한 쿠폰이 모두 나갔어요. 내일 10시에 다시 만나요!' },
        delay: 300,
      },
    },
    actions: [click('#get')],
    truth: failed(/모두 나갔어요/),
    check: { seen: /남은 수량 0장/ },
  },
  {
    name: '전자결재: 상신하면 목록에 진행중으로 올라감',
    site: {
      'GET /': pageIn(
        'ko',
        '기안 작성 - 그룹웨어',
        `<div id="main"><h1>지출결의서</h1><label>제목 <input id="title"></label><p>결재선: 팀장 박서준 → 본부장 최유리</p><button id="submit">상신</button></div>`,
        on(
          '#submit',
          `const title = $('#title').value; await api('/approvals', { title }); location.hash = '#/approvals/sent'; $('#main').innerHTML = '<h1>상신함</h1><table><tr><th>제목</th><th>상태</th><th>결재자</th></tr><tr><td id="t"></td><td>진행중</td><td>박서준</td></tr><tr><td>연차 신청</td><td>반려</td><td>최유리</td></tr></table>'; $('#t').textContent = title;`,
        ),
      ),
      'POST /approvals': { status: 201, json: { docNo: 'GA-311' }, delay: 550 },
    },
    actions: [fill('#title', '11월 회식비'), click('#submit')],
    truth: came(),
    check: { seen: /상신함[\s\S]*11월 회식비/ },
  },
];
