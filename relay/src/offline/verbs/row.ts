import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const VERBS_ZH =
  '删除|删掉|删了|移除|编辑|修改|查看|复制|审批|批准|拒绝|回复|收藏|置顶|撤销|下载|分享|关注|取关|归档|恢复';
const ROWS = [
  /^(?<verb>delete|remove|edit|modify|view|approve|reject|reply to|archive|restore|duplicate|download|share|rename|follow|unfollow|block|mute|undo|close|dismiss)\s+(?<object>.+)$/iu,
  new RegExp(`^(?<verb>${VERBS_ZH})(?!成|为)(?:一下)?(?<object>.+)$`, 'u'),
  new RegExp(`^(?:把|将)(?<object>.+?)(?:给)?(?<verb>${VERBS_ZH})(?:掉|一下)?$`, 'u'),
];

/** "Delete Alice": a button that says the verb, beside the text that says which. */
export const readRow: ClauseReader = clause => {
  const { verb, object } = matchFirst(ROWS, stripSentenceEnd(clause)) ?? {};
  if (!verb || !object) return undefined;
  const target = /[a-z]$/iu.test(verb) ? `${verb} ${object}` : `${verb}${object}`;
  return { verb: 'click', target, keyword: verb };
};
