import { describe, expect, test } from 'vitest';
import { LOOKUP_TOOL } from '../../src/offline/exchange.ts';
import { converse, reply, shorten } from '../offline-reply.ts';
import { readKeptSet } from './request-set.ts';

/** `own:` for a page of that set, otherwise of `open`. */
function pageNamed(name: string) {
  const [set, page] = name.startsWith('own:') ? (['own', name.slice(4)] as const) : (['open', name] as const);
  const found = readKeptSet(set).pages[page];
  if (!found) throw new Error(`No page ${name}.`);
  return found;
}

/** The steps that are proposed when the page holds no more elements than it lists. */
function stepsFor(name: string, request: string): string[] {
  const page = pageNamed(name);
  const first = reply(request, page);
  const isLookup = first.call?.name === LOOKUP_TOOL;
  return shorten(isLookup ? converse(request, page, { success: true, elements: [] }) : first, page);
}

/** Each once led to a wrong value, a wrong field or half of what was asked. */
const DECLINED: readonly [page: string, requests: readonly string[]][] = [
  [
    'settings',
    [
      '昵称改成阿布行了',
      '昵称改成阿布，其他不动',
      '昵称改成阿布后保存',
      '昵称换个好听的',
      '昵称换成更有个性一点的',
      '个性签名改得短一点',
      '昵称去掉最后一个字',
      '别保存，取消',
    ],
  ],
  [
    'signup',
    [
      'enter tom in the first name field and leave the rest',
      'company: a bakery in Cork',
      'city: wherever I live',
      'city: Cork, no newsletter',
      'first name Tom maybe',
      'first name should be Tom I think',
      'first name stays, last name Wu',
      'password: 12 random characters',
      'tick I agree and Privacy Policy',
      'put my city as Helsinki like last time',
      'Fill in Smith and Tom',
    ],
  ],
  [
    'shop',
    [
      'search lamps, sort by price',
      "discount code SAVE10 doesn't work",
      'question: something about the bulb',
    ],
  ],
  [
    'mail',
    [
      'subject: a short summary of the mail',
      'to anna@x.io and bob@x.io',
      'message: Hi Anna, see you then, and send it',
      "message: tell her I'm late",
      'subject Budget but shorter',
      'search mail from Anna',
      'tick Anna and Marcus Lee',
      "don't press Send and Archive",
    ],
  ],
  ['admin', ['tick Olivia Grant and Billing']],
  [
    'flights',
    [
      'from Helsinki to Lisbon and back',
      'from Helsinki to Lisbon next Friday',
      'from Helsinki to Lisbon, direct only',
    ],
  ],
  [
    'issues',
    ['comment: looks good, close issue', 'comment looks good and close', 'comment that I can reproduce it'],
  ],
  ['booking', ['full name Tom Wu (new patient)']],
  ['todo', ['add a task: call mum, due 2026-05-01']],
  ['forum', ['站内搜索里搜微距', '搜索楼主发的帖子']],
  ['news', ['评论写：大风天注意安全，发表']],
  [
    'bank',
    [
      '附言写点客气的',
      '金额填 500 左右',
      '收款人姓名李雷不是韩梅梅',
      '收款人填李雷，账号不变',
      '收款账号填上次那个',
    ],
  ],
  ['menu', ['备注写不要香菜，谢谢', '收货地址填我家', '收货地址建国路88号需要发票', '优惠码SAVE10使用']],
  ['jipiao', ['到达城市填海边的', '出发城市和到达城市互换']],
  [
    'zhuce',
    [
      '张三，13800138000',
      '姓名填王小明吧，别的我自己来',
      '姓名暂时填王小明',
      '公司名称空着',
      '密码填八位数字',
    ],
  ],
  ['youxiang', ['正文写一封请假信', '搜一下京东的邮件']],
  ['daiban', ['添加一个任务提醒我开会']],
  ['own:signup', ['first name Ann last name Lee business account']],
  ['own:settings', ['turn on dark mode and privacy', 'display name: same as my email']],
  ['own:报名', ['紧急联系人填我爸']],
];

