import { stripSentenceEnd } from '../phrases/clause-text.ts';
import type { ClauseReader, UnableTopic } from '../phrases/intent.ts';

/** Wishes that no tool can fulfil. A button of the page with exactly that name was matched before. */
const TOPICS: readonly [words: RegExp, topic: UnableTopic][] = [
  [
    /^(?:go back|go forward|back|forward|reload|refresh)(?: (?:a|one|the|this|to the (?:previous|last)) ?(?:page|site|tab)?)?$|^(?:后退|前进|刷新|重新加载)(?:一下|一步|页面|网页|这个?页面?|到?上一页)?$|^(?:返回|回到?)(?:上一页|上个页面|前一页)$/iu,
    'history',
  ],
  [
    /^(?:open|close|switch|new|go)(?: to)?(?: an?| the| this| another| in)*(?: new| next| previous| other)? (?:browser )?(?:tab|window)s?$|^(?:打开|关闭|关掉|新建|切换到?)(?:一个|这个|当前|新的?|下一个|上一个|另一个)*(?:标签页|窗口|浏览器)$/iu,
    'tabs',
  ],
  [
    /^print\b|^(?:打印|列印)|^save (?:it |this |the )?(?:page )?as (?:a )?pdf$|^(?:take (?:a )?)?screen ?shot|截图|截屏/iu,
    'print',
  ],
  [
    /^(?:undo|take back|take (?:it|that|this|the last (?:step|action)) back)(?: (?:it|that|this|the|everything|all|my|last|previous|step|action|change|changes|turn|what you did))*$|^(?:撤销|撤回|撤消|还原)(?:一下)?(?:上一?[步次个]|刚才|刚刚|之前|全部|所有|这[步次个])*(?:的)?(?:操作|步骤|修改|更改|动作)?$/iu,
    'undo',
  ],
  [
    /^(?:copy|paste|cut)(?:$| (?:it|this|that|the|my|all|everything)\b)|^(?:粘贴|剪切|拷贝)|^复制(?:一下|这|全部|文字|文本|链接|内容)|^(?:复制)$/iu,
    'clipboard',
  ],
  [/^(?:right[- ]?click|long[- ]?press|press and hold|swipe|pinch)\b|^(?:右键|右击|长按|按住)/iu, 'pointer'],
  [/^zoom\b|^(?:full ?screen|maximi[sz]e|minimi[sz]e)|^(?:放大|缩小|全屏|最大化|最小化)/iu, 'window'],
  [/^(?:wait|pause|sleep|remind me|schedule)\b|^(?:等待?|稍等|过\d+|暂停|提醒我|定时)/iu, 'wait'],
  [
    /^(?:fill(?: in| out)?|complete) (?:in |out )?(?:the |this |my |whole |entire )*(?:forms?|everything|all(?: the)? fields)$|^(?:填写?好?|完成)(?:一下)?(?:这个?|整个|全部)*(?:表单?|表格|所有字段|信息)$/iu,
    'form',
  ],
  [
    /^(?:summari[sz]e|translate|explain|describe|compare|analy[sz]e|rewrite|what do you think)\b|^把.+翻译|^(?:总结|概括|翻译|解释|分析|比较|对比|改写|归纳)/iu,
    'language',
  ],
];

export const readUnable: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  const what = TOPICS.find(([pattern]) => pattern.test(words))?.[1];
  return what ? { verb: 'unable', what } : undefined;
};

const GREETINGS =
  /^(?:(?:hi|hello|hey)(?: there)?|help|good (?:morning|afternoon|evening)|(?:what can|how do|how can) (?:you|i)(?: do| help| use (?:this|you|it))?(?: for me)?|who are you|你好|您好|嗨|哈喽|在吗|早上好|帮助|你会(?:做)?什么|你能(?:做|干|帮我做)?什么|你是谁|怎么用)$/iu;
const THANKS = /^(?:thanks?|thank you|thx|cheers|great|ok|okay|好的?|谢谢你?|多谢|谢了)$/iu;
const LISTS =
  /^(?:what can (?:i|you) (?:do|click|fill|use)[\w ]* (?:here|page|site|form)|what can i (?:do|click|fill)|what(?:'s| is) (?:here|(?:on|in) (?:the|this) (?:page|site))|what are my options|what(?:'s| is) (?:possible|available)(?: here)?|(?:list|show)(?: me)? (?:the |all )?(?:elements|controls)(?: (?:here|on (?:the|this) page))?|.*(?:这个?|本|当前)?(?:页面?|网页|网站|这里)(?:上|里|中|都)*(?:我)?(?:能|可以|可)(?:做|干|点|操作|填|用)(?:些|点)?(?:什么|啥|哪些).*|(?:这个?|本|当前)?(?:页面?|网页|这里)(?:上|里|中)?(?:都)?有(?:什么|啥|哪些(?:元素|东西|控件)?)|(?:我)?(?:能|可以)(?:在这里?)?(?:做|干|点|操作)(?:些)?什么)$/iu;

const REFRAINS =
  /^(?:never ?mind|forget it|no,? thanks?(?: you)?|stop|neither|none(?: of (?:them|these))?|算了(?:吧)?|不用了?|别(?:管|弄)了|都不是|(?:but )?(?:do not|don['’]t|never) (?:click|press|submit|send|save|fill|tick|check|open|buy|delete|close|touch|change|create|confirm|log|sign|post|publish|apply|pay|order|book|remove|subscribe|register)\b.*|(?:但|但是)?(?:不要|别|先别|不用|无需|请勿)(?:再)?(?:点|按|提交|发送|发表|发布|注册|付款|支付|下单|登录|结算|预订|保存|填|勾选(?!.*吗)|打开|购买|删除|关闭|动|改).*)$/iu;

export const readTalk: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  if (REFRAINS.test(words)) return { verb: 'refrain' };
  if (LISTS.test(words)) return { verb: 'list' };
  if (GREETINGS.test(words)) return { verb: 'greet' };
  return THANKS.test(words) ? { verb: 'thank' } : undefined;
};
