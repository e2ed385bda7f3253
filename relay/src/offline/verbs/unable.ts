import type { ClauseReader, UnableTopic } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';

/** What no tool does, by how it is asked for. A button of the page that is called just so was found before. */
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
