import { describe, expect, test } from 'vitest';
import { BROWSER_TOOLS } from '../../testing/browser-tools.ts';
import { converse, pageOf, reply, shorten } from '../../testing/offline-reply.ts';
import type { Turn } from '../history/turn.ts';

/** Words that the reply holds, or `name {arguments}` of another call than a batch, where there are no actions. */
type Row = [message: string, ...expected: string[]];

const TABS = [
  { id: '11', url: 'https://shop.test/', title: 'Shop', active: true },
  { id: '12', url: 'https://shop.test/orders', title: 'Orders of 2026', active: false },
  { id: '13', url: 'https://shop.test/zh', title: '我的订单', active: false },
];

function outcomeOf(message: string, page: ReturnType<typeof pageOf>): string[] {
  const answer = reply(message, { ...page, tabs: TABS, activeTabId: '11' }, BROWSER_TOOLS);
  if (answer.call?.name === 'page_action') return shorten(answer, page);
  return [answer.call ? `${answer.call.name} ${JSON.stringify(answer.call.arguments)}` : answer.text];
}

function check(page: ReturnType<typeof pageOf>, rows: readonly Row[]): void {
  test.each(rows)('%s', (message, ...expected) => {
    const outcome = outcomeOf(message, page);
    if (expected[0]?.startsWith('says ')) {
      expect(outcome).toHaveLength(1);
      for (const words of expected) expect(outcome[0]).toContain(words.replace('says ', ''));
    } else expect(outcome).toEqual(expected);
  });
}

const SHOP = pageOf([
  'input: Search (placeholder: Search products)',
  'button: (near: Search products)',
  'input: First name (required)',
  'input: Last name (required)',
  'input: Name on card',
  'input: Card number (required)',
  'input: CVV (type: password)',
  'select: Plan (value: Free, options: Free|Team|Enterprise)',
  'select: State (value: Alabama, options: Alabama|Alaska|Arizona|Arkansas|California|…+45)',
  'input: Departure date (type: date)',
  'input: Count (type: number)',
  'link: All',
  'link: Help',
  'link: Terms and Conditions',
  'link: Read more',
  'text: Terms of service',
  'switch: Wi-Fi (unchecked)',
  'checkbox: Remember me (unchecked)',
  'button: Delete account',
  'button: Reject all (dialog: We value your privacy)',
  'button: Accept all (dialog: We value your privacy)',
  'select: Show entries (value: 10, options: 10|25|50|100)',
  'tab: Reviews',
  'radio: Express delivery',
]);

