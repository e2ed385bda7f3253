import type { Bilingual, ErrorType } from '@assent/shared';
import type { EffectClass, EmptyTarget } from '../operations/action.ts';
import type { Outcome } from '../operations/outcome.ts';
import type { Toolset } from '../tools/toolset.ts';

export const effectMeanings: Readonly<Record<EffectClass, Bilingual>> = {
  reads: { en: 'changes nothing', zh: '什么也不改变' },
  marks: { en: 'draws marks that belong to Assent', zh: '只画上 Assent 自己的标记' },
  edits: { en: 'changes what a form holds', zh: '修改表单里的内容' },
  acts: { en: 'does what the page or the browser makes of it', zh: '触发页面或浏览器的行为' },
  submits: { en: 'sends a form', zh: '提交表单' },
  leaves: { en: 'goes to another page', zh: '离开当前页面' },
};

export const emptyTargetMeanings: Readonly<Record<EmptyTarget, Bilingual>> = {
  none: { en: 'is refused: an element must be named', zh: '不接受：必须指明元素' },
  selection: { en: 'is the selected text', zh: '指选中的文字' },
  page: { en: 'is the page', zh: '指整个页面' },
  'selection or page': {
    en: 'is the selected text, or the page where nothing is selected',
    zh: '指选中的文字；没有选中时指整个页面',
  },
  'focus or page': {
    en: 'is what has the focus, or the page where nothing has it',
    zh: '指当前有焦点的元素；没有焦点时指整个页面',
  },
};

export const errorMeanings: Readonly<Record<ErrorType, Bilingual>> = {
  InvalidArgument: {
    en: 'The arguments make no sense here, fit several elements, or are refused by the page (`effect` is `validation_error`).',
    zh: '参数在这里不成立、同时符合多个元素，或被页面拒绝（`effect` 为 `validation_error`）。',
  },
  ElementNotFound: { en: 'What was named is not on the page.', zh: '指明的内容不在页面上。' },
  StaleElement: { en: 'The element was there and is gone.', zh: '元素曾经存在，现在不在了。' },
  ElementChanged: {
    en: 'The target is no longer what the person approved, so it was left alone.',
    zh: '目标已经不是批准时的样子，所以没有动它。',
  },
  NotInteractable: {
    en: 'The element is hidden, covered, disabled or of another kind than is needed; or it was acted on, or the code ran, and what was asked for did not come of it (`effect` and `message` say what was seen).',
    zh: '元素被隐藏、遮挡、禁用，或不是所需的类型；或已经操作、代码已经运行，但没有得到所要求的结果（`effect` 和 `message` 说明看到了什么）。',
  },
  NavigationError: {
    en: 'There is no page to go to, or it did not come.',
    zh: '没有可以前往的页面，或页面没有打开。',
  },
  Timeout: {
    en: 'No answer came in time; it may or may not have been done.',
    zh: '没有按时得到回应；可能已经执行，也可能没有。',
  },
  NotPermitted: {
    en: 'A rule of the person or of Assent forbids it, or it was left out because something before it failed.',
    zh: '用户或 Assent 的规则不允许，或因为前面的操作失败而没有执行。',
  },
  NeedsUser: { en: 'Only the person can go on, by hand.', zh: '只能由用户亲手继续。' },
  Unsupported: {
    en: 'It cannot be done on such a page or in this browser.',
    zh: '这样的页面或这个浏览器不支持。',
  },
  Rejected: { en: 'The person did not want it.', zh: '用户没有同意。' },
  PageGone: {
    en: 'The tab is closed, or shows another page than was approved.',
    zh: '标签页已关闭，或显示的已不是批准时的页面。',
  },
  InternalError: { en: 'A defect of Assent.', zh: 'Assent 自身的缺陷。' },
};

/** What stays between the page, the background and the panel is not told. */
type ReportedKey = Exclude<keyof Outcome, 'forPerson' | 'leaving' | 'provisional' | 'held'>;