describe.each(DECLINED)('in doubt nothing is proposed: %s', (page, requests) => {
  test.each(requests)('%s', request => {
    expect(stepsFor(page, request)).toEqual([]);
  });
});

/** Once read wrongly too; now as meant. */
const UNDERSTOOD: readonly [page: string, request: string, ...steps: string[]][] = [
  ['settings', '昵称改成阿布就可以了', 'fill 输入框:昵称 = 阿布'],
  ['settings', '个性签名写：慢慢来，比较快', 'fill 输入框:个性签名 = 慢慢来，比较快'],
  [
    'signup',
    'first name Tom, subscribe',
    'fill input:First name = Tom',
    'check checkbox:Send me the newsletter = true',
  ],
  [
    'signup',
    'put Tom in first name, Wu in last name',
    'fill input:First name = Tom',
    'fill input:Last name = Wu',
  ],
  ['signup', 'my company is called Acme', 'fill input:Company = Acme'],
  [
    'signup',
    "don't tick the newsletter, tick the terms",
    'check checkbox:I agree to the Terms of Service = true',
  ],
  ['mail', 'message: Hi Anna, sounds good, thanks!', 'fill input:Message = Hi Anna, sounds good, thanks!'],
  ['mail', 'message: Hi, then send', 'fill input:Message = Hi', 'click button:Send'],
  [
    'mail',
    'delete the mail from DHL and Anna',
    'click button:Delete message from DHL',
    'click button:Delete message from Anna Berg',
  ],
  ['mail', 'highlight Spam and Sent', 'highlight link:Spam', 'highlight link:Sent'],
  ['mail', "don't send it yet, just put Hello Karl in the subject", 'fill input:Subject = Hello Karl'],
  [
    'admin',
    'tick Olivia Grant, then Ravi Patel',
    'check checkbox:Select Olivia Grant = true',
    'check checkbox:Select Ravi Patel = true',
  ],
  [
    'admin',
    'untick Chen Yu and Ravi Patel',
    'uncheck checkbox:Select Chen Yu',
    'uncheck checkbox:Select Ravi Patel',
  ],
  [
    'flights',
    'from Helsinki to Lisbon, business',
    'fill input:From = Helsinki',
    'fill input:To = Lisbon',
    'select dropdown:Class = Business',
  ],
  ['issues', 'search for open bugs', 'fill input:Search issues = open bugs'],
  ['wiki', 'search reef and coral', 'fill input:Search Openpedia = reef and coral', 'click button:Search'],
  ['news', '搜一下新闻里的地铁', 'fill 输入框:搜索新闻 = 地铁', 'click 按钮:搜索'],
  ['bank', '金额500元整', 'fill 输入框:金额 = 500'],
  ['menu', '备注：不要香菜，少放辣，谢谢', 'fill 输入框:备注 = 不要香菜，少放辣，谢谢'],
  [
    'jipiao',
    '往返，2人，经济舱，查询',
    'select 下拉框:行程类型 = 往返',
    'select 下拉框:乘客人数 = 2人',
    'select 下拉框:舱位 = 经济舱',
    'click 按钮:查询',
  ],
  ['youxiang', '正文：各位好，请查收附件。发送', 'fill 输入框:正文 = 各位好，请查收附件', 'click 按钮:发送'],
  [
    'youxiang',
    '收件人a@b.com，抄送c@d.com，主题周报',
    'fill 输入框:收件人 = a@b.com',
    'fill 输入框:抄送 = c@d.com',
    'fill 输入框:主题 = 周报',
  ],
  [
    'own:settings',
    'turn off dark mode and desktop notifications',
    'uncheck switch:Dark mode',
    'uncheck switch:Desktop notifications',
  ],
];

test.each(UNDERSTOOD)('%s: %s', (page, request, ...steps) => {
  expect(stepsFor(page, request)).toEqual(steps);
});
