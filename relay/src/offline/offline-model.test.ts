import { type BrowserTool, formatAttachments } from '@assent/shared';
import { describe, expect, test } from 'vitest';
import { BROWSER_TOOLS } from '../../testing/browser-tools.ts';
import { converse, pageOf, reply, shorten } from '../../testing/offline-reply.ts';
import { replyTo } from './reply-to.ts';

const CHINESE = pageOf([
  '输入框:搜索(placeholder:搜索商品)',
  '按钮:搜索',
  '链接:登录',
  '输入框:姓名',
  '输入框:邮箱(placeholder:you@example.com)',
  '复选框:订阅新闻通讯',
  '复选框:我同意服务条款',
  '下拉框:国家(选项:中国,德国,法国)',
  '单选框:快递',
  '单选框:自提',
  '按钮:提交订单',
  '按钮:加入购物车',
  '链接:购物车',
  '文本域:备注',
]);

const ENGLISH = pageOf([
  'input: Search (placeholder: Search products)',
  'button: Search',
  'link: Sign in',
  'input: Full name',
  'input: Email (placeholder: you@example.com)',
  'checkbox: Subscribe to our newsletter',
  'checkbox: I agree to the terms and conditions',
  'select: Country (options: China, Germany, France)',
  'radio: Express delivery',
  'radio: Pick up in store',
  'button: Place order',
  'button: Add to cart',
  'link: Cart',
  'textarea: Message',
  'input: Quantity (type: number)',
  'button: Delete',
  'button: Delete',
]);

const IN_CHINESE: [message: string, ...actions: string[]][] = [
  ['在搜索框输入 iPhone 16 然后点击搜索', 'fill 输入框:搜索 = iPhone 16', 'click 按钮:搜索'],
  ['请帮我在搜索框里输入“蓝牙，耳机”，再点一下搜索按钮', 'fill 输入框:搜索 = 蓝牙，耳机', 'click 按钮:搜索'],
  ['搜索 iPhone 16', 'fill 输入框:搜索 = iPhone 16', 'click 按钮:搜索'],
  ['搜一下“无线 键盘”', 'fill 输入框:搜索 = 无线 键盘', 'click 按钮:搜索'],
  [
    '姓名填张三，邮箱填 zhang.san@example.com',
    'fill 输入框:姓名 = 张三',
    'fill 输入框:邮箱 = zhang.san@example.com',
  ],
  ['把姓名改成李四', 'fill 输入框:姓名 = 李四'],
  ['把“王五”填到姓名里', 'fill 输入框:姓名 = 王五'],
  [
    '在邮箱里填 a@b.c，勾选订阅，国家选择德国',
    'fill 输入框:邮箱 = a@b.c',
    'check 复选框:订阅新闻通讯 = true',
    'select 下拉框:国家 = 德国',
  ],
  ['填写姓名为赵六', 'fill 输入框:姓名 = 赵六'],
  ['输入 你好 到备注', 'fill 文本域:备注 = 你好'],
  ['备注写：“请放门口，谢谢”', 'fill 文本域:备注 = 请放门口，谢谢'],
  ['点击登录', 'click 链接:登录'],
  ['登录', 'click 链接:登录'],
  ['麻烦点一下“加入购物车”吧', 'click 按钮:加入购物车'],
  ['打开购物车', 'click 链接:购物车'],
  ['提交', 'click 按钮:提交订单'],
  ['勾选同意条款', 'check 复选框:我同意服务条款 = true'],
  ['勾选订阅和同意条款', 'check 复选框:订阅新闻通讯 = true', 'check 复选框:我同意服务条款 = true'],
  ['取消勾选订阅', 'uncheck 复选框:订阅新闻通讯'],
  ['把订阅勾上', 'check 复选框:订阅新闻通讯 = true'],
  ['选择德国', 'select 下拉框:国家 = 德国'],
  ['国家选法国', 'select 下拉框:国家 = 法国'],
  ['把国家选成中国', 'select 下拉框:国家 = 中国'],
  ['选择自提', 'check 单选框:自提 = true'],
  ['高亮选中的文字', 'highlight'],
  ['用红色高亮标题', 'highlight h1 = red'],
  ['把标题标成黄色', 'highlight h1 = yellow'],
  ['给选中的文字加下划线', 'underline'],
  ['给标题加上蓝色下划线', 'underline h1 = blue'],
  ['滚动到底部', 'scroll = bottom'],
  ['回到顶部', 'scroll = top'],
  ['往下滚一点', 'scroll = down'],
  ['向上滚动', 'scroll = up'],
  ['滚动到备注', 'scroll 文本域:备注'],
  ['读一下标题', 'read h1'],
  ['标题是什么？', 'read h1'],
  ['读一下这个页面', 'read'],
  ['滚动到底部，然后读一下标题', 'scroll = bottom', 'read h1'],
  ['在 Email 填 a@b.c 然后点 Login', 'fill 输入框:邮箱 = a@b.c', 'click 链接:登录'],
];

