import type { Language } from '@assent/shared';
import type { CarefulKind } from '../../../sites/careful-sites.ts';
import type { SiteRule } from '../../../sites/site-rule.ts';

const rules: Record<SiteRule, string> = {
  ask: 'Ask each time',
  'read-only': 'Read only',
  'never-read': 'Never read',
};

const kinds: Record<CarefulKind, string> = {
  bank: 'Banks and payment',
  mail: 'Mail',
  passwords: 'Password managers',
};

const en = {
  title: 'Sites',
  hint: 'On every site you are asked before anything is done. Read only: pages are read and marked, and nothing else is done in them, not even with your approval; nor are they left or loaded again. You may still be asked to open an address there, to switch or close a tab, or to download a file. Never read: nothing of a page is looked at.',
  rules,
  kinds,
  none: 'You have set no rules of your own.',
  list: 'Your rules',
  site: 'Site',
  siteHint: 'Such as *.example.com: the star stands for the site itself and everything under it.',
  rule: 'Rule',
  ruleOf: (site: string) => `Rule for ${site}`,
  add: 'Add',
  remove: 'Remove',
  removeSite: (site: string) => `Remove the rule for ${site}`,
  reset: 'Back to the defaults',
  resetDone: 'Your rules are removed; the ones that are there from the start hold.',
  notASite: 'This names no site. It should look like example.com or *.example.com.',
  wholeSuffix: 'This would be for every site with that ending. Name one site.',
  careful: (count: number) => `${count} sites start as read only`,
  carefulHint:
    'Widely used banks, mail and password managers of several countries, where a mistake weighs most. The list is not complete. A rule of your own for one of them comes first.',
  grants: 'Permissions you gave',
  grantsHint:
    'On these sites reading runs without a question until midnight. Everything else is asked for as always.',
  grantsNone: 'None. You are asked each time.',
  until: (time: string) => `Reading, until ${time}`,
  revoke: 'Revoke',
  revokeSite: (site: string) => `Revoke reading on ${site}`,
};

const zh: typeof en = {
  title: '网站',
  hint: '在任何网站上，做任何事之前都会先询问你。只读：会读取和标记网页，但不在其中做其他任何事，即使你批准也不做，也不会离开或重新加载它们；仍可能询问你是否打开那里的网址、切换或关闭标签页、下载文件。从不读取：不查看网页的任何内容。',
  rules: { ask: '每次询问', 'read-only': '只读', 'never-read': '从不读取' },
  kinds: { bank: '银行与支付', mail: '邮箱', passwords: '密码管理器' },
  none: '你还没有设置自己的规则。',
  list: '你的规则',
  site: '网站',
  siteHint: '例如 *.example.com：星号代表这个网站本身和它之下的所有网站。',
  rule: '规则',
  ruleOf: site => `${site} 的规则`,
  add: '添加',
  remove: '移除',
  removeSite: site => `移除 ${site} 的规则`,
  reset: '恢复默认',
  resetDone: '你的规则已移除，默认的规则仍然有效。',
  notASite: '这不是一个网站，应类似 example.com 或 *.example.com。',
  wholeSuffix: '这会涵盖所有以此结尾的网站。请写出一个网站。',
  careful: count => `${count} 个网站一开始就是只读`,
  carefulHint:
    '多个国家和地区常用的银行、邮箱和密码管理器，在那里出错后果最重。这个列表并不完整。你自己的规则优先。',
  grants: '你给出的许可',
  grantsHint: '在这些网站上，到午夜之前读取时不再询问。其他一切照常询问。',
  grantsNone: '没有。每次都会询问你。',
  until: time => `读取，到 ${time} 为止`,
  revoke: '收回',
  revokeSite: site => `收回在 ${site} 的读取许可`,
};

const words: Record<Language, typeof en> = { en, zh };

export type SiteWords = typeof en;

export function siteWords(language: Language): SiteWords {
  return words[language];
}
