import type { Language } from '@assent/shared';

/** What is said where code can't be run, or did not end. */
export const codeWords = {
  zh: {
    switchedOff:
      '没有运行代码：本人没有打开“允许助手提出要运行的代码”。要打开它：1. 打开 Assent 的设置（右键点击工具栏里的 Assent 图标 → 选项）；2. 在“运行代码”一节打开开关；3. 按那里的说明，在 Chrome 里允许 Assent 运行用户脚本。在此之前请改用其他操作。',
    notAllowed: (id: string) =>
      `没有运行代码：Chrome 还不允许 Assent 运行用户脚本。要允许它：1. 打开 chrome://extensions/?id=${id}；2. 打开“允许运行用户脚本”（Chrome 138 之前是该页右上角的“开发者模式”）；3. 再试一次。在此之前请改用其他操作。`,
    tooOld:
      '没有运行代码：这需要 Chrome 135 或更新的版本。请本人更新 Chrome（菜单 → 帮助 → 关于 Google Chrome），或改用其他操作。',
    ownPage: 'Assent 自己的练习页上不能运行代码。请换到普通网页，或改用其他操作。',
    badCode: (name: string, message: string) =>
      `这段代码不能运行：${name}：${message}。它必须是一个异步函数的函数体。请改正后重新提出。`,
    obstacles: {
      secret:
        '没有运行代码：页面（或其中的框架）里填有密码、验证码、卡号或文件，代码可能把它们改头换面地带出来，所以这样的页面上不运行代码。请改用 read（它会遮住这些内容），或请本人先清空这些输入框。',
      opener:
        '没有运行代码：这个页面是由同一网站的另一个页面打开的，代码能读到那个页面里填写的内容。请用 open_tab 在新标签页里打开这个地址，或改用 read。',
      'earlier-code':
        '没有运行代码：这个页面里已经运行过代码，而页面里有（或有过）填写密码、验证码、卡号或文件的输入框；先前的代码可能还在监听，并留下了输入的内容。请重新加载页面再试，或改用 read。',
    },
    endless: (seconds: number) =>
      `代码已经开始运行，${seconds} 秒后仍没有结束，而且没有办法停下它：它可能还在运行，已做的改动也已生效。如果页面没有反应，需要本人重新加载或关闭它。不要重复运行；请先看页面。`,
  },
  en: {
    switchedOff:
      'No code was run: the person has not switched on “Let the assistant propose code to run”. To switch it on: 1. open the options of Assent (right-click its icon in the toolbar → Options); 2. turn on the switch under “Running code”; 3. follow what is said there to allow user scripts in Chrome. Until then use other actions.',
    notAllowed: (id: string) =>
      `No code was run: Chrome does not yet let Assent run user scripts. To allow it: 1. open chrome://extensions/?id=${id}; 2. turn on “Allow User Scripts” (before Chrome 138: “Developer mode” at the top right of that page); 3. try again. Until then use other actions.`,
    tooOld:
      'No code was run: that needs Chrome 135 or newer. Ask the person to update Chrome (menu → Help → About Google Chrome), or use other actions.',
    ownPage:
      "No code can be run on Assent's own practice page. Go to an ordinary web page, or use other actions.",
    badCode: (name: string, message: string) =>
      `This code cannot run: ${name}: ${message}. It must be the body of an async function. Correct it and propose it anew.`,
    obstacles: {
      secret:
        'No code was run: a password, a code, a card number or a file stands in a field of the page or of a frame in it. Code could carry that out in disguise, so none runs on such a page. Use read, which masks it, or ask the person to clear those fields first.',
      opener:
        'No code was run: another page of the same site opened this one, and code could read what is filled in there. Open the address in a tab of its own with open_tab, or use read.',
      'earlier-code':
        'No code was run: code ran in this page before, and the page has or had a field for a password, a code, a card number or a file since. The earlier code may still listen and have kept what was typed. Reload the page and try again, or use read.',
    },
    endless: (seconds: number) =>
      `The code was begun and has not ended after ${seconds} seconds, and nothing can stop it: it may be running still, and what it changed is changed. If the page does not react, the person has to reload or close it. Do not run it again; look at the page first.`,
  },
} as const satisfies Record<Language, unknown>;
