import type { ClauseReader } from '../intent.ts';

const CLEARS =
  /^(?:clear|remove|undo|delete|erase|get rid of|reset|取消|清除|清掉|清空|去掉|去除|移除|删除|撤销|把).*(?:highlight|underlin|mark|styles?\b|styling|高亮|下划线|划线|标记|样式)/iu;
const MARKS_INSTEAD = /^把.*(?:标成|加|高亮$|高亮显示$)/u;

export const readClear: ClauseReader = clause =>
  CLEARS.test(clause) &&
  !(MARKS_INSTEAD.test(clause) || (/^把/u.test(clause) && !/清|去掉|移除|删|取消/u.test(clause)))
    ? { verb: 'clear' }
    : undefined;