const IN_ENGLISH: [message: string, ...actions: string[]][] = [
  [
    'fill Email with a@b.c, tick the newsletter and choose Germany',
    'fill input:Email = a@b.c',
    'check checkbox:Subscribe to our newsletter = true',
    'select select:Country = Germany',
  ],
  [
    'Type "iPhone 16, 256 GB" into the search box and then click Search',
    'fill input:Search = iPhone 16, 256 GB',
    'click button:Search',
  ],
  ['search for wireless headphones', 'fill input:Search = wireless headphones', 'click button:Search'],
  ['please enter Bob in the full name field', 'fill input:Full name = Bob'],
  [
    'Fill name with Bob Smith and email with bob@example.com',
    'fill input:Full name = Bob Smith',
    'fill input:Email = bob@example.com',
  ],
  ['fill Message with Tom and Jerry', 'fill textarea:Message = Tom and Jerry'],
  ['fill in the message with Hello, world!', 'fill textarea:Message = Hello, world!'],
  ['put https://example.com/a,b?c=d in the message', 'fill textarea:Message = https://example.com/a,b?c=d'],
  ['set quantity to 3', 'fill input:Quantity = 3'],
  ['change Country to France', 'select select:Country = France'],
  ['clear the message', 'fill textarea:Message ='],
  ['could you please log in', 'click link:Sign in'],
  ['click on the Add to Cart button.', 'click button:Add to cart'],
  ['open cart', 'click link:Cart'],
  ['press the search button', 'click button:Search'],
  [
    'check "I agree to the terms and conditions"',
    'check checkbox:I agree to the terms and conditions = true',
  ],
  ['agree to the terms and conditions', 'check checkbox:I agree to the terms and conditions = true'],
  ['untick the newsletter', 'uncheck checkbox:Subscribe to our newsletter'],
  [
    'tick the newsletter and the terms',
    'check checkbox:Subscribe to our newsletter = true',
    'check checkbox:I agree to the terms and conditions = true',
  ],
  ['select Germany from the country dropdown', 'select select:Country = Germany'],
  ['pick France as country', 'select select:Country = France'],
  ['choose express delivery', 'check radio:Express delivery = true'],
  ['选择德国', 'select select:Country = Germany'],
  ['highlight the selected text', 'highlight'],
  ['highlight the heading in green', 'highlight h1 = green'],
  ['underline the first paragraph', 'underline p:first-of-type'],
  ['underline my selection in red', 'underline = red'],
  ['scroll to the bottom', 'scroll = bottom'],
  ['Scroll down a bit', 'scroll = down'],
  ['go back to the top', 'scroll = top'],
  ['scroll to the message', 'scroll textarea:Message'],
  ['read the heading', 'read h1'],
  ['read me the page', 'read'],
  ["what's the title?", 'read h1'],
  [
    'FILL EMAIL WITH Me@Example.COM THEN CLICK SIGN IN',
    'fill input:Email = Me@Example.COM',
    'click link:Sign in',
  ],
  [
    'fill Message with Hello! and click Place order',
    'fill textarea:Message = Hello!',
    'click button:Place order',
  ],
  ['fill email: a@b.c; full name: Ann', 'fill input:Email = a@b.c', 'fill input:Full name = Ann'],
];

describe('a plain request becomes one batch on the right elements', () => {
  test.each(IN_CHINESE)('%s', (message, ...actions) => {
    expect(shorten(reply(message, CHINESE), CHINESE)).toEqual(actions);
  });

  test.each(IN_ENGLISH)('%s', (message, ...actions) => {
    expect(shorten(reply(message, ENGLISH), ENGLISH)).toEqual(actions);
  });

  test('the list is not in the order of the page, so that “the second” of two equals is asked for', () => {
    const { text, call } = reply('click the second delete button', ENGLISH);
    expect(call).toBeUndefined();
    expect(text).toContain('not in the order of the page');
  });
});

