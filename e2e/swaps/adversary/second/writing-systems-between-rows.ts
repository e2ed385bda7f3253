import { click, fill } from '../../row-specs.ts';
import { type AdversaryPage, idOf } from '../adversary-page.ts';
import { AROUND_FILL } from '../moments.ts';
import { noteThenClick, setText } from './page-shapes.ts';

/** Between the rows of a batch: scripts without capitals, their digits, and signs. */
export const writingSystemPages: readonly AdversaryPage[] = [
  noteThenClick({
    name: 'Chinese draft',
    html: '<div id=box><h2 id=h>王伟的草稿</h2><label>备注 <input id=note></label><button id=act>发布</button></div>',
    changes: {
      'another owner': setText('#h', '李强的草稿'),
    },
  }),
  noteThenClick({
    name: 'Chinese payee after the field',
    html: '<div id=box><label>备注 <input id=note></label><div id=w>收款人：王伟</div><button id=act>发送</button></div>',
    changes: {
      'another payee': setText('#w', '收款人：李强'),
    },
  }),
  noteThenClick({
    name: 'Chinese payee before the field',
    html: '<div id=box><div id=w>收款人：王伟</div><label>备注 <input id=note></label><button id=act>发送</button></div>',
    changes: {
      'another payee': setText('#w', '收款人：李强'),
      'the payee goes': setText('#w', ''),
    },
  }),
  noteThenClick({
    name: 'Arabic order number',
    html: '<div id=box dir=rtl><h2 id=h>طلب ١٠٤٣</h2><label>ملاحظة <input id=note></label><button id=act>استرداد</button></div>',
    changes: {
      'another order': setText('#h', 'طلب ١٠٤٤'),
    },
  }),
  noteThenClick({
    name: 'Hindi number in a row',
    html: `<table>${['१०४२', '१०४३'].map((order, n) => `<tr ${idOf(n, 'row')}><td ${idOf(n, 'w')}>${order}<td><input aria-label=Note ${idOf(n, 'note')}><td><button ${idOf(n, 'act')}>Refund</button></tr>`).join('')}</table>`,
    about: ['#row'],
    changes: {
      'another number': setText('#w', '१०४४'),
    },
  }),
  noteThenClick({
    name: 'Arabic question after the field',
    html: '<div id=box dir=rtl><label>السبب <input id=note></label><p id=w>حذف الملف؟</p><button id=act>حذف</button></div>',
    changes: {
      'another thing': setText('#w', 'حذف الحساب؟'),
    },
  }),
  noteThenClick({
    name: 'Hebrew payee after the field',
    html: '<div id=box dir=rtl><label>הערה <input id=note></label><p id=w>אל דנה</p><button id=act>שלח</button></div>',
    changes: {
      'another payee': setText('#w', 'אל כולם'),
    },
  }),
  noteThenClick({
    name: 'Japanese row after a note',
    html: `<ul>${['田中', '佐藤'].map((who, n) => `<li ${idOf(n, 'row')}><input aria-label=メモ ${idOf(n, 'note')}><span ${idOf(n, 'w')}>${who}</span><button ${idOf(n, 'act')}>削除</button></li>`).join('')}</ul>`,
    rows: [fill('#note', 'メモ'), click('#act')],
    about: ['#row'],
    moments: AROUND_FILL,
    changes: {
      'another person': setText('#w', '鈴木'),
      'two persons': setText('#w', '鈴木 一郎'),
      'the person goes': setText('#w', ''),
    },
  }),
  noteThenClick({
    name: 'Thai payee after a note',
    html: '<div id=box><label>หมายเหตุ <input id=note></label><p id=w>ถึง สมชาย</p><button id=act>ส่ง</button></div>',
    moments: AROUND_FILL,
    changes: {
      'another payee': setText('#w', 'ถึง ทุกคน'),
    },
  }),
  noteThenClick({
    name: 'Persian figure after a note',
    html: '<div id=box dir=rtl><p id=w>مبلغ ۱۲۰ تومان</p><label>یادداشت <input id=note></label><button id=act>پرداخت</button></div>',
    moments: AROUND_FILL,
    changes: {
      'another amount': setText('#w', 'مبلغ ۹۰۰۰ تومان'),
    },
  }),
  noteThenClick({
    name: 'arrow between accounts',
    html: '<div id=box><p id=w>Savings → Checking</p><label>Note <input id=note></label><button id=act>Move</button></div>',
    changes: {
      'the other way': setText('#w', 'Savings ← Checking'),
    },
  }),
  noteThenClick({
    name: 'sign of a vote',
    html: '<div id=box><p id=w>Your vote: 👍</p><label>Note <input id=note></label><button id=act>Vote</button></div>',
    changes: {
      'the contrary': setText('#w', 'Your vote: 👎'),
    },
  }),
  noteThenClick({
    name: 'circled number',
    html: '<div id=box><h3 id=w>Question ①</h3><label>Note <input id=note></label><button id=act>Answer</button></div>',
    changes: {
      'another question': setText('#w', 'Question ②'),
    },
  }),
  noteThenClick({
    name: 'fraction of a share',
    html: '<div id=box><p id=w>Give ¼ of it</p><label>Note <input id=note></label><button id=act>Give</button></div>',
    changes: {
      more: setText('#w', 'Give ¾ of it'),
    },
  }),
];
