import type { ClauseReader } from '../intent.ts';

const CLEARS =
  /^(?:clear|remove|undo|delete|erase|get rid of|reset|取消|清除|清掉|清空|去掉|去除|移除|删除|撤销).*(?:highlight|underlin|\bmarks?\b|\bstyles?\b|styling|高亮|下划线|划线|标记|样式)/iu;
const CLEARS_AT_THE_END =
  /^(?:把|将).*(?:高亮|下划线|划线|标记|样式).*(?:取消|清除|清掉|清空|去掉|去除|移除|删除|删掉|撤销)$/u;

export const readClear: ClauseReader = clause =>
  CLEARS.test(clause) || CLEARS_AT_THE_END.test(clause) ? { verb: 'clear' } : undefined;