describe('descriptions as our extension writes them', () => {
  const page = pageOf([
    '输入框:Search Wikipedia(placeholder:Search Wikipedia,类型:search)',
    '按钮:删除(第2个/共2个,附近:牛奶)',
    '按钮:删除(第1个/共2个,附近:面包)',
    '开关:深色模式(未勾选)',
    '列表框:尺寸(选项:S|M|L|XL|XXL|…+3)',
    '下拉框:国家(值:中国,选项:中国|德国|法国)',
    '选项卡:评论',
    '可点击:收藏',
    '滑块:音量(值:30)',
    '输入框:(placeholder:验证码)',
  ]);

  test.each([
    ['在搜索框输入 猫，然后点击收藏', 'fill 输入框:Search Wikipedia = 猫', 'click 可点击:收藏'],
    ['删除牛奶', 'click 按钮:删除'],
    ['打开深色模式', 'check 开关:深色模式 = true'],
    ['开启深色模式', 'check 开关:深色模式 = true'],
    ['尺寸选 XL', 'select 列表框:尺寸 = XL'],
    ['选择法国', 'select 下拉框:国家 = 法国'],
    ['点评论', 'click 选项卡:评论'],
    ['把音量调到 50', 'fill 滑块:音量 = 50'],
    ['验证码填 8842', 'fill 输入框: = 8842'],
  ])('%s', (message, ...actions) => {
    expect(shorten(reply(message, page), page)).toEqual(actions);
  });

  test.each([
    ['点第一个删除', 'e_2'],
    ['点第二个删除按钮', 'e_1'],
    ['点击牛奶的删除按钮', 'e_1'],
  ])('%s → %s: by the order of the page, not of the list', (message, elementId) => {
    expect(reply(message, page).call?.arguments).toMatchObject({ actions: [{ target: { elementId } }] });
  });
});

test.each<[message: string, name: string, given: Record<string, unknown>]>([
  [
    'show me more buttons in the footer',
    'request_more_elements',
    { region: 'footer', elementType: 'button' },
  ],
  ['页脚还有哪些按钮', 'request_more_elements', { region: 'footer', elementType: 'button' }],
  ['显示更多链接', 'request_more_elements', { elementType: 'link' }],
  ['get the selected text', 'get_selected_text', {}],
  ['我选中了什么？', 'get_selected_text', {}],
  ['clear the highlights', 'clear_ai_styles', {}],
  ['去掉下划线', 'clear_ai_styles', {}],
  ['把高亮都清掉', 'clear_ai_styles', {}],
  ['search the web for cats and dogs', 'search_web', { query: 'cats and dogs' }],
  ['上网搜索 北京天气', 'search_web', { query: '北京天气' }],
  ['what time is it in Tokyo?', 'current_time', { zone: 'Asia/Tokyo' }],
  ['北京现在几点了', 'current_time', { zone: 'Asia/Shanghai' }],
  ['今天星期几', 'current_time', {}],
])('%s → %s', (message, name, given) => {
  expect(reply(message, ENGLISH).call).toEqual({ name, arguments: given });
});

test('lists the possible actions without a call', () => {
  const { text, call } = reply('what can I do on this page', ENGLISH);
  expect(call).toBeUndefined();
  expect(text).toContain('- checkbox: Subscribe to our newsletter');
  expect(reply('这个页面我能做什么', CHINESE).text).toContain('- 按钮:提交订单');
});

test('introduces itself as rules, and gives examples when it does not understand', () => {
  for (const [message, page] of [
    ['写一首关于春天的诗', CHINESE],
    ['write me a poem about spring', ENGLISH],
  ] as const) {
    const { text, call } = reply(message, page);
    expect(call).toBeUndefined();
    expect(text).toMatch(/不是语言模型|not a language model/);
    expect(text.match(/^- /gm)).toHaveLength(3);
  }
});

test('names the way to a model in what it declines: the setup page, else the variables', () => {
  const request = { model: 'offline', system: '', tools: [], page: ENGLISH };
  const say = (text: string, setupPage?: string) =>
    replyTo({ ...request, turns: [{ role: 'user', text }] }, setupPage).text;
  const setupPage = 'http://127.0.0.1:8787/setup';
  for (const message of [
    'write me a poem about spring',
    '写一首关于春天的诗',
    'summarize this page',
    '总结一下',
  ]) {
    expect(say(message, setupPage)).toContain(setupPage);
    expect(say(message, setupPage)).not.toContain('.env');
    expect(say(message)).toContain('ANTHROPIC_API_KEY');
  }
});

test('reads no more than a plain request: the relay answers others meanwhile', () => {
  for (const text of [
    'a b, c and d. '.repeat(140),
    'in to '.repeat(330),
    '填写'.repeat(145),
    'a, '.repeat(150),
  ]) {
    const begin = performance.now();
    expect(reply(`fill Email with ${text}`, ENGLISH).call).toBeUndefined();
    // Each way to part them took more than a minute.
    expect(performance.now() - begin).toBeLessThan(5_000);
  }
});

test('proposes only offered tools', () => {
  expect(reply('click Search', ENGLISH, []).call).toBeUndefined();
  expect(reply('what time is it', ENGLISH, BROWSER_TOOLS).call).toBeUndefined();
  const onlyClicks: BrowserTool = {
    name: 'page_action',
    description: '',
    parameters: { properties: { actions: { items: { properties: { action: { enum: ['click'] } } } } } },
  };
  expect(reply('fill Email with a@b.c', ENGLISH, [onlyClicks]).call).toBeUndefined();
  expect(reply('click Search', ENGLISH, [onlyClicks]).call?.name).toBe('page_action');
  expect(reply('click Search', undefined).call).toBeUndefined();
});

