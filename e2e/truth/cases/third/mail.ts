import { came, click, failed, type TruthCase } from '../../truth-case.ts';
import { acted, open } from '../second/second-pages.ts';
import { asking, BRIEF, beside, en, fetched, fr, posted, tap, zh } from './third-pages.ts';

const COMPOSE = `<h2>Inbox</h2><ul><li>Ann: lunch?</li></ul><div id="c" role="dialog" aria-label="New Message"><input aria-label="To" value="bob@example.org">
  <input aria-label="Subject" value="Tea"><textarea aria-label="Message Body">See you at four.</textarea><button id="b">Send</button></div>`;
const QQ = `<form method="post" action="/do"><input name="to" aria-label="收件人" value="12345@qq.com"><input name="s" aria-label="主题" value="周报">
  <textarea name="t" aria-label="正文">本周完成三项。</textarea><button id="b">发送</button></form>`;
const TALK = `<ul id="l" aria-label="Messages"><li>Ann: are you there?</li></ul><input id="t" aria-label="Message" value="On my way"><button id="b">Send</button>`;
const APPEND = `$('#l').insertAdjacentHTML('beforeend', '<li>' + $('#t').value + ' <small id="s">Sending…</small></li>'); $('#t').value = '';`;

/** Mail, newsletters and chat. */
export const mailCases: readonly TruthCase[] = [
  fetched(
    'Gmail: the letter goes, its window closes, Message sent with Undo',
    en(
      'Mail',
      COMPOSE,
      asking(
        `$('#c').remove(); pop('Message sent <a href="#">Undo</a> <a href="#">View message</a>', 'snack', 6000, 'alert');`,
      ),
    ),
    { json: {} },
    came(),
    { seen: /Message sent/, requests: { 'POST /api': 1 } },
  ),
  acted(
    'Gmail: an address that is none, in a dialog',
    [click('#b')],
    en(
      'Mail',
      COMPOSE.replace('bob@example.org', 'bob@'),
      tap(
        `box('Error', 'The address “bob@” in the “To” field was not recognized. Please make sure that all addresses are properly formed.');`,
      ),
    ),
    failed(/not recognized|properly formed/i),
  ),
  posted(
    'QQ邮箱：您的邮件已发送',
    zh('邮箱', QQ),
    zh(
      '邮箱',
      '<div class="result"><b>您的邮件已发送</b><p>此邮件发送成功，并已保存到“已发送”文件夹。</p><a href="/">返回收件箱</a> <a href="/">再写一封</a></div>',
    ),
    came(),
    /邮件已发送/,
  ),
  acted(
    'QQ邮箱：没有收件人，弹层里提示',
    [click('#b')],
    zh(
      '邮箱',
      QQ.replace('12345@qq.com', ''),
      tap(`box('提示', '请填写收件人后再发送。', '<button type="button">确定</button>', 'QMDialog');`),
    ),
    failed(/请填写收件人/),
  ),
  fetched(
    '163邮箱：今日发信量已达上限，顶部黄条 2 秒',
    zh(
      '邮箱',
      `${QQ}${beside.unread}`,
      asking(
        `if (data.code !== 'S_OK') pop('邮件发送失败：您今天的发信量已达上限，请明天再试', 'nui-tips', 2000);`,
      ),
    ),
    { json: { code: 'FA_MTA_LIMIT' } },
    failed(/发送失败|已达上限/),
    BRIEF,
  ),
  fetched(
    'a message stands there at once, and after 900 ms: Not delivered',
    en(
      'Chat',
      TALK,
      tap(
        `${APPEND} const { ok } = await api('/api'); $('#s').textContent = ok ? 'Sent' : '❗ Not delivered';`,
      ),
    ),
    { status: 502, json: {}, delay: 900 },
    failed(/not delivered/i),
  ),
  fetched(
    'a message is delivered, while others type',
    en(
      'Chat',
      `${TALK}${beside.chat}`,
      tap(`${APPEND} await api('/api'); $('#s').textContent = 'Delivered';`),
    ),
    { json: {}, delay: 500 },
    came(),
    /Delivered/,
  ),
  fetched(
    '微信：消息已发出，但被对方拒收了',
    zh(
      '微信',
      `<ul id="l"><li>在吗？</li></ul><textarea id="t" aria-label="输入">你好</textarea><button id="b">发送(S)</button>`,
      tap(
        `$('#l').insertAdjacentHTML('beforeend', '<li>你好</li>'); $('#t').value = ''; const { data } = await api('/api'); if (data.ret) $('#l').insertAdjacentHTML('beforeend', '<li><i>!</i> 消息已发出，但被对方拒收了。</li>');`,
      ),
    ),
    { json: { ret: 1201 }, delay: 600 },
    failed(/拒收/),
  ),
  posted(
    'a newsletter that has the address already, in French',
    fr(
      'La Gazette',
      `<form method="post" action="/do"><input name="m" aria-label="Adresse e-mail" value="lea@exemple.fr"><button id="b">Je m’abonne</button></form>`,
    ),
    fr(
      'La Gazette',
      `<p>Cette adresse est déjà inscrite à notre lettre d’information.</p><a href="/">Retour</a>`,
    ),
    open(/déjà inscrite/),
  ),
];
