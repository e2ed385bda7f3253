import { came, click, failed, pending, type TruthCase } from '../../truth-case.ts';
import { form, open } from '../second/second-pages.ts';
import { ALERTED, asking, beside, de, en, fetched, fr, ko, posted, ru, tap, tr, zh } from './third-pages.ts';

const TRANSFER = `<label>收款人 <input value="王小明"></label><label>金额 <input id="n" value="60000"></label><p id="e" class="red"></p><button id="b">确认转账</button>`;
const ORDER = `<table><tr><th>Получатель</th><th>Сумма</th><th>Статус</th></tr><tr><td>Иван П.</td><td>500 ₽</td><td id="e">Черновик</td></tr></table><button id="b">Подтвердить перевод</button>`;

/** Banks and taxes. */
export const bankCases: readonly TruthCase[] = [
  fetched(
    '网银：超过单日累计限额，旁边有汇率',
    zh('网上银行', `${TRANSFER}${beside.quotes}`, asking(`e.textContent = data.retMsg;`)),
    { json: { retCode: 'TRF1044', retMsg: '转账金额超过您的单日累计限额50,000.00元，请调整限额后重试。' } },
    failed(/单日累计限额/),
  ),
  posted(
    '网银：提交成功，等待银行处理',
    zh('网上银行', form('<input name="n" aria-label="金额" value="600">', '提交')),
    zh(
      '网上银行',
      '<h2>✔ 提交成功，等待银行处理</h2><p>交易序号：HQH0000412</p><p>您可以在“转账汇款查询”中查询处理结果。</p>',
    ),
    came(),
    /提交成功/,
  ),
  posted(
    '个人所得税：分摊金额校验不通过，列在表单上方',
    zh('自然人电子税务局', form('<input name="n" aria-label="本人分摊金额" value="2000">', '保存')),
    zh(
      '自然人电子税务局',
      `<ul class="err"><li>【赡养老人】本年度月扣除金额不得大于1500元，请修改。</li></ul>${form('<input name="n" aria-label="本人分摊金额" value="2000">', '保存')}`,
    ),
    failed(/不得大于1500/),
  ),
  fetched(
    '个人所得税：提交前先问是否确认',
    zh(
      '自然人电子税务局',
      `<p>应退税额 1,320.50 元</p><button id="b">提交申报</button>`,
      tap(
        `box('提示', '是否确认提交申报？提交后将不能修改。', '<button>取消</button><button>确认提交</button>');`,
      ),
    ),
    { json: {} },
    open(/确认提交/),
    { seen: /不能修改/, requests: { 'POST /api': 0 } },
  ),
  fetched(
    '电子税务局：申报成功，回执在表格单元格里',
    zh(
      '电子税务局',
      `<table><tr><td>增值税 2026-10</td><td id="e">未申报</td><td><button id="b">申报</button></td></tr></table>${beside.clock}`,
      asking(`e.textContent = '申报成功'; b.replaceWith('查看回执');`),
    ),
    { json: { code: '00' }, delay: 700 },
    came(),
    /申报成功/,
  ),
  posted(
    'Sparkasse: die TAN ist falsch',
    de('Online-Banking', form('<input name="tan" aria-label="TAN" value="111111">', 'Auftrag freigeben')),
    de(
      'Online-Banking',
      `<div class="msg">Die eingegebene TAN ist falsch. Der Auftrag wurde nicht ausgeführt. (MPPF-9941)</div>${form('<input name="tan" aria-label="TAN">', 'Auftrag freigeben')}`,
    ),
    failed(/TAN ist falsch|nicht ausgeführt/),
  ),
  posted(
    'Sparkasse: der Auftrag wurde entgegengenommen, beside quotes',
    de('Online-Banking', form('<input name="tan" aria-label="TAN" value="123456">', 'Auftrag freigeben')),
    de(
      'Online-Banking',
      `<h2>Überweisung</h2><p>Der Auftrag wurde entgegengenommen.</p>${beside.quotes}<a href="/">Zur Umsatzübersicht</a>`,
    ),
    came(),
    /entgegengenommen/,
  ),
  posted(
    'impots.gouv: la déclaration a bien été enregistrée',
    fr('Déclaration en ligne', form('<p>Revenu : 21 000 €</p>', 'Signer la déclaration')),
    fr(
      'Déclaration en ligne',
      '<h1>Accusé de réception</h1><p>Votre déclaration a bien été enregistrée le 26/11/2026 sous le numéro 4411.</p>',
    ),
    came(),
    /bien été enregistrée/,
  ),
  {
    name: 'Сбербанк: выполняется, and polled: исполнен, in a cell',
    actions: [click('#b')],
    site: {
      'GET /': ru(
        'Банк',
        ORDER,
        tap(
          `b.disabled = true; e.textContent = 'Выполняется…'; await api('/api'); for (let ready = false; !ready; ) { await wait(500); ready = (await api('/state', {}, 'GET')).data.ready; } e.textContent = 'Исполнен';`,
        ),
      ),
      'POST /api': { status: 202, json: {} },
      'GET /state': ({ count }) => ({ json: { ready: count > 2 } }),
    },
    truth: came({ mayWait: true }),
    check: { seen: /Исполнен/ },
  },
  fetched(
    'Turkish: işlem limitiniz yetersizdir, in the dialog',
    tr(
      'Bankacılık',
      `<p>Havale 40.000 TL</p><button id="b">Onayla</button>`,
      asking(`box('Uyarı', 'Günlük işlem limitiniz yetersizdir.', '<button>Tamam</button>');`),
    ),
    { json: { code: 117 } },
    failed(/yetersizdir/),
  ),
  fetched(
    'Korean: the password of the account is wrong, by alert()',
    ko(
      '인터넷뱅킹',
      `<input type="password" aria-label="계좌 비밀번호" value="0000"><button id="b">이체</button>`,
      asking(`alert('계좌 비밀번호가 일치하지 않습니다. (1회 오류)');`),
    ),
    { json: { result: 'N' } },
    failed(/일치하지 않습니다/),
    ALERTED,
  ),
  posted(
    'a transfer to which the bank does not answer for long',
    en('Bank', form('<p>Pay $40 to Ann</p>', 'Confirm payment')),
    { delay: 20_000, html: en('Bank', 'Paid') },
    pending,
    { seen: /localhost/, requests: { 'POST /do': 1 } },
  ),
];