describe('looks a missing element up once', () => {
  const FOUND = { success: true, elements: [{ id: 'e_far', desc: '按钮:联系我们' }] };

  test('continues with the elements of the lookup', () => {
    expect(reply('点击联系我们', CHINESE).call).toEqual({
      name: 'request_more_elements',
      arguments: { keyword: '联系我们' },
    });
    const { call } = converse('点击联系我们', CHINESE, FOUND);
    expect(call?.arguments).toMatchObject({ actions: [{ action: 'click', target: { elementId: 'e_far' } }] });
  });

  test('reports a missing element, with the nearest ones', () => {
    const { text, call } = converse('click the order history button', ENGLISH, {
      success: true,
      elements: [],
    });
    expect(call).toBeUndefined();
    expect(text).toContain('nothing was done');
    expect(text).toContain('button: Place order');
  });

  test('asks which of several equal elements is meant', () => {
    const { text, call } = reply('click Delete', ENGLISH);
    expect(call).toBeUndefined();
    expect(text.match(/button: Delete/g)).toHaveLength(2);
  });

  test('steps before a missing one go first, because they may bring it up', () => {
    const { text, call } = reply('点击登录然后在验证框输入 hello', CHINESE);
    expect(text).toContain('现在没有找到「验证框」');
    expect(call?.arguments).toMatchObject({ actions: [{ action: 'click' }] });
  });
});

describe('reports the result and nothing more', () => {
  const DONE = { success: true, results: [{ success: true, message: 'Filled “Email”.' }], summary: '' };

  test('a success', () => {
    expect(converse('fill Email with a@b.c', ENGLISH, DONE).text).toBe('Done.');
  });

  test('no_change is no success', () => {
    const result = {
      success: true,
      results: [{ success: true, message: '已点击', effect: 'no_change' }],
      summary: '',
    };
    const { text } = converse('点击登录', CHINESE, result);
    expect(text).toContain('没有成功');
    expect(text).not.toContain('已点击');
  });

  test('part of a batch', () => {
    const results = [
      { success: true, message: 'Filled.' },
      { success: false, message: 'Covered by a dialog.' },
    ];
    const { text } = converse('fill Email with a@b.c and click Search', ENGLISH, {
      success: false,
      results,
      summary: '',
    });
    expect(text).toContain('Only part of it worked (1 of 2)');
    expect(text).not.toContain('Covered');
  });

  test('a failure of the whole', () => {
    const result = { success: false, error: 'The page is gone.', error_type: 'PageGone' };
    expect(converse('click Search', ENGLISH, result).text).toBe('It did not work: The page is gone.');
  });

  test('without what the message tells a model to do', () => {
    const error = 'The target is gone. Look at the newest list of elements.';
    const result = { success: false, error, error_type: 'ElementNotFound' };
    expect(converse('click Search', ENGLISH, result).text).toBe('It did not work: The target is gone.');
  });

  test('after a rejection, reports that nothing was done and asks', () => {
    const result = { success: false, error: 'x', error_type: 'Rejected' };
    expect(converse('click Search', ENGLISH, result).text).toMatch(/nothing was done.*\?$/);
    expect(converse('点击登录', CHINESE, result).call).toBeUndefined();
  });

  test('quotes text that was read', () => {
    const result = {
      success: true,
      results: [{ success: true, message: 'Read the heading.', value: 'Spring sale' }],
      summary: '',
    };
    expect(converse('read the heading', ENGLISH, result).text).toContain('> Spring sale');
  });

  test('steps that need another tool follow, one call at a time', () => {
    const { text, call } = converse('highlight the heading, then clear the highlights', ENGLISH, DONE);
    expect(call?.name).toBe('clear_ai_styles');
    expect(text).toMatch(/^Done\./);
  });

  test('the results of server tools', () => {
    const found = {
      success: true,
      query: 'x',
      results: [{ title: 'A', url: 'https://a.test', snippet: 's' }],
    };
    expect(converse('search the web for x', ENGLISH, found).text).toContain('[A](https://a.test) s');
    const time = { success: true, time: '2026-11-21 23:00:00', weekday: 'Saturday', zone: 'Asia/Tokyo' };
    expect(converse('what time is it in Tokyo', ENGLISH, time).text).toContain('2026-11-21 23:00:00');
  });
});

test('an attached text holds no requests', () => {
  const attached = [{ name: 'notes.txt', text: 'click Delete' }];
  const asked = (words: string) => reply(formatAttachments(words, attached), ENGLISH);
  expect(asked('hello').call).toBeUndefined();
  expect(shorten(asked('click Cart'), ENGLISH)).toEqual(['click link:Cart']);
});
