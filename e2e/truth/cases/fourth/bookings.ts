import { redirect } from '../../serve-truth.ts';
import { came, click, failed, fill, type TruthCase } from '../../truth-case.ts';
import {
  en,
  formTo,
  fr,
  ja,
  ko,
  noise,
  onAnswer,
  onPress,
  soon,
  trial,
  unmoved,
  viaApi,
  viaForm,
} from './fourth-pages.ts';

const RESERVE = (told: string, phone: string): string =>
  ja(
    'ご予約',
    `<h1>ご予約フォーム</h1>${told}${formTo(`<label>お名前 <input name="n" value="山田"></label><label>電話番号 <input id="x" name="tel" value="${phone}"></label>`, '確認画面へ進む')}`,
  );
const SEATS =
  '<h2>LX 318</h2><p>Seat: <span id="e">none</span></p><button id="b" aria-label="14C, aisle, €18" aria-pressed="false">C</button><button aria-label="14D, occupied" disabled>D</button>';

/** Tables, seats, rooms and trains, Japanese and Korean ones among them. */
export const bookingCases: readonly TruthCase[] = [
  viaForm(
    '予約：確認画面が出る',
    RESERVE('', '09012345678'),
    ja(
      'ご予約内容の確認',
      '<h1>ご予約内容の確認</h1><p>山田 様</p><p>まだ予約は完了していません。</p><button>戻る</button><button>予約を確定する</button>',
    ),
    came(),
    /内容の確認/,
  ),
  viaForm(
    '予約：ありがとうございます',
    ja('ご予約内容の確認', formTo('<p>11月28日 19:00 2名</p>', '予約を確定する')),
    ja('予約完了', '<h1>ご予約ありがとうございます</h1><p>予約番号 R-20261128-07</p>'),
    came(),
    /R-20261128-07/,
  ),
  viaApi(
    '予約：その間に満席になった',
    ja(
      '空席カレンダー',
      '<table><tr><td>19:00</td><td><button id="b">○</button></td></tr></table><p id="e"></p>',
      onAnswer(`b.textContent = '×'; e.textContent = data.message;`),
    ),
    soon({ message: '申し訳ございません。ご希望のお時間は満席となりました。' }, 409),
    failed(/満席/),
  ),
  viaApi(
    '予約：二度押しを防ぐだけで、送られたものは消える',
    ja(
      'ご予約内容の確認',
      '<p>11月28日 19:00 2名</p><button id="b">予約を確定する</button>',
      onPress(`b.disabled = true; await api('/api'); b.disabled = false;`),
    ),
    soon({}, 500),
    unmoved,
    { seen: /予約を確定する/, unseen: /ありがとう/ },
  ),
  trial(
    '예약: 로그인이 필요한 서비스',
    {
      'GET /': ko('숙소 예약', formTo('<p>11월 28일, 1박</p>', '예약하기')),
      'POST /do': redirect('/member/login'),
      'GET /member/login': ko(
        '로그인',
        '<h1>회원 로그인</h1><p>로그인이 필요한 서비스입니다.</p><input aria-label="아이디"><input type="password" aria-label="비밀번호"><button>로그인</button>',
      ),
    },
    failed(/로그인|log.?in|sign.?in/i),
  ),
  viaApi(
    'Seat map: another passenger has it, it turns grey after a while',
    en(
      'Choose your seats',
      SEATS,
      onPress(
        `b.setAttribute('aria-pressed', 'true'); b.style.background = 'navy'; await api('/api'); b.setAttribute('aria-pressed', 'false'); b.style.background = 'silver'; corner('<div class="snack">Another passenger has just picked 14C. Please choose again.</div>', 4500);`,
      ),
    ),
    { status: 409, json: {}, delay: 1000 },
    failed(/another passenger/i),
  ),
  viaApi(
    'Check-in: it is too early, in friendly words',
    en(
      'Check-in',
      '<label>Booking reference <input id="x"></label><button id="b">Check in</button><div id="e"></div>',
      onAnswer(
        `e.innerHTML = '<h3>You’re a little early</h3><p>Check-in for LX 318 opens on 27 Nov at 09:40.</p>';`,
      ),
    ),
    soon({ code: 'NOT_OPEN' }),
    failed(/little early|opens on 27 Nov/i),
    {},
    [fill('#x', 'K7PLQ2'), click('#b')],
  ),
  viaApi(
    'Hotel: the tab of the reviews is filled late',
    en(
      'Hotel Adler',
      '<div role="tablist"><button role="tab" aria-selected="true" id="t">Rooms</button><button role="tab" aria-selected="false" id="b">Reviews</button></div><div role="tabpanel" id="m">Double room €120</div>',
      onPress(
        `t.setAttribute('aria-selected', 'false'); b.setAttribute('aria-selected', 'true'); m.innerHTML = '<span class="skeleton">&nbsp;</span>'; const { data } = await api('/api'); m.textContent = data.text;`,
      ),
    ),
    { json: { text: '“Quiet rooms, great tea.” 8.9' }, delay: 1300 },
    came(),
    { seen: /great tea/, unseen: /Double room/ },
  ),
  trial(
    'Trains: a waiting room that leads on when it is your turn',
    {
      'GET /': en('Sleeper trains', formTo('<p>Paris – Vienna, 2 berths</p>', 'Book')),
      'POST /do': en(
        'You are in line',
        '<h1>You are now in line</h1><p>Number of people ahead of you: 3</p>',
        `setTimeout(() => location.replace('/book'), 1300);`,
      ),
      'GET /book': en(
        'Book your sleeper',
        '<h1>Paris – Vienna</h1><p>Choose your berths</p><button>Continue</button>',
      ),
    },
    came(),
    /Choose your berths/,
  ),
  trial(
    'A fare card shows that it is chosen by its border and a tick',
    en(
      'Fares',
      '<div role="radiogroup"><div role="radio" aria-checked="true" tabindex="0" id="o">Light €49</div><div role="radio" aria-checked="false" tabindex="0" id="b">Flex €99</div></div>',
      onPress(
        `o.setAttribute('aria-checked', 'false'); b.setAttribute('aria-checked', 'true'); b.insertAdjacentHTML('beforeend', '<span aria-hidden="true"> ✔</span>');`,
      ),
    ),
    came(),
    /Flex €99 ✔/,
  ),
  trial(
    'Français : le mois suivant du calendrier',
    fr(
      'Disponibilités',
      '<button aria-label="Mois précédent">‹</button><b id="e">novembre 2026</b><button id="b" aria-label="Mois suivant">›</button><div id="g">26 27 28 29 30</div>',
      onPress(`e.textContent = 'décembre 2026'; g.textContent = '1 2 3 4 5 6 7';`),
    ),
    came(),
    /décembre 2026/,
  ),
  trial(
    'Français : un jour complet qui ne réagit pas',
    fr(
      'Disponibilités',
      `${noise.watchers}<b>novembre 2026</b><div id="b" role="gridcell" tabindex="0" style="color:#999">26</div><div role="gridcell" tabindex="0">27</div><p id="e">Aucune date choisie</p>`,
      onPress(`if (b.dataset.free) e.textContent = '26 novembre';`),
    ),
    unmoved,
    /Aucune date choisie/,
  ),
];
