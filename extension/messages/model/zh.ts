import type { en } from './en.ts';

export const zh: typeof en = {
  undone: rows => `用户之后撤销了你的一些操作（${rows}）。除非用户要求，不要再做一遍；以最新的网页为准。`,
  standing: rows =>
    `这条消息之前发送过，当时在网页上做的操作仍然有效（${rows}）。再次提出之前，请先查看最新的网页。`,
  leftDone: rows =>
    `这条消息打断了你上次提出的操作，其中已经执行的仍然有效（${rows}）。再次提出之前，请先查看最新的网页。`,
  forgotten: rows =>
    `后端丢失了这条消息之前的对话（lost by its backend）：你不知道其中说过什么，需要时请询问。${rows && `当时在网页上做的操作仍然有效（${rows}）。再次提出之前，请先查看最新的网页。`}`,
  late: rows =>
    `你的一些操作在给出结果之后又有变化（${rows}）。以此为准，而不是当时的结果；请以最新的网页为准，重做之前先查看。`,
  lateChange: (kind, tone, said) => {
    if (kind === 'back') return '网页把改动恢复了原样，等于没有做成';
    if (kind === 'refused') return `服务器没有接受${said && `（状态码 ${said}）`}`;
    const what = tone === 'good' ? '网页随后提示成功' : '网页随后提示失败';
    return said ? `${what}：「${said}」` : what;
  },
  isUndone: '已撤销',
  notUndone: '未撤销',
  rejected: (isOfRest, reason) => {
    const what = isOfRest
      ? '用户拒绝了这次调用剩下的部分，剩下的没有执行（rejected by the user）；之前执行的仍然有效（见 results）。'
      : '用户拒绝了，没有执行任何操作（rejected by the user; nothing was run）。';
    return reason === ''
      ? `${what}请问用户想怎么做。`
      : `${what}用户给出的理由：「${reason}」请按这个理由调整，或问用户想怎么做。`;
  },
  rejectedRow: '没有执行：用户拒绝了（rejected by the user）。',
  leadLeftOut: '没有执行，因为用户排除了通往其所在网页的操作。',
  goneMeanwhile: '当时至少有一个目标已不在网页上：再次提出之前，请先查看最新的网页。',
  unticked:
    '没有执行：用户在批准其他操作之前取消了这个操作的勾选（unticked by the user）。除非用户要求，不要再提出。',
  valueChanged: (from, to) =>
    to === undefined
      ? '用户在批准之前改了这个值；新的值不提供。'
      : `用户在批准之前把值从「${from}」改成了「${to}」。请以用户的为准。`,
  targetChanged: (from, to) =>
    `用户在批准之前把目标从 ${from} 换成了网页上的另一个元素 ${to}。请以用户的为准。`,
  rowsUnticked: rows => `用户在批准之前取消了这些操作的勾选，它们没有执行：第 ${rows} 个。`,
  rowsChanged: rows => `用户在批准之前修改了这些操作：第 ${rows} 个。`,
  stopped: '用户在这一步之前按了「停止」，没有执行（stopped by the user）。',
  skippedAfter: row => `没有执行，因为这一批的第 ${row} 个操作没有成功。请先处理它，再重新提出这一步。`,
  notOnPage: '目标不在网页上。请使用最新网页里的 id；如果没有列出，先滚动或读取网页来找。',
  withoutPage:
    '网页无法读取时，只能使用：navigate、back、forward、reload、open_tab、switch_tab、list_tabs、download、close。',
  withoutTab: '现在只能使用与其他标签页有关的工具：open_tab、switch_tab、list_tabs。',
  movedOn:
    '这是为先前的标签页提出的，对话已转到另一个标签页，所以没有执行任何操作。请用当前标签页网页里的 id 重新提出操作。',
  repeated:
    '本轮中带有此 tool_id 和这些参数的调用已经答复过，所以没有再次执行。如需再做一次，请换一个 tool_id 重新提出。',
  targetGone: '目标已不在网页上，或已与用户看到的不同，所以没有执行。请查看最新的元素列表，再重新提出操作。',
  tabGone:
    '用户批准之前，这个标签页已关闭、移出对话或设为「从不读取」，所以没有执行任何操作。请使用现在打开的标签页。',
  pageLeft: '这一步对应的网页已离开或重新加载。请查看现在的网页。',
  pageChanged: '批准之后网页已改变，所以没有执行。请先查看新的网页。',
  picturesFull: '这次调用的截图已达到一个结果的上限。请在另一次调用里截取这一张。',
  pictureLost: '截图已完成，但在发送前丢失了。请重新截图。',
  attachedPicturesLost: count =>
    `这条消息原来附有 ${count} 张图片，因为图片不会保存，这次没有发送。如果需要，请用户重新添加。`,
  closedBeforeRunning: '执行前侧边栏已关闭，没有执行。如果仍然需要，请重新提出。',
  partOf: (first, last, total) => {
    if (total === 0) return '网页上没有符合条件的元素。请换个说法，或减少筛选条件。';
    if (last < first) return `总共只有 ${total} 个。`;
    const rest = last < total ? `要看后面的，请用 offset: ${last} 再请求一次。` : '';
    return `共 ${total} 个，这里是第 ${first} 到 ${last} 个。${rest}`;
  },
  partlySearched: next =>
    `网页太大，一次没能全部查完：后面可能还有符合条件的。要继续查找，请用 from: ${next} 再请求一次，不带 offset。`,
  partlyDrawn: (drawn, total) =>
    `网页上有一个列表只绘制了约 ${total} 行中的 ${drawn} 行，其余各行不在这些元素里。要查找它们，请加上 collect: true 再请求一次，并用 keyword 说明要找的行。`,
  collected: ({ looked, offset, total, isFound, isThrough }) => {
    const extent = `已滚动查看列表：从第 ${offset + 1} 行起看了 ${looked} 行，共约 ${total} 行。`;
    if (isFound) return `${extent}找到了含有这些字词的行，列表停留在那里。`;
    const next = isThrough
      ? '已经到底。'
      : `要继续查看，请用 collect: true 和 offset: ${offset + looked} 再请求一次。`;
    return `${extent}${next}列表已回到原来的位置，没有绘制的行没有 id；要操作其中一行，请用 collect: true 并以该行的字词为 keyword 再请求一次。`;
  },
  notKept: reason => `批准无法保存到本机（${reason}），所以没有执行任何操作。需要用户先手动腾出一些空间。`,
};
