import type { Language } from '@assent/shared';
import type { Told } from '../../page/user-facing-error.ts';
import type { Outcome } from '../outcome.ts';
import { BLOCK_WORDS } from './block-words.ts';
import type { Arrival, Landing, Staying } from './browser.ts';
import { quote } from './quote.ts';

/** What came of leading a tab somewhere. */
export function describeLanding(arrival: Arrival, language: Language): Outcome {
  return arrival.kind === 'there'
    ? describeThere(arrival, language)
    : describeStaying(arrival.because, language);
}

function describeThere(landing: Landing, language: Language): Outcome {
  const { url, title, contentLength, block, isOwnWay } = landing;
  const place = {
    ...(url === '' ? {} : { url }),
    ...(title === '' ? {} : { title }),
    ...(contentLength === undefined ? {} : { content_length: contentLength }),
  };
  const effect = url === '' ? 'unseen' : 'navigated';
  if (!block && isOwnWay)
    return {
      success: false,
      effect,
      error_type: 'NavigationError',
      ...THERE[language].ownWay(title),
      ...place,
    };
  if (!block) return { success: true, effect, ...sayThere(landing, language), ...place };
  return {
    success: false,
    effect: 'needs_user',
    error_type: 'NeedsUser',
    ...BLOCK_WORDS[block][language],
    ...place,
  };
}

function sayThere({ url, title, status }: Landing, language: Language): Told {
  const words = THERE[language];
  if (url === '') return words.unseen;
  return status !== undefined && status >= 400
    ? words.failed(title, status)
    : { message: words.there(title) };
}

function describeStaying(because: Staying, language: Language): Outcome {
  const told = STAYED[language][because];
  switch (because) {
    case 'file':
      return { success: false, effect: 'download', error_type: 'NavigationError', ...told };
    case 'held':
      return { success: false, effect: 'needs_user', error_type: 'NeedsUser', ...told };
    case 'nothing':
    case 'unknown':
      return { success: false, effect: 'no_change', error_type: 'NavigationError', ...told };
  }
}

const THERE = {
  zh: {
    there: (title: string) => (title === '' ? '页面已经打开。' : `页面已经打开：${quote(title)}`),
    failed: (title: string, status: number): Told => {
      const answered = `服务器以状态 ${status} 回应，并显示了页面${title === '' ? '' : `：${quote(title)}`}。它可能不是需要的内容`;
      return { message: `${answered}，请检查地址。`, forPerson: `${answered}。` };
    },
    ownWay: (title: string): Told => {
      const led = `要去的地址没有给出页面；标签页原来的页面自己转到了别处${title === '' ? '' : `：${quote(title)}`}`;
      return { message: `${led}。这不是要去的页面；请先看一下它，再决定怎么做。`, forPerson: `${led}。` };
    },
    unseen: {
      message:
        '标签页已经前往那里，但 Assent 还不能读取它显示的网站，所以不知道显示了什么，也不知道页面是否真的打开了。需要内容时，请让用户点击工具栏上的 Assent 图标，或允许这个网站。',
      forPerson:
        '标签页已经前往那里，但 Assent 还不能读取它显示的网站，不知道显示了什么。需要助手读取它时，请点击工具栏上的 Assent 图标，或允许这个网站。',
    },
  },
  en: {
    there: (title: string) => (title === '' ? 'The page is there.' : `The page is there: ${quote(title)}`),
    failed: (title: string, status: number): Told => {
      const answered = `The server answered with status ${status} and a page${title === '' ? '' : `: ${quote(title)}`}. It may not be what was wanted`;
      return { message: `${answered}; check the address.`, forPerson: `${answered}.` };
    },
    ownWay: (title: string): Told => {
      const led = `The address gave no page; the page that was in the tab went elsewhere by itself${title === '' ? '' : `: ${quote(title)}`}`;
      return {
        message: `${led}. That is not what was gone to: look at it before going on.`,
        forPerson: `${led}.`,
      };
    },
    unseen: {
      message:
        'The tab was sent there, but Assent may not read the site that it shows: what that is, and whether the page came at all, Chrome does not tell. If the content is needed, ask the person to click the Assent icon in the toolbar or to allow the site.',
      forPerson:
        'The tab was sent there, but Assent may not read the site that it shows, and does not know what that is. If the assistant is to read it, click the Assent icon in the toolbar, or allow the site.',
    },
  },
};

const STAYED: Record<Language, Record<Staying, Told>> = {
  zh: {
    file: { message: '那个地址给出的是文件，不是页面：浏览器开始下载，标签页仍显示原来的页面。' },
    nothing: { message: '服务器没有给出任何内容，标签页仍显示原来的页面。' },
    held: {
      message:
        '原来的页面要求确认是否离开（“离开此网站？”），还没有转过去。需要用户在提示里亲自决定，然后继续。',
      forPerson: '原来的页面问“离开此网站？”，还没有转过去。请在提示里决定，然后告诉助手继续。',
    },
    unknown: {
      message:
        '标签页仍显示原来的页面。浏览器没有说明原因：可能下载了文件，没有得到内容，或者原来的页面不愿离开。请不要重复，先看一下现在的状态。',
      forPerson:
        '标签页仍显示原来的页面。浏览器没有说明原因：可能下载了文件，没有得到内容，或者原来的页面不愿离开。',
    },
  },
  en: {
    file: {
      message:
        'That address gave a file and no page: the browser downloads it, and the tab still shows the page that it showed before.',
    },
    nothing: {
      message: 'The server gave nothing back, and the tab still shows the page that it showed before.',
    },
    held: {
      message:
        'The page before asked "Leave site?", so the tab has not gone there yet. Ask the person to decide that by hand, and go on from there.',
      forPerson:
        'The page before asks “Leave site?”, so the tab has not gone there yet. Answer it, then tell the assistant to go on.',
    },
    unknown: {
      message:
        'The tab still shows the page that it showed before, and the browser does not say why: it may have downloaded a file, got nothing back, or the page did not let itself be left. Do not repeat it; look at how things stand first.',
      forPerson:
        'The tab still shows the page that it showed before, and the browser does not say why: it may have downloaded a file, got nothing back, or the page did not let itself be left.',
    },
  },
};
