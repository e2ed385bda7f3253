import { came, click, failed, type TruthCase, tick } from '../../truth-case.ts';
import { modal, NOTIFY, on, pageIn } from './pages.ts';

/** 后台、办公、教务与云控制台。 */
export const chineseWork: readonly TruthCase[] = [
  {
    name: '审批: 单据已被别人处理, code 不为 0',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '待办事项 - 协同办公',
        `<h2>待我审批</h2><table><thead><tr><th>标题</th><th>申请人</th><th>状态</th><th>操作</th></tr></thead><tbody><tr><td>差旅报销 ¥1,260.00</td><td>陈静</td><td id="s"><span class="ant-tag">审批中</span></td><td><button class="ant-btn ant-btn-link" id="agree"><span>同 意</span></button><button class="ant-btn ant-btn-link"><span>驳 回</span></button></td></tr></tbody></table>`,
        `${NOTIFY}${on('#agree', `const { data } = await api('/approve', { id: 88 }); if (data.code === 0) { $('#s').textContent = '已同意'; notify('操作成功'); } else notify(data.msg, 'warning');`)}`,
      ),
      'POST /approve': {
        json: { code: 50012, msg: '该单据已由刘洋处理，请刷新列表后查看' },
        delay: 300,
      },
    },
    actions: [click('#agree')],
    truth: failed(/已由刘洋处理/),
    check: { seen: /审批中[\s\S]*已由刘洋处理/ },
  },
  {
    name: '商品上架: 开关拨过去, 状态列跟着变, 没有提示',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '商品管理',
        `<h2>商品列表</h2><table><tr><th>商品</th><th>库存</th><th>状态</th><th>上架</th></tr><tr><td>手工皂 三块装</td><td>36</td><td id="s">仓库中</td><td><label class="el-switch"><input type="checkbox" role="switch" id="sw" aria-label="上架"></label></td></tr></table>`,
        on(
          '#sw',
          `event.target.disabled = true; const { data } = await api('/goods/7/shelf', { on: event.target.checked }); event.target.disabled = false; if (data.code === 200) $('#s').textContent = '销售中'; else event.target.checked = false;`,
          'change',
        ),
      ),
      'POST /goods/7/shelf': { json: { code: 200, data: null, message: 'ok' }, delay: 500 },
    },
    actions: [tick('#sw')],
    truth: came(),
    check: { seen: /销售中[\s\S]*sw:true/ },
  },
  {
    name: '导出报表: 任务已建, 去下载中心看',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '销售明细 - 数据中心',
        `<h2>销售明细</h2><p>共 18,402 条</p><button class="el-button" id="export">导 出</button><table><tr><td>2026-11-25</td><td>¥ 38,210</td></tr></table><div id="over"></div>`,
        on(
          '#export',
          `event.target.textContent = '提交中…'; await api('/export'); event.target.textContent = '导 出'; $('#over').innerHTML = ${JSON.stringify(modal('<h3>提示</h3><p>数据量较大，导出任务正在后台生成，完成后可在下载中心获取文件。</p><button>知道了</button><button>前往下载中心</button>'))};`,
        ),
      ),
      'POST /export': { json: { code: 0, data: { taskId: 'E2211' } }, delay: 600 },
    },
    actions: [click('#export')],
    truth: came(),
    check: { seen: /正在后台生成/ },
  },
  {
    name: '公海客户: 手慢了一步',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '公海池 - 客户管理',
        `<h2>公海池</h2><ul id="list"><li id="c1">杭州青禾贸易 <button id="claim">领取</button></li><li>苏州明远包装 <button>领取</button></li></ul><p>今日还可领取 <b>5</b> 个</p>`,
        `${NOTIFY}${on('#claim', `const { data } = await api('/claim', { id: 1 }); if (data.success) { notify('领取成功'); return; } $('#c1').remove(); notify('手慢了一步，这位客户刚被王磊领走', 'info');`)}`,
      ),
      'POST /claim': { json: { success: false, errCode: 'CLAIMED' }, delay: 350 },
    },
    actions: [click('#claim')],
    truth: failed(/手慢了一步|被王磊领走/),
  },
  {
    name: '云服务器: 密码已改, 重启后才生效',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '实例 i-bp19 - 云服务器控制台',
        `<h2>实例详情</h2><p>状态 运行中</p><div id="over">${modal('<h3>重置实例密码</h3><label>新密码 <input type="password" id="p1" value="Aa-4418-demo"></label><label>确认密码 <input type="password" id="p2" value="Aa-4418-demo"></label><button id="ok">确定</button><button>取消</button>')}</div><div id="bar"></div>`,
        on(
          '#ok',
          `event.target.disabled = true; const { ok } = await api('/password'); if (!ok) return; $('#over').innerHTML = ''; $('#bar').innerHTML = '<div class="next-message next-message-notice">实例密码重置完成。新密码须在控制台重启实例后方可生效，系统内重启无效。<a href="#">立即重启</a></div>';`,
        ),
      ),
      'POST /password': { json: { RequestId: '5C1F' }, delay: 900 },
    },
    actions: [click('#ok')],
    truth: came(),
    check: { seen: /密码重置完成/ },
  },
  {
    name: '选课: 老系统弹 alert 再退回',
    site: {
      'GET /': pageIn(
        'zh-CN',
        '学生选课',
        `<form method="post" action="/xk.aspx"><table><tr><th>选择</th><th>课程名称</th><th>时间</th><th>余量</th></tr><tr><td><input type="radio" name="kc" value="12" id="k12" aria-label="线性代数"></td><td>线性代数</td><td>周二第3,4节</td><td>21</td></tr><tr><td><input type="radio" name="kc" value="15" aria-label="音乐鉴赏"></td><td>音乐鉴赏</td><td>周五第7,8节</td><td>3</td></tr></table><input type="submit" value="提交" id="tj"></form>`,
      ),
      'POST /xk.aspx':
        '<html><head><meta charset="utf-8"><title>学生选课</title></head><body><script>alert("选课失败：与已选课程大学物理时间冲突！");location.href="/";</script></body></html>',
    },
    actions: [tick('#k12'), click('#tj')],
    truth: failed(/时间冲突/),
    check: { seen: /k12:false/, requests: { 'POST /xk.aspx': 1 } },
  },
];
