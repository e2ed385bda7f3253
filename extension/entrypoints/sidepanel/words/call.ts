import type { Language } from '@assent/shared';

const en = {
  proposed: 'Looking at what this would do…',
  running: 'Running…',
  done: 'Done',
  failed: 'Not done',
  partly: 'Partly done',
  rejected: 'Rejected. Nothing was run.',
  restRejected: 'Rejected. The rest was not run; what was done before stands.',
  superseded: 'Not run: you wrote on instead.',
  otherBackend: 'Closed: it was proposed by another backend than the one in Settings now.',
  stopped: 'Not run: you stopped.',
  gaveUp:
    'The model proposed something impossible too often in a row, so the turn was ended. Say it in other words.',
  invalid: 'The model made a mistake in a call; it was told so.',
  lookedUp: 'The model looked up what it can do here.',
  unfit: 'This could not be done; the model was told why.',
  serverApproved: 'Approved: the backend runs it.',
  dropped: 'The result was not sent: you wrote on instead.',
  notSent: 'Its result has not been sent yet.',
  textSent: 'What the model got',
  picturesSent: 'What goes to the model with the result:',
  pictureOf: (number: number) => `Picture ${number} of the page, as the model gets it`,
  picturesGone: 'The picture is not kept on this device.',
};

const zh: typeof en = {
  proposed: '正在查看这会做什么…',
  running: '执行中…',
  done: '已完成',
  failed: '未完成',
  partly: '部分完成',
  rejected: '已拒绝，什么都没有执行。',
  restRejected: '已拒绝，余下的没有执行；之前执行的仍然有效。',
  superseded: '未执行：你写了新的消息。',
  otherBackend: '已关闭：它由另一个后端提出，与现在设置的后端不同。',
  stopped: '未执行：你停止了。',
  gaveUp: '模型连续多次提出无法执行的操作，这一轮已结束。请换个说法。',
  invalid: '模型的调用有错误，已告知模型。',
  lookedUp: '模型查阅了它在这里能做什么。',
  unfit: '这无法执行，已告知模型原因。',
  serverApproved: '已批准：由后端运行。',
  dropped: '结果没有发送：你写了新的消息。',
  notSent: '结果还没有发送。',
  textSent: '模型收到的内容',
  picturesSent: '随结果发给模型的图片：',
  pictureOf: (number: number) => `页面截图 ${number}，与模型收到的一样`,
  picturesGone: '图片不会保存在这台设备上。',
};

/** What came of a tool call as a whole. */
export const callWords: Record<Language, typeof en> = { en, zh };
