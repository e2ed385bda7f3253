import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const PATTERNS = [
  /^(?:(?:left[- ]?)?click|press|tap|hit|push)(?: on)?\s+(?<target>.+)$/iu,
  /^(?:open|follow|visit|go(?: back)? to|navigate to|return to)\s+(?<target>.+)$/iu,
  /^(?:点击一下|点击|点一下|点下|单击|轻点|按一下|按下|按|点开|点|打开|进入|访问|前往|返回到|返回|回到|回|跳转到|去)(?<target>.+?)(?:一下)?$/u,
  /^(?:把|将)(?<target>.+?)(?:点一下|点开|打开|点击)$/u,
];
const OPENS = /^(?:open|打开)|打开$/iu;
const SUBMITS = /^(?:submit|send)(?: (?:it|the form|this form|this))?$|^提交(?:表单|一下)?$/iu;
/** "Submit the order" is said of the button, with the words that are on it. */
const SAYS_ITS_NAME = /^(?:submit|send|save|confirm) .{1,40}$|^(?:提交|发送|保存|确认).{1,15}$/iu;
/** Words on buttons that people say as if they were verbs. */
const NAMED =
  /^(?:log ?in|sign ?in|log ?out|sign ?out|sign ?up|register|subscribe|next|continue|save|cancel|check ?out|登录|登陆|登出|退出登录|注册|下一步|下一页|上一页|保存|取消|结账|结算|确定|确认)$/iu;

export const readClick: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  if (SUBMITS.test(words))
    return { verb: 'click', target: /提交/u.test(words) ? '提交' : (words.split(' ')[0] ?? words) };
  const target = NAMED.test(words) || SAYS_ITS_NAME.test(words) ? words : matchFirst(PATTERNS, words)?.target;
  return target ? { verb: 'click', target, ...(OPENS.test(words) && { opens: true }) } : undefined;
};
