/** What the model is told about its calls. Results say `the user` for the person; ids, tools and parameters keep their names. */
export const en = {
  undone: (rows: string) =>
    `the user has since undone some of your actions (${rows}). Do not repeat them unless asked, and rely on the newest page.`,
  standing: (rows: string) =>
    `this message was sent before, and the actions done on the page then still stand (${rows}). Look at the newest page before you propose any of it again.`,
  leftDone: (rows: string) =>
    `this message interrupted the actions that you proposed last; those already done still stand (${rows}). Look at the newest page before you propose any of it again.`,
  forgotten: (rows: string) =>
    `the backend lost the conversation before this message: you do not know what was said in it, so ask if you need it.${rows && ` The actions done on the page then still stand (${rows}). Look at the newest page before you propose any of it again.`}`,
  /** After their results were reported. */
  late: (rows: string) =>
    `after the results of some of your actions, this came of them (${rows}). It counts more than the results. Rely on the newest page, and look before you do any of it again.`,
  /** `said`: in the words of the page, where they may be quoted. */
  lateChange: (kind: 'said' | 'back' | 'refused', tone: 'good' | 'bad', said: string) => {
    if (kind === 'back') return 'the page put back what it had changed, as if it had not been done';
    if (kind === 'refused') return `the server refused it${said && ` (status ${said})`}`;
    const what = tone === 'good' ? 'the page then reported success' : 'the page then reported a failure';
    return said ? `${what}: “${said}”` : what;
  },
  isUndone: 'undone',
  notUndone: 'not undone',
  /** `isOfRest`: the call has already done what it proposed on earlier pages. */
  rejected: (isOfRest: boolean, reason: string) => {
    const what = isOfRest
      ? 'Rejected by the user: the rest of this call was not run; what it did before still stands (see results).'
      : 'Rejected by the user; nothing was run.';
    return reason === ''
      ? `${what} Ask what they would like instead.`
      : `${what} Their reason: “${reason}” Follow it, or ask what they would like instead.`;
  },
  rejectedRow: 'Not run: rejected by the user.',
  leadLeftOut: 'Not run, because the user left out the action that leads to its page.',
  goneMeanwhile:
    'In the meantime, at least one target left the page: look at the newest page before you propose this again.',
  unticked:
    'Not run: the user deselected this action before approving the others. Do not propose it again unless they ask for it.',
  valueChanged: (from: string, to: string | undefined) =>
    to === undefined
      ? 'The user changed the value before approving; the new value is withheld.'
      : `The user changed the value before approving: from “${from}” to “${to}”. Use theirs.`,
  targetChanged: (from: string, to: string) =>
    `The user chose another element on the page as the target before approving: ${to} instead of ${from}. Use theirs.`,
  rowsUnticked: (rows: string) =>
    `Before approving, the user deselected these actions, and they were not run: ${rows}.`,
  rowsChanged: (rows: string) => `Before approving, the user changed these actions: ${rows}.`,
  stopped: 'Stopped by the user before this action; it was not run.',
  skippedAfter: (row: number) =>
    `Not run, because action ${row} of this batch did not succeed. Fix that first, then propose this again.`,
  notOnPage:
    'This target is not on the page. Use an id from the newest page; if it is not listed there, scroll or read the page to find it.',
  withoutPage:
    'While the page cannot be read, only these tools work: navigate, back, forward, reload, open_tab, switch_tab, list_tabs, download, close.',
  withoutTab: 'From here, only tools for other tabs work: open_tab, switch_tab, list_tabs.',
  movedOn:
    'This was proposed for a tab that the conversation has since left, so nothing was done. Propose it again with ids from the page in the current tab.',
  repeated:
    'A call with this tool_id and these arguments was already answered in this turn, so nothing was done again. To do it once more, propose it under another tool_id.',
  targetGone:
    'The target was no longer on the page, or no longer as shown to the user, so nothing was done. Look at the newest list of elements and propose the action again.',
  tabGone:
    'Before the user approved this, its tab was closed, removed from the conversation or blocked, so nothing was done. Use the tabs that are open now.',
  pageLeft: 'The page that this was proposed for was left or reloaded. Look at the page as it is now.',
  pageChanged: 'The page has changed since this was approved, so it was not run. Look at the new page first.',
  picturesFull:
    'This call already has as many screenshots as one result can hold. Take this one in a separate call.',
  pictureLost: 'The screenshot was taken, but was lost before it could be sent. Take it again.',
  attachedPicturesLost: (count: number) =>
    `${count} attached ${count === 1 ? 'picture' : 'pictures'} of this message could not be sent again, because nothing keeps pictures. Ask the user to attach them again if you need them.`,
  closedBeforeRunning:
    'The panel was closed before this ran; it was not run. Propose it again if it is still wanted.',
  partOf: (first: number, last: number, total: number) => {
    if (total === 0) return 'Nothing on the page matches. Try other words, or fewer filters.';
    if (last < first) return `There are no more: only ${total} in all.`;
    const rest = last < total ? ` For the next ones, ask again with offset: ${last}.` : '';
    return `${first} to ${last} of ${total}.${rest}`;
  },
  partlySearched: (next: number) =>
    `The page is too large to search at once: there may be more matches further down. To search there, ask again with from: ${next} and without an offset.`,
  partlyDrawn: (drawn: number, total: number) =>
    `A list on this page renders only ${drawn} of about ${total} rows; the others are not among these elements. To search it, ask again with collect: true, and with a keyword for a row.`,
  collected: ({ looked, offset, total, isFound, isThrough }: CollectedPart) => {
    const extent = `Scrolled through the list: looked at ${looked} of about ${total} rows, from row ${offset + 1} on.`;
    if (isFound) return `${extent} A row with these words was found, and the list stays scrolled to it.`;
    const next = isThrough
      ? 'That was the end of the list.'
      : `To continue, ask again with collect: true and offset: ${offset + looked}.`;
    return `${extent} ${next} The list is scrolled back, so rows that are not rendered have no ids; to act on one, ask again with collect: true and its words as keyword.`;
  },
  notKept: (reason: string) =>
    `The approval could not be saved on this device (${reason}), so nothing was run. The user must free up some space by hand first.`,
};

/** How far a long list was scrolled through. */
interface CollectedPart {
  looked: number;
  offset: number;
  total: number;
  isFound: boolean;
  isThrough: boolean;
}
