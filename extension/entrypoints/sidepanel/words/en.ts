import type { ErrorType } from '@assent/shared';
import type { EffectClass } from '../../../operations/action.ts';
import type { ObservedEffect } from '../../../operations/outcome.ts';
import type { CollectedRows } from '../../../page/frame-reading.ts';
import type { FileLack } from '../conversation/chosen-files.ts';

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

const lacks: Record<FileLack, string> = {
  'none-chosen': 'Choose a file above, then you can approve.',
  'too-large': 'This is more than 32 MB, too much at once. Choose smaller files, then you can approve.',
};

const unreadable: Partial<Record<ErrorType, string>> = {
  NotPermitted: 'Assent has no access to this page yet.',
  Unsupported: 'Browser pages, PDFs and the Web Store are closed to extensions.',
  PageGone: 'The tab was closed or has moved on.',
  Timeout: 'The page did not answer in time.',
};

export const en = {
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
  welcome: 'Ask about this page, or say what should be done on it.',
  welcomeConsent: 'Each action is shown to you first. Nothing runs until you approve it.',
  examples: ['What can I do on this page?', 'Highlight the selected text', 'Read the heading'],
  readingPage: 'Reading the page…',
  thinking: 'Waiting for the answer…',
  stopped: 'You stopped this answer.',
  imageNotLoaded: (alt: string, host: string) => `Image not loaded: ${alt || 'no description'} (${host})`,
  unreadableTitle: "This page can't be read, so the question was sent without it.",
  unreadable,
  grantByIcon:
    'To give access, click the Assent icon in the toolbar or press Alt+Shift+K on that page, then try again.',
  allow: (place: string) => `Allow on ${place}`,
  allowFrames: 'Allow these frames',
  framesClosed: (origins: string) => `Parts of this page belong to other sites and were not read: ${origins}`,
  allowed: 'Allowed. It will be read from the next message on.',
  refused: 'Not allowed. Nothing has changed.',
  recordUnreadable:
    "The last conversation couldn't be read, so a new one was started. The old record was kept.",
  notKept: (reason: string) => `This conversation can't be saved on this device: ${reason}`,
  problem: {
    unreachable: (url: string) => `The relay at ${url} can't be reached.`,
    unreachableNext: 'Start it with the command below, or check the address in Settings.',
    maybeNotAllowed: 'If it is running, the browser may not let Assent talk to this address yet.',
    startCommand: 'npm run relay',
    refused: {
      401: 'The backend wants a sign-in. Check its keys and its address.',
      403: 'The backend refuses this extension. Allow its origin there.',
      404: 'The backend does not know this address or agent. Check both in Settings.',
      409: 'The backend is still busy with the turn before. Wait a moment, then try again.',
      413: 'This was too long for the backend. Send less at once.',
      429: 'Too many requests. Wait a little, then try again.',
      503: 'The backend is overloaded or has no model. Try again later.',
    },
    refusedOther: (status: number) => `The backend answered with HTTP ${status}.`,
    notAStream: (type: string) =>
      `What answered is no Assent backend (${type || 'no content type'}). Check the address in Settings.`,
    unreadable: 'The backend sent something that is no event. Check that the address is right.',
    silent: (seconds: number) => `Nothing came for ${seconds} seconds. Try again, or look at the backend.`,
    empty: 'The backend ended its turn without an answer. Try again, or ask in other words.',
    cut: 'The connection broke off before the answer was complete. Try again.',
    closed: 'The panel was closed while this was being written.',
    failed: (message: string) => `The backend could not finish: ${message}`,
    defect: (message: string) => `Something in Assent went wrong: ${message}`,
  },
  card: {
    approve: 'Approve',
    reject: 'Reject',
    title: 'May I do this?',
    titleServer: (tool: string) => `May the backend use “${tool}”?`,
    count: (count: number) => `${count} ${count === 1 ? 'action' : 'actions'}`,
    server: 'This tool runs at the backend, not in your browser.',
    rawArguments: 'What the model sent',
    modelSays: 'The model calls it:',
    place: (index: number, count: number) => `${index} of ${count}`,
    near: 'near',
    inFrame: (origin: string) => `in a frame of ${origin}`,
    wholePage: 'the page',
    selection: 'selected text',
    unnamed: 'without a name',
    leadsTo: 'leads to',
    submitsTo: 'submits to',
    foreign: 'another site',
    empty: 'empty',
    becomes: 'becomes',
    cannot: "Can't be done:",
    blocked: (row: number) => `Won't run, because row ${row} can't be done.`,
    characters: (count: number) => `${count.toLocaleString('en')} characters`,
    showAll: 'Show all',
    filterKeyword: 'containing',
    filterRegion: 'in',
    filterType: 'kind',
    chooseFile: 'Choose a file',
    chooseFiles: 'Choose files',
    chooseFor: (prompt: string, target: string) => `${prompt} for “${target}”`,
    chosenFiles: 'Chosen files',
    lacks,
    waitingRow: 'Waiting',
    runningRow: 'Running…',
    unknownRow: 'Unknown',
    notRun: 'Not run',
    failedRow: 'Failed',
    doneRow: 'Done',
  },
  call: {
    proposed: 'Looking at what this would do…',
    running: 'Running…',
    done: 'Done',
    failed: 'Not done',
    partly: 'Partly done',
    rejected: 'Rejected. Nothing was run.',
    superseded: 'Not run: you wrote on instead.',
    otherBackend: 'Closed: it was proposed by another backend than the one in Settings now.',
    stopped: 'Not run: you stopped.',
    gaveUp:
      'The model proposed something impossible too often in a row, so the turn was ended. Say it in other words.',
    invalid: 'The model made a mistake in a call; it was told so.',
    unfit: 'This could not be done; the model was told why.',
    serverApproved: 'Approved: the backend runs it.',
    dropped: 'The result was not sent: you wrote on instead.',
    notSent: 'Its result has not been sent yet.',
  },
  undo: {
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
  },
  forModel: {
    undone: (rows: string) =>
      `the person has since taken back actions of yours with Undo (${rows}). Do not do them again unless asked, and go by the newest page.`,
    isUndone: 'undone',
    notUndone: 'not undone',
    rejected: 'Rejected by the user; nothing was run. Ask what they would like instead.',
    stopped: 'Stopped by the person before this action; it was not run.',
    skippedAfter: (row: number) =>
      `Not run, because action ${row} of this batch did not succeed. Deal with that first, then propose this again.`,
    notOnPage: 'This target is not on the page. Use an id from the newest page, or ask for more elements.',
    noPage: "There is no page to act on: it can't be read. Ask the user to open one or to give access.",
    pageSilent: 'The page did not answer in time. Try again, or ask the user to reload it.',
    pageChanged:
      'The page has changed since this was approved, so it was not run. Look at the new page first.',
    unknownOutcome:
      'No answer came back, so it is unknown whether this was done. Look at the page before trying again.',
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
    partlySearched:
      'The page is too large to look through in time: there may be more that fit than were counted.',
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
      `The approval could not be saved on this device (${reason}), so nothing was run. Ask the user to free some space.`,
  },
};

/** Every sentence that the panel says. English is written first; Chinese has the same keys by this type. */
export type Words = typeof en;