describe('a page with a bit of everything, in English', () => {
  check(SHOP, [
    ['press enter', 'press = Enter'],
    ['hit the escape key', 'press = Escape'],
    ['press Ctrl+S', 'press = Control+S'],
    ['go to https://example.com', 'navigate {"url":"https://example.com"}'],
    ['open github.com', 'navigate {"url":"https://github.com"}'],
    ['visit docs.example.com/a?b=c', 'navigate {"url":"https://docs.example.com/a?b=c"}'],
    ['switch to the Orders tab', 'switch_tab {"tabId":"12"}'],
    ['go back to my shop tab', 'says I can’t tell which tab'],
    ['switch to another tab', 'says name its title'],
    ['go to the reviews tab', 'click tab:Reviews'],
    ['print this page', 'says I can’t print'],
    ['upload my resume', 'request_more_elements {"keyword":"resume"}'],
    ['go back', 'says I can’t go back'],
    ['open a new tab', 'says can’t open or close tabs'],
    ['hover over Help', 'hover link:Help'],
    ['fill in the form', 'says “name: Bob, email: a@b.c”'],
    ['summarize this page', 'says not a language model'],
    ['highlight order number', 'request_more_elements {"keyword":"order number"}'],
    ['check all', 'request_more_elements {"keyword":"all"}'],
    ['click the third link', 'says not in the order of the page'],
    ['click the last button', 'says not in the order of the page'],
    ['scroll the terms of service to the end', 'scroll text:Terms of service = bottom'],
    ['click Help then Documentation', 'click link:Help'],
    ['click Terms and Conditions', 'click link:Terms and Conditions'],
    ['fill first name with Ann', 'fill input:First name = Ann'],
    ['fill in first name Ann and last name Lee', 'fill input:First name = Ann', 'fill input:Last name = Lee'],
    ['first name: Ann, last name: Lee', 'fill input:First name = Ann', 'fill input:Last name = Lee'],
    ['my last name is Lee', 'fill input:Last name = Lee'],
    ['remember me', 'check checkbox:Remember me = true'],
    [
      'fill last name with Lee, remember me',
      'fill input:Last name = Lee',
      'check checkbox:Remember me = true',
    ],
    ['reject cookies', 'click button:Reject all'],
    ['accept all cookies', 'click button:Accept all'],
    ['show 25 entries', 'select select:Show entries = 25'],
    ['delete my account', 'click button:Delete account'],
    ['where is Help', 'scroll link:Help'],
    ['turn on wifi', 'check switch:Wi-Fi = true'],
    ['read more', 'click link:Read more'],
    ['reviews', 'click tab:Reviews'],
    ['express delivery', 'check radio:Express delivery = true'],
    ['set departure date to 2027-03-05', 'fill input:Departure date = 2027-03-05'],
    ['choose 5 March 2027 for departure date', 'choose_date input:Departure date = 2027-03-05'],
    ['change plan to Team', 'select select:Plan = Team'],
    ['state California', 'select select:State = California'],
    ['set state to Wyoming', 'select select:State = Wyoming'],
    ['search Phone', 'fill input:Search = Phone'],
    ['click Save and Close', 'request_more_elements {"keyword":"Save"}'],
    ["don't click Delete account", 'says nothing was done'],
    ['never mind', 'says nothing was done'],
    ['fill last name with Lee but do not press Delete account', 'fill input:Last name = Lee'],
    ['thanks, now click Help', 'click link:Help'],
    ['open the reviews tab', 'click tab:Reviews'],
    ['how do I get a refund', 'says I follow simple rules'],
    ['buy me something nice', 'says I follow simple rules'],
  ]);

  test('reports failed actions beside done ones', () => {
    expect(reply('print this page and click Help', SHOP).text).toMatch(/can’t print[\s\S]*click “Help”/);
    expect(reply('search Phone', SHOP).text).toContain('I found no search button');
  });

  test.each([
    ['fill card number with 4111 1111 1111 1111', '4111'],
    ['set CVV to 987', '987'],
    ['put 4111111111111111 in last name', '4111'],
  ])('%s: the announcement does not repeat it', (message, secret) => {
    const { text, call } = reply(message, SHOP);
    expect(JSON.stringify(call)).toContain(secret);
    expect(text).not.toContain(secret);
    expect(text).toContain('(hidden)');
  });
});

const LOGIN = pageOf([
  'input: Username (required)',
  'input: Password (type: password)',
  'checkbox: Stay signed in',
  'button: Log in',
  'link: Forgot password?',
  'link: Sign up',
]);

describe('a login', () => {
  check(LOGIN, [
    [
      'log in with username ann and password s3cret!',
      'fill input:Username = ann',
      'fill input:Password = s3cret!',
      'click button:Log in',
    ],
    [
      'sign in as ann, password: s3cret!',
      'fill input:Username = ann',
      'fill input:Password = s3cret!',
      'click button:Log in',
    ],
    ['username: ann; password: pw', 'fill input:Username = ann', 'fill input:Password = pw'],
    [
      '用账号 ann 密码 s3cret! 登录',
      'fill input:Username = ann',
      'fill input:Password = s3cret!',
      'click button:Log in',
    ],
    ['forgot password', 'click link:Forgot password?'],
    ['keep me signed in', 'check checkbox:Stay signed in = true'],
    ['click Sign up', 'click link:Sign up'],
  ]);
});

const PEOPLE = pageOf([
  'button: Edit (2 of 3, near: Bob Stone bob@x.org)',
  'button: Delete (2 of 3, near: Bob Stone bob@x.org)',
  'button: Edit (1 of 3, near: Alice Liu, Paris)',
  'button: Delete (1 of 3, near: Alice Liu, Paris)',
  'button: Edit (3 of 3, near: Carol (admin))',
  'button: Delete (3 of 3, near: Carol (admin))',
  'checkbox: Select row (1 of 2, near: Alice Liu, Paris)',
  'checkbox: Select row (2 of 2, near: Bob Stone bob@x.org)',
  'input: What needs to be done? (placeholder: What needs to be done?)',
  'link: Save (draft)',
]);

