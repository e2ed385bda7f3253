import { came, failed, fill, pressEnter, type TruthCase } from '../../truth-case.ts';
import {
  BRIEF,
  formTo,
  noise,
  onAnswer,
  onPress,
  soon,
  trial,
  unmoved,
  viaApi,
  viaForm,
  zh,
} from './fourth-pages.ts';

const ROWS = (page: number): string =>
  [1, 2, 3].map(at => `<tr><td>订单 ${page}0${at}</td><td>已发货</td></tr>`).join('');

/** Shops, trains, offices, groups and videos of Chinese sites. */
export const chineseCases: readonly TruthCase[] = [
  trial(
    '购物车：没有勾选商品就结算，中间一行黑底提示',
    zh(
      '购物车',
      '<label><input type="checkbox"> 茶壶 ￥89.00</label><p>合计 ￥0.00</p><button id="b">结算(0)</button>',
      onPress(
        `if (!document.querySelector('input:checked')) ceiling('<div class="van-toast"><div class="van-toast__text">您还没有选择宝贝哦</div></div>', 2000);`,
      ),
    ),
    failed(/还没有选择/),
    { ...BRIEF, seen: /还没有选择/ },
  ),
  trial(
    '火车票：排队之后没有足够的票',
    {
      'GET /': zh(
        '铁路订票',
        '<p>G17 北京南—上海虹桥 二等座</p><button id="b">提交订单</button>',
        onPress(
          `veil('<div id="q"><p>订单已经提交，正在排队，请耐心等待…</p></div>'); let data; do { await wait(450); ({ data } = await api('/queue', {}, 'GET')); } while (data.waitTime > 0); q.innerHTML = '<h3>订票失败！</h3><p>原因：' + data.msg + '</p><button>确定</button>';`,
        ),
      ),
      'GET /queue': ({ count }) => ({
        json: count < 3 ? { waitTime: 2 } : { waitTime: -2, msg: '没有足够的票！' },
      }),
    },
    failed(/没有足够的票/, { mayWait: true }),
  ),
  viaForm(
    '火车票：夜里不办业务',
    zh('铁路订票', formTo('<p>G17 二等座 1 张</p>', '预订')),
    {
      status: 200,
      html: zh(
        '提示',
        '<div class="tip"><p>本网站每日 5:00 至次日 1:00 提供服务，请您在服务时间内办理业务。</p></div>',
      ),
    },
    failed(/服务时间|提供服务/),
  ),
  viaForm(
    '政务：办件受理，给出编号',
    zh(
      '政务服务网',
      formTo('<input name="n" aria-label="申请人" value="张三"><p>居住证签注</p>', '提交申报'),
    ),
    zh('政务服务网', '<h2>申报成功</h2><p>办件编号：310115202611260017，我们将在 3 个工作日内受理。</p>'),
    came(),
    /310115202611260017/,
  ),
  viaApi(
    '审批：同意之后，状态与按钮都变了',
    zh(
      '审批',
      '<h2>李四的出差申请</h2><p>状态：<span id="e">等待你处理</span></p><div id="bar"><button>拒绝</button><button id="b">同意</button></div>',
      onAnswer(`e.textContent = '审批通过'; bar.innerHTML = '<button>评论</button>';`),
    ),
    soon({ success: true }),
    came(),
    { seen: /审批通过/, unseen: /拒绝/ },
  ),
  viaApi(
    '审批：流程已结束，不能撤销',
    zh(
      '审批',
      '<h2>我的出差申请</h2><button id="b">撤销</button>',
      onAnswer(
        `if (!data.success) ceiling('<div class="dingtalk-toast">' + data.errorMsg + '</div>', 2500);`,
      ),
    ),
    soon({ success: false, errorMsg: '该审批单已完结，不支持撤销' }),
    failed(/不支持撤销/),
    { ...BRIEF, seen: /不支持撤销/ },
  ),
  viaApi(
    '在线文档：改名后，标题旁写着已保存',
    zh(
      '未命名文档',
      `<input id="x" aria-label="标题" value="未命名文档"><span id="e">最近修改：昨天</span><div contenteditable></div>`,
      `x.onkeydown = async event => { if (event.key !== 'Enter') return; e.textContent = '保存中…'; await api('/api'); document.title = x.value; e.textContent = '已经保存到云端'; };`,
    ),
    { json: {}, delay: 600 },
    came(),
    /已经保存到云端/,
    [fill('#x', '茶会'), pressEnter('#x')],
  ),
  viaApi(
    '视频：三个图标亮起来，数字各加一',
    zh(
      '泡茶教程',
      `<div id="b" role="button" tabindex="0" title="长按一键三连"><span class="like">赞 <i>1023</i></span><span class="coin">币 <i>88</i></span><span class="fav">藏 <i>310</i></span></div>${noise.bullets}`,
      onAnswer(
        `for (const each of b.children) { each.classList.add('on'); each.style.color = '#00aeec'; } const all = b.querySelectorAll('i'); all[0].textContent = '1024'; all[1].textContent = '89'; all[2].textContent = '311';`,
      ),
    ),
    soon({ code: 0 }),
    came(),
    /赞 1024/,
  ),
  viaApi(
    '微博：赞了又退回去，没有一句话',
    zh(
      '微博',
      '<p>今天的茶不错</p><button id="b" aria-pressed="false">赞 <i id="e">12</i></button>',
      onPress(
        `e.textContent = '13'; b.setAttribute('aria-pressed', 'true'); const { data } = await api('/api'); if (data.ok !== 1) { e.textContent = '12'; b.setAttribute('aria-pressed', 'false'); }`,
      ),
    ),
    { json: { ok: -100 }, delay: 900 },
    failed(),
    /赞 12/,
  ),
  viaApi(
    '外卖：红包手慢了',
    zh(
      '外卖',
      `<p>满 30 减 8</p><button id="b">抢</button>`,
      onAnswer(
        `b.textContent = '已抢光'; b.disabled = true; ceiling('<div class="toast">手慢啦，红包被抢光了，下次早点来~</div>', 2200);`,
      ),
    ),
    soon({ code: 2 }),
    failed(/抢光/),
    { ...BRIEF, seen: /被抢光了/ },
  ),
  viaApi(
    '知识库：收藏，只有提示文字变了',
    zh(
      '泡茶手册',
      '<h1>泡茶手册</h1><span id="b" role="button" tabindex="0" title="收藏"><svg width="18" height="18"><circle id="dot" cx="9" cy="9" r="7" fill="none" stroke="#999"/></svg></span>',
      onAnswer(`b.title = '取消收藏'; dot.setAttribute('fill', '#fadb14');`),
    ),
    soon({ data: true }),
    came(),
  ),
  viaApi(
    '问答：展开更多评论，过一会儿才到',
    zh(
      '问答',
      '<ul id="rows"><li>甲：好茶</li></ul><button id="b">展开其余 2 条评论</button>',
      onPress(
        `b.textContent = '加载中…'; const { data } = await api('/api'); for (const each of data) rows.insertAdjacentHTML('beforeend', '<li>' + each + '</li>'); b.remove();`,
      ),
    ),
    { json: ['乙：太浓', '丙：正好'], delay: 1300 },
    came(),
    /丙：正好/,
  ),
  viaApi(
    '表格：翻到第 2 页',
    zh(
      '订单',
      `<table><tbody id="rows">${ROWS(1)}</tbody></table><ul class="el-pager"><li id="p1" class="is-active">1</li><li id="b">2</li><li>3</li></ul>`,
      onPress(
        `rows.style.opacity = .5; const { data } = await api('/api'); rows.innerHTML = data.html; rows.style.opacity = 1; p1.className = ''; b.className = 'is-active';`,
      ),
    ),
    { json: { html: ROWS(2) }, delay: 450 },
    came(),
    /订单 201/,
  ),
  viaApi(
    '表格：导出转了一下圈，就没有下文',
    zh(
      '订单',
      `<table><tbody>${ROWS(1)}</tbody></table><button id="b">导出</button>`,
      onPress(
        `b.classList.add('is-loading'); b.insertAdjacentHTML('afterbegin', '<i class="el-icon-loading">◌</i>'); try { const { ok } = await api('/api'); if (ok) ceiling('导出成功'); } finally { b.classList.remove('is-loading'); b.querySelector('i').remove(); }`,
      ),
    ),
    soon({}, 500),
    unmoved,
    { seen: /订单 101/, unseen: /导出成功/ },
  ),
  trial(
    '直播间：弹幕不停，送礼的按钮没有反应',
    zh(
      '直播间',
      `${noise.bullets}<div id="b" role="button" tabindex="0">送出小花</div>`,
      `const gift = document.querySelector('.gift'); gift && gift.addEventListener('click', () => api('/api'));`,
    ),
    unmoved,
    { seen: /送出小花/, requests: { 'POST /api': 0 } },
  ),
];
