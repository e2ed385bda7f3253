import type { Intent, Known } from './intent.ts';

const LOGINS = [
  /^(?:please )?(?:log|sign) ?in (?:to .{1,40}? )?(?:with|using|as)(?: the)?(?: my)? ?(?<name>user ?name|user|e-?mail(?: address)?|account|login|phone(?: number)?)? ?[:=]? ?(?<user>\S+)(?: and|,|;)+(?: the| my)? ?password ?(?:is|[:=])? ?(?<password>\S+)$/iu,
  /^(?:请|帮我)*(?:用|使用|以)(?<name>用户名|账号|帐号|账户|邮箱|手机号)?[是为:：]? ?(?<user>[^\s，,]+?)[，,、 和]*(?:密码)[是为:：]? ?(?<password>\S+?)[，,]? ?(?:来)?(?:登录|登陆|登入)$/u,
  /^(?:请|帮我)*(?:登录|登陆|登入)[，,:： ]*(?<name>用户名|账号|帐号|账户|邮箱|手机号)[是为:：]? ?(?<user>[^\s，,]+?)[，,、 和]*(?:密码)[是为:：]? ?(?<password>\S+)$/u,
];
const OTHER_NAMES = ['username', 'email', 'phone', 'login'];

/** "Log in with username X and password Y" is three steps, and the click comes last. */
export function readLogin(message: string, known: Known): readonly Intent[] | undefined {
  for (const login of LOGINS) {
    const { name, user, password } = login.exec(message.trim())?.groups ?? {};
    if (!user || !password) continue;
    const target =
      [name ?? 'username', ...OTHER_NAMES].find(each => known.isField(each)) ?? name ?? 'username';
    return [
      { verb: 'fill', target, value: user },
      { verb: 'fill', target: 'password', value: password },
      { verb: 'click', target: /\p{Script=Han}/u.test(message) ? '登录' : 'log in' },
    ];
  }
  return undefined;
}