describe('rows', () => {
  test.each([
    ['delete the row of Alice', 'e_3'],
    ['delete Bob', 'e_1'],
    ["click Alice's edit button", 'e_2'],
    ['edit Carol', 'e_4'],
    ['click the Delete button next to Carol', 'e_5'],
    ['click the second delete button', 'e_1'],
    ['click the last Edit', 'e_4'],
    ['click the third delete', 'e_5'],
    ['select row of Alice', 'e_6'],
    ['click Save (draft)', 'e_9'],
    ['add a todo called "buy milk"', 'e_8'],
    ['add a todo: buy milk', 'e_8'],
  ])('%s → %s', (message, elementId) => {
    expect(reply(message, PEOPLE).call?.arguments).toMatchObject({ actions: [{ target: { elementId } }] });
  });

  check(PEOPLE, [
    ['tick Bob', 'check checkbox:Select row = true'],
    ['open “Save (draft)”', 'click link:Save'],
    ['delete David', 'request_more_elements {"keyword":"delete"}'],
    ['click Delete', 'says Which one?', '3. button: Delete'],
    ['click the fifth delete', 'says not in the order'],
  ]);
});

const TABLE = pageOf([
  '输入框:请输入关键词(placeholder:请输入关键词)',
  '按钮:查 询',
  '按钮:重 置',
  '按钮:提　交',
  '按钮:取 消(对话框:编辑员工)',
  '按钮:确 定(对话框:编辑员工)',
  '下拉框:城市(值:北京,选项:北京|上海|广州)',
  '输入框:薪资(类型:number,值:9000)',
  '输入框:手机号(类型:tel)',
  '输入框:密码(类型:password,已填写)',
  '复选框:记住我(未勾选)',
  '复选框:户口迁移',
  '可点击:换一张',
  '链接:编辑(第1个/共2个,附近:王五 研发部)',
  '链接:编辑(第2个/共2个,附近:李四 13800000000)',
  '链接:删除(第1个/共2个,附近:王五 研发部)',
  '链接:删除(第2个/共2个,附近:李四 13800000000)',
  '链接:首页',
  '链接:查看',
  '链接:撤销',
  '输入框:出发日期(类型:date)',
  '下拉框:State(值:Alabama,选项:Alabama|Alaska|…+48)',
  '选项卡:用户评价',
  '单选框:男',
  '单选框:女',
  '文本:服务协议',
  '按钮:全部拒绝(对话框:Cookie 设置)',
]);

describe('一个后台页面', () => {
  check(TABLE, [
    ['回到首页', 'click 链接:首页'],
    ['返回首页', 'click 链接:首页'],
    ['回到顶部', 'scroll = top'],
    ['出发日期选2027年3月5日', 'choose_date 输入框:出发日期 = 2027-03-05'],
    ['出发日期选 2027-03-05', 'choose_date 输入框:出发日期 = 2027-03-05'],
    ['点击撤销', 'click 链接:撤销'],
    ['点击查看', 'click 链接:查看'],
    ['点击提交', 'click 按钮:提　交'],
    ['提交', 'click 按钮:提　交'],
    ['点 确 定', 'click 按钮:确 定'],
    ['取消', 'click 按钮:取 消'],
    ['点击查询', 'click 按钮:查 询'],
    ['重置', 'click 按钮:重 置'],
    ['取消户口迁移', 'uncheck 复选框:户口迁移'],
    ['城市改为上海', 'select 下拉框:城市 = 上海'],
    ['城市换成广州', 'select 下拉框:城市 = 广州'],
    ['薪资改成12000', 'fill 输入框:薪资 = 12000'],
    ['手机号是13812345678', 'fill 输入框:手机号 = 13812345678'],
    ['手机号13812345678', 'fill 输入框:手机号 = 13812345678'],
    ['手机号：13812345678，薪资：8000', 'fill 输入框:手机号 = 13812345678', 'fill 输入框:薪资 = 8000'],
    ['填写手机号13812345678', 'fill 输入框:手机号 = 13812345678'],
    ['记住我', 'check 复选框:记住我 = true'],
    ['编辑李四', 'click 链接:编辑'],
    ['换一张验证码', 'click 可点击:换一张'],
    ['输入 茶 点击查询', 'says 输入框:薪资'],
    ['搜索 茶', 'fill 输入框:请输入关键词 = 茶', 'click 按钮:查 询'],
    ['在关键词输入 茶 点击查询', 'fill 输入框:请输入关键词 = 茶', 'click 按钮:查 询'],
    ['勾选户口迁移和居住证', 'request_more_elements {"keyword":"居住证"}'],
    ['用户评价', 'click 选项卡:用户评价'],
    ['男', 'check 单选框:男 = true'],
    ['按回车', 'press = Enter'],
    ['按 Ctrl+C', 'press = Control+C'],
    ['打开 https://example.com', 'navigate {"url":"https://example.com"}'],
    ['切换到订单标签页', 'switch_tab {"tabId":"13"}'],
    ['切换到另一个标签页', 'says 说出标题我就能转过去'],
    ['打印这个页面', 'says 我不能打印'],
    ['上传头像', 'request_more_elements {"keyword":"头像"}'],
    ['刷新页面', 'says 刷新网页'],
    ['返回上一页', 'says 我不能前进、后退'],
    ['把服务协议滚动到底部', 'scroll 文本:服务协议 = bottom'],
    ['查看在哪里', 'scroll 链接:查看'],
    ['点击第三个链接', 'says 不是按网页上的顺序排的'],
    ['不要点击提交', 'says 什么也没有做'],
    ['拒绝所有cookie', 'click 按钮:全部拒绝'],
    ['添加一个待办：买牛奶', 'request_more_elements {"elementType":"input","keyword":"待办"}'],
    ['城市选成都', 'says 没有找到「成都」', '选项:北京|上海|广州'],
    ['先生成报告', 'says 我只按简单规则理解请求'],
    ['总结一下这个页面', 'says 不是语言模型'],
  ]);

  test.each([
    ['编辑李四', 'e_14'],
    ['删除王五', 'e_15'],
    ['删除李四那一行', 'e_16'],
    ['把王五删掉', 'e_15'],
    ['点击李四的删除', 'e_16'],
    ['点击第二个编辑', 'e_14'],
    ['修改王五', 'e_13'],
  ])('%s → %s', (message, elementId) => {
    expect(reply(message, TABLE).call?.arguments).toMatchObject({ actions: [{ target: { elementId } }] });
  });

  test('密码不在说明里重复', () => {
    const { text, call } = reply('密码填 hunter2', TABLE);
    expect(JSON.stringify(call)).toContain('hunter2');
    expect(text).toContain('（已隐藏）');
    expect(text).not.toContain('hunter2');
  });
});

