import type { Language } from '@assent/shared';
import type { CollectedRows } from '../../../page/frame-reading.ts';

const en = {
  undone: (rows: string) =>
    `the person has since taken back actions of yours with Undo (${rows}). Do not do them again unless asked, and go by the newest page.`,
  standing: (rows: string) =>
    `this message was sent before, and what was then done on the page still stands (${rows}). Look at the newest page before proposing any of it again.`,
  leftDone: (rows: string) =>
    `the actions that you proposed last were cut short by this message; what was done of them stands (${rows}). Look at the newest page before proposing any of it again.`,
  forgotten: (rows: string) =>
    `the conversation before this message was lost by its backend: you do not know what was said in it, so ask where you need that.${rows && ` What was then done on the page still stands (${rows}). Look at the newest page before proposing any of it again.`}`,
  isUndone: 'undone',
  notUndone: 'not undone',
  /** `isOfRest`: what the call did before, on the pages that it came through, is done. */
  rejected: (isOfRest: boolean, reason: string) => {
    const what = isOfRest
      ? 'Rejected by the user: the rest of this call was not run; what it did before stands (see results).'
      : 'Rejected by the user; nothing was run.';
    return reason === ''
      ? `${what} Ask what they would like instead.`
      : `${what} They give as the reason: “${reason}” Go by that, or ask what they would like instead.`;
  },
  rejectedRow: 'Not run: rejected by the user.',
  leadLeftOut: 'Not run, because the person took out the action that leads to its page.',
  goneMeanwhile:
    'What this was about, or some of it, was not there on the page any more by then: look at the newest page before you propose it again.',
  unticked:
    'Not run: the person unticked this action before approving the others. Do not do it again unless they ask for it.',
  valueChanged: (from: string, to: string | undefined) =>
    to === undefined
      ? 'The person changed the value before approving; what to is not told.'
      : `The person changed the value before approving: from “${from}” to “${to}”. Go by theirs.`,
  targetChanged: (from: string, to: string) =>
    `The person chose another element of the page as the target before approving: ${to} instead of ${from}. Go by theirs.`,
  rowsUnticked: (rows: string) =>
    `Before approving, the person unticked these actions, and they were not run: ${rows}.`,
  rowsChanged: (rows: string) => `Before approving, the person changed these actions: ${rows}.`,
  stopped: 'Stopped by the person before this action; it was not run.',
  skippedAfter: (row: number) =>
    `Not run, because action ${row} of this batch did not succeed. Deal with that first, then propose this again.`,
  notOnPage:
    'This target is not on the page. Use an id from the newest page; where it is not there, scroll or read the page to find it.',
  noPage:
    "There is no page to act on: none is open in this conversation, or it can't be read. Until one is opened, or access given by hand, only what needs no page is of use: open_tab, switch_tab, list_tabs, and in an open tab navigate.",
  withoutPage:
    'As long as the page cannot be read, only what needs none is possible: navigate, back, forward, reload, open_tab, switch_tab, list_tabs, download, close.',
  withoutTab: 'From here, only what is about other tabs is possible: open_tab, switch_tab, list_tabs.',
  pageSilent: 'The page did not answer in time. Try again, or once it has been reloaded by hand.',
  movedOn:
    'This was proposed for a tab that the conversation has left meanwhile, so nothing was done. Propose it again with ids from the page of the tab that is worked in now.',
  targetGone:
    'The target was gone from the page, or not as it was shown to the person, so nothing was done. Look at the newest list of elements and propose the action again.',
  tabGone:
    'The tab that this was about was closed, taken out of the conversation or set never to be read before the person approved it, so nothing was done. Go by the tabs that there are now.',
  pageLeft: 'The page that this was proposed for was left or loaded anew. Look at the page as it is now.',
  pageChanged: 'The page has changed since this was approved, so it was not run. Look at the new page first.',
  unknownOutcome:
    'No answer came back, so it is unknown whether this was done. Look at the page before trying again.',
  picturesFull:
    'This call has as many pictures as go along with one result. Take this one in a call of its own.',
  pictureLost: 'The picture was taken, but is not there any more to be sent. Take it again.',
  closedWhileRunning:
    'The panel was closed while this ran; it is unknown whether it was done. Look at the page before trying again.',
  closedBeforeRunning:
    'The panel was closed before this ran; it was not run. Propose it again if still wanted.',
  partOf: (first: number, last: number, total: number) => {
    if (total === 0) return 'Nothing on the page fits. Try other words, or fewer filters.';
    if (last < first) return `There are only ${total} of them.`;
    const rest = last < total ? ` For the next ones, ask again with offset: ${last}.` : '';
    return `${first} to ${last} of ${total}.${rest}`;
  },
  partlySearched: (next: number) =>
    `The page is too large to look through at once: there may be more that fit further down. To look there, ask again with from: ${next} and without an offset.`,
  partlyDrawn: (drawn: number, total: number) =>
    `A list on this page draws only ${drawn} of about ${total} rows, and the others are not among these elements. To look through it, ask again with collect: true, and with a keyword for a row.`,
  collected: ({ looked, offset, total, isFound, isThrough }: Omit<CollectedRows, 'texts'>) => {
    const extent = `Scrolled through the list: looked at ${looked} of about ${total} rows, from row ${offset + 1} on.`;
    if (isFound) return `${extent} A row with these words was found, and the list stays scrolled to it.`;
    const next = isThrough
      ? 'This was its end.'
      : `To go on, ask again with collect: true and offset: ${offset + looked}.`;
    return `${extent} ${next} The list is back where it was, so rows that are not drawn have no ids; to act on one, ask again with collect: true and its words as keyword.`;
  },
  notKept: (reason: string) =>
    `The approval could not be saved on this device (${reason}), so nothing was run. Some space has to be freed by hand first.`,
};

