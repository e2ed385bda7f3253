import type * as en from './en.ts';

/** 见 `en.ts`：为什么这些词在网页里写成文字。 */
export const kinds: typeof en.kinds = {
  input: '输入框',
  button: '按钮',
  link: '链接',
  checkbox: '复选框',
  radio: '单选框',
  switch: '开关',
  select: '下拉框',
  list: '列表框',
  option: '选项',
  tab: '选项卡',
  menuItem: '菜单项',
  slider: '滑块',
  treeItem: '树节点',
  file: '文件选择',
  draggable: '可拖动',
  dropArea: '放置区域',
  clickable: '可点击',
  text: '文本',
};

export const fields: typeof en.fields = {
  text: '输入框',
  multiline: '多行输入框',
  search: '搜索框',
  password: '密码框',
  number: '数字框',
  date: '日期框',
  time: '时间框',
  color: '颜色框',
};

export const hints: typeof en.hints = {
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
  characters: '#个字符',
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
};

export const secretObjection: typeof en.secretObjection = '敏感内容不符合要求，没有读取具体提示';
