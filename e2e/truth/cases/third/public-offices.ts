import { redirect } from '../../serve-truth.ts';
import { came, click, failed, type TruthCase } from '../../truth-case.ts';
import { form } from '../second/second-pages.ts';
import { asking, beside, fetched, posted, tap, zh } from './third-pages.ts';

const TICKET = `<p>G1 北京南→上海虹桥 二等座 ￥553</p><button id="b">提交订单</button><div id="e"></div>`;
const SLOTS = (first: string): string =>
  zh(
    '市第一医院 预约挂号',
    `<h2>呼吸内科 李主任</h2><table><tr><td>08:30–09:00</td><td id="s">余号 1</td><td><button id="b">预约</button></td></tr><tr><td>09:00–09:30</td><td>余号 4</td><td><button>预约</button></td></tr></table>`,
    first,
  );
const PAPER = (told: string): string =>
  zh(
    '政务服务网',
    `${told}<h1>居住证申领</h1>${form(`<input id="idno" name="idno" aria-label="身份证号码" value="1101">${'<p>请如实填写以下信息。</p>'.repeat(15)}<input id="tel" name="tel" aria-label="联系电话" value="">`, '提交')}`,
  );
const COURSES = (told: string, taken: string, script = ''): string =>
  zh(
    '教务管理系统',
    `${told}<table><tr><td>茶文化概论</td><td>容量 60/60</td><td>${form('', '选课')}</td></tr></table><h3>已选课程</h3><ul>${taken}</ul>`,
    script,
  );

/** Government, railways, hospitals and schools, in Chinese. */
export const serviceCases: readonly TruthCase[] = [
  {
    name: '12306：排队，系统正在处理中，之后席位已锁定',
    actions: [click('#b')],
    site: {
      'GET /': zh(
        '12306',
        TICKET,
        tap(
          `await api('/api'); box('', '订单已经提交，系统正在处理中，请稍等。', ''); let left = 1; while (left) { await wait(450); left = (await api('/queue', {}, 'GET')).data.waitTime; } document.querySelector('.content').innerHTML = '<h2>订单信息</h2><p>席位已锁定，请在30分钟内进行支付，完成网上购票。</p><button>网上支付</button>'; document.querySelector('.mask').remove();`,
        ),
      ),
      'POST /api': { json: { status: true } },
      'GET /queue': ({ count }) => ({ json: { waitTime: count > 2 ? 0 : 1 } }),
    },
    truth: came({ mayWait: true }),
    check: { seen: /席位已锁定/ },
  },
  fetched(
    '12306：没有足够的票，status 是 true',
    zh(
      '12306',
      `${TICKET}${beside.clock}`,
      asking(
        `if (data.data.errMsg) box('出票失败！', '原因：' + data.data.errMsg, '<a href="/">查看订单</a>');`,
      ),
    ),
    { json: { status: true, data: { errMsg: '没有足够的票!' } }, delay: 600 },
    failed(/没有足够的票|出票失败/),
  ),
  posted(
    '政务服务网：长表单退回，顶部列出错误和锚点',
    PAPER(''),
    PAPER(
      '<div class="tips"><b>您填写的信息有误，请检查：</b><ol><li><a href="#idno">身份证号码格式错误</a></li><li><a href="#tel">联系电话不能为空</a></li></ol></div>',
    ),
    failed(/格式错误|信息有误/),
  ),
  posted(
    '政务服务网：经过跳转页，提交成功并有办件编号',
    PAPER(''),
    zh(
      '政务服务网',
      '<p>正在为您提交办件，请勿关闭页面……</p>',
      '',
      '<meta http-equiv="refresh" content="1;url=/done">',
    ),
    came({ mayWait: true }),
    /办件编号/,
    {
      'GET /done': zh(
        '政务服务网',
        '<h2>提交成功</h2><p>您的办件编号：440300-2026-88123，可在“我的办件”中查看进度。</p>',
      ),
    },
  ),
  posted(
    '公积金：会话超时，回到登录页',
    zh('住房公积金', form('<input name="n" aria-label="提取金额" value="3000">', '提交申请')),
    redirect('/login', 302),
    failed(/会话已?超时|重新登录/),
    undefined,
    {
      'GET /login': zh(
        '住房公积金',
        '<p class="red">会话超时，请重新登录</p><input aria-label="身份证号"><input type="password" aria-label="密码"><button>登录</button>',
      ),
    },
  ),
  fetched(
    '学信网：申请在线验证报告，状态变为有效',
    zh(
      '学信网',
      `<table><tr><td>本科 茶学</td><td id="e">未申请</td><td><button id="b">申请</button></td></tr></table>`,
      asking(`e.innerHTML = '有效（至2027-05-25）'; b.textContent = '查看';`),
    ),
    { json: { flag: 'true' } },
    came(),
    /有效（至/,
  ),
  fetched(
    '医院挂号：该号源已被预约，格子变成约满',
    SLOTS(
      asking(
        `if (data.code !== 200) { $('#s').textContent = '约满'; b.disabled = true; pop(data.message, 'van-toast', 2000); }`,
      ),
    ),
    { json: { code: 5012, message: '该号源已被预约，请选择其他时段' } },
    failed(/已被预约|约满/),
    /约满/,
  ),
  fetched(
    '医院挂号：预约成功，路由换到详情',
    SLOTS(
      asking(
        `location.hash = '#/order/12'; document.querySelector('.content').innerHTML = '<h2>预约成功</h2><p>就诊序号：12号　请于08:30前到3楼取号</p>';`,
      ),
    ),
    { json: { code: 200 }, delay: 500 },
    came(),
    /就诊序号/,
  ),
  posted(
    '正方教务：alert 说容量已满，仍是原页',
    COURSES('', ''),
    COURSES('', '', `alert('选课失败，该课程容量已满！');`),
    failed(/容量已满/),
    { seen: /容量 60\/60/, requests: { 'POST /do': 1 } },
  ),
  posted(
    '正方教务：选课成功，出现在已选课程',
    COURSES('', ''),
    COURSES('<div class="layui-layer-content">选课成功</div>', '<li>茶文化概论 周三 3-4节</li>'),
    came(),
    /周三 3-4节/,
  ),
  fetched(
    '社保查询：转圈一秒多，之后列出缴费记录',
    zh(
      '社保查询',
      `<button id="b">查询</button><div id="e"></div>`,
      tap(
        `e.innerHTML = '<p>查询中…</p>'; await api('/api'); e.innerHTML = '<table><tr><td>2026-10</td><td>养老</td><td>已到账</td></tr></table>';`,
      ),
    ),
    { json: {}, delay: 1300 },
    came({ mayWait: true }),
    /已到账/,
  ),
  fetched(
    '办事大厅取号：先显示号码，800 毫秒后撤回，写明已取完',
    zh(
      '办事大厅',
      `<p>户籍窗口</p><b id="n">--</b><button id="b">取号</button><p id="e"></p>`,
      tap(
        `$('#n').textContent = 'A088'; const { ok } = await api('/api'); if (!ok) { $('#n').textContent = '--'; e.textContent = '今日号已取完，请明日再来'; }`,
      ),
    ),
    { status: 409, json: {}, delay: 800 },
    failed(/已取完/),
  ),
];