describe('an answered question', () => {
  const answering = (page: ReturnType<typeof pageOf>, request: string, answer: string): Turn[] => [
    { role: 'user', text: request },
    { role: 'assistant', text: reply(request, page).text },
    { role: 'user', text: answer },
  ];

  test.each([
    ['click Delete', 'the second', 'e_3'],
    ['click Delete', 'the second one', 'e_3'],
    ['click Delete', '第二个', 'e_3'],
    ['click Delete', '3', 'e_5'],
    ['click Delete', 'the last one', 'e_5'],
    ['click Delete', 'the one near Alice', 'e_3'],
    ['click Delete', 'Carol', 'e_5'],
    ['click the fifth delete', 'the first one, please', 'e_1'],
  ])('%s, %s → %s', (request, answer, elementId) => {
    const turns = answering(PEOPLE, request, answer);
    expect(reply(turns, PEOPLE).call?.arguments).toMatchObject({ actions: [{ target: { elementId } }] });
  });

  test('the steps after it go on', () => {
    const answer = reply(answering(PEOPLE, 'click Delete and edit Bob', 'the first'), PEOPLE);
    expect(shorten(answer, PEOPLE)).toEqual(['click button:Delete', 'click button:Edit']);
  });

  test('a new request is not an answer', () => {
    expect(reply(answering(PEOPLE, 'click Delete', 'edit Bob'), PEOPLE).call?.arguments).toMatchObject({
      actions: [{ target: { elementId: 'e_0' } }],
    });
  });

  test('asks again when the page has fewer matching elements now', () => {
    const equals = pageOf(['button: Delete', 'button: Delete', 'button: Delete']);
    const { text, call } = reply(
      answering(equals, 'click Delete', 'the third'),
      pageOf(['button: Delete', 'button: Delete']),
    );
    expect(call).toBeUndefined();
    expect(text).toContain('Which one?');
  });
});

describe('after a result', () => {
  const DONE = { success: true, results: [{ success: true, message: 'Filled.' }], summary: '' };
  const NOTHING = { success: true, elements: [] };

  test('a search without a button has one step', () => {
    const page = pageOf(['input: Search', 'button: (near: Menu)']);
    const { text, call } = converse('search Phone', page, DONE);
    expect(call).toBeUndefined();
    expect(text).toBe('Done.');
  });

  test('does not repeat the steps after it', () => {
    const page = pageOf(['input: Search', 'link: Help']);
    const { call } = converse('search Phone, then click Help', page, DONE);
    expect(call?.arguments).toMatchObject({ actions: [{ action: 'click', target: { elementId: 'e_1' } }] });
  });

  test('looks nothing up twice', () => {
    const page = pageOf(['link: Help']);
    const { text, call } = converse('click Help then Documentation', page, DONE, NOTHING);
    expect(call).toBeUndefined();
    expect(text).toContain('I found no “Documentation” on this page');
  });

  test('proposes no part of a request whose other part the page lacks', () => {
    const { text, call } = converse('勾选户口迁移和居住证', TABLE, NOTHING);
    expect(call).toBeUndefined();
    expect(text).toContain('没有找到「居住证」');
  });

  test('the browser’s words in the other language are quoted as such', () => {
    const failure = { success: false, error: 'The page is gone.', error_type: 'PageGone' };
    expect(converse('点击查看', TABLE, failure).text).toContain('浏览器的原话：「The page is gone.」');
    const refused = { success: false, error: '页面已经关闭。', error_type: 'PageGone' };
    expect(converse('click 查看', pageOf(['link: 查看']), refused).text).toContain(
      '没有成功：页面已经关闭。',
    );
    expect(converse('click Help', SHOP, refused).text).toContain(
      'In the browser’s own words: “页面已经关闭。”',
    );
  });
});

