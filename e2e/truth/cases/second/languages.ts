import { sitePage } from '../../site-pages.ts';
import { came, click, failed, fill, type Truth, type TruthCase } from '../../truth-case.ts';
import { acted, button, clicked, flashed, form, onClick } from './second-pages.ts';

/** A server gives the form back with this in front of it. */
const told = (
  lang: string,
  name: string,
  label: string,
  shown: string,
  truth: Truth,
  seen?: RegExp,
): TruthCase =>
  clicked(
    name,
    flashed(
      flash =>
        sitePage('–', `${flash}<h1>–</h1>${form('<input name="v" value="x" aria-label="x">', label)}`, {
          lang,
        }),
      shown,
    ),
    truth,
    seen,
  );

/** A script asks its server and shows this. */
const shown = (
  lang: string,
  name: string,
  label: string,
  status: number,
  script: string,
  truth: Truth,
  seen?: RegExp,
): TruthCase =>
  clicked(
    name,
    {
      'GET /': onClick(button(label), `const { ok } = await api('/x'); ${script}`, { lang }),
      'POST /x': { status, json: {}, delay: 250 },
    },
    truth,
    seen,
  );

/** Words of other languages, for and against. */
export const languageCases: readonly TruthCase[] = [
  told('ja', 'Japanese: 登録が完了しました', '登録', '<p>登録が完了しました。</p>', came(), /完了/),
  told(
    'ja',
    'Japanese: パスワードが正しくありません',
    'ログイン',
    '<p class="msg">メールアドレスまたはパスワードが正しくありません。</p>',
    failed(/正しくありません/),
  ),
  shown(
    'ja',
    'Japanese: 在庫切れ, a toast for 1.5 s',
    'カートに入れる',
    409,
    `toast('申し訳ございません、在庫切れです', { role: '', time: 1500 });`,
    failed(/在庫切れ/),
    /カートに入れる/,
  ),
  shown(
    'ja',
    'Japanese: お気に入りに追加しました',
    'お気に入り',
    200,
    `e.textContent = 'お気に入りに追加しました';`,
    came(),
    /追加しました/,
  ),
  told(
    'de',
    'German: Der Datensatz wurde zwischenzeitlich geändert',
    'Speichern',
    '<div class="hinweis">Der Datensatz wurde zwischenzeitlich von Frau Krüger geändert. Ihre Eingaben wurden nicht übernommen.</div>',
    failed(/zwischenzeitlich|nicht übernommen/),
  ),
  told(
    'de',
    'German: Änderungen übernommen',
    'Speichern',
    '<div class="hinweis">Ihre Änderungen wurden übernommen.</div>',
    came(),
    /wurden übernommen/,
  ),
  shown(
    'de',
    'German: Der Gutschein ist abgelaufen, at the button',
    'Einlösen',
    422,
    `b.insertAdjacentHTML('afterend', ' <small>Der Gutschein ist abgelaufen.</small>');`,
    failed(/abgelaufen/),
  ),
  told(
    'fr',
    'French: Une erreur est survenue',
    'Envoyer',
    '<div class="bandeau">Une erreur est survenue, votre message n’a pas été envoyé.</div>',
    failed(/erreur est survenue|pas été envoyé/),
  ),
  shown(
    'fr',
    'French: Ajouté au panier',
    'Ajouter au panier',
    200,
    `b.textContent = 'Ajouté ✓'; e.textContent = 'Panier : 1 article';`,
    came(),
    /1 article/,
  ),
  told(
    'es',
    'Spanish: no hay citas disponibles',
    'Reservar',
    '<p>Lo sentimos, ya no hay citas disponibles para ese día.</p>',
    failed(/no hay citas/),
  ),
  shown(
    'es',
    'Spanish: Reserva confirmada',
    'Reservar',
    200,
    `document.querySelector('main').innerHTML = '<h1>Reserva confirmada</h1><p>Localizador: 7F3K</p>';`,
    came(),
    /Localizador/,
  ),
  told(
    'ru',
    'Russian: Неверный код подтверждения',
    'Подтвердить',
    '<span class="red">Неверный код подтверждения</span>',
    failed(/Неверный код/),
  ),
  shown(
    'ru',
    'Russian: Изменения сохранены',
    'Сохранить',
    200,
    `toast('Изменения сохранены', { role: '' });`,
    came(),
    /сохранены/,
  ),
  told(
    'ar',
    'Arabic: the address is in use already',
    'تسجيل',
    '<p dir="rtl">البريد الإلكتروني مستخدم بالفعل</p>',
    failed(/مستخدم بالفعل/),
  ),
  shown('ar', 'Arabic: sent', 'إرسال', 200, `e.textContent = 'تم الإرسال بنجاح';`, came(), /بنجاح/),
  acted(
    'Korean: the ID is taken, as the server checks it at the click',
    [fill('#v', 'mei'), click('#b')],
    {
      'GET /': onClick(
        `<input id="v" aria-label="아이디">${button('중복확인')}`,
        `const { ok } = await api('/x'); e.textContent = ok ? '사용 가능' : '이미 사용 중인 아이디입니다.';`,
        {
          lang: 'ko',
        },
      ),
      'POST /x': { status: 409, json: {}, delay: 250 },
    },
    // That it is taken is what the check was for.
    { says: /이미 사용 중/ },
  ),
  told(
    'pt',
    'Portuguese: Sessão expirada',
    'Salvar',
    '<p>Sua sessão expirou. Entre novamente.</p>',
    failed(/sessão expirou/),
  ),
];
