import type { Language } from '@assent/shared';

const en = {
  title: 'Assent settings',
  connection: 'Backend',
  keysNever:
    "Assent never asks for a model provider's key: those belong in the relay, and nowhere in the browser.",
  model: 'Model',
  modelHint: "Leave empty for the backend's own choice.",
  agent: 'Agent',
  looks: 'Language and theme',
  tools: {
    title: 'Tools of the model',
    label: 'What the model is offered',
    names: { page: 'Page tools', use_browser: 'One tool', flat: 'A tool for each action' },
    cost: (tokens: string) => `about ${tokens} tokens`,
    about: {
      page: 'Several actions in one call and one card, explained in the prompt. The usual choice; without pictures of the page, new tabs, waiting, downloads and code, which the other two offer.',
      use_browser:
        'use_browser: all that Assent can do, one action in a call. The smallest prompt; the model looks up how an action works when it needs it.',
      flat: 'browser_navigate, browser_click and so on: all that Assent can do, one action in a call, for models that are used to such names.',
    },
    hint: 'The tokens are an estimate of what goes along with every request. A change holds from the next request on; you approve every call all the same.',
  },
  save: 'Save',
  privacy: 'What is sent, and your consent',
  learning: 'Learn and try',
  learningHint: 'On the practice page every action can be tried, with the offline model of the relay.',
  tryIt: 'Open the practice page',
  onboarding: 'Open the first page again',
  code: 'Running code',
  codeHint:
    'When nothing else will do, the assistant can propose JavaScript to run in the page. You see all of it on the card and decide each time.',
  codeWarning:
    'Only switch this on if you can read code. Code runs with the rights of the page: it can do whatever you can do there, read what is on the page and send it out, and write scripts into it that stay there afterwards. It never runs while a password, a code or a card number stands in the page.',
  codeSwitch: 'Let the assistant propose code to run',
  codeSteps: 'Chrome wants to be asked as well:',
  codeOpen: "Open Assent's page in Chrome's settings with the button below.",
  codeAllow: 'Turn on “Allow User Scripts” there (before Chrome 138: “Developer mode” at the top right).',
  codeManage: 'Allow it in Chrome',
  shortcut: 'Keyboard shortcut',
  shortcutIs: (keys: string) =>
    `${keys} opens the panel beside the page in front, and lets Assent read that page.`,
  shortcutNone: 'No shortcut is set yet. Without one, click the Assent icon in the toolbar.',
  changeShortcut: 'Change it in Chrome',
};

const zh: typeof en = {
  title: 'Assent 设置',
  connection: '后端',
  keysNever: 'Assent 从不索要模型服务的密钥：它们只放在中继里，不放在浏览器的任何地方。',
  model: '模型',
  modelHint: '留空则由后端决定。',
  agent: '智能体',
  looks: '语言和主题',
  tools: {
    title: '模型的工具',
    label: '提供给模型的工具',
    names: { page: '页面工具', use_browser: '单个工具', flat: '每种操作一个工具' },
    cost: tokens => `约 ${tokens} 个 token`,
    about: {
      page: '一次调用、一张卡片里可以有多个操作，提示词里有说明。通常选这个；不含截图、新标签页、等待、下载和代码，另外两种才有。',
      use_browser:
        'use_browser：Assent 能做的全部，一次调用一个操作。提示词最短；模型需要时再查阅某个操作的用法。',
      flat: 'browser_navigate、browser_click 等：Assent 能做的全部，一次调用一个操作，适合习惯这类名称的模型。',
    },
    hint: 'token 数是每次请求附带的工具说明的估计值。更改从下一次请求起生效；每次调用仍然由你批准。',
  },
  save: '保存',
  privacy: '会发送什么，以及你的同意',
  learning: '了解和试用',
  learningHint: '在练习页上可以试用每一种操作，用中继自带的离线模型就行。',
  tryIt: '打开练习页',
  onboarding: '再次打开欢迎页',
  code: '运行代码',
  codeHint:
    '其他办法都不行时，助手可以提出在网页里运行一段 JavaScript。卡片上会显示全部代码，每次都由你决定。',
  codeWarning:
    '看得懂代码再打开它。代码以网页的权限运行：能做你在那里能做的任何事，能读取网页上的内容并发送出去，也能在网页里写入脚本，运行结束后仍留在那里。页面里填有密码、验证码或卡号时，代码一律不运行。',
  codeSwitch: '允许助手提出要运行的代码',
  codeSteps: '还需要在 Chrome 里允许：',
  codeOpen: '用下面的按钮打开 Chrome 设置里 Assent 的页面。',
  codeAllow: '打开“允许运行用户脚本”（Chrome 138 之前是右上角的“开发者模式”）。',
  codeManage: '在 Chrome 里允许',
  shortcut: '键盘快捷键',
  shortcutIs: keys => `按 ${keys} 会在当前网页旁打开侧边栏，并允许 Assent 读取这个网页。`,
  shortcutNone: '还没有设置快捷键。可以点击工具栏里的 Assent 图标。',
  changeShortcut: '在 Chrome 里修改',
};

const words: Record<Language, typeof en> = { en, zh };

export function optionsWords(language: Language): typeof en {
  return words[language];
}
