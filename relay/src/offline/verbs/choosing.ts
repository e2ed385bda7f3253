import { matchFirst, stripSentenceEnd } from '../phrases/clause-text.ts';
import type { ClauseReader } from '../phrases/intent.ts';

const VERBS_ZH =
  '删除|删掉|删了|移除|编辑|修改|查看|复制|审批|批准|拒绝|回复|收藏|置顶|撤销|下载|分享|关注|取关|归档|恢复';

const ROWS = [
  /^(?<verb>delete|remove|edit|modify|view|approve|reject|reply to|archive|restore|duplicate|download|share|rename|follow|unfollow|block|mute|undo|close|dismiss)\s+(?<object>.+)$/iu,
  new RegExp(`^(?<verb>${VERBS_ZH})(?!成|为)(?:一下)?(?<object>.+)$`, 'u'),
  new RegExp(`^(?:把|将)(?<object>.+?)(?:给)?(?<verb>${VERBS_ZH})(?:掉|一下)?$`, 'u'),
];

/** "Delete Alice": a button with the verb, beside the text that names the row. */
export const readRow: ClauseReader = clause => {
  const { verb, object } = matchFirst(ROWS, stripSentenceEnd(clause)) ?? {};
  if (!verb || !object || /^(?:it|this|that|them|它|他|她|这个|那个)$/iu.test(object)) return undefined;
  const target = /[a-z]$/iu.test(verb) ? `${verb} ${object}` : `${verb}${object}`;
  return { verb: 'click', target, keyword: verb };
};

const UPLOAD_PATTERNS = [
  /^(?:upload|attach|add|choose|select|pick)\s+(?:a |an |the |my |some )?(?:files?|documents?)(?:\s+(?:to|for|in|into|as|under)\s+(?:the |my )?(?<target>.+))?$/iu,
  /^(?:upload|attach)\s+(?:a |an |the |my |some )?(?<target>.+)$/iu,
  /^(?:给|为|在|向)(?<target>.+?)(?:里|中|上|处)?(?:上传|附加|添加|选择)(?:一?个)?(?:文件|附件)$/u,
  /^(?:上传|附加|添加|选择)(?:一?个)?(?:文件|附件)(?:到|至|给)(?<target>.+?)(?:里|中|上)?$/u,
  /^(?:选择|上传)(?<target>.+?)的文件$/u,
  /^(?:上传|附加|选择|添加)(?:一?个)?(?:文件|附件)$/u,
  /^(?:上传|附加)(?:我的|一?[个份张])?(?<target>.+)$/u,
];

/** The user chooses the file on the card. */
export const readUpload: ClauseReader = clause => {
  const found = matchFirst(UPLOAD_PATTERNS, stripSentenceEnd(clause));
  return found && { verb: 'upload', target: found.target };
};

const COUNTS = [
  /^(?:show|display|list)\s+(?:me )?(?<value>\d+)\s+(?:entries|rows|items|results|records|lines)?(?: ?(?:per|a|on each) page)?$/iu,
  /^(?:每页)?(?:显示|展示)(?<value>\d+)(?:条|项|行|个)(?:记录|数据|结果)?$/u,
];

/** The only dropdown with that number, mostly the one for rows on a page. */
export const readCount: ClauseReader = clause => {
  const value = matchFirst(COUNTS, stripSentenceEnd(clause))?.value;
  return value ? { verb: 'select', target: undefined, value } : undefined;
};

const OFF = [
  /^(?:untick|uncheck|un-check|deselect|unselect|turn off|switch off|disable|deactivate)\s+(?<target>.+)$/iu,
  /^(?:turn|switch)\s+(?<target>.+)\s+off$/iu,
  /^(?:取消勾选|取消选中|取消选择|去掉勾选|不要?勾选|反选|关闭|关掉|禁用|停用)(?<target>.+)$/u,
  /^(?:把|将)(?<target>.+?)(?:取消勾选|取消选中|的勾(?:选)?去掉|关掉|关闭|关上|禁用)$/u,
];
/** Only for something on the page: "取消订单" is the name of a button. */
const UNDOES = [/^取消(?<target>.+)$/u];
const ON = [
  /^mark\s+(?<target>.+?)\s+as\s+(?:done|completed?|finished)$/iu,
  /^(?:tick|check(?! ?out\b)|turn on|switch on|enable|activate|agree to)(?: off| the box (?:for|next to))?\s+(?<target>.+)$/iu,
  /^(?:turn|switch)\s+(?<target>.+)\s+on$/iu,
  /^(?:勾选上?|勾上|打勾|勾|选中(?!的)|开启|启用|同意)(?<target>.+)$/u,
  /^(?:把|将)(?<target>.+?)(?:标记?[为成]|设为)(?:已完成|完成|做完)$/u,
  /^(?:把|将)(?<target>.+?)(?:都|全都?)?(?:勾选上?|勾上|打上?勾|选中|打开|开启|启用)$/u,
];

export const readCheck: ClauseReader = (clause, _previous, known) => {
  const words = stripSentenceEnd(clause);
  const undone = matchFirst(UNDOES, words)?.target;
  const isUndone = undone !== undefined && known.isNamed(undone) && !known.isNamed(words);
  const off = isUndone ? undone : matchFirst(OFF, words)?.target;
  if (off) return { verb: 'check', target: off, on: false, words };
  const on = matchFirst(ON, words)?.target;
  return on ? { verb: 'check', target: on, on: true, words } : undefined;
};
