import { redirect } from '../../serve-truth.ts';
import { sitePage } from '../../site-pages.ts';
import { came, click, fill, pressEnter, type TruthCase } from '../../truth-case.ts';
import { acted, clicked, flashed, form } from './second-pages.ts';

const lang = 'zh-CN';

/** Chinese servers that did as they were told. */
export const chineseServers: readonly TruthCase[] = [
  acted(
    '搜索没有结果：搜索过了',
    [fill('#q', '量子茶壶'), pressEnter('#q')],
    {
      'GET /': ({ query }) =>
        sitePage(
          '商城',
          `<form><input id="q" name="q" aria-label="搜索"><button>搜索</button></form>${query.has('q') ? '<div class="empty">没有找到相关商品，换个词试试吧</div>' : '<p>热门：茶壶</p>'}`,
          { lang },
        ),
    },
    came({ never: /no change|nothing happened/i }),
    /没有找到相关商品/,
  ),
  acted(
    '登录后进入个人中心',
    [fill('#pw', 'geheim'), click('#b')],
    {
      'GET /': sitePage('登录', form('<input id="pw" type="password" name="pw" aria-label="密码">', '登录'), {
        lang,
      }),
      'POST /do': redirect('/user', 302),
      'GET /user': sitePage('个人中心', '<h1>欢迎回来，小梅</h1><a href="/logout">退出登录</a>', { lang }),
    },
    came(),
    /欢迎回来/,
  ),
  clicked(
    '退出登录：回到登录页，这就是目的',
    {
      'GET /': sitePage('个人中心', `<h1>小梅</h1>${form('', '退出登录')}`, { lang }),
      'POST /do': redirect('/login', 302),
      'GET /login': sitePage(
        '登录',
        '<h1>登录</h1><form><input aria-label="手机号"><button>登录</button></form>',
        {
          lang,
        },
      ),
    },
    came(),
    /手机号|login/,
  ),
  clicked(
    '删除后列表少一行，没有提示',
    flashed(
      (_, { memory }) =>
        sitePage(
          '订单',
          `<h1>订单</h1><table><tr><td>订单一</td></tr>${memory.has('done') ? '' : `<tr><td>订单二</td><td>${form('', '删除')}</td></tr>`}</table>`,
          { lang },
        ),
      '',
    ),
    came(),
    { seen: /订单一/, unseen: /订单二/ },
  ),
  clicked(
    '后台：flash 用了 layui 的灰框，修改成功',
    flashed(
      told =>
        sitePage(
          '用户管理',
          `${told}<h1>用户管理</h1>${form('<input name="n" value="小梅" aria-label="姓名">', '提交')}`,
          { lang },
        ),
      '<blockquote class="layui-elem-quote">修改成功！</blockquote>',
    ),
    came(),
    /修改成功/,
  ),
  clicked(
    '文章标题里有“失败”：打开文章',
    {
      'GET /': sitePage('首页', '<a id="b" href="/a">支付失败怎么办</a>', { lang }),
      'GET /a': sitePage(
        '支付失败怎么办',
        '<h1>支付失败怎么办</h1><p>若提示“余额不足”或“密码错误”，请联系银行。</p>',
        { lang },
      ),
    },
    came(),
    /联系银行/,
  ),
];
