/** The accessible names by which tests, as screen readers do, find their way in the panel. */
export const panelNames = {
  en: {
    message: 'Message',
    send: 'Send',
    stop: 'Stop',
    approve: 'Approve',
    reject: 'Reject',
    newChat: 'New chat',
    tryAgain: 'Try again',
    continue: 'Continue',
    undo: 'Undo',
    undoTurn: 'Undo the whole turn',
  },
  zh: {
    message: '消息',
    send: '发送',
    stop: '停止',
    approve: '批准',
    reject: '拒绝',
    newChat: '新对话',
    tryAgain: '重试',
    continue: '继续',
    undo: '撤销',
    undoTurn: '撤销整轮操作',
  },
} as const;
