import { type Frame, frameOf } from './frame.ts';

/** What a frame asks for. `isForKnown`: only of a field that the page has. */
export type AssignmentFrame = Frame & { verb: 'fill' | 'set' | 'select' | 'empty'; isForKnown: boolean };

const WRITE =
  'type|type_in|enter|put|put_in|put_down|write|write_down|input|insert|paste|key_in|fill_in|fill|use|add';
const CHOOSE = 'choose|select|pick|take|go_for|use';
const FILL_ZH =
  '填写上|填写|填入|填上(?![次面周个月海])|填进|填成|填为|填个|填|输入(?!框)|键入|敲入|打上|写上(?![次面周个月海])|写入|写成|写个|写|录入|粘贴';
const CHANGE_ZH = [
  ...'设置 设定 设 修改 更改 更新 改 调整 调 切换 换 变 选择 选 填 写'
    .split(' ')
    .flatMap(verb => [...'成为到'].map(end => `${verb}${end}`)),
  '设置',
  '设定',
].join('|');
const CHOOSE_ZH = '选择(?!框)|选取|选中(?!的)|选(?![中定择取项])|挑选|挑|要';
const IN_ZH = '那里|这里|那儿|里面|里边|里|中|内|上|处|一栏|那栏?';
const AS_ZH = '成|为|：|:?';

/** In both languages; of two that fit equally well the earlier one. */
export const FRAMES: readonly AssignmentFrame[] = [
  ...frames('empty', [
    'clear|empty|erase|blank|wipe|clear_out T',
    '清空|清除|清掉 T',
    '把|将? T 清空|清除|清掉',
  ]),
  ...frames('fill', [
    'fill|fill_in|fill_out|complete|populate :? T with|as|:|= V',
    `${WRITE} V into|in|inside|to|as|for|on|under T`,
    'use V as|for T',
    `在|往|向|到|给|为 T ${IN_ZH} ${FILL_ZH} ${AS_ZH} V`,
    `把|将 V 填写|填|输入|写|放|粘贴 到|进|入|在 T ${IN_ZH}`,
    `${FILL_ZH} V 到|进|至 T ${IN_ZH}`,
    '填写|填 T 为|是|成|：|: V',
  ]),
  ...frames('set', [
    'set|change|update|switch|edit|modify|correct|rename|adjust T to|as|=|into|to_be V',
    `把|将 T 的值? ${CHANGE_ZH} V`,
    `把|将 T ${CHANGE_ZH} V`,
  ]),
  ...frames('select', [
    `${CHOOSE} V from|in|for|as|under|on T`,
    `在|从 T ${IN_ZH} ${CHOOSE_ZH} V`,
    `${CHOOSE_ZH} V 作为|当作|为 T`,
  ]),
  ...frames(
    'set',
    [
      `${WRITE} T as|is|to|with|：|:|= V`,
      `for|in|under T ,? ${WRITE}|choose|select|pick V`,
      'T is_called|is_named|called|named V',
      'T 叫做?|名叫|名为 V',
      'T is|are|should_be|shall_be|must_be|will_be|：|:|= V',
      'T 应该是|应是|应为|是|为|：|:|= V',
      `T ${IN_ZH} ${FILL_ZH} ${AS_ZH} V`,
      `T 的值? ${CHANGE_ZH.replaceAll(/选择?[成到]\|/gu, '')} V`,

      `T ${CHOOSE_ZH} V`,
      'T with|as|给|到 V',
      `${WRITE}|set|choose|select|pick|filter_by|filter|sort_by|sort|limit_to|${FILL_ZH}|设置|设|改|选择|选|查询|查一下|查 ：|:? T V`,
      'T V',
    ],
    true,
  ),
  ...frames('fill', ['V into|in|for T'], true),
  ...frames('empty', [
    'clear|empty|erase|blank|wipe|clear_out T',
    '清空|清除|清掉 T',
    '把|将? T 清空|清除|清掉',
  ]),
  ...frames('fill', ['type|type_in|enter|input V', '填入|填写(?!入)|填(?![入写])|输入(?!框)|键入|敲入 V']),
  ...frames('select', [`${CHOOSE}|go_with V`, `${CHOOSE_ZH} V`]),
];

/** The field to search in is named; the words for it may begin with the verb: "Search users". */
export const SEARCH_FRAMES: readonly AssignmentFrame[] = frames(
  'set',
  [
    'T for|：|:? V',
    'search|find|look_up|look_for|查询|查找|查一下|查|搜索|搜一下|搜一搜|搜 T for|：|:? V',
    '查询|查找|查一下|查|搜索|搜一下|搜一搜|搜|找一下|找 T 里面的|里的|里边的|中的 V',
    'search|look|look_up for V in|under T',
    '在 T 里面|里|中|内|上? 搜索|搜一下|搜|查找|查询|查一下|查 V',
  ],
  true,
);

function frames(
  verb: AssignmentFrame['verb'],
  notations: readonly string[],
  isForKnown = false,
): AssignmentFrame[] {
  return notations.map(notation => ({ ...frameOf(notation), verb, isForKnown }));
}
