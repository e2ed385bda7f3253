import type { Bilingual } from '@assent/shared';
import type { UnableTopic } from './intent.ts';

/** What can't be done, and what the person can do instead. */
export const UNABLE: Readonly<Record<UnableTopic, Bilingual>> = {
  history: {
    zh: '我不能前进、后退或刷新页面。请用浏览器的按钮，或 Alt+←、F5。',
    en: 'I can’t go back or forward, or reload the page. Please use the browser’s own buttons (Alt+←, F5).',
  },
  tabs: {
    zh: '我不能打开或关闭标签页和窗口，请你自己操作；这个对话里的标签页，说出标题我就能转过去。',
    en: 'I can’t open or close tabs and windows: please do that yourself. To a tab of this conversation I can go when you name its title.',
  },
  print: {
    zh: '我不能打印、截图或存成 PDF。请用浏览器的打印功能（Ctrl+P）。',
    en: 'I can’t print, take screenshots or save as PDF. Please use the browser’s print dialog (Ctrl+P).',
  },
  undo: {
    zh: '撤销由你来做：请按这一步下面的“撤销”按钮，或“撤销整轮操作”。',
    en: 'Undoing is up to you: press the Undo button below that step, or “Undo the whole turn”.',
  },
  clipboard: {
    zh: '我不能使用剪贴板。请用 Ctrl+C、Ctrl+V；要填的内容也可以直接告诉我。',
    en: 'I can’t use the clipboard. Please use Ctrl+C and Ctrl+V, or tell me the text and where to fill it in.',
  },
  pointer: {
    zh: '我不能点右键、长按或滑动，可以单击、双击、悬停和拖动。请你自己操作。',
    en: 'I can’t right-click, long-press or swipe; I can click, double-click, hover and drag. Please do that yourself.',
  },
  window: {
    zh: '我不能缩放页面或改变窗口。请用 Ctrl 加 + 或 -，全屏用 F11。',
    en: 'I can’t zoom or change the window. Please use Ctrl with + or -, and F11 for full screen.',
  },
  wait: {
    zh: '我不能等待或定时。到时候请再告诉我一次。',
    en: 'I can’t wait or act at a later time. Please tell me again when it is time.',
  },
  form: {
    zh: '我不知道该填什么。请把内容告诉我，例如“姓名：张三，邮箱：a@b.c”。',
    en: 'I don’t know what to fill in. Please tell me, for example “name: Bob, email: a@b.c”.',
  },
  language: {
    zh: '离线模式按固定规则工作，不是语言模型，不会总结、翻译或解释。我可以读出页面或选中的文字。',
    en: 'Offline mode follows fixed rules and is not a language model: it can’t summarise, translate or explain. It can read out the page or the selected text.',
  },
};
