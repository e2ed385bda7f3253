import type { Language } from '@assent/shared';
import type { EffectClass } from '../../../operations/action.ts';
import type { ObservedEffect } from '../../../operations/outcome.ts';

const effects: Record<EffectClass, string> = {
  reads: 'Reads',
  marks: 'Marks',
  edits: 'Edits',
  acts: 'Acts',
  submits: 'Submits',
  leaves: 'Leaves',
};

const observed: Record<ObservedEffect, string> = {
  changed: 'Done',
  no_change: 'No change seen',
  navigated: 'Page changed',
  opened: 'Opened',
  validation_error: 'The page objects',
  submitted: 'Submitted',
  download: 'Download',
  needs_user: 'Needs you',
};

const en = {
  name: 'Assent',
  effects,
  observed,
  message: 'Message',
  composer: 'Write a message',
  placeholder: 'What should happen here?',
  send: 'Send',
  stop: 'Stop',
  stopping: 'Stopping…',
  newChat: 'New chat',
  settings: 'Settings',
  openSettings: 'Open settings',
  tryAgain: 'Try again',
  goOn: 'Continue',
  goOnMessage: 'Please go on.',
  conversation: 'Conversation',
  you: 'You',
  welcome: 'Ask about this page, or say what to do on it.',
  welcomeConsent: 'Each action is shown to you first. Nothing runs until you approve it.',
  readingPage: 'Reading the page…',
  thinking: 'Waiting for the answer…',
  stopped: 'You stopped this answer.',
  imageNotLoaded: (alt: string, host: string) => `Image not loaded: ${alt || 'no description'} (${host})`,
  allow: (place: string) => `Allow on ${place}`,
  allowFrames: 'Allow these frames',
  framesClosed: (origins: string) => `Parts of this page belong to other sites and were not read: ${origins}`,
  allowed: 'Allowed. It will be read from the next message on.',
  refused: 'Not allowed. Nothing has changed.',
  recordUnreadable:
    "The last conversation couldn't be read, so a new one was started. The old record was kept.",
  notKept: (reason: string) => `This conversation can't be saved on this device: ${reason}`,
};

const zh: typeof en = {
  name: 'Assent',
  effects: {
    reads: '读取',
    marks: '标记',
    edits: '编辑',
    acts: '操作',
    submits: '提交',
    leaves: '离开',
  },
  observed: {
    changed: '已完成',
    no_change: '没有看到变化',
    navigated: '页面已跳转',
    opened: '已打开',
    validation_error: '页面提示有误',
    submitted: '已提交',
    download: '下载',
    needs_user: '需要你来做',
  },
  message: '消息',
  composer: '写消息',
  placeholder: '想在这个网页上做什么？',
  send: '发送',
  stop: '停止',
  stopping: '正在停止…',
  newChat: '新对话',
  settings: '设置',
  openSettings: '打开设置',
  tryAgain: '重试',
  goOn: '继续',
  goOnMessage: '请继续。',
  conversation: '对话',
  you: '你',
  welcome: '想了解这个网页，或在上面做点什么？',
  welcomeConsent: '每个操作都会先给你看，你批准之前什么都不会执行。',
  readingPage: '正在读取网页…',
  thinking: '正在等待回答…',
  stopped: '你停止了这个回答。',
  imageNotLoaded: (alt, host) => `未加载图片：${alt || '无描述'}（${host}）`,
  allow: place => `允许访问 ${place}`,
  allowFrames: '允许这些框架',
  framesClosed: origins => `这个网页有些部分属于其他网站，没有读取：${origins}`,
  allowed: '已允许。从下一条消息起会读取。',
  refused: '未允许，一切照旧。',
  recordUnreadable: '上一个对话无法读取，已新建一个。旧记录仍然保留。',
  notKept: reason => `这个对话无法保存到本机：${reason}`,
};

/** The panel around the cards: its head, the thread, the composer. */
export const panelWords: Record<Language, typeof en> = { en, zh };
