import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';

const GREETINGS =
  /^(?:hi|hello|hey|help|good (?:morning|afternoon|evening)|(?:what can|how do|how can) (?:you|i)(?: do| help| use (?:this|you|it))?(?: for me)?|who are you|你好|您好|嗨|哈喽|在吗|早上好|帮助|你会(?:做)?什么|你能(?:做|干|帮我做)?什么|你是谁|怎么用)$/iu;
const THANKS = /^(?:thanks?|thank you|thx|cheers|great|ok|okay|好的?|谢谢你?|多谢|谢了)$/iu;
const LISTS =
  /^(?:what can (?:i|you) (?:do|click|fill|use)[\w ]* (?:here|page|site|form)|what can i (?:do|click|fill)|what(?:'s| is) (?:here|(?:on|in) (?:the|this) (?:page|site))|what are my options|what(?:'s| is) (?:possible|available)(?: here)?|(?:list|show)(?: me)? (?:the |all )?(?:elements|controls)(?: (?:here|on (?:the|this) page))?|.*(?:这个?|本|当前)?(?:页面?|网页|网站|这里)(?:上|里|中|都)*(?:我)?(?:能|可以|可)(?:做|干|点|操作|填|用)(?:些|点)?(?:什么|啥|哪些).*|(?:这个?|本|当前)?(?:页面?|网页|这里)(?:上|里|中)?(?:都)?有(?:什么|啥|哪些(?:元素|东西|控件)?)|(?:我)?(?:能|可以)(?:在这里?)?(?:做|干|点|操作)(?:些)?什么)$/iu;

const REFRAINS =
  /^(?:never ?mind|forget it|no,? thanks?(?: you)?|stop|neither|none(?: of (?:them|these))?|算了(?:吧)?|不用了?|别(?:管|弄)了|都不是|(?:but )?(?:do not|don['’]t|never) (?:click|press|submit|send|save|fill|tick|check|open|buy|delete|close|touch|change)\b.*|(?:但|但是)?(?:不要|别|先别|不用|无需|请勿)(?:再)?(?:点|按|提交|发送|保存|填|勾选(?!.*吗)|打开|购买|删除|关闭|动|改).*)$/iu;

export const readTalk: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  if (REFRAINS.test(words)) return { verb: 'refrain' };
  if (LISTS.test(words)) return { verb: 'list' };
  if (GREETINGS.test(words)) return { verb: 'greet' };
  return THANKS.test(words) ? { verb: 'thank' } : undefined;
};
