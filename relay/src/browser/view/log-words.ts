import type { AnswerPrompt, Bilingual, InterceptRule, PagePrompt } from '@assent/shared';

/** What the log of a session says of commands that have no words of the engine. */
export const LOG_WORDS = {
  open: { en: 'Open an address', zh: '打开网址' },
  look: { en: 'Look at the page', zh: '查看网页' },
  picture: { en: 'Take a screenshot', zh: '截图' },
  settings: { en: 'Change settings of the browser', zh: '更改浏览器设置' },
  openTab: { en: 'Open a tab', zh: '打开标签页' },
  showTab: { en: 'Show another tab', zh: '切换标签页' },
  closeTab: { en: 'Close a tab', zh: '关闭标签页' },
  openWindow: { en: 'Open a window', zh: '打开窗口' },
  showWindow: { en: 'Show another window', zh: '切换窗口' },
  closeWindow: { en: 'Close a window', zh: '关闭窗口' },
  exportStorage: { en: 'Export the storage of the browser (logins)', zh: '导出浏览器存储（含登录状态）' },
  importStorage: { en: 'Replace the storage of the browser', zh: '替换浏览器存储' },
  clearStorage: { en: 'Clear the storage of the browser', zh: '清除浏览器存储' },
  saveProfile: { en: 'Store the profile', zh: '保存浏览器配置' },
  deleteRule: { en: 'Delete a rule for requests', zh: '删除一条请求规则' },
  listHistory: { en: 'Look at the list of requests', zh: '查看请求记录' },
  clearHistory: { en: 'Forget the list of requests', zh: '清空请求记录' },
  approved: { en: 'A person approved this', zh: '有人批准了此操作' },
  waiting: { en: 'Waiting for a person’s decision', zh: '等待有人决定' },
  took: { en: 'A person took over', zh: '有人接管了浏览器' },
  handedBack: { en: 'The person handed back', zh: '已交还控制' },
  lost: { en: 'The person’s page is gone: handed back', zh: '接管者的页面已断开，已交还控制' },
  idle: { en: 'The person did nothing for two minutes: handed back', zh: '接管者两分钟没有操作，已交还控制' },
} as const satisfies Record<string, Bilingual>;

/** By the name that the caller gave it; the words of its target follow once the page was asked. */
export function actionWords(action: string): Bilingual {
  return { en: `Action: ${action}`, zh: `操作：${action}` };
}

/** What a person answered to a page, without its words and theirs. */
export function answerWords(
  kind: PagePrompt['kind'],
  given: Pick<AnswerPrompt, 'accept' | 'files'>,
): Bilingual {
  if (kind === 'files') {
    const count = given.accept ? (given.files?.length ?? 0) : 0;
    if (count === 0) return { en: 'The person chose no file', zh: '接管者没有选择文件' };
    return {
      en: count === 1 ? 'The person chose 1 file' : `The person chose ${count} files`,
      zh: `接管者选择了 ${count} 个文件`,
    };
  }
  return given.accept
    ? { en: 'The person accepted a dialog of the page', zh: '接管者确认了网页的对话框' }
    : { en: 'The person dismissed a dialog of the page', zh: '接管者取消了网页的对话框' };
}

const RULE_KINDS = {
  block: { en: 'block', zh: '拦截' },
  mock: { en: 'answer by itself', zh: '模拟响应' },
  modify: { en: 'change', zh: '修改' },
} as const satisfies Record<InterceptRule['action'], Bilingual>;

/** Rules by what they do, and not for which addresses. */
export function ruleWords(
  what: 'add' | 'replace',
  rules: readonly Pick<InterceptRule, 'action'>[],
): Bilingual {
  const kinds = [...new Set(rules.map(({ action }) => action))].map(action => RULE_KINDS[action]);
  const listed = { en: kinds.map(({ en }) => en).join(', '), zh: kinds.map(({ zh }) => zh).join('、') };
  if (what === 'add')
    return { en: `Add a rule for requests: ${listed.en}`, zh: `添加请求规则：${listed.zh}` };
  if (rules.length === 0) return { en: 'Delete all rules for requests', zh: '删除全部请求规则' };
  const counted = {
    en: rules.length === 1 ? '1 rule' : `${rules.length} rules`,
    zh: `${rules.length} 条请求规则`,
  };
  return { en: `Set ${counted.en} for requests: ${listed.en}`, zh: `设置 ${counted.zh}：${listed.zh}` };
}

/** What a person did by hand, without what it was. */
export function personWords(clicks: number, keys: number): Bilingual {
  return {
    en: `${clicks === 1 ? '1 click' : `${clicks} clicks`}, ${keys === 1 ? '1 key or text' : `${keys} keys or texts`}`,
    zh: `点击 ${clicks} 次，按键或输入 ${keys} 次`,
  };
}

/** Of refusals, in both languages, by their codes. */
const REFUSALS: Readonly<Record<string, Bilingual>> = {
  approval_denied: { en: 'Rejected. Nothing was done.', zh: '已拒绝，没有执行。' },
  approval_expired: { en: 'Nobody decided in time. Nothing was done.', zh: '无人及时决定，没有执行。' },
  stale_ref: {
    en: 'The element is no longer on the page. Nothing was done.',
    zh: '该元素已不在网页上，没有执行。',
  },
  element_changed: {
    en: 'The element has changed meanwhile. Nothing was done.',
    zh: '该元素已发生变化，没有执行。',
  },
  element_not_found: { en: 'There is no such element. Nothing was done.', zh: '没有这个元素，没有执行。' },
  ambiguous_target: { en: 'Several elements fit. Nothing was done.', zh: '有多个元素符合，没有执行。' },
  not_interactable: {
    en: 'The element can’t be used now. Nothing was done.',
    zh: '该元素现在无法操作，没有执行。',
  },
  needs_user: { en: 'Only a person can do this.', zh: '这一步需要由人来做。' },
  page_gone: {
    en: 'The page has gone or changed meanwhile. Nothing was done.',
    zh: '网页已关闭或更换，没有执行。',
  },
  policy_refused: { en: 'Not permitted here. Nothing was done.', zh: '此处不允许，没有执行。' },
  address_refused: { en: 'This address is not permitted.', zh: '不允许访问该网址。' },
  navigation_failed: { en: 'The page could not be loaded.', zh: '网页无法加载。' },
  deadline_exceeded: {
    en: 'It did not end in time. What it did is not known.',
    zh: '未能及时结束，执行到哪一步未知。',
  },
  session_busy: { en: 'Another command is under way.', zh: '另一条命令正在执行。' },
  invalid_request: { en: 'The request was not valid. Nothing was done.', zh: '请求无效，没有执行。' },
  unsupported: { en: 'Not possible here.', zh: '此处不支持。' },
  rule_not_found: { en: 'There is no such rule.', zh: '没有这条规则。' },
  too_many_rules: { en: 'There are too many rules already.', zh: '规则已达上限。' },
  storage_too_large: { en: 'The storage is too large.', zh: '存储内容过大。' },
  storage_refused: { en: 'The browser did not take all of it.', zh: '浏览器未能全部接受。' },
};

export function refusalWords(code: string): Bilingual {
  return REFUSALS[code] ?? { en: `Refused (${code}).`, zh: `已拒绝（${code}）。` };
}

export const FAILED: Bilingual = {
  en: 'It failed. What it did is not known.',
  zh: '执行出错，执行到哪一步未知。',
};
