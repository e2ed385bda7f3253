import type { Language } from '@assent/shared';

/** The words in the brackets of a description, and how either language puts them together. */
export interface HintWords {
  colon: string;
  /** Before, between and after hints. */
  brackets: readonly [string, string, string];
  /** With `#1` and `#2` for the place and how many there are. */
  place: string;
  value: string;
  options: string;
  type: string;
  multiline: string;
  multiple: string;
  richText: string;
  filled: string;
  ticked: string;
  unticked: string;
  expanded: string;
  collapsed: string;
  chosen: string;
  disabled: string;
  readOnly: string;
  required: string;
  covered: string;
  near: string;
  dialog: string;
}

export const HINT_WORDS: Readonly<Record<Language, HintWords>> = {
  zh: {
    colon: ':',
    brackets: ['(', ',', ')'],
    place: '第#1个/共#2个',
    value: '值',
    options: '选项',
    type: '类型',
    multiline: '多行',
    multiple: '可多选',
    richText: '富文本',
    filled: '已填写',
    ticked: '已勾选',
    unticked: '未勾选',
    expanded: '已展开',
    collapsed: '已折叠',
    chosen: '当前',
    disabled: '已禁用',
    readOnly: '只读',
    required: '必填',
    covered: '被遮挡',
    near: '附近',
    dialog: '对话框',
  },
  en: {
    colon: ': ',
    brackets: [' (', ', ', ')'],
    place: '#1 of #2',
    value: 'value',
    options: 'options',
    type: 'type',
    multiline: 'multiline',
    multiple: 'multiple',
    richText: 'rich text',
    filled: 'filled',
    ticked: 'checked',
    unticked: 'unchecked',
    expanded: 'expanded',
    collapsed: 'collapsed',
    chosen: 'current',
    disabled: 'disabled',
    readOnly: 'read-only',
    required: 'required',
    covered: 'covered',
    near: 'near',
    dialog: 'dialog',
  },
};
