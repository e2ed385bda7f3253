import type { Unobservable } from '../../page/observing/unobservable.ts';
import { withoutStop } from './join-sentences.ts';

const NEEDS_ZH: Readonly<Record<Unobservable | 'file', string>> = {
  file: '浏览器的文件选择窗口由页面打开，只能亲手操作。请对它改用 upload 操作，文件在面板里选择；如果不成功，需要亲手点击它并选择，然后继续。',
  drawing: '这里是一块画布，里面的内容不是网页元素，看不出点击有没有生效。需要亲手在画布上点击，然后继续。',
  embedded: '这里是嵌入的播放器或插件，它的按钮不属于网页。需要亲手点击，然后继续。',
  window: '它要打开窗口或全屏，浏览器很可能只允许亲手点击。需要亲手点击它，然后继续。',
  distrust: '页面会检查点击是否来自真人，很可能忽略了这次点击。需要亲手点击它，然后继续。',
};

const NEEDS_EN: Readonly<Record<Unobservable | 'file', string>> = {
  file: "The page called up the browser's window for choosing files, which can be used by hand only. Use the upload action on it, for which the file is chosen in the panel; where that fails, it takes a click and a choice by hand, before going on from there.",
  drawing:
    'This is a drawing area, where nothing is an element of the page, and no effect could be seen. It takes a click in it by hand, before going on from there.',
  embedded:
    'This is an embedded player or plug-in, whose controls are no part of the page. It takes a click by hand, before going on from there.',
  window:
    'It opens a window or the full screen, which the browser probably grants to a click by hand alone. It takes a click by hand, before going on from there.',
  distrust:
    'The page checks whether a click comes from a hand, and probably ignored this one. It takes a click by hand, before going on from there.',
};

export const CLICK_WORDS = {
  zh: {
    clicked: (name: string) => `已点击 “${name}”。`,
    reads: (label: string) => `它现在显示为 “${label}”。`,
    asked: '点击时页面停住了一会儿，多半弹出过对话框（alert 或 confirm），已有人处理；结果取决于当时的选择。',
    busy: '页面仍显示正在处理，结果可能还没出来；请先查看最新的页面。',
    changed: (detail: string) => (detail ? `页面有变化，新出现：${detail}` : '页面有变化。'),
    drawing: '只有画布上的图形变了，它的内容无法读取；需要有人看一下是否符合预期。',
    no_change:
      '点击已送达，但没有看到任何变化；不要认为它已生效（脚本发起的下载和复制看不到）。请换一个目标，或改为亲手点击。',
    sent_unseen: '页面随即向服务器发送了请求，但没有显示任何结果；不要认为它已生效。请查看页面，或请人确认。',
    swallowed:
      '页面自己接管了表单的提交，但没有显示任何结果，也没有看到请求；不要认为已经提交。请查看页面，或请人确认。',
    program: (scheme: string) =>
      `已请求系统里处理 ${scheme} 链接的程序打开它，页面本身没有变化；是否真的打开，从这里看不到。需要有人看一下，不要重复点击。`,
    leaving: (url: string) => `页面正在前往 ${url}。请等新页面的元素列表。`,
    moved: (url: string, said: string) =>
      `页面地址变为 ${url}。${said ? `页面显示：${said}` : '请查看最新的元素列表。'}`,
    opened: (thing: string, said: string) => `打开了${thing}。${said ? `页面显示：${said}` : ''}`,
    validation_error: (detail: string) =>
      detail
        ? `没有通过，页面提示：${withoutStop(detail)}。请先改正。`
        : '没有通过，页面标出了有问题的输入框。请先改正。',
    submitted: (detail: string) => (detail ? `表单已提交，页面显示：${detail}` : '表单已提交。'),
    download: '开始下载文件。',
    needs_user: (need: Unobservable | 'file') => NEEDS_ZH[need],
  },
  en: {
    clicked: (name: string) => `Clicked "${name}". `,
    reads: (label: string) => `It now reads "${label}".`,
    asked:
      'The page stood still at the click, as it does for a dialog of its own (alert, confirm), which was answered by hand: what came of it depends on the answer.',
    busy: 'The page still shows that it is at work, so the result may not be there yet: look at the newest page first.',
    changed: (detail: string) => (detail ? `The page changed and now shows: ${detail}` : 'The page changed.'),
    drawing:
      'Only a drawing changed, and what it shows cannot be read: only eyes can tell whether it is as wanted.',
    no_change:
      'The click was delivered, but nothing visible changed: do not assume that it worked (a download or a copy by a script would not be seen). Try another target, or have it clicked by hand.',
    sent_unseen:
      'The page then sent a request to its server, but shows nothing of what came of it: do not assume that it worked. Look at the page, or have it looked at.',
    swallowed:
      'The page took the sending of the form for itself, and neither a result nor a request was seen: do not assume that it was sent. Look at the page, or have it looked at.',
    program: (scheme: string) =>
      `The system's own program for ${scheme} links was asked to open it, and the page stays as it is; whether the program opened cannot be seen from here. Have it looked at, and do not click again.`,
    leaving: (url: string) => `The page is going to ${url}. Wait for the elements of the new page.`,
    moved: (url: string, said: string) =>
      `The address is now ${url}. ${said ? `The page says: ${said}` : 'Look at the newest list of elements.'}`,
    opened: (thing: string, said: string) => `It opened ${thing}.${said ? ` The page says: ${said}` : ''}`,
    validation_error: (detail: string) =>
      detail
        ? `It was not accepted; the page says: ${withoutStop(detail)}. Correct that first.`
        : 'It was not accepted: the page marks fields as wrong. Correct them first.',
    submitted: (detail: string) =>
      detail ? `The form was sent, and the page shows: ${detail}` : 'The form was sent.',
    download: 'A download started.',
    needs_user: (need: Unobservable | 'file') => NEEDS_EN[need],
  },
} as const;