const CHECKOUT = pageOf([
  'input: Email address (type: email)',
  'input: Password (type: password)',
  'input: Discount code',
  'button: Apply coupon',
  'button: Continue to payment',
  'link: Next',
  'link: Order history',
  'button: Close (dialog: Newsletter)',
  'button: Add to wishlist (1 of 2, near: Red shoes $20)',
  'button: Add to wishlist (2 of 2, near: Blue shoes $30)',
  'input: Search (placeholder: Search…)',
  'button: Search',
  'switch: Dark mode (checked)',
  'select: Country/Region (value: United States, options: United States|Canada|United King…)',
  'radio: PayPal',
  'link: 2',
]);

describe('a checkout', () => {
  check(CHECKOUT, [
    ['email me@x.org password abc123', 'fill input:Email address = me@x.org', 'fill input:Password = abc123'],
    ['close the dialog', 'click button:Close'],
    ['close the newsletter popup', 'click button:Close'],
    [
      'enter discount code SAVE10 and apply it',
      'fill input:Discount code = SAVE10',
      'click button:Apply coupon',
    ],
    ['click continue', 'says Which one?'],
    ['show order history', 'click link:Order history'],
    ['add the blue shoes to wishlist', 'click button:Add to wishlist'],
    ['find red shoes', 'fill input:Search = red shoes', 'click button:Search'],
    ['open dark mode', 'check switch:Dark mode = true'],
    ['country United Kingdom', 'select select:Country/Region = United Kingdom'],
    ['click 2', 'click link:2'],
    ['fill search with shoes and press enter', 'fill input:Search = shoes', 'press input:Search = Enter'],
  ]);
});

const MALL = pageOf([
  '输入框:收货地址',
  '输入框:数量(类型:number,值:1)',
  '输入框:备注(多行)',
  '链接:我的订单',
  '链接:下一页',
  '选项卡:评价(1024)',
  '单选框:微信支付',
  '按钮:领取优惠券(第1个/共2个,附近:满100减10)',
  '按钮:领取优惠券(第2个/共2个,附近:满200减30)',
  '开关:开机自启(已勾选)',
  '按钮:关闭(对话框:优惠活动)',
  '链接:删除(第1个/共2个,附近:张三 男 25)',
  '链接:删除(第2个/共2个,附近:张三丰 男 100)',
]);

describe('一个商城', () => {
  check(MALL, [
    ['数量是多少', 'says 我只按简单规则理解请求'],
    ['数量加一', 'says 我只按简单规则理解请求'],
    ['数量3', 'fill 输入框:数量 = 3'],
    [
      '收货地址：北京市朝阳区1号，备注：轻放',
      'fill 输入框:收货地址 = 北京市朝阳区1号',
      'fill 输入框:备注 = 轻放',
    ],
    ['打开开机自启', 'check 开关:开机自启 = true'],
    ['关闭开机自启', 'uncheck 开关:开机自启'],
    ['关闭弹窗', 'click 按钮:关闭'],
    ['查看我的订单', 'click 链接:我的订单'],
    ['看评价', 'click 选项卡:评价'],
    ['备注清空', 'fill 输入框:备注 ='],
    ['翻到下一页', 'click 链接:下一页'],
    ['用微信支付', 'check 单选框:微信支付 = true'],
    ['领取满200减30的优惠券', 'click 按钮:领取优惠券'],
    ['把页面翻译成英文', 'says 不是语言模型'],
  ]);

  test.each([
    ['删除张三', 'e_11'],
    ['删除张三丰', 'e_12'],
    ['领取满200减30的优惠券', 'e_8'],
  ])('%s → %s', (message, elementId) => {
    expect(reply(message, MALL).call?.arguments).toMatchObject({ actions: [{ target: { elementId } }] });
  });
});
