import type { Language } from '@assent/shared';
import type { CarefulKind } from '../../../sites/careful-sites.ts';
import type { SiteRule } from '../../../sites/site-rule.ts';

const rules: Record<SiteRule, string> = {
  ask: 'Ask each time',
  'read-only': 'Read only',
  'never-read': 'Never read',
};

const careful: Record<CarefulKind, string> = {
  bank: 'Starts as read only: a mistake on the pages of a bank can cost money.',
  mail: 'Starts as read only: a mistake in your mail reaches other people in your name.',
  passwords: 'Starts as read only: your passwords are kept here.',
};

const en = {
  rules,
  ruleFor: (host: string) => `What Assent may do on ${host}`,
  careful,
  setFor: {
    'read-only': (pattern: string) => `You set ${pattern} to read only: nothing is changed there.`,
    'never-read': (pattern: string) => `You set ${pattern} to never read: nothing of it is looked at.`,
  },
  neverRead: (host: string) => `You set ${host} to “never read”, so the question was sent without this page.`,
  readAgain: (host: string) => `Let Assent read ${host}, and ask again`,
  readFromNow: (host: string) => `${host} is read from now on; each action is asked for.`,
  framesWithheld: (hosts: string) => `Frames of ${hosts} were not read: you set that to “never read”.`,
  refused: {
    'read-only': (host: string) => `${host} is read only here, so nothing was changed.`,
    'never-read': (host: string) => `${host} is never read, so nothing was done there.`,
  },
  changeRules: 'Change the rules of sites',
  dontAskAgain: (host: string) => `Don't ask again for reading on ${host} today`,
  allowedToday: 'Allowed by you today, so you were not asked.',
  allowedBefore: 'You had allowed this without being asked; now you are asked again.',
  stop: 'Stop allowing',
  stopAllowing: (host: string) => `Stop allowing reading on ${host}`,
};

const zh: typeof en = {
  rules: { ask: '每次询问', 'read-only': '只读', 'never-read': '从不读取' },
  ruleFor: host => `Assent 在 ${host} 上可以做什么`,
  careful: {
    bank: '一开始就是只读：在银行的网页上出错可能损失钱财。',
    mail: '一开始就是只读：在邮箱里出错会以你的名义影响到别人。',
    passwords: '一开始就是只读：这里存放着你的密码。',
  },
  setFor: {
    'read-only': pattern => `你把 ${pattern} 设为只读：不会改动那里的任何内容。`,
    'never-read': pattern => `你把 ${pattern} 设为从不读取：不会查看那里的任何内容。`,
  },
  neverRead: host => `你把 ${host} 设为“从不读取”，问题已在不带这个网页的情况下发送。`,
  readAgain: host => `允许 Assent 读取 ${host}，并重新提问`,
  readFromNow: host => `从现在起会读取 ${host}，每个操作仍会先询问。`,
  framesWithheld: hosts => `没有读取 ${hosts} 的框架：你把它设为“从不读取”。`,
  refused: {
    'read-only': host => `${host} 在这里是只读的，所以没有改动任何内容。`,
    'never-read': host => `${host} 从不读取，所以没有在那里做任何事。`,
  },
  changeRules: '更改网站规则',
  dontAskAgain: host => `今天在 ${host} 读取时不再询问`,
  allowedToday: '你今天已允许，所以没有询问。',
  allowedBefore: '当时你已允许，没有询问；现在会再次询问。',
  stop: '不再允许',
  stopAllowing: host => `不再允许在 ${host} 直接读取`,
};

/** What may be done on which site, and what the person allowed for a day. */
export const siteWords: Record<Language, typeof en> = { en, zh };
