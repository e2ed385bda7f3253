import { redirect } from '../../serve-truth.ts';
import { came, click, failed, fill, pressEnter, type TruthCase, tick } from '../../truth-case.ts';
import { modal, NOTIFY, on, pageIn } from './pages.ts';

const clinic = (tip: string): string =>
  pageIn(
    'zh-CN',
    '预约挂号 - 市第三医院',
    `<h2>确认预约信息</h2>${tip}<dl><dt>科室</dt><dd>呼吸内科</dd><dt>医生</dt><dd>周敏 主任医师</dd><dt>就诊时段</dt><dd>12月3日 上午 09:00-09:30</dd><dt>就诊人</dt><dd>李*</dd></dl><form method="post" action="/yuyue"><button id="ok">确认预约</button></form>`,
  );

/** 医院、商城、论坛、政务与视频。 */
export const chineseLife: readonly TruthCase[] = [
  {
    name: '挂号: 这个时段刚刚约满',
    site: {
      'GET /': clinic(''),
      'POST /yuyue': clinic(
        '<div class="weui-tips">预约失败，该时段号源已满，请选择其他时段。 <a href="/list">查看其他时段</a></div>',
      ),
    },
    actions: [click('#ok')],
    truth: failed(/号源已满/),
  },
  {
    name: '下单: 转到收银台, 限时付款',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '确认订单',
        `<h2>确认订单</h2><p>收货人：张三 上海市</p><p>保温杯 ×1 ¥89.00</p><form method="post" action="/order"><label>备注 <input name="memo"></label><button id="submit">提交订单</button></form>`,
      ),
      'POST /order': redirect('/cashier', 302),
      'GET /cashier': pageIn(
        'zh-CN',
        '收银台',
        `<h2>请尽快完成支付</h2><p>剩余 <span id="left">14:59</span>，逾期订单将自动取消</p><p>应付 ¥89.00</p><label><input type="radio" name="p"> 银行卡</label><button>去支付</button>`,
        `let s = 899; setInterval(() => { s -= 1; $('#left').textContent = Math.floor(s / 60) + ':' + String(s % 60).padStart(2, '0'); }, 1000);`,
      ),
    },
    actions: [click('#submit')],
    truth: came(),
    check: { seen: /cashier/ },
  },
  {
    name: '论坛发帖: 等版主看过才显示',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '发表帖子 - 骑行论坛',
        `<h2>发表帖子</h2><form method="post" action="/post"><input name="subject" id="subject" aria-label="标题"><textarea name="message" aria-label="内容">周末环湖，有人一起吗</textarea><button id="post">发表帖子</button></form>`,
      ),
      'POST /post': {
        html: pageIn(
          'zh-CN',
          '提示信息 - 骑行论坛',
          `<div id="messagetext" class="alert_info"><p>新主题需要审核，您的帖子通过审核后才能显示</p><p><a href="/forum">如果您的浏览器没有自动跳转，请点击此链接</a></p></div>`,
          `setTimeout(() => { location.href = '/forum'; }, 2000);`,
        ),
        delay: 300,
      },
      'GET /forum': pageIn('zh-CN', '骑行论坛', '<h2>约伴区</h2><ul><li>十一川藏线总结</li></ul>'),
    },
    actions: [fill('#subject', '环湖约伴'), click('#post')],
    truth: came(),
    check: { seen: /约伴区/, requests: { 'POST /post': 1 } },
  },
  {
    name: '签到: 按钮变成已签到, 旁边的轮播不停',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '积分中心',
        `<div id="banner">双12预热</div><h2>我的积分 <b id="score">120</b></h2><button id="sign" class="btn-red">立即签到</button><p id="days">已连续签到 3 天</p>`,
        `const ads = ['双12预热', '新人礼包', '满199减30']; let i = 0; setInterval(() => { $('#banner').textContent = ads[++i % 3]; }, 800);
        ${on('#sign', `const { data } = await api('/sign'); $('#score').textContent = data.score; $('#sign').textContent = '今日已签'; $('#sign').disabled = true; $('#days').textContent = '已连续签到 4 天';`)}`,
      ),
      'POST /sign': { json: { score: 125 }, delay: 400 },
    },
    actions: [click('#sign')],
    truth: came(),
    check: { seen: /今日已签/ },
  },
  {
    name: '寄件: 快递员已取件, 取消不了',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '我的寄件',
        `<h2>运单 SF-DEMO-77</h2><p id="s">待取件</p><button id="cancel">取消寄件</button><div id="over"></div>`,
        on(
          '#cancel',
          `const { data } = await api('/cancel'); $('#s').textContent = data.status; $('#over').innerHTML = ${JSON.stringify(modal('<p>快递员已经取走您的包裹啦，如需退回请联系客服拦截。</p><button>联系客服</button><button>我知道了</button>'))};`,
        ),
      ),
      'POST /cancel': { json: { result: 'PICKED_UP', status: '运输中' }, delay: 500 },
    },
    actions: [click('#cancel')],
    truth: failed(/已经取走|拦截/),
  },
  {
    name: '政务: 申报已收件, 给出受理编号',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '居住证办理 - 政务服务网',
        `<h2>居住证签注</h2><ol><li>填写信息</li><li>上传材料</li><li class="on">确认提交</li></ol><label><input type="checkbox" id="agree"> 我承诺以上信息真实有效</label><button id="submit">提交申报</button><div id="done"></div>`,
        on(
          '#submit',
          `if (!$('#agree').checked) return alert('请先勾选承诺书'); event.target.textContent = '正在提交，请勿关闭页面'; const { data } = await api('/apply'); $('#app').innerHTML = '<h2>我们已收到您的申报</h2><p>受理编号：' + data.no + '</p><p>预计 5 个工作日内办结，届时将以短信告知结果。</p><a href="/mine">我的办件</a>';`,
        ),
      ),
      'POST /apply': { json: { no: '3101-2026-11-0042' }, delay: 1800 },
    },
    actions: [tick('#agree'), click('#submit')],
    truth: came(),
    check: { seen: /已收到您的申报/ },
  },
  {
    name: '网盘: 转存好了, 弹窗自己关上',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '分享文件 - 云盘',
        `<h2>期末复习资料.zip</h2><p>128 MB</p><div id="over">${modal('<p>保存到：我的资源/2026</p><button id="save">确定</button><button>取消</button>')}</div>`,
        `${NOTIFY}${on('#save', `const { data } = await api('/transfer'); $('#over').innerHTML = ''; if (data.errno === 0) notify('保存成功，去查看');`)}`,
      ),
      'POST /transfer': { json: { errno: 0 }, delay: 700 },
    },
    actions: [click('#save')],
    truth: came(),
    check: { seen: /保存成功/ },
  },
  {
    name: '弹幕: 发得太快, 字还留在框里',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '直播间 - 老张修表',
        `<h2>老张修表</h2><ul id="chat" style="height:8rem;overflow:auto"><li>路人甲：这表多少年了</li></ul><input id="dm" aria-label="弹幕" placeholder="说点什么吧"><p id="tip"></p>`,
        `let n = 0; setInterval(() => { $('#chat').insertAdjacentHTML('beforeend', '<li>观众' + (++n) + '：666</li>'); }, 500);
        ${on('#dm', `if (event.key !== 'Enter') return; const { data } = await api('/danmu', { text: $('#dm').value }); if (data.code === 0) { $('#dm').value = ''; return; } $('#tip').textContent = data.message; setTimeout(() => { $('#tip').textContent = ''; }, 6000);`, 'keydown')}`,
      ),
      'POST /danmu': { json: { code: 10030, message: '您说话太快啦，歇 5 秒再发吧' }, delay: 250 },
    },
    actions: [fill('#dm', '师傅手真稳'), pressEnter('#dm')],
    truth: failed(/说话太快/),
    check: { seen: /dm=师傅手真稳/, requests: { 'POST /danmu': 1 } },
  },
];
