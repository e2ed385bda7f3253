import type { IncomingHttpHeaders } from 'node:http';
import type { PageSigns } from './page-reading.ts';

/** Why an answer is not the page that was asked for, although it may look like one. */
export type RefusalReason = 'bot_wall' | 'login' | 'not_found';

export type ArrivedPage = {
  requested: string;
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  html: string;
};

/** In characters. A page with more text is a real page. */
const MAX_TEXT = 1200;

/** A page with a widget of a captcha and less text than this has nothing else. */
const BARE = 400;

/** A page tells of its wall in its head. */
const SEARCHED = 200_000;

/** By an answer that failed: its page is not parsed, because nothing of it is handed out. */
export function isBotWall({ headers, html }: Pick<ArrivedPage, 'headers' | 'html'>): boolean {
  const head = html.slice(0, SEARCHED);
  return isHeaderOfWall(headers) || WALL_MARKS.some(mark => mark.test(head)) || ASKS.test(head);
}

/** By an answer that succeeded. A real page may hold a captcha or a login too, so a refusal has little else. */
export function recogniseRefusal(page: ArrivedPage, signs: PageSigns): RefusalReason | undefined {
  if (isHeaderOfWall(page.headers)) return 'bot_wall';
  if (signs.textLength > MAX_TEXT) return undefined;
  if (isWallPage(page.html.slice(0, SEARCHED), signs)) return 'bot_wall';
  if (isLogin(page, signs)) return 'login';
  return isMissing(signs) ? 'not_found' : undefined;
}

function isHeaderOfWall(headers: IncomingHttpHeaders): boolean {
  if (headers['cf-mitigated'] === 'challenge') return true;
  return /^(?:challenge|captcha)$/i.test(String(headers['x-amzn-waf-action'] ?? ''));
}

function isWallPage(head: string, { title, text, fields, hasCaptcha, textLength }: PageSigns): boolean {
  if (WALL_MARKS.some(mark => mark.test(head))) return true;
  const said = `${title}\n${text}`;
  // A captcha may have one field, for its letters.
  if (fields > 1) return false;
  if (CHECKING_TITLE.test(title) || CHECKING.test(said)) return true;
  return (textLength <= BARE || hasCaptcha) && (ASKS.test(said) || (hasCaptcha && fields === 0));
}

/**
 * A login that nobody asked for: the only form of a page with little text, after a redirect, or on a page that calls itself a
 * login. Who asks for the address of a login gets it.
 */
function isLogin({ requested, url }: ArrivedPage, { title, heading, passwords, fields }: PageSigns): boolean {
  if (fields === 0 || fields > 4 || isLoginAddress(requested)) return false;
  const isNamed = LOGIN_TITLE.test(title) || LOGIN_TITLE.test(heading);
  const isElsewhere = isMoved(requested, url);
  // Some ask for the name first, and for the password on the next page.
  if (passwords === 0) return isElsewhere && isLoginAddress(url) && isNamed;
  return isNamed || (isElsewhere && isLoginAddress(url));
}

function isMoved(requested: string, url: string): boolean {
  const [from, to] = [URL.parse(requested), URL.parse(url)];
  return from?.host !== to?.host || from?.pathname !== to?.pathname;
}

function isLoginAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && LOGIN_ADDRESS.test(`${url.host}${url.pathname}`);
}

/** Only where title and heading agree: an article about an error has more text. */
function isMissing({ title, heading, textLength }: PageSigns): boolean {
  return textLength <= BARE && MISSING.test(title) && MISSING.test(heading);
}

/** What only the page of a wall holds; scripts of the same vendors on real pages don't. */
const WALL_MARKS: readonly RegExp[] = [
  // Cloudflare; `/cdn-cgi/challenge-platform/scripts/jsd/` is on real pages too.
  /window\._cf_chl_opt|\/cdn-cgi\/challenge-platform\/[^"']{0,80}\/chl_|id="cf-error-details"/,
  // DataDome
  /captcha-delivery\.com\/(?:captcha|interstitial|[ci]\.js)/,
  // HUMAN (PerimeterX)
  /id=["']px-captcha["']|captcha\.px-(?:cdn|cloud)\.net/,
  // Akamai
  /sec-if-cpt-container|[?&]bm-verify=|errors\.edgesuite\.net/,
  // Imperva
  /Incapsula incident ID|id="main-iframe"[^>]{0,200}_Incapsula_Resource|_Incapsula_Resource\?SWUDNSAI/,
  /sucuri_cloudproxy_js|sucuri\.net\/privacy-policy\?/,
  // AWS
  /awsWafCookieDomainList|window\.gokuProps\s*=/,
  // Kasada
  /\/149e9513-01fa-4fb0-aad4-566afd725d1b\/|ips\.js\?KP_UIDz/,
  // Alibaba
  /_____tmd_____\/punish|aliyun_waf_(?:aa|bb)|var arg1=['"][0-9A-F]{40}/,
  /check\.ddos-guard\.net|id="anubis_challenge"|\/\.within\.website\/x\/cmd\/anubis\/api/,
];

const CHECKING_TITLE =
  /^(?:just a moment|one moment, please|checking your browser|ddos-guard|making sure you're not a bot|请稍候|请稍等)[.…。!！]*$/iu;
const CHECKING =
  /checking (?:if the site connection is secure|your browser before accessing)|verifying (?:that )?you are (?:a )?human|needs to review the security of your connection|performing security verification|正在(?:检查|验证)(?:你|您)?(?:的)?(?:浏览器|连接是否安全|是否是真人)/iu;
const ASKS =
  /(?:verify|confirm|prove|make sure|check) (?:that )?(?:you(?:'| a)re|if you are) (?:not a (?:ro)?bot|(?:a |really )?human)|press (?:and|&(?:amp;)?) hold to confirm|(?:complete|solve) the (?:security check|captcha)|our systems have detected unusual traffic|unusual (?:traffic|activity) from your (?:computer )?network|请(?:先)?完成(?:以下|下方|下面)?的?(?:安全|人机|滑动|图形)?验证|请?(?:按住|拖动|向右滑动)(?:下方)?滑块|检测到(?:你|您)的(?:网络|账号|访问|设备)(?:环境)?(?:存在|有)?异常/iu;
const LOGIN_TITLE =
  /^(?:please )?(?:log ?in|sign ?in|log ?on|sign ?on|single sign-on|authentication required|anmelden|anmeldung)\b|(?:[|·:–—-]|\bto continue|\bto your account)\s*(?:log ?in|sign ?in)$|^(?:用户|会员|账号|统一身份)?(?:登录|登入|认证)/iu;
const LOGIN_ADDRESS =
  /(?:^|[/.])(?:log-?in|sign-?in|log-?on|sso|saml2?|oauth2?|openid-connect|authorize|auth|accounts?\/login|session\/new|cas|passport|login\.microsoftonline)(?:[/.?]|$)/i;
const MISSING =
  /^(?:error )?404\b|\b(?:page|file) (?:was )?not found\b|^not found$|(?:页面|网页)(?:不存在|未找到|找不到)/iu;