export const outcomeMeanings: Readonly<Record<ReportedKey, Bilingual>> = {
  success: { en: 'whether what was asked for is so now', zh: '要求的事现在是否成立' },
  message: { en: 'what happened and what to do next', zh: '发生了什么、接下来做什么' },
  error_type: { en: 'of a failure: one of the errors above', zh: '失败时：上面的错误之一' },
  effect: {
    en: 'what was seen to happen: `changed`, `no_change`, `navigated`, `opened`, `validation_error`, `submitted`, `download`, `needs_user`, `unseen` (led there, but it may not be looked at), `late` (it did not come in time) or `stopped` (by the person, under way)',
    zh: '看到的变化：`changed`、`no_change`、`navigated`、`opened`、`validation_error`、`submitted`、`download`、`needs_user`、`unseen`（已前往，但不能查看）、`late`（没有按时等到）或 `stopped`（进行中被用户停止）',
  },
  value: {
    en: "the target's value afterwards, or what was read; never a secret",
    zh: '目标之后的值，或读到的内容；不含秘密',
  },
  url: { en: 'the address afterwards, when it is another', zh: '之后的网址（有变化时）' },
  title: { en: 'the title of the page that it led to', zh: '前往的页面的标题' },
  content_length: { en: 'how many characters its text has', zh: '该页面文字的字符数' },
  snapshot_id: { en: 'what a snapshot is remembered by', zh: '快照的标识' },
  characters: { en: 'how long the whole snapshot is', zh: '整个快照的字符数' },
  tokens: { en: 'the same in tokens, estimated', zh: '整个快照的估计 token 数' },
  next_from: {
    en: 'where only a part was told: the `from` of what comes next',
    zh: '只给出一部分时：接着取所用的 `from`',
  },
  tab: { en: 'the tab that is worked in from now on', zh: '此后所在的标签页' },
  tabs: { en: 'the shared tabs', zh: '共享的标签页' },
  links: { en: 'a part of the links', zh: '链接的一部分' },
  count: { en: 'how many there are in all: links, or rows of tables', zh: '总数：链接或表格的行' },
  metadata: { en: 'what the page says of itself', zh: '页面自己声明的信息' },
  page_message: {
    en: 'what the page said to the person, which is data',
    zh: '页面对用户说的话，只是数据',
  },
  opened: {
    en: 'what opened: a dialog, menu, list, tooltip, calendar, section or tab',
    zh: '打开了什么：对话框、菜单、列表、提示、日历、区域或标签页',
  },
  pictures: { en: 'the pictures that go along with the result', zh: '随结果一起的图片' },
  painted_over: { en: 'what was painted over in them', zh: '图片里涂黑了什么' },
  undoable: { en: 'the person can have it undone', zh: '用户可以撤销' },
};

/** What stands beside the outcome of an operation, or in its place. */
export const resultMeanings: Readonly<Record<string, Bilingual>> = {
  error: { en: 'of a failure: the same as `message`', zh: '失败时：与 `message` 相同' },
  text: {
    en: 'what was read, instead of `value`, where one operation is called alone',
    zh: '读到的文字；单独调用一个操作时用它，不用 `value`',
  },
  length: { en: 'how many characters `text` has', zh: '`text` 的字符数' },
  results: { en: 'of `page_action`: the outcome of each action', zh: '`page_action`：每个操作的结果' },
  summary: {
    en: 'of `page_action`: how many were done, and how many of them in vain',
    zh: '`page_action`：执行了几个，成功和失败各几个',
  },
  changed_by_person: {
    en: 'what the person changed on the card before they approved it',
    zh: '用户批准前在卡片上改了什么',
  },
  target_now: { en: 'the element that the person chose instead', zh: '用户改选的元素' },
  reason: { en: 'of a rejection: why, if the person said so', zh: '拒绝时：用户给出的理由' },
  new_elements: {
    en: 'elements that came to the page meanwhile; `new_elements_total` says how many in all',
    zh: '此间页面上新出现的元素；`new_elements_total` 是总数',
  },
  elements_gone: { en: 'how many elements went meanwhile', zh: '此间消失的元素数' },
  elements: {
    en: 'of `request_more_elements`: those that fit best; `total` says how many fit, `next_offset` or `next_from` how to go on',
    zh: '`request_more_elements`：最符合的元素；`total` 是符合的总数，`next_offset` 或 `next_from` 说明如何接着取',
  },
};

export const toolsetTitles: Readonly<Record<Toolset, Bilingual>> = {
  page: { en: 'Actions on a page', zh: '页面操作' },
  use_browser: { en: 'One tool for the whole browser', zh: '一个工具操作整个浏览器' },
  flat: { en: 'A tool for each operation', zh: '每个操作一个工具' },
};
