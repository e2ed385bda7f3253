import type { Language } from '@assent/shared';

const en = {
  undo: 'Undo',
  undoTurn: 'Undo the whole turn',
  undoing: 'Undoing…',
  undone: 'Undone',
  already: 'As it was',
  notUndone: 'Not undone',
  unclear: 'Unknown',
  toTell: 'The assistant will hear of this with your next message.',
  left: 'The page was left, so this cannot be undone.',
  sent: 'This was sent, so it cannot be undone from here.',
  cannot: (verb: string) => `“${verb}” cannot be undone from here. Look at the page for what it did.`,
  gone: 'The page that this was done on is not known any more, so it cannot be undone.',
  unknown: 'No answer came back, so it is unknown whether this was undone. Look at the page.',
};

const zh: typeof en = {
  undo: '撤销',
  undoTurn: '撤销整轮操作',
  undoing: '正在撤销…',
  undone: '已撤销',
  already: '已是原样',
  notUndone: '未撤销',
  unclear: '未知',
  toTell: '你发下一条消息时，助手会得知这件事。',
  left: '页面已经离开，无法撤销。',
  sent: '内容已经发出，无法在这里撤销。',
  cannot: verb => `“${verb}”无法在这里撤销，请在网页上查看它的结果。`,
  gone: '已经找不到当时的页面，无法撤销。',
  unknown: '没有收到答复，不知道是否已撤销，请查看网页。',
};

/** Undo, and what came of it. */
export const undoWords: Record<Language, typeof en> = { en, zh };
