import type { Language } from '@assent/shared';

const HOW_TO_SWITCH_ON = {
  zh: '要打开它：1. 打开 Assent 的设置（右键点击工具栏里的 Assent 图标 → 选项）；2. 在“运行代码”一节打开开关；3. 按那里的说明，在 Chrome 里允许 Assent 运行用户脚本。',
  en: 'To switch it on: 1. open the options of Assent (right-click its icon in the toolbar → Options); 2. turn on the switch under “Running code”; 3. follow what is said there to allow user scripts in Chrome.',
} as const;

/** What the browser says of code that is none; without `message`, that it goes on where it ends. */
export interface WrongCode {
  name: string;
  message: string | null;
  line: number | null;
}

/** What is said where code can't be run, or did not end. */
export const codeWords = {
  zh: {
    switchedOff: {
      message: `没有运行代码：用户没有打开“允许助手提出要运行的代码”。${HOW_TO_SWITCH_ON.zh}在此之前请改用其他操作。`,
      forPerson: `没有运行代码：你没有打开“允许助手提出要运行的代码”。${HOW_TO_SWITCH_ON.zh}`,
    },
    notAllowed: (id: string) => {
      const notAllowed = `没有运行代码：Chrome 还不允许 Assent 运行用户脚本。要允许它：1. 打开 chrome://extensions/?id=${id}；2. 打开“允许运行用户脚本”（Chrome 138 之前是该页右上角的“开发者模式”）；3. 再试一次。`;
      return { message: `${notAllowed}在此之前请改用其他操作。`, forPerson: notAllowed };
    },
    tooOld: {
      message:
        '没有运行代码：这需要 Chrome 135 或更新的版本。请让用户更新 Chrome（菜单 → 帮助 → 关于 Google Chrome），或改用其他操作。',
      forPerson:
        '没有运行代码：这需要 Chrome 135 或更新的版本。要更新 Chrome，请打开菜单 → 帮助 → 关于 Google Chrome。',
    },
    ownPage: {
      message: 'Assent 自己的练习页上不能运行代码。请换到普通网页，或改用其他操作。',
      forPerson: 'Assent 自己的练习页上不能运行代码。',
    },
    badCode: ({ name, message, line }: WrongCode) => {
      const place = line === null ? '' : `第 ${line} 行有 `;
      const bad = `这段代码不能运行：${place}${name}：${message ?? '它没有写完，缺少右括号或引号之类'}。`;
      return { message: `${bad}它必须是一个异步函数的函数体。请改正后重新提出。`, forPerson: bad };
    },
    obstacles: {
      secret: {
        message:
          '没有运行代码：页面（或其中的框架）里填有密码、验证码、卡号或文件，代码可能把它们改头换面地带出来，所以这样的页面上不运行代码。请改用 read（它会遮住这些内容），或请用户先清空这些输入框。',
        forPerson:
          '没有运行代码：网页（或其中的框架）里填有密码、验证码、卡号或文件，代码可能把它们带出来，所以这样的网页上不运行代码。确实需要时，请先清空这些输入框。',
      },
      opener: {
        message:
          '没有运行代码：这个页面是由同一网站的另一个页面打开的，代码能读到那个页面里填写的内容。请在新标签页里打开这个地址，或改用 read。',
        forPerson:
          '没有运行代码：这个网页是由同一网站的另一个网页打开的，代码能读到那个网页里填写的内容。确实需要时，请在新标签页里打开这个地址。',
      },
      filled: {
        message:
          '没有运行代码：同一网站的另一个打开的标签页里填有密码、验证码、卡号或文件，代码可能读到它们。请改用 read，或请用户先清空那些输入框或关闭那个标签页。',
        forPerson:
          '没有运行代码：同一网站的另一个打开的标签页里填有密码、验证码、卡号或文件，代码可能读到它们。确实需要时，请先清空那些输入框或关闭那个标签页。',
      },
      unseen: {
        message:
          '没有运行代码：另一个打开的标签页可能属于同一网站，而 Assent 看不了它里面有没有填写密码之类的内容，代码却可能读到。请改用 read，或请用户允许 Assent 访问这个网站，或关闭其他标签页。',
        forPerson:
          '没有运行代码：另一个打开的标签页可能属于同一网站，而 Assent 看不了它里面有没有填写密码之类的内容，代码却可能读到。确实需要时，请允许 Assent 访问这个网站，或关闭其他标签页。',
      },
      'earlier-code': {
        message:
          '没有运行代码：这个页面里已经运行过代码，而页面里有（或有过）填写密码、验证码、卡号或文件的输入框；先前的代码可能还在监听，并留下了输入的内容。请重新加载页面再试，或改用 read。',
        forPerson:
          '没有运行代码：这个网页里已经运行过代码，而网页里有（或有过）填写密码、验证码、卡号或文件的输入框；先前的代码可能还在监听，并留下了输入的内容。确实需要时，请先重新加载网页。',
      },
    },
    endless: (seconds: number) => {
      const endless = `代码已经开始运行，${seconds} 秒后仍没有结束，而且没有办法停下它：它可能还在运行，已做的改动也已生效。`;
      return {
        message: `${endless}如果页面没有反应，需要用户重新加载或关闭它。不要重复运行；请先看页面。`,
        forPerson: `${endless}如果网页没有反应，请重新加载或关闭它。`,
      };
    },
  },
  en: {
    switchedOff: {
      message: `No code was run: the person has not switched on “Let the assistant propose code to run”. ${HOW_TO_SWITCH_ON.en} Until then use other actions.`,
      forPerson: `No code was run: you have not switched on “Let the assistant propose code to run”. ${HOW_TO_SWITCH_ON.en}`,
    },
    notAllowed: (id: string) => {
      const notAllowed = `No code was run: Chrome does not yet let Assent run user scripts. To allow it: 1. open chrome://extensions/?id=${id}; 2. turn on “Allow User Scripts” (before Chrome 138: “Developer mode” at the top right of that page); 3. try again.`;
      return { message: `${notAllowed} Until then use other actions.`, forPerson: notAllowed };
    },
    tooOld: {
      message:
        'No code was run: that needs Chrome 135 or newer. Ask the person to update Chrome (menu → Help → About Google Chrome), or use other actions.',
      forPerson:
        'No code was run: that needs Chrome 135 or newer. To update Chrome, open its menu → Help → About Google Chrome.',
    },
    ownPage: {
      message:
        "No code can be run on Assent's own practice page. Go to an ordinary web page, or use other actions.",
      forPerson: "No code can be run on Assent's own practice page.",
    },
    badCode: ({ name, message, line }: WrongCode) => {
      const place = line === null ? '' : ` in line ${line}`;
      const bad = `This code cannot run: ${name}${place}: ${message ?? 'it ends too soon, as without a closing bracket or quote'}.`;
      return {
        message: `${bad} It must be the body of an async function. Correct it and propose it anew.`,
        forPerson: bad,
      };
    },
    obstacles: {
      secret: {
        message:
          'No code was run: a password, a code, a card number or a file stands in a field of the page or of a frame in it. Code could carry that out in disguise, so none runs on such a page. Use read, which masks it, or ask the person to clear those fields first.',
        forPerson:
          'No code was run: a password, a code, a card number or a file stands in a field of the page or of a frame in it. Code could carry that out, so none runs on such a page. If it is needed, clear those fields first.',
      },
      opener: {
        message:
          'No code was run: another page of the same site opened this one, and code could read what is filled in there. Open the address in a tab of its own, or use read.',
        forPerson:
          'No code was run: another page of the same site opened this one, and code could read what is filled in there. If it is needed, open the address in a tab of its own.',
      },
      filled: {
        message:
          'No code was run: a password, a code, a card number or a file stands in a field of another open tab of the same site, and code could read that. Use read, or ask the person to clear those fields or close that tab first.',
        forPerson:
          'No code was run: a password, a code, a card number or a file stands in a field of another open tab of the same site, and code could read that. If it is needed, clear those fields or close that tab first.',
      },
      unseen: {
        message:
          'No code was run: another open tab may be of the same site, and Assent cannot see whether a password or the like stands in it, while code could. Use read, or ask the person to allow Assent on this site or to close the other tabs.',
        forPerson:
          'No code was run: another open tab may be of the same site, and Assent cannot see whether a password or the like stands in it, while code could. If it is needed, allow Assent on this site or close the other tabs.',
      },
      'earlier-code': {
        message:
          'No code was run: code ran in this page before, and the page has or had a field for a password, a code, a card number or a file since. The earlier code may still listen and have kept what was typed. Reload the page and try again, or use read.',
        forPerson:
          'No code was run: code ran in this page before, and the page has or had a field for a password, a code, a card number or a file since. The earlier code may still listen and have kept what was typed. If it is needed, reload the page first.',
      },
    },
    endless: (seconds: number) => {
      const endless = `The code was begun and has not ended after ${seconds} seconds, and nothing can stop it: it may be running still, and what it changed is changed.`;
      return {
        message: `${endless} If the page does not react, the person has to reload or close it. Do not run it again; look at the page first.`,
        forPerson: `${endless} If the page does not react, reload or close it.`,
      };
    },
  },
} as const satisfies Record<Language, unknown>;
