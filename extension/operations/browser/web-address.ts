import type { Language } from '@assent/shared';
import { PageError } from '../../page/page-error.ts';

/**
 * The address, absolute and as the browser writes it. Throws `InvalidArgument` unless it is one of the web, and for one with
 * a user name or a password in it: that would be sent to the site, and what stands before the @ is easily taken for the site.
 */
export function webAddress(given: string, language: Language): string {
  const trimmed = given.trim();
  if (!/^https?:\/\//iu.test(trimmed) || !URL.canParse(trimmed))
    throw new PageError('InvalidArgument', NO_WEB_ADDRESS[language](trimmed.slice(0, 200)));
  const { href, username, password } = new URL(trimmed);
  if (username !== '' || password !== '') throw new PageError('InvalidArgument', WITH_USER[language]);
  return href;
}

const NO_WEB_ADDRESS = {
  zh: (given: string) => `“${given}” 不是网页地址：地址必须以 http:// 或 https:// 开头。`,
  en: (given: string) => `"${given}" is no web address: it must begin with http:// or https://.`,
};

/** Without the address, which may hold a password. */
const WITH_USER = {
  zh: '地址里带有账号或密码（“@” 之前的部分），它们会被发送给网站，也容易让人看错是哪个网站。请去掉这一部分；需要登录时，应在页面上亲手登录。',
  en: 'The address has a user name or password in it (what stands before the "@"), which would be sent to the site and makes it easy to mistake the site. Leave that part out; where a login is needed, it is done on the page, by hand.',
} as const;