const zh: typeof en = {
  undone: rows =>
    `用户之后用“撤销”收回了你的一些操作（${rows}）。除非用户要求，不要再做一遍；以最新的网页为准。`,
  standing: rows =>
    `这条消息之前发送过，当时在网页上做的操作仍然有效（${rows}）。再次提出之前，先看最新的网页。`,
  leftDone: rows =>
    `你上次提出的操作被这条消息打断了，其中已经执行的仍然有效（${rows}）。再次提出之前请先查看最新的网页。`,
  forgotten: rows =>
    `后端丢失了这条消息之前的对话（lost by its backend）：你不知道其中说过什么，需要时请询问。${rows && `当时在网页上做的操作仍然有效（${rows}）。再次提出之前，先看最新的网页。`}`,
  isUndone: '已撤销',
  notUndone: '未撤销',
  rejected: (isOfRest, reason) => {
    const what = isOfRest
      ? '用户拒绝了这次调用余下的部分，它没有执行（rejected by the user）；之前执行的仍然有效（见 results）。'
      : '用户拒绝了，什么都没有执行（rejected by the user; nothing was run）。';
    return reason === ''
      ? `${what}请问用户想怎么做。`
      : `${what}用户给出的理由：“${reason}”请按这个理由调整，或问用户想怎么做。`;
  },
  rejectedRow: '没有执行：用户拒绝了（rejected by the user）。',
  leadLeftOut: '没有执行，因为用户取消了通往它所在网页的那个操作。',
  goneMeanwhile: '而且当时它所针对的内容（或其中一部分）已不在网页上：再次提出之前，先看最新的网页。',
  unticked:
    '没有执行：用户在批准其他操作之前取消了这一步（unticked by the person）。除非用户要求，不要再做。',
  valueChanged: (from, to) =>
    to === undefined
      ? '用户在批准之前改了这个值；改成了什么不告知。'
      : `用户在批准之前把值从“${from}”改成了“${to}”。请以用户的为准。`,
  targetChanged: (from, to) =>
    `用户在批准之前把目标从 ${from} 换成了网页上的另一个元素 ${to}。请以用户的为准。`,
  rowsUnticked: rows => `用户在批准之前取消了这些操作，它们没有执行：第 ${rows} 个。`,
  rowsChanged: rows => `用户在批准之前修改了这些操作：第 ${rows} 个。`,
  stopped: '在这一步之前按了“停止”，没有执行（stopped by the person）。',
  skippedAfter: row => `没有执行，因为这一批的第 ${row} 个操作没有成功。请先处理它，再重新提出这一步。`,
  notOnPage: '目标不在网页上。请使用最新网页里的 id；没有时，先滚动或读取网页来找。',
  noPage:
    '没有可操作的网页：这个对话里没有打开的网页，或者它无法读取。在打开网页或手动允许读取之前，只能做不需要页面的事：open_tab、switch_tab、list_tabs，以及在打开的标签页里 navigate。',
  withoutPage:
    '页面无法读取时，只能做不需要读取页面的事：navigate、back、forward、reload、open_tab、switch_tab、list_tabs、download、close。',
  withoutTab: '现在只能做与其他标签页有关的事：open_tab、switch_tab、list_tabs。',
  pageSilent: '网页没有及时响应。请再试一次，或在手动刷新网页之后再试。',
  movedOn:
    '这是为先前的标签页提出的，对话已经转到另一个标签页，所以什么都没有执行。请用当前标签页页面里的 id 重新提出操作。',
  targetGone: '目标已不在网页上，或与卡片上显示的不同，所以没有执行。请查看最新的元素列表，再重新提出操作。',
  tabGone:
    '批准之前，这个标签页已经关闭、移出了对话或被设为从不读取，所以什么都没有做。请以现有的标签页为准。',
  pageLeft: '提出这一步时的网页已离开或重新加载。请查看现在的网页。',
  pageChanged: '批准之后网页已改变，所以没有执行。请先查看新的网页。',
  unknownOutcome: '没有收到答复，不知道这一步是否已执行。再试之前请先查看网页。',
  picturesFull: '这次调用的图片数量已经达到一个结果能带上的上限。请在另一次调用里截取这一张。',
  pictureLost: '已经截图，但图片已不在，无法发送。请重新截图。',
  closedWhileRunning: '执行时面板被关闭了，不知道是否已执行。再试之前请先查看网页。',
  closedBeforeRunning: '执行之前面板被关闭了，没有执行。如果仍然需要，请重新提出。',
  partOf: (first, last, total) => {
    if (total === 0) return '网页上没有符合条件的元素。请换个说法，或减少筛选条件。';
    if (last < first) return `一共只有 ${total} 个。`;
    const rest = last < total ? `要看后面的，请用 offset: ${last} 再请求一次。` : '';
    return `共 ${total} 个，这里是第 ${first} 到 ${last} 个。${rest}`;
  },
  partlySearched: next =>
    `网页太大，一次没能全部查完：后面可能还有符合条件的。要继续查找，请用 from: ${next} 再请求一次，不带 offset。`,
  partlyDrawn: (drawn, total) =>
    `网页上有一个列表只显示了约 ${total} 行中的 ${drawn} 行，其余各行不在这些元素里。要查看它们，请加上 collect: true 再请求一次，并用 keyword 说明要找的行。`,
  collected: ({ looked, offset, total, isFound, isThrough }) => {
    const extent = `已滚动查看列表：从第 ${offset + 1} 行起看了 ${looked} 行，共约 ${total} 行。`;
    if (isFound) return `${extent}找到了含有这些字词的行，列表停留在那里。`;
    const next = isThrough
      ? '已经到底。'
      : `要继续查看，请用 collect: true 和 offset: ${offset + looked} 再请求一次。`;
    return `${extent}${next}列表已回到原来的位置，没有显示的行没有 id；要操作其中一行，请用 collect: true 并以该行的字词为 keyword 再请求一次。`;
  },
  notKept: reason => `批准无法保存到本机（${reason}），所以什么都没有执行。需要先手动腾出一些空间。`,
};

/** What the model is told of its calls, in the language of the person. */
export const forModelWords: Record<Language, typeof en> = { en, zh };
