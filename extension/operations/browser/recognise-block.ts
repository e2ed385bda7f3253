import type { ArrivalSigns } from '../../page/arrival-signs.ts';

/** Why a page is not shown and only the user can go on: a captcha, a browser check in progress, a refusal, or a rate limit. */
export type Block = 'captcha' | 'checking' | 'refused' | 'too-many';

interface Arrived {
  signs: ArrivalSigns;
  status?: number | undefined;
}

/** In characters. A page with more text is a real page. */
const MAX_TEXT = 1_200;

/**
 * Recognises a page that stands in front of another. A real page may contain a captcha, needed only when its form is
 * sent; so a block has little text, and shows itself by title, words or status.
 */
export function recogniseBlock(arrived: Arrived): Block | undefined {
  const { title, text, textLength, passwords, fields } = arrived.signs;
  // A captcha may have one field, for its letters.
  if (textLength > MAX_TEXT || passwords > 0 || fields > 1) return undefined;
  const said = `${title}\n${text}`;
  if (isChecking(arrived, said)) return 'checking';
  if (isCaptcha(arrived, said)) return 'captcha';
  if (isTooMany(arrived, said)) return 'too-many';
  return isRefused(arrived, said) ? 'refused' : undefined;
}

/** Cloudflare's page is in the user's language; its script's address identifies it. */
function isChecking({ signs, status }: Arrived, said: string): boolean {
  const { title, challengers, hasChallenge } = signs;
  if (hasChallenge && (isOfCloudflare(challengers) || ASKS.test(said))) return false;
  if (isOfCloudflare(challengers) || CHECKING.test(said)) return true;
  if (!CHECKING_TITLE.test(title)) return false;
  return isRefusal(status) || challengers.some(address => /cloudflare\.com/u.test(address));
}

function isOfCloudflare(challengers: readonly string[]): boolean {
  return challengers.some(address => /\/cdn-cgi\/challenge-platform\/.*\/chl_/u.test(address));
}

/**
 * On a nearly empty page, a widget is enough. Words that ask for a check also need a challenge service, a refusal, or a
 * nearly empty page. Words that only name one, as in games and articles, need a widget or a refusal.
 */
function isCaptcha({ signs, status }: Arrived, said: string): boolean {
  const { title, textLength, challengers, hasChallenge, fields } = signs;
  const isBare = textLength <= 400;
  if (ASKS.test(said) && (isBare || isRefusal(status) || challengers.length > 0)) return true;
  // A field may also ask for a code from the user's phone.
  if (fields > 0) return false;
  if ((NAMES.test(said) || CAPTCHA_TITLE.test(title)) && (isRefusal(status) || hasChallenge)) return true;
  return hasChallenge && (isBare || isOfCloudflare(challengers)) && challengers.length > 0;
}

/** The status codes for suspected programs. */
function isRefusal(status: number | undefined): boolean {
  return status === 403 || status === 429 || status === 503;
}

/** With a field it may be a sign-in page, so the title must say it. */
function isTooMany({ signs: { title, text, fields }, status }: Arrived, said: string): boolean {
  if (TOO_MANY.test(title) || (status === 429 && fields === 0)) return true;
  return TOO_MANY.test(said) && text.length <= 400 && isFailure(status);
}

function isRefused({ signs: { title, text, fields }, status }: Arrived, said: string): boolean {
  if ((status === 403 || status === 451) && (fields === 0 || REFUSED_TITLE.test(title))) return true;
  if (fields > 0 || !REFUSED.test(said) || !isFailure(status)) return false;
  return (
    REFUSED_TITLE.test(title) ||
    (REFUSED.test(text) && text.length <= 600 && REFUSED.test(text.slice(0, 200)))
  );
}

/** An unknown status may be a failure; a successful one is none. */
function isFailure(status: number | undefined): boolean {
  return status === undefined || status >= 400;
}

const CHECKING_TITLE = /^(just a moment|one moment, please|checking your browser|请稍候|请稍等)[.…。!]*$/iu;
const CHECKING =
  /checking (if the site connection is secure|your browser before accessing)|verifying (that )?you are (a )?human|needs to review the security of your connection|performing security verification|正在(检查|验证)(你|您)?(的)?(浏览器|连接是否安全|是否是真人)/iu;
const ASKS =
  /(verify|confirm|prove|make sure|check) (that )?(you('| a)re|if you are) (not a (ro)?bot|(a |really )?human)|press (and|&) hold to confirm|(complete|solve) the (security check|captcha)|our systems have detected unusual traffic|unusual (traffic|activity) from your (computer )?network|type the characters (you see|from|in)|请(先)?完成(以下|下方|下面)?的?(安全|人机|滑动|图形)?验证(以|，|,|。|操作|后(再|即可|方可)?(继续)?(访问|浏览|操作|查看)|$)|请?(按住|拖动|向右滑动)(下方)?滑块|(确认|证明|验证)(你|您)(是|不是)(真人|人类|机器人)|请?输入(下图|图片|图中|图形|上图)(中)?(的|所示)?(字符|文字|验证码)|检测到(你|您)的(网络|账号|访问|设备)(环境)?(存在|有)?异常/iu;
const NAMES =
  /(complete|solve) the (challenge|puzzle)|are you a (human|robot)\b|完成(以下|下方|下面)?的?(安全|人机|滑动|图形)?验证|人机(身份)?验证/iu;
const CAPTCHA_TITLE = /captcha|are you (a )?(human|robot)|robot check|(安全|人机|滑动)验证|^验证码/iu;
const TOO_MANY = /too many requests|rate limit(ed| exceeded)|error 1015|(请求|访问|操作)(过于|太)?频繁/iu;
const REFUSED =
  /access (to this (page|site|resource) (has been|is|was) )?(denied|blocked|restricted)|you have been blocked|(has|have) been blocked|403 forbidden|forbidden|not authori[sz]ed to (access|view)|访问(被)?(拒绝|受限|限制|阻断|拦截)|(没有|无)(访问)?权限|禁止访问|(已|被)拦截/iu;
const REFUSED_TITLE =
  /^(error )?(403|access (denied|blocked|restricted)|forbidden|attention required|blocked|request blocked|访问(被)?(拒绝|受限|限制|阻断)|禁止访问|拒绝访问)/iu;
