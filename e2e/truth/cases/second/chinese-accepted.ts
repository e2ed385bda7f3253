import { came, click, fill, select, type TruthCase, tick } from '../../truth-case.ts';
import { ANT, acted, app, button, clicked, onClick, open } from './second-pages.ts';

const lang = 'zh-CN';
const OK = { json: { code: 0, msg: 'success' } };

/** Chinese sites that did as they were told. */
export const chineseAccepted: readonly TruthCase[] = [
  clicked(
    'Ant Design：保存成功 for 1.5 s at the top',
    {
      'GET /': onClick(
        button('保存'),
        `${ANT} const { ok } = await api('/save'); if (ok) message('保存成功', 1500);`,
        {
          lang,
        },
      ),
      'POST /save': { ...OK, delay: 300 },
    },
    came(),
    { seen: /保存/, requests: { 'POST /save': 1 } },
  ),
  clicked(
    '加入购物车：角标由 2 变成 3',
    onClick(`<p>购物车 <sup id="n">2</sup></p>${button('加入购物车')}`, `$('#n').textContent = '3';`, {
      lang,
    }),
    came(),
    /购物车 3/,
  ),
  clicked(
    '收藏变成已收藏',
    {
      'GET /': onClick(
        button('☆ 收藏'),
        `const { ok } = await api('/fav'); if (ok) b.textContent = '★ 已收藏';`,
        { lang },
      ),
      'POST /fav': { ...OK, delay: 500 },
    },
    came(),
    /已收藏/,
  ),
  clicked(
    '点赞数 99 变成 100',
    onClick(
      '<button id="b"><i>👍</i> <span id="e">99</span></button>',
      `e.textContent = '100'; b.classList.add('on');`,
      {
        lang,
      },
    ),
    came(),
    /100/,
  ),
  acted(
    '评论已提交，等待审核',
    [fill('#t', '很好'), click('#b')],
    {
      'GET /': onClick(
        `<textarea id="t" aria-label="评论"></textarea>${button('发表评论')}`,
        `await api('/comment', { text: $('#t').value }); $('#t').value = ''; e.textContent = '评论已提交，审核通过后显示。';`,
        { lang },
      ),
      'POST /comment': OK,
    },
    came(),
    /审核通过后显示/,
  ),
  clicked(
    '确认框：确定删除吗？还没有删除',
    onClick(
      `<p>订单二</p>${button('删除')}<dialog id="d"><p>确定删除这条记录吗？删除后不可恢复。</p><button>取消</button><button>确定</button></dialog>`,
      `$('#d').showModal();`,
      { lang },
    ),
    open(/确定删除/, /no change|nothing happened/i),
  ),
  acted(
    '获取验证码：按钮开始倒数',
    [fill('#m', '13800000000'), click('#b')],
    {
      'GET /': onClick(
        `<input id="m" aria-label="手机号">${button('获取验证码')}`,
        `const { ok } = await api('/sms'); if (!ok) return; b.disabled = true; let left = 60; const count = () => { b.textContent = left-- + ' 秒后重新获取'; }; count(); setInterval(count, 1000);`,
        { lang },
      ),
      'POST /sms': { ...OK, delay: 200 },
    },
    came(),
    /秒后重新获取/,
  ),
  clicked(
    '签到成功，连续 3 天，弹层',
    {
      'GET /': onClick(
        `<div id="m" class="van-popup" style="display:none;position:fixed;inset:30%;background:#fff"><h3>签到成功</h3><p>已连续签到 3 天，积分 +5</p></div>${button('签到')}`,
        `const { ok } = await api('/sign'); if (ok) { $('#m').style.display = 'block'; b.textContent = '已签到'; }`,
        { lang },
      ),
      'POST /sign': { ...OK, delay: 250 },
    },
    came(),
    /签到成功/,
  ),
  acted(
    '下拉排序：价格从低到高',
    [select('#s', 'price')],
    app(
      `<select id="s" aria-label="排序"><option value="new">最新</option><option value="price">价格从低到高</option></select><ol id="e"><li>茶壶 ¥90</li><li>杯子 ¥20</li></ol>`,
      `$('#s').onchange = () => { e.append(e.firstElementChild); };`,
      { lang },
    ),
    came(),
    /杯子 ¥20[\s\S]*茶壶 ¥90/,
  ),
  acted(
    '开关：已开启消息通知',
    [tick('#b')],
    {
      'GET /': app(
        '<label><input type="checkbox" role="switch" id="b"> 消息通知</label><p id="e">已关闭</p>',
        `b.onchange = async () => { await api('/push'); e.textContent = '已开启'; };`,
        { lang },
      ),
      'POST /push': { ...OK, delay: 350 },
    },
    came(),
    /已开启/,
  ),
];
