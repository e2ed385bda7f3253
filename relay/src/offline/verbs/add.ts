import type { ClauseReader } from '../intent.ts';
import { matchFirst } from './match-first.ts';

const ADDS = [
  /^(?:add|create|make)\s+(?:an?\s+)?(?:new\s+)?(?<target>to-?do|to do|task|item|note|tag|label|list|project|category)(?:\s+item)?(?:\s*[:：]\s*|\s+(?:called|named|titled|saying)\s+|\s+(?=[\ue000-\uf8ff]))(?<value>.+)$/iu,
  /^(?:添加|新增|新建|增加|加|创建)(?:一[个条项])?(?:新的?)?(?<target>待办事项|待办|任务|事项|备忘|标签|项目|分类)(?:[，,:： ]|名?叫做?|名为|是|(?=[\ue000-\uf8ff]))+(?<value>.+)$/u,
];

/** Two steps: the words into the field, then the button that adds, where there is one. */
export const readAdd: ClauseReader = clause => {
  const { target, value } = matchFirst(ADDS, clause) ?? {};
  if (!target || !value) return undefined;
  return [
    { verb: 'fill', target, value, orOnly: true },
    { verb: 'click', target: 'add', optional: true },
  ];
};
