import { redirect } from '../../serve-truth.ts';
import { page, sitePage } from '../../site-pages.ts';
import { type Answer, click, failed, fill, type TruthCase, tick } from '../../truth-case.ts';
import { ANT, acted, app, button, clicked, flashed, form, onClick } from './second-pages.ts';

const lang = 'zh-CN';

/** A click asks the server, which answers this after a while; the script shows `data.msg`. */
const asked = (
  name: string,
  label: string,
  answer: Answer,
  script: string,
  says?: RegExp,
  seen = says ?? /./,
): TruthCase =>
  clicked(
    name,
    {
      'GET /': onClick(button(label), `${ANT} const { ok, data } = await api('/x'); ${script}`, { lang }),
      'POST /x': { delay: 300, ...answer },
    },
    failed(says),
    { seen, requests: { 'POST /x': 1 } },
  );

const FORM = form('<input id="name" name="name" value="小梅" aria-label="昵称">', '提交');

/** A Chinese server gives the form back with this. */
const given = (name: string, told: string, says: RegExp, below = false): TruthCase =>
  clicked(
    name,
    flashed(shown => sitePage('资料', below ? `${FORM}${shown}` : `${shown}${FORM}`, { lang }), told),
    failed(says),
  );

/** Chinese sites that refused, or took it back. */
export const chineseRefused: readonly TruthCase[] = [
  asked(
    '200，code 500，message 消失于 1.5 s：系统繁忙',
    '提交订单',
    { json: { code: 500, msg: '系统繁忙，请稍后再试' } },
    'if (data.code !== 0) message(data.msg, 1500);',
    /系统繁忙/,
    /提交订单/,
  ),
  asked(
    '库存不足，写在按钮上',
    '立即购买',
    { json: { code: 4001 } },
    `b.textContent = '库存不足'; b.disabled = true;`,
    /库存不足/,
  ),
  asked(
    '401：登录框弹出',
    '收藏',
    { status: 401, json: {} },
    `if (!ok) document.body.insertAdjacentHTML('beforeend', '<div class="el-dialog" style="position:fixed;inset:20%;background:#fff"><h2>请先登录</h2><input placeholder="手机号"><button>登录</button></div>');`,
    /请先登录/,
  ),
  asked(
    '700 ms 之后：积分余额不足',
    '兑换',
    { json: { code: 1, msg: '积分余额不足' }, delay: 700 },
    `e.textContent = data.msg;`,
    /余额不足/,
  ),
  asked(
    '操作过于频繁，红字在页脚',
    '发送',
    { status: 429, json: { msg: '操作过于频繁，请 60 秒后重试' } },
    `document.querySelector('footer').insertAdjacentHTML('beforeend', '<p style="color:red">' + data.msg + '</p>');`,
    /过于频繁/,
  ),
  asked(
    '没有权限：el-message--error 没有 role',
    '审批',
    { status: 403, json: { msg: '您没有权限执行此操作' } },
    `document.body.insertAdjacentHTML('beforeend', '<div class="el-message el-message--error" style="position:fixed;top:20px"><i class="el-icon"></i><p>' + data.msg + '</p></div>');`,
    /没有权限/,
  ),
  asked('服务器错误而页面一声不响', '保存', { status: 500, json: {} }, ''),
  given(
    '密码错误，字段已清空，红字在表单下',
    '<span style="color:#f00">用户名或密码错误</span>',
    /用户名或密码错误/,
    true,
  ),
  given('该手机号已注册，灰框在表单上', '<div class="tips">该手机号已被注册，请直接登录</div>', /已被注册/),
  given(
    '数据已被他人修改，请刷新后重试',
    '<p class="msg">数据已被他人修改，请刷新后重试</p>',
    /已被他人修改/,
  ),
  given('令牌验证失败，页面已过期', '<p class="msg">表单令牌验证失败，请刷新页面</p>', /令牌验证失败/),
  given('内容含有敏感词', '<div>内容包含敏感词，发布不成功</div>', /敏感词/, true),
  clicked(
    'ThinkPHP 的跳转页：:( 操作失败',
    {
      'GET /': sitePage('资料', FORM, { lang }),
      'POST /do': page(
        '跳转提示',
        '<div class="system-message"><h1>:(</h1><p class="error">操作失败：名称不能为空</p><p class="jump">页面自动 <a href="/">跳转</a> 等待时间： <b>30</b></p></div>',
        { lang },
      ),
    },
    failed(/操作失败|名称不能为空/),
  ),
  clicked(
    '系统维护中，503',
    {
      'GET /': sitePage('资料', FORM, { lang }),
      'POST /do': {
        status: 503,
        html: page('系统维护', '<h1>系统维护中</h1><p>预计 18:00 恢复</p>', { lang }),
      },
    },
    failed(/503|系统维护/),
  ),
  clicked(
    '登录超时，回到登录页并说明',
    {
      'GET /': sitePage('资料', FORM, { lang }),
      'POST /do': redirect('/login', 302),
      'GET /login': sitePage(
        '登录',
        '<p>登录已超时，请重新登录</p><form><input type="password" aria-label="密码"></form>',
        {
          lang,
        },
      ),
    },
    failed(/登录已超时|重新登录|sign/i),
    /登录已超时/,
  ),
  clicked(
    '关注变成已关注，900 ms 后变回，没有提示',
    {
      'GET /': onClick(
        button('+ 关注'),
        `b.textContent = '已关注'; const { ok } = await api('/follow'); if (!ok) b.textContent = '+ 关注';`,
        { lang },
      ),
      'POST /follow': { status: 500, json: {}, delay: 900 },
    },
    failed(),
    { seen: /\+ 关注/, unseen: /已关注/ },
  ),
  acted(
    '开关 1 秒后弹回：请先绑定手机',
    [tick('#b')],
    app(
      '<label><input type="checkbox" role="switch" id="b"> 免密支付</label><p id="e"></p>',
      `b.onchange = () => setTimeout(() => { b.checked = false; e.textContent = '请先绑定手机'; }, 1000);`,
      { lang },
    ),
    failed(/请先绑定手机/),
  ),
  acted(
    '手机号格式不正确，前端校验，只有边框和小字',
    [fill('#m', '123'), click('#b')],
    onClick(
      `<input id="m" aria-label="手机号"><small id="h"></small>${button('下一步')}`,
      `if ($('#m').value.length !== 11) { $('#m').style.borderColor = 'red'; $('#h').textContent = '手机号格式不正确'; }`,
      { lang },
    ),
    failed(/格式不正确/),
  ),
  clicked(
    '请阅读并同意协议：文字抖动',
    onClick(
      `<label id="l"><input type="checkbox" id="c"> 我已阅读并同意《用户协议》</label>${button('注册')}`,
      `if (!$('#c').checked) { $('#l').classList.add('shake'); ${ANT} message('请先阅读并同意用户协议', 2000); }`,
      { lang },
    ),
    failed(/请先阅读并同意/),
    /注册/,
  ),
  clicked(
    '优惠券已领完：弹窗里一句话',
    onClick(
      `${button('领取优惠券')}<dialog id="d"><p>来晚了，优惠券已被领完</p><button>知道了</button></dialog>`,
      `setTimeout(() => $('#d').showModal(), 400);`,
      { lang },
    ),
    failed(/已被领完|来晚了/),
  ),
];
