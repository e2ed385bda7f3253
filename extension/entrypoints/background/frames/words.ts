import type { Language } from '@assent/shared';
import type { Told } from '../../../page/user-facing-error.ts';

/** What the background says when a page is out of reach. Each names the cause and the next step. */
export const words = {
  tabClosed: {
    zh: '这个标签页已经关闭。请在要操作的页面上重新提问。',
    en: 'That tab is closed. Ask again on the page you mean.',
  },
  documentGone: {
    zh: '批准所针对的页面已经换掉了，所以什么都没有执行。请重新读取页面后再提出操作。',
    en: 'The page this was approved for has been replaced, so nothing was run. Read the page again and propose the action anew.',
  },
  boundElsewhere: {
    zh: '批准时显示的页面、地址或标题已经变了，所以什么都没有执行。请重新提出操作。',
    en: 'The page, address or title that this was approved for is another by now, so nothing was run. Propose the action anew.',
  },
  undoGone: {
    zh: '那个页面已经换掉了，原来的内容没有保留，无法撤销。',
    en: 'The page that this was done on has been left, and what it held before is not kept, so it cannot be undone.',
  },
  undoUnknown: {
    zh: '撤销时页面离开了，不知道是否已经恢复。请看一下页面。',
    en: 'The page was left while this was undone, so it is unknown how it stands. Look at the page.',
  },
  undoTimeout: {
    zh: '撤销已经开始，但页面没有在限定时间内回应，可能正显示对话框。请看一下页面。',
    en: 'Undoing was started, but the page did not answer in time; it may be showing a dialog. Look at the page.',
  },
  browserPage: {
    zh: '浏览器自己的页面（设置、扩展商店、PDF 等）不允许扩展读取。请换到普通网页。',
    en: 'Chrome does not let extensions read its own pages (settings, the Web Store, PDFs). Switch to an ordinary web page.',
  },
  errorPage: {
    zh: '这个页面没有加载成功，无法读取。请重新加载后再试。',
    en: 'This page did not load, so there is nothing to read. Reload it and try again.',
  },
  notPermitted: {
    zh: '还没有读取这个网站的权限。请点击工具栏上的 Assent 图标，或允许这个网站。',
    en: 'Assent may not read this site yet. Click the Assent icon in the toolbar, or allow the site.',
  },
  ledToNeverRead: {
    zh: {
      message:
        '已执行，随后到了一个在 Assent 中被设为“从不读取”的网站：它的内容和地址都不会告诉，也不能在那里操作。不要重复；请告诉用户，由用户继续。',
      forPerson:
        '已执行，随后到了一个你设为“从不读取”的网站：它的内容和地址都没有告诉助手，助手也不能在那里操作。请自己在那里继续。',
    },
    en: {
      message:
        'Done; it then led to a site that the person has set to “never read” in Assent: nothing of it is told, its address neither, and nothing can be done there. Do not repeat it; tell the person, who can go on by hand.',
      forPerson:
        'Done; it then led to a site that you have set to “never read”: nothing of it was told, its address neither, and the assistant can do nothing there. Go on there yourself.',
    },
  },
  grantEnded: {
    zh: {
      message:
        '这个网站的“不再询问”已经结束或被收回，或者页面里有其他网站的内容，所以没有读取。如果仍然需要，请重新提出，会再次询问。',
      forPerson:
        '这个网站的“不再询问”已经结束或被收回，或者网页里有其他网站的内容，所以没有读取。助手再次提出时会询问你。',
    },
    en: {
      message:
        'The person no longer allows reading on this site without being asked, or the page holds something of another site, so nothing was read. Propose it again if still wanted; they will be asked.',
      forPerson:
        'You no longer allow reading on this site without being asked, or the page holds something of another site, so nothing was read. If the assistant proposes it again, you are asked.',
    },
  },
  noResponse: {
    zh: '页面没有响应，可能正忙或正显示对话框。请处理后再试。',
    en: 'The page does not respond; it may be busy or showing a dialog. Deal with that, then try again.',
  },
  runTimeout: {
    zh: {
      message:
        '操作已经发出，但页面没有在限定时间内回应，可能正显示对话框。请让用户看一下页面，有对话框就亲手处理，然后继续；不要重复操作。',
      forPerson:
        '操作已经发出，但网页没有在限定时间内回应，可能正显示对话框。请看一下网页，有对话框就处理它，然后告诉助手继续。',
    },
    en: {
      message:
        'The action was started, but the page did not answer in time; it may be showing a dialog. Ask the person to look at the page and to answer the dialog by hand, and go on from there: do not repeat the action.',
      forPerson:
        'This was started, but the page did not answer in time; it may be showing a dialog. Look at the page, answer the dialog if there is one, then tell the assistant to go on.',
    },
  },
  notFound: {
    zh: '当前页面上没有这个目标。请使用最新元素列表里的 id；列表里没有时，可以换一个选择器，或先滚动、读取页面来找。',
    en: 'No frame of this page has that target. Use an id from the newest list of elements; where it is not among them, try another selector, or scroll or read the page to find it.',
  },
  notInTab: {
    zh: (tabId: string) =>
      `标签页 ${tabId} 现在的页面上没有这个目标。请使用最新元素列表里的 id，或请求更多元素；要操作另一个标签页里的内容，请先切换过去。`,
    en: (tabId: string) =>
      `The page in tab ${tabId}, the one that is worked in, does not have that target. Use an id from the newest list of elements, or request more elements; for what is in another tab, switch to that first.`,
  },
  severalFrames: {
    zh: '页面上有多个框架都有这个目标，无法确定是哪一个。请使用元素 id。',
    en: 'Several frames of this page have such a target, so it is not clear which is meant. Use an element id.',
  },
  frameHidden: {
    zh: '目标所在的框架现在看不见或被别的内容挡住了，所以没有执行。请先让它显示出来。',
    en: 'The frame that holds the target cannot be seen now, or something covers it, so nothing was run. Bring it into view first.',
  },
  stayed: {
    zh: '操作已经执行，浏览器开始跳转，但页面并没有离开。它可能下载了文件，或者没有得到内容。',
    en: 'The action was done and the browser set out for another address, but the page stayed. It may have downloaded a file, or got nothing back.',
  },
  stillLoading: {
    zh: {
      message:
        '操作已经执行，浏览器正在等待新页面，但很久没有得到回应。现在看到的还是旧页面，请不要重复操作。',
      forPerson: '操作已经执行，浏览器正在等待新网页，但很久没有得到回应。现在看到的还是旧网页。',
    },
    en: {
      message:
        'The action was done and the browser waits for the next page, but the server has not answered for long. What is shown is still the old page: do not repeat the action.',
      forPerson:
        'This was done and the browser waits for the next page, but the server has not answered for long. What is shown is still the old page.',
    },
  },
  held: {
    zh: {
      message:
        '操作已经执行，浏览器准备离开，但页面要求确认，显示了“离开此网站？”的提示，结果没有离开。需要用户在提示里亲自决定，然后继续。',
      forPerson: '操作已经执行，网页问“离开此网站？”，还没有离开。请在提示里决定，然后告诉助手继续。',
    },
    en: {
      message:
        'The action was done and the browser was about to leave, but the page asked "Leave site?" and was not left. Ask the person to decide that by hand, and go on from there.',
      forPerson:
        'This was done, but the page asked “Leave site?” and was not left. Answer it if it is still there, then tell the assistant to go on.',
    },
  },
  tabBlocked: {
    zh: {
      message:
        '点击本应打开一个新标签页，但没有出现，多半被浏览器的弹窗拦截挡住了。请让用户亲手点击它，或在地址栏里允许弹出窗口，然后继续。',
      forPerson:
        '点击本应打开一个新标签页，但没有出现，多半被浏览器的弹窗拦截挡住了。请亲手点击它，或在地址栏里允许弹出窗口，然后告诉助手继续。',
    },
    en: {
      message:
        'The click should have opened a new tab, but none came up: the browser has probably blocked it as a pop-up. Ask the person to click it by hand, or to allow pop-ups in the address bar, and go on from there.',
      forPerson:
        'The click should have opened a new tab, but none came up: the browser has probably blocked it as a pop-up. Click it yourself, or allow pop-ups in the address bar, then tell the assistant to go on.',
    },
  },
  tabOpened: {
    zh: '打开了一个新标签页，当前操作的仍是原来的页面。',
    en: 'It opened a new tab; the page being worked on is still the old one.',
  },
  tabNeverRead: {
    zh: '打开了一个新标签页，但那个网站在 Assent 中被设为“从不读取”：它的内容和地址都不会告诉。当前操作的仍是原来的页面。',
    en: 'It opened a new tab of a site that the person has set to “never read” in Assent: nothing of it is told. The page being worked on is still the old one.',
  },
  tabInDoubt: {
    zh: {
      message:
        '这时出现了一个新标签页，但无法确定是页面打开的，还是用户打开的，所以没有告诉它是什么。不要重复操作；如果需要它，请让用户在面板里添加那个标签页。',
      forPerson:
        '这时出现了一个新标签页，但无法确定是网页打开的，还是你打开的，所以没有告诉助手它是什么。如果助手需要它，请在面板里添加那个标签页。',
    },
    en: {
      message:
        'Meanwhile a new tab came up. It cannot be told whether the page opened it or the person did, so nothing of it is told. Do not repeat the action; if that tab is needed, ask the person to add it in the panel.',
      forPerson:
        'Meanwhile a new tab came up. It cannot be told whether the page opened it or you did, so the assistant heard nothing of it. If it is needed there, add it in the panel.',
    },
  },
  tabClosedItself: {
    zh: '打开的新标签页随即自己关闭了，多半是下载了一个文件。',
    en: 'The new tab that it opened closed by itself at once, as for the download of a file.',
  },
  outcomeNotKept: {
    zh: '（已经执行过；当时得到的内容没有保留，需要时请重新读取。）',
    en: '(It was done before. What it gave then was not kept; read it again where it is needed.)',
  },
  unknownRun: {
    zh: '执行过程中浏览器把 Assent 的后台停掉了，不知道是否已经完成。请看一下现在的状态，再决定是否重做。',
    en: 'The browser stopped the background of Assent while this was done, so it is unknown whether it was. Look at how things stand before doing it again.',
  },
  notPicturable: {
    zh: {
      message:
        '浏览器不允许给这个标签页截图，所以没有截图。请让用户切换到那个标签页，点击工具栏上的 Assent 图标，然后再试；离开那个网站后需要重新点击。',
      forPerson:
        '浏览器不允许给这个标签页截图，所以没有截图。请切换到那个标签页，点击工具栏上的 Assent 图标，然后让助手再试；标签页换了网站之后要再点一次。',
    },
    en: {
      message:
        'Chrome does not allow a picture of this tab, so none was taken. Ask the person to click the Assent icon in the toolbar while that tab is in front, and then try again; after it has gone to another site, once more.',
      forPerson:
        'Chrome does not allow a picture of this tab, so none was taken. Click the Assent icon in the toolbar while that tab is in front, then have the assistant try again; after it has gone to another site, click once more.',
    },
  },
  otherTabInFront: {
    zh: '截图时有另一个标签页切换到了前台，所以图片已经丢弃。请再试一次。',
    en: 'Another tab came to the front while the picture was taken, so it was thrown away. Try again.',
  },
  notDrawn: {
    zh: {
      message: '浏览器没有给出这个标签页的图片，它的窗口可能最小化了。请让用户把窗口显示出来，然后再试。',
      forPerson: '浏览器没有给出这个标签页的图片，它的窗口可能最小化了。请把窗口显示出来，再让助手重试。',
    },
    en: {
      message:
        'Chrome gave no picture of this tab; its window may be minimised. Ask the person to show the window, then try again.',
      forPerson:
        'Chrome gave no picture of this tab; its window may be minimised. Show the window, then have the assistant try again.',
    },
  },
  neverStill: {
    zh: '页面一直在变，或者没有显示出来，无法确认机密内容都已涂黑，所以没有截图。请等页面静止后再试，或改为读取文字。',
    en: 'The page keeps moving or is not being drawn, so it is not certain that everything secret was painted over, and no picture was taken. Try again when it stands still, or read its text instead.',
  },
  pictureStopped: {
    zh: { message: '截图被用户停止了，没有图片。不要接着截，先看用户说什么。', forPerson: '你停止了截图。' },
    en: {
      message: 'The person stopped the picture, so there is none. Do not go on with it; see what they say.',
      forPerson: 'You stopped the picture.',
    },
  },
  notInView: {
    zh: '这个元素没有显示出来，无法截图。请先让它显示出来，或截取可见部分。',
    en: 'This element could not be brought into view, so there is no picture of it. Make it show first, or take a picture of what is in view.',
  },
  navigated: { zh: '已执行，页面随后跳转。', en: 'Done; the page then went to another address.' },
} as const satisfies Record<string, Record<Language, string | Told | ((site: string) => string)>>;
