import { formatFor } from '../formatting/format.ts';

// Long: every text that a person reads in our own pages, in one language; a section for each surface.

const locale = 'en';
const format = formatFor(locale, { space: ' ', quotes: ['“', '”'] });
const { counted, number, plural } = format;

const ACTIONS = { one: 'action', other: 'actions' };
const CHARACTERS = { one: 'character', other: 'characters' };
const CONVERSATIONS = { one: 'conversation', other: 'conversations' };
const DONE_ACTIONS = { one: 'action done', other: 'actions done' };
const FIELDS = { one: 'field', other: 'fields' };
const STEPS = { one: 'step', other: 'steps' };
const TOKENS = { one: 'token', other: 'tokens' };

export const en = {
  /** A BCP 47 tag: for `lang` and for Intl. */
  locale,
  /** The language in its own name. */
  languageName: 'English',
  format,

  panel: {
    name: 'Assent',
    message: 'Message',
    placeholder: 'What should happen on this page?',
    send: 'Send',
    stop: 'Stop',
    stopping: 'Stopping…',
    newChat: 'New chat',
    settings: 'Settings',
    openSettings: 'Open settings',
    tryAgain: 'Try again',
    continueTurn: 'Continue',
    continueInNewSession: 'Continue from here',
    /** Sent as a message of the person's. */
    goOnMessage: 'Please continue.',
    conversation: 'Conversation',
    you: 'You',
    /** Before a message, for those who do not see whose it is. */
    youSaid: 'You: ',
    welcome: 'Ask about this page, or say what to do on it.',
    welcomeConsent: 'You see each action first. Nothing runs until you approve it.',
    readingPage: 'Reading the page…',
    readingFor: (seconds: number) => `Reading the page, ${seconds} s`,
    stopReading: 'Stop reading',
    thinking: 'Waiting for the answer…',
    stopped: 'You stopped this answer.',
    imageNotLoaded: (alt: string, host: string) => `Image not loaded: ${alt || 'no description'} (${host})`,
    allow: (place: string) => `Allow on ${place}`,
    allowFrames: 'Allow these frames',
    framesClosed: (origins: string) =>
      `Parts of this page belong to other sites and were not read: ${origins}`,
    allowed: 'Allowed. Your next message includes it.',
    refused: 'Not allowed. Nothing has changed.',
    recordUnreadable:
      'Assent could not read the last conversation, so it started a new one. The old record was kept.',
    notKept: (reason: string) => `Assent cannot save this conversation on this device: ${reason}`,
  },

  menu: { name: 'Menu', tryIt: 'Practice page', onboarding: 'What is sent, and where' },

  /** Actions written down, and replayed without a model. */
  routines: {
    title: 'Routines',
    close: 'Close',
    intro:
      'A routine repeats the actions of a conversation, without a model. Nothing runs before you approve its card.',
    none: 'There are no routines on this device.',
    record: 'Save this conversation as a routine',
    name: 'Name',
    save: 'Save',
    replaces: (name: string) => `Replaces the routine “${name}”.`,
    contents: (steps: number, values: number) =>
      `${counted(steps, STEPS)}, ${counted(values, { one: 'value', other: 'values' })}`,
    secrets: (count: number) =>
      `${counted(count, { one: 'secret is', other: 'secrets are' })} not stored: you type ${plural(count, { one: 'it', other: 'them' })} into the page.`,
    leftOut: (count: number) =>
      `${counted(count, DONE_ACTIONS)} cannot be repeated and ${plural(count, { one: 'is', other: 'are' })} left out.`,
    nothingToRecord: 'This conversation has no completed actions to save as a routine.',
    saved: (name: string) => `Saved: ${name}`,
    notSaved: 'This device could not save it. Delete routines that you no longer need, and try again.',
    recordedOn: (site: string) => `Recorded on ${site}`,
    replayIt: 'Replay',
    replayOf: (name: string) => `Replay “${name}”`,
    start: 'Start',
    byHand: (label: string) => `${label}: you type this secret into the page yourself`,
    export: 'Export',
    exportOf: (name: string) => `Export “${name}” as a file`,
    playwright: 'Playwright',
    playwrightOf: (name: string) => `Export “${name}” as a Playwright test`,
    remove: 'Delete',
    removeOf: (name: string) => `Delete “${name}”`,
    removeQuestion: 'Nothing restores it.',
    keep: 'Keep',
    import: 'Import a file…',
    imported: (name: string) => `Imported: ${name}`,
    noRoutine: (reason: string) => `This file is no routine: ${reason}`,
    unknownStep: (operation: string) =>
      `This file has a step that routines cannot have: ${operation}. Nothing was imported.`,
    /** What the person says in the conversation, above the cards. */
    asked: (name: string, values: string) =>
      values === '' ? `Replay the routine “${name}”` : `Replay the routine “${name}”\n\n${values}`,

    replay: {
      part: (from: number, to: number, of: number) =>
        from === to ? `Step ${from} of ${of}.` : `Steps ${from} to ${to} of ${of}.`,
      byHand: (names: string) => `Type ${names} into the page yourself before you approve.`,
      onlyByHand: (names: string) => `Type ${names} into the page yourself. Then send a message to continue.`,
      finished: (done: number, of: number) =>
        done === of
          ? `Finished: ${done} of ${counted(of, STEPS)} went as recorded.`
          : `Finished: ${done} of ${counted(of, STEPS)} went as recorded; the others you left out or did by hand.`,
      stoppedAt: (step: number, what: string) => `Stopped at step ${step}: ${what}`,
      whatNext:
        'What ran before stays done, and nothing after it was run. Bring the right page to the front and replay the routine, or save it again from a conversation.',
      missing: (name: string) => `The page in front has no such element named ${name}.`,
      ambiguous: (count: number, name: string) =>
        `The page in front has ${number(count)} such elements named ${name}, and nothing tells which one was recorded.`,
      elsewhere: (name: string, near: string, now: string) =>
        `The element named ${name} was recorded beside ${near}, and is now beside ${now}.`,
      noValue: 'A value that it needs was not given.',
      failed: 'It was not carried out.',
      differs: {
        effect: (recorded: string, now: string) => `Recorded: ${recorded}. This time: ${now}.`,
        message: (recorded: string, now: string) => `The page said ${recorded}. This time it said ${now}.`,
        url: (recorded: string, now: string) => `It led to ${recorded}. This time it led to ${now}.`,
      },
      nothing: 'nothing',
      rejected: 'You rejected the card, so the routine ends here.',
      abandoned:
        'You sent a message instead of a decision, so the routine ends here. Nothing more of it runs.',
      over: 'This conversation replays a routine: no model reads it. Start a new chat to ask something, or replay the routine again.',
      interrupted:
        'The panel was closed during this replay. What ran stays done. Start the routine again from the menu.',
    },
  },

  /** The question to the person, and the outcome of each of its rows. */
  /** Programs, such as coding agents, that propose actions over MCP. A name is a program's own word for itself. */
  programs: {
    menu: 'Connect a program',
    title: 'Programs',
    why: 'A coding agent such as Claude Code can propose actions in your browser. You see each one here first. Nothing runs until you approve it.',
    steps:
      'Add Assent to the program with the lines of this command. At its first call the program shows a code: type it here.',
    code: 'Code of the program',
    codeHint: 'Such as K7QX-2M9P',
    pair: 'Connect',
    wrong: 'No program waits with this code. Codes work once, for ten minutes: take the newest one.',
    tooMany: 'Too many wrong codes. Wait ten minutes, then take the newest one.',
    away: 'The backend did not answer. Try again.',
    refused: (message: string) => `The backend refused: ${message}`,
    listed: 'Connected programs',
    none: 'No program is connected.',
    since: (day: string) => `since ${day}`,
    begin: 'New conversation',
    beginOf: (name: string) => `New conversation with ${name}`,
    stop: 'Stop',
    disconnect: 'Disconnect',
    disconnectOf: (name: string) => `Disconnect ${name}`,
    close: 'Close',
    /** Sent as a message of the person's: without the name, which is the program's own word. */
    beginMessage: 'You may propose actions here. I decide on each.',
    /** Around the name. */
    bar: {
      ready: ['“', '” is connected. It can propose the next step.'],
      asking: ['“', '” asks for your decision.'],
      left: ['“', '” no longer waits for this step. It hears of your decision with its next call.'],
      running: ['“', '” is connected. Its step runs.'],
      paused: ['“', '” is connected. It can do nothing until you press Continue.'],
      waits: ['“', '” has asked for a step. Press Continue to see it.'],
      away: [
        '“',
        '” can’t be reached: the backend does not answer. The program will not hear of a decision.',
      ],
      gone: ['“', '” is not connected any more.'],
    },
    waits: ['“', '” waits for you.'],
    letGoOn: 'Continue',
    nextStep: 'Waiting for its next step…',
    notHeard:
      'The backend did not answer, so the program does not know. Nothing that it has asked for runs here.',
  },

  tasks: {
    title: 'Tasks',
    /** Around the words of the task. */
    wants: ['Task', 'wants to:'],
    wantsSpoken: (task: string) => `a task wants to act: ${task}`,
    picture: 'The page when the task asked',
    pictureOf: (what: string) => `The page when the task asked, with the target outlined: ${what}`,
    seeEnd: 'Scroll to the end of what it would do, then decide.',
    left: (minutes: number, seconds: string) => `${minutes}:${seconds} left`,
    timeUp: 'The time is up',
    sending: 'Sending your decision…',
    checking: 'Checking what the backend knows…',
    again: 'Your decision did not arrive, and nothing was done. Decide again.',
    refused: 'This key may not decide on tasks. Enter one that may in Settings, or decide elsewhere.',
    waiting: (count: number) =>
      `${counted(count, { one: 'more task waits', other: 'more tasks wait' })} for a decision.`,
    ended: {
      approved: 'You approved it.',
      rejected: 'You rejected it.',
      approvedElsewhere: 'It was approved elsewhere.',
      rejectedElsewhere: 'It was rejected elsewhere.',
      expired: 'Nobody decided in time. Nothing was done.',
      void: 'The page changed, or the task ended. Nothing was done.',
      gone: 'The backend no longer offers this decision.',
    },
    status: {
      running: 'The task goes on.',
      completed: 'The task is completed.',
      failed: 'The task has failed.',
      cancelled: 'The task was cancelled.',
      unknown: '',
    },
    close: (task: string) => `Close the line about “${task}”`,
  },

  card: {
    approve: 'Approve',
    lookAgain: 'Look again',
    reject: 'Reject',
    title: 'May I do this?',
    titleServer: (tool: string) => `May the backend use “${tool}”?`,
    count: (count: number) => counted(count, ACTIONS),
    server: 'This tool runs on the backend, not in your browser.',
    rawArguments: 'What the model sent',
    rawOfRoutine: 'What the routine says',
    rawOfProgram: 'What the program sent',
    modelDescription: 'The model calls it:',
    why: 'The model says:',
    actions: 'Actions',
    andThen: 'And then',
    afterThat: 'After that',
    doneBefore: 'Already done',
    changedSince: 'The page changed when these ran, so the rest was not run. Check it as it is now.',
    changedBefore: 'The page changed before this could run, so nothing was run. Check it as it is now.',
    later: (count: number) =>
      `${counted(count, { one: 'more action follows', other: 'more actions follow' })} on the next page. You will be asked there before anything is done.`,
    laterLeft: (count: number) =>
      `${counted(count, { one: 'more action', other: 'more actions' })} would follow on another page, but ${plural(count, { one: 'it', other: 'they' })} will not run as things stand.`,
    tick: (number: number, what: string) => `Do ${number}: ${what}`,
    editShort: 'Change',
    edit: (what: string) => `Change ${what}`,
    editing: (what: string) => `New value for ${what}`,
    editHint: 'Enter to save · Esc to cancel',
    proposedValue: 'The model proposed:',
    rejectWith: 'Reject with a reason…',
    takeOver: 'I do this step',
    takenOver:
      'Do it on the page yourself. Nothing of this card runs. Then go on: the model sees the page as you left it.',
    goOn: 'Done, go on',
    giveBack: 'Back to the card',
    /** For the model, too. */
    doneByHand: 'I did this step by hand. Look at the page as it is now, and go on from there.',
    reason: 'Why not?',
    reasonHint: 'The model receives this. Press Enter to reject.',
    unticked: 'Left out',
    gone: {
      target:
        'This element is no longer on the page as shown here. Nothing happens to it unless it comes back.',
      page: 'You left, closed or reloaded the page that this was proposed for. Nothing more runs here.',
      tab: 'This tab was closed, is blocked, or no longer belongs to this conversation. Nothing happens to it.',
    },
    changedNow: (parts: string) => `Just changed on the page: ${parts}.`,
    parts: {
      name: 'name',
      value: 'value',
      effect: 'risk',
      destination: 'destination',
      sent: 'fields that go along',
      place: 'place',
      around: 'something around it',
      details: 'details',
    },
    colon: ':',
    brackets: [' (', ')'],
    nothing: 'nothing',
    formerly: 'It was called',
    counts: 'This number changes by itself.',
    approvalNeeded: (what: string) => `Approval needed: ${what}. Press F6 to go there.`,
    yourReason: 'You said:',
    place: (index: number, count: number) => `${index} of ${count}`,
    near: 'near',
    around: 'around it:',
    /** Before the words of the part of the page that a target is in. */
    partOf: {
      row: 'in the row',
      item: 'in the list item',
      card: 'in the box',
      dialog: 'in the dialog',
      section: 'under',
      form: 'in the form',
      group: 'in the group',
    },
    inFrame: (origin: string) => `in a frame from ${origin}`,
    inFrameWithoutAddress: 'in a frame without an address',
    withoutAddress: 'a page without an address',
    paintedAs: 'The page shows',
    paintedUnlike: 'but its name says otherwise',
    hinted: 'it has no name: this is its icon, file or address',
    partlyRead: 'Assent cannot read all of it',
    lookalikes: (scripts: string) => `lookalike letters: ${scripts}`,
    wholePage: 'the page',
    aTab: 'a tab',
    anElement: 'an element',
    selection: 'selected text',
    unnamed: 'unnamed',
    at: 'at',
    leadsTo: 'leads to',
    submitsTo: 'submits to',
    sends: (count: number) => `Sends ${counted(count, { one: 'field', other: 'fields' })}`,
    sentUnseen: 'not visible',
    notSent: 'not sent',
    inAddress: (method: string) => `in the address (${method})`,
    sentMore: (count: number) => `and ${count} more`,
    foreign: 'another site',
    punycode: 'special letters in the address',
    inNewTab: 'in a new tab',
    downloads: 'downloads',
    aFile: 'a file',
    madeByPage: 'made by the page',
    pings: 'reports the click to',
    opensProgram: (program: string) => `opens ${program}`,
    submitsToProgram: (program: string) => `submits to ${program}`,
    programs: {
      'mailto:': 'the mail program',
      'tel:': 'the phone program',
      'sms:': 'the messages program',
    },
    programFor: (scheme: string) => `the program for ${scheme} links`,
    empty: 'empty',
    becomes: 'becomes',
    cannot: 'Not possible:',
    notYet: 'The page has this disabled now. It runs only if the rows before it enable it.',
    blocked: (row: number) => `Will not run, because row ${row} is not possible.`,
    code: (lines: number, characters: number) =>
      `The code: ${counted(lines, { one: 'line', other: 'lines' })}, ${counted(characters, CHARACTERS)}`,
    toolArguments: (lines: number, characters: number) =>
      `The arguments, all of them: ${counted(lines, { one: 'line', other: 'lines' })}, ${counted(characters, CHARACTERS)}`,
    characters: (count: number) => counted(count, CHARACTERS),
    showAll: 'Show all',
    rowsBelow: (count: number) => `${counted(count, { one: 'more row', other: 'more rows' })} below`,
    showLast: 'Show the last action',
    filterKeyword: 'containing',
    elementTypes: {
      input: 'fields',
      button: 'buttons',
      link: 'links',
      select: 'dropdowns',
      all: 'all elements',
    },
    regions: {
      form: 'in a form',
      header: 'in the header',
      sidebar: 'in the sidebar',
      footer: 'in the footer',
      below_viewport: 'below the visible area',
    },
    chooseFile: 'Choose a file',
    chooseFiles: 'Choose files',
    chooseFor: (prompt: string, target: string) => `${prompt} for “${target}”`,
    chosenFiles: 'Chosen files',
    /** Why Approve does nothing now. */
    blockers: {
      'none-ticked': 'No action is selected. Select the actions to run, or reject.',
      'none-possible': 'None of the selected actions is possible. Change them, or reject.',
      'target-gone':
        'This element is no longer on the page, so there is nothing to approve. Press “Look again” or “Reject”. If the element comes back, you can still approve.',
      refused:
        'This is not possible at the moment, so there is nothing to approve. Press “Look again” or “Reject”. If that changes, you can still approve.',
      'page-gone':
        'You left, closed or reloaded the page that this was proposed for, so there is nothing to approve. Press “Look again” or “Reject”.',
      'tab-gone':
        'This tab was closed, is blocked, or no longer belongs to this conversation, so there is nothing to approve. Press “Look again” or “Reject”.',
      'unseen-rows': 'Look at the last action first.',
      checking: 'Asking the page what this would do…',
      'none-chosen': 'Choose a file above before you approve.',
      'too-large':
        'These files exceed 32 MB in total, the limit for one upload. Choose smaller files before you approve.',
    },
    waitingRow: 'Waiting',
    runningRow: 'Running…',
    unknownRow: 'Unknown',
    notRun: 'Not run',
    failedRow: 'Failed',
    doneRow: 'Done',
    /** After what a row has done, while the page may yet take it back. */
    checkingRow: '· making sure it stays',
    /** Names the quotation below a result for screen readers. */
    pageSaid: 'The page says',
    /** The risk of an action, in one word. */
    effects: {
      reads: 'Reads',
      marks: 'Marks',
      edits: 'Edits',
      acts: 'Acts',
      submits: 'Submits',
      leaves: 'Leaves',
    },
    /** What the page was seen to do. */
    observed: {
      changed: 'Done',
      no_change: 'No change seen',
      navigated: 'Page changed',
      opened: 'Opened',
      validation_error: 'The page reports an error',
      submitted: 'Submitted',
      download: 'Download',
      needs_user: 'Needs you',
      unseen: 'Sent there, result not visible',
      late: 'Timed out',
      stopped: 'Stopped',
    },
  },

  /** The outcome of a tool call as a whole. */
  call: {
    proposed: 'Checking what this would do…',
    running: 'Running…',
    /** While several actions run, the current one. */
    runningRow: (row: number, rows: number, what: string) => `${row} of ${rows} · ${what}`,
    done: 'Done',
    failed: 'Not done',
    takenBack: 'Not done after all',
    partly: (done: number, all: number) => `${done} of ${all} done`,
    rejected: 'Rejected. Nothing was run.',
    doneByHand: 'You did this step yourself. Nothing of the card was run.',
    restRejected: 'Rejected. The remaining actions were not run; those already done still stand.',
    voidFor: {
      superseded: 'Not run: you sent a new message instead.',
      'other-backend': 'Closed: another backend proposed this, not the one now set in Settings.',
      stopped: 'Not run: you pressed “Stop”.',
      'gave-up':
        'The model proposed too many impossible actions in a row, so this turn was ended. Try rephrasing.',
    },
    invalid: 'The model made an invalid call and was told why.',
    lookedUp: 'The model looked up what it can do here.',
    unfit: 'This could not be done; the model was told why.',
    serverApproved: 'Approved: the backend runs it.',
    dropped: 'The result was not sent: you sent a new message instead.',
    notSent: 'The result has not been sent yet.',
    textSent: 'What the model received',
    picturesSent: 'Sent to the model with the result:',
    pictureOf: (number: number) => `Screenshot ${number}, as the model receives it`,
    picturesGone: 'The screenshot is not kept on this device.',
  },

  /** Why an action was not run or failed, where the sentence for the model speaks of ids, parameters and other actions. */
  reasons: {
    errors: {
      InvalidArgument: 'The model asked for this in a way that does not work here. It was told why.',
      ElementNotFound: 'Nothing on the page matches the request.',
      StaleElement: 'This element is no longer on the page.',
      ElementChanged: 'The element is no longer as you saw it, so nothing was done to it.',
      PageGone: 'The tab was closed, or now shows another page.',
      Timeout: 'The page did not answer in time.',
      NotPermitted: 'Assent may not read this page.',
    },
    stopped: 'You pressed “Stop” before this ran.',
    skippedAfter: (row: number) => `Because action ${row} did not succeed.`,
    leadLeftOut: 'You left out the action that leads there.',
    rejectedRow: 'You rejected it.',
    closed: {
      superseded: 'You sent a new message instead.',
      'other-backend': 'Another backend is now set.',
    },
    picturesFull: 'The result already holds as many screenshots as fit, so this one was not sent.',
    pictureLost: 'The screenshot was taken, but was lost before it could be sent.',
    closedBeforeRunning: 'The panel was closed before this ran.',
  },

  /** Showing and choosing the target of a row in the page. */
  pointing: {
    show: 'Show on page',
    showFor: (target: string) => `Show on page: “${target}”`,
    gone: 'This element is no longer on the page.',
    pick: 'Pick another…',
    pickFor: (target: string) => `Pick another… for: ${target}`,
    pointing: 'Click the element on the page. Esc cancels.',
    pointedAt: 'Under the pointer:',
    cancel: 'Cancel picking',
    cannotPick: (reason: string) => `You cannot pick on this page: ${reason}`,
  },

  /** What became of an action after its result. */
  late: {
    headline: { good: 'Then it came', bad: 'Then it failed' },
    back: 'The page put back what this had changed.',
    refused: (status: string) => `The server refused it (${status}).`,
    said: (text: string) => `The page says: “${text}”`,
    unreported: 'Your next message tells the model about this.',
  },

  /** Undo, and its outcome. */
  undo: {
    undo: 'Undo',
    /** Beside `undo`, where other actions of the call stay: the numbers of their rows. */
    only: (rows: readonly number[]) =>
      `only ${plural(rows.length, { one: 'action', other: 'actions' })} ${rows.join(', ')}`,
    undoTurn: 'Undo the whole turn',
    undoing: 'Undoing…',
    undone: 'Undone',
    already: 'Already as before',
    notUndone: 'Not undone',
    unclear: 'Unknown',
    unreported: 'Your next message tells the model about this.',
    left: 'You left the page, so this cannot be undone.',
    sent: 'This was sent, so it cannot be undone from here.',
    cannot: (verb: string) => `“${verb}” cannot be undone from here. Check the page for its effect.`,
    gone: 'Assent can no longer find the page where this was done, so this cannot be undone.',
    unknown: 'No answer came back, so it is unknown whether this was undone. Check the page.',
  },

  /** What stands around the messages of a conversation. */
  thread: {
    copyCode: 'Copy code',
    copyMessage: 'Copy my message',
    alsoSent: 'Also sent to the model',
    copyAnswer: 'Copy the answer as Markdown',
    copied: 'Copied',
    notCopied: 'Not copied',
    table: 'Table',
    ticked: 'Done:',
    unticked: 'To do:',
    steps: 'Steps',
    read: 'Page read:',
    actionCount: (count: number) => `${counted(count, ACTIONS)}:`,
    progress: {
      waiting: (count: number) => `${number(count)} waiting for you`,
      running: (count: number) => `${number(count)} running`,
      done: (count: number) => `${number(count)} done`,
      failed: (count: number) => `${number(count)} failed`,
      unknown: (count: number) => `${number(count)} unclear`,
      stopped: (count: number) => `${number(count)} stopped`,
      'not-run': (count: number) => `${number(count)} not run`,
      undone: (count: number) => `${number(count)} undone`,
    },
    afterStop: (done: number, left: number, unclear: number) =>
      `Actions done before the stop: ${number(done)}. Not run: ${number(left)}.${unclear > 0 ? ` Failed or unclear: ${number(unclear)}; check the page.` : ''}`,
    edit: 'Edit and send again',
    editHint:
      'The conversation continues from here. Later messages are kept, folded away; actions done on the page stay done.',
    sendEdited: 'Send again',
    cancel: 'Cancel',
    askAgain: 'Ask again from here',
    earlier: (count: number) =>
      `Earlier: ${counted(count, { one: 'message', other: 'messages' })}, replaced by the question below`,
    earlierStands: 'The model no longer knows about these. Actions done on the page still stand.',
    restartsSession:
      'The backend lost the conversation above. From here on, the model does not know about it; actions already done still stand.',
    tokensIn: (count: string) => `${count} in`,
    tokensCached: (count: string) => `${count} cached`,
    inAll: (used: string) => `in all ${used}`,
    tokensOut: (count: string) => `${count} tokens out`,
  },

  /** What went wrong with an answer or a page: what happened, and what to do next. */
  status: {
    views: {
      'no-consent': {
        title: 'Not sent: you have not agreed yet',
        next: 'Agree below to what is sent, then try again.',
      },
      offline: { title: 'You are offline', next: 'Connect to the network, then try again.' },
      'relay-down': {
        title: 'The relay is not running',
        next: 'Start it on this machine with this command, then try again.',
      },
      unreachable: {
        title: 'The backend cannot be reached',
        next: 'Check that it is running and that its address is right, then try again.',
      },
      'access-key': {
        title: 'This backend requires an access key',
        next: 'Enter it in Settings, then try again. You get one from the operator of the backend.',
      },
      'model-key': {
        title: "The model rejects the backend's key",
        next: 'Set a valid key on the backend, or use another address.',
      },
      refused: {
        title: 'The backend refuses this extension',
        next: "Allow this extension's origin there, or check the address and the access key in Settings.",
      },
      'no-model': {
        title: 'The backend does not have this model',
        next: 'Pick another model next to the message or in Settings, then try again.',
      },
      'not-found': {
        title: 'The backend does not know this address or agent',
        next: 'Check the address and the agent in Settings.',
      },
      'program-gone': {
        title: 'The program is not connected any more',
        next: 'Start a new chat, or connect the program again: Menu, Connect a program.',
      },
      'session-lost': {
        title: 'The backend no longer knows this conversation',
        next: 'The whole conversation is still shown here, but its latest part did not reach the model. If you continue from here, your message is sent again in a new session. The model then learns what was done, but not what was said before. No action runs a second time.',
      },
      busy: {
        title: 'The backend is still busy with the previous turn',
        next: 'Wait a moment, then try again.',
      },
      'too-long': { title: 'Too long for the backend', next: 'Send less at once, or start a new chat.' },
      quota: {
        title: 'Request limit reached',
        next: 'The backend or its model accepts no more requests at the moment. Wait, then try again.',
      },
      overloaded: { title: 'The backend is overloaded', next: 'Wait a moment, then try again.' },
      'server-failed': {
        title: 'The backend failed',
        next: 'Try again. If it happens again, tell the operator of the backend.',
      },
      'no-backend': {
        title: 'There is no Assent backend at this address',
        next: 'Check the address in Settings.',
      },
      'nameless-call': {
        title: 'A tool call arrived without a name',
        next: 'Nothing was done. Tell the operator of the backend: a tool_call needs a tool_name, with its arguments beside it.',
      },
      'too-large': {
        title: 'The backend sent too much in one answer',
        next: 'What arrived is kept; the rest was not read. Ask for less at once. If it happens again, tell the operator of the backend.',
      },
      silent: { title: 'No response for a long time', next: 'Try again, or check the backend.' },
      cut: {
        title: 'The connection was interrupted',
        next: 'The text received so far is kept. Try again to get the rest.',
      },
      empty: { title: 'The answer was empty', next: 'Try again, or rephrase your message.' },
      closed: {
        title: 'The panel was closed in the meantime',
        next: 'The rest of this answer is lost. Try again.',
      },
      'model-unreachable': {
        title: "The model can't be reached",
        next: 'See that its server runs and that this computer has a network, then try again.',
      },
      'model-failed': {
        title: 'The model could not finish',
        next: 'Try again, or rephrase your message.',
      },
      defect: {
        title: 'Something in Assent went wrong',
        next: 'Try again. If it happens again, please report it with the line below.',
      },
      'page-not-allowed': {
        title: 'Assent may not read this page yet',
        next: 'Allow it, and Assent asks your question again with the page.',
      },
      'page-by-icon': {
        title: 'Assent may not read this page yet',
        next: 'Click the Assent icon in the toolbar or press Alt+Shift+K on that page, then try again.',
      },
      'page-pdf': {
        title: 'This page is a PDF',
        next: 'Chrome lets no extension act on a PDF. Assent can read its text and attach it to your message.',
      },
      'page-closed': {
        title: 'Chrome blocks extensions on this page',
        next: 'No extension can read browser pages, PDFs and the Web Store. Go to an ordinary web page, or to the practice page.',
      },
      'page-gone': {
        title: 'The page is gone',
        next: 'The tab was closed or shows another page. Ask again there.',
      },
      'page-silent': {
        title: 'The page does not respond',
        next: 'It may be busy or showing a dialog. Wait, or answer the dialog, then ask again.',
      },
      'page-failed': { title: 'This page cannot be read', next: 'Reload it, then ask again.' },
    },
    messageKept: 'Nothing was lost: your message is kept.',
    connectionLost: 'The connection was lost. Getting the rest of the answer…',
    sentWithoutPage: 'Your question was sent without the page.',
    ledTo: (host: string) =>
      `You approved going to ${host}. Chrome shows Assent that page only after you allow it.`,
    retryIn: (seconds: number) => `You can try again in ${number(seconds)} s.`,
    retryNow: 'You can try again now.',
    copy: 'Copy the command',
    openTryIt: 'Open the practice page',
    mayNeedAllowing: 'If it is already running, the browser may not let Assent use this address yet.',
    httpStatus: (status: number) => `HTTP ${status}`,
    seconds: (seconds: number) => `${number(seconds)} s`,
    moreThan: {
      characters: (most: number) => `More than ${number(most)} characters`,
      events: (most: number) => `More than ${number(most)} events`,
      calls: (most: number) => `More than ${number(most)} tool calls`,
    },
  },

  /** Rules of sites, and reading allowed for a day. */
  sites: {
    rules: { ask: 'Ask each time', 'read-only': 'Read only', 'never-read': 'Never read' },
    ruleFor: (host: string) => `What Assent may do on ${host}`,
    careful: {
      bank: 'Starts as read only: a mistake on a bank site can cost money.',
      mail: 'Starts as read only: a mistake in your mail reaches other people in your name.',
      passwords: 'Starts as read only: your passwords are kept here.',
    },
    setFor: {
      'read-only': (pattern: string) => `You set ${pattern} to “read only”: Assent changes nothing there.`,
      'never-read': (pattern: string) => `You set ${pattern} to “never read”: Assent looks at nothing there.`,
    },
    neverRead: (host: string) =>
      `You set ${host} to “never read”, so the question was sent without this page.`,
    readAgain: (host: string) => `Let Assent read ${host}, and ask again`,
    readFromNow: (host: string) => `Assent now reads ${host} and still asks before each action.`,
    framesWithheld: (hosts: string) => `Frames from ${hosts} were not read: you set them to “never read”.`,
    refused: {
      'read-only': (host: string) => `${host} is set to “read only”, so nothing was changed.`,
      'never-read': (host: string) => `${host} is set to “never read”, so nothing was done there.`,
    },
    changeRules: 'Change the site rules',
    dontAskAgain: (host: string) => `Don't ask again today before reading on ${host}`,
    allowedToday: 'You allowed this for today, so you were not asked.',
    allowedBefore: 'You had allowed this without being asked. From now on, Assent asks you again.',
    stop: 'Stop allowing',
    stopAllowing: (host: string) => `Stop allowing reading on ${host}`,
    pageTools: 'Page tools',
    pageToolsHint: (host: string) =>
      `Tells the model which tools the pages of ${host} offer (WebMCP), if they offer any. Each call is asked of you. Experimental: few sites and browsers have this.`,
  },

  /** Around the field for the message. */
  composer: {
    label: 'Write a message',
    /** Why Send does nothing now. */
    blockers: {
      nothing: 'Write a message first.',
      'too-long': `This message is too long: the limit is ${number(200_000)} characters. Shorten it, or send it in parts.`,
      'reading-files': 'A file is still being read. Wait a moment, or remove it.',
      'no-pictures': 'The model that answers takes no pictures. Remove the pictures, or pick another model.',
      undoing: 'An undo is still running. Your message stays here; send it when the undo is done.',
      running:
        'An answer is still coming. Your message stays here; send it afterwards, or press “Stop” first.',
    },
    model: 'Model',
    agent: 'Agent',
    backendsChoice: "Backend's choice",
    dictate: 'Dictate',
    dictateHint: "Dictate. Your browser's speech service hears it.",
    stopDictating: 'Stop dictating',
    allowMicrophone: 'Allow it in Settings',
    dictationFailures: {
      blocked: 'The browser may not use the microphone here.',
      unheard: 'Nothing was heard. Try again.',
      failed: "The browser's speech service does not answer. Type instead, or try again later.",
    },
    aboutModel: 'What answers',
    answering: (name: string) => `What answers: ${name}`,
    rules: 'Simple rules',
    connectModel: 'Connect a model',
    changeModel: 'Connect another model',
    modelFacts: {
      acts: 'Proposes actions',
      seesPictures: 'Sees pictures',
      noPictures: 'Sees no pictures',
      reads: (tokens: number) => `Reads ${tokens.toLocaleString('en')} tokens`,
    },
    commands: 'Commands',
    commandsFound: (count: number) =>
      plural(count, {
        one: '1 command. Press Enter to pick it.',
        other: `${number(count)} commands. Use the arrow keys to choose and Enter to pick.`,
      }),
    showCommands: 'Commands and saved prompts',
    own: 'yours',
    savePrompt: 'Save as a prompt',
    promptName: 'Name of the prompt',
    promptHint: (name: string) => `Type /${name} to insert it. Edit or delete it in Settings.`,
    promptReplaces: (name: string) => `“${name}” already exists and will be replaced.`,
    save: 'Save',
    asksAbout: 'The message is about:',
    removeQuote: 'Remove this quote',
    long: (characters: number) => `A long text: ${counted(characters, CHARACTERS)}. All of it will be sent.`,
  },

  /** Files, pictures and long pasted texts that go along with a message. */
  attachments: {
    attach: 'Attach files',
    /** What can be attached, before anything is. */
    limits: (takesPictures: boolean) =>
      `Text and PDF files of up to ${number(100_000)} characters in all${takesPictures ? ', and up to 4 pictures' : ' (the model that answers takes no pictures)'}`,
    list: 'Attached to this message',
    sent: 'Attached',
    /** The message of someone who sends files without a word. */
    alone: 'Here is what I attached.',
    drop: 'Drop files here to attach them',
    remove: (name: string) => `Remove ${name}`,
    asText: 'Paste as text instead',
    pdfInFront: 'A PDF cannot be acted on.',
    readPdfFrom: (site: string) => `Read this PDF from ${site}`,
    dropPdf: 'To have it read, drop its file here.',
    pasted: 'Pasted text',
    reading: 'reading…',
    kilobytes: (bytes: number) => `${number(Math.max(1, Math.round(bytes / 1000)))} kB`,
    pages: (read: number, of: number) => `pages 1–${number(read)} of ${number(of)}`,
    pictureOf: (name: string) => `Attached picture: ${name}`,
    pictureGone: 'Pictures are not kept on this device.',
    refused: (name: string, reason: string) => `“${name}” was not attached: ${reason}`,
    refusals: {
      empty: 'it holds no text.',
      'not-fetched': 'the site did not hand it over. Download it, and attach the file.',
      'no-pictures':
        'the model that answers takes no pictures. Pick or connect one that does, or describe what the picture shows.',
      'not-text': 'it is no text in UTF-8, no PDF and no picture. Save it as one of these, or copy its text.',
      'pdf-locked': 'this PDF needs a password. Save a copy without one.',
      'pdf-scanned':
        'this PDF holds pictures of pages and no text. Attach pictures of the pages, or run text recognition on it first.',
      'too-large': 'it is larger than 25 MB. Attach a part of it.',
      'too-long': `the attached texts would have more than ${number(100_000)} characters. Attach a part of it.`,
      'too-many-pictures': 'a message takes 4 pictures. Send the others with the next one.',
      unreadable: 'it could not be read. It may be damaged, or have been moved since it was chosen.',
    },
  },

  /**
   * The commands that come with Assent: the name is typed after the slash, the text takes its place in the message. A text
   * that ends in a colon is open: the person completes it.
   */
  builtInPrompts: {
    summarize: { name: 'summarize', text: 'Summarize this page in a few points.' },
    explain: { name: 'explain', text: 'Explain the text that I selected, in plain words.' },
    translate: { name: 'translate', text: 'Translate the text that I selected into English.' },
    fill: { name: 'fill', text: 'Fill in the form on this page with the following: ' },
    find: { name: 'find', text: 'Find on this page, and scroll to: ' },
    highlight: { name: 'highlight', text: 'Highlight the most important sentences on this page.' },
  },

  /** Questions for the page while a conversation is empty. A text that ends in a colon is open: the person completes it. */
  suggestions: {
    name: 'Suggestions',
    selection: 'Explain the selected text',
    form: 'Fill in this form with: ',
    search: 'Search on this site for: ',
    table: 'Summarize this table',
    list: 'Summarize this list',
    article: 'Summarize this article',
    anywhere: ['What can I do on this page?', 'Highlight the most important parts', 'Read the heading'],
    /** Where fixed rules answer, which explain and sum up nothing. */
    onRules: {
      selection: 'Read the selected text',
      anywhere: ['What can I do on this page?', 'Read this page', 'Scroll to the bottom'],
    },
  },

  /** What is sent with a message, and what the page in front says while Assent works there. */
  context: {
    working: 'Assent is working on this page',
    waiting: 'Assent is waiting for you in the side panel',
    goesAlong: 'Sent with your message',
    thisPage: 'This page',
    noAccess: 'no access yet',
    browserOwn: 'not readable',
    sentTo: (site: string) => `sent to ${site}`,
    pageOffNote:
      'This page stays out of the conversation: the model gets neither the page nor the tools to act on it.',
    include: 'Include this page',
    selected: 'Selected text',
    characters: (count: number) => counted(count, CHARACTERS),
    removeSelection: 'Leave out the selected text',
    leavePageOut: 'Leave out this page',
    notInFront: 'not in front',
    otherTab: 'Another tab',
    leaveTabOut: (name: string) => `Remove this tab from the conversation: ${name}`,
    moreTabs: (count: number) => `+${counted(count, { one: 'tab', other: 'tabs' })}`,
    addTab: 'Add a tab',
    addTabHint: 'The model learns its title and address, and may ask to act there.',
  },

  /** The next request, shown before it is sent. */
  preview: {
    open: 'What the model sees',
    title: 'What your next message would send',
    intro: 'Assent just read this from the page. None of it has left this device.',
    reading: 'Reading the page…',
    close: 'Close',
    message: 'Message',
    noMessage: 'Nothing written yet.',
    page: 'Page',
    pageLeftOut: 'The page is left out of this conversation, so neither the page nor tools are sent.',
    unreadable: (reason: string) =>
      `The page cannot be read, so neither the page nor tools are sent: ${reason}`,
    selected: 'Selected text',
    pageTools: (count: number, all: number) =>
      `Tools that the page offers (${number(count)} of ${number(all)}), in its own words`,
    tabs: (count: number) => `Tabs of this conversation (${number(count)})`,
    activeTab: '(current)',
    elements: (count: number, total: number) => `Elements (${number(count)} of ${number(total)})`,
    noElements: 'The page has no elements to act on.',
    redacted: 'Withheld',
    nothingRedacted: 'No filled-in secret field was found, and no text quotes a secret.',
    redactions: {
      password: (count: number) => `${number(count)} filled password ${plural(count, FIELDS)}`,
      code: (count: number) => `${number(count)} filled one-time-code ${plural(count, FIELDS)}`,
      card: (count: number) => `${number(count)} filled payment-card ${plural(count, FIELDS)}`,
      file: (count: number) => `${number(count)} chosen ${plural(count, { one: 'file', other: 'files' })}`,
      other: (count: number) => `${number(count)} other ${plural(count, FIELDS)} that may hold a secret`,
      quoted: (count: number) => `${counted(count, { one: 'place', other: 'places' })} masked as ••••••`,
    },
    pictures: (count: number) => `Pictures (${number(count)})`,
    pictureData: (characters: number) =>
      `${counted(characters, CHARACTERS)} of Base64: a picture shown above`,
    size: 'Size',
    picturesSize: (count: number, characters: number) =>
      `${counted(count, { one: 'picture', other: 'pictures' })}: ${counted(characters, CHARACTERS)} besides`,
    pageSize: (characters: number, tokens: number) =>
      `Page: ${counted(characters, CHARACTERS)}, about ${counted(tokens, TOKENS)}`,
    toolsSize: (count: number, characters: number, tokens: number) =>
      `${counted(count, { one: 'tool', other: 'tools' })} described: ${counted(characters, CHARACTERS)}, about ${counted(tokens, TOKENS)}`,
    totalSize: (characters: number, tokens: number) =>
      `The whole request: ${counted(characters, CHARACTERS)}, about ${counted(tokens, TOKENS)}`,
    raw: 'The exact request',
  },

  /** The list of conversations, and an exported conversation. */
  conversations: {
    title: 'Conversations',
    close: 'Close',
    search: 'Search conversations',
    searchHint: 'Search titles and messages',
    loading: 'Loading…',
    none: 'No conversations yet. Your conversations are kept on this device.',
    noneFound: (query: string) => `Nothing found for “${query}”.`,
    count: (count: number) => counted(count, CONVERSATIONS),
    more: (count: number) => `Show ${number(count)} more`,
    untitled: 'Untitled',
    openNow: 'Open now',
    actions: (title: string) => `More for “${title}”`,
    rename: 'Rename',
    nameOf: (title: string) => `New name for “${title}”`,
    save: 'Save',
    cancel: 'Cancel',
    report: {
      save: 'Save a report',
      counts: (done: number, others: number) =>
        others === 0
          ? counted(done, DONE_ACTIONS)
          : `${counted(done, DONE_ACTIONS)}, ${number(others)} not done`,
      picture: 'Screenshot of this step',
    },
    markdown: 'Export as Markdown',
    json: 'Export as JSON',
    remove: 'Delete',
    removed: (title: string) => `Deleted: ${title}`,
    undo: 'Undo',
    removeAll: 'Delete everything',
    removeAllQuestion:
      'Delete all conversations and drafts from this device? This cannot be undone. Data that your backend keeps is not affected.',
    keepAll: 'Keep them',
    allRemoved: (count: number, left: number) => {
      const deleted = `${counted(count, CONVERSATIONS)} deleted.`;
      return left === 0
        ? deleted
        : `${deleted} ${counted(left, CONVERSATIONS)} kept, because another panel has ${plural(left, { one: 'it', other: 'them' })} open. Close that panel, then delete again.`;
    },
    elsewhere: 'Another panel has this conversation open. Close it there first.',
    unreadable:
      'Another version of Assent saved this conversation, and this version cannot read it. It is still kept.',
    gone: 'This conversation is no longer on this device.',
    failed: (reason: string) => `That did not work: ${reason}`,
    exportedBy: 'Exported from Assent',
    endings: { stopped: 'stopped by you', broken: 'not complete' },
    worksOn: 'This chat is about',
    wasAbout: 'Previously about',
    showTab: 'Show tab',
    addTab: 'Add this tab',
    addTabWhy: 'Share the tab in front with this chat',
    tabClosed: 'tab closed',
    imageLeftOut: (alt: string, host: string) => `[Image not loaded: ${alt} (${host})]`,
  },

  /** What leaves this device; the same on every page that asks or tells. */
  consent: {
    title: 'What is sent, and where',
    address: 'To your backend, and nobody else:',
    /** The same in three lines; the first ends with the address. */
    lines: {
      sent: 'Each message includes parts of the page (address, title, up to 30 controls, your selection). It goes to your backend alone:',
      kept: 'Passwords, one-time codes and card numbers never leave the page.',
      asked: 'Nothing runs until you have seen it and approved it.',
    },
    sent: {
      title: 'With each message',
      facts: [
        'your message, and the results of the actions that you approved, including any screenshots',
        'the address and title of the page, and those of the other tabs in the conversation: tabs that it was about, tabs that it opened and tabs that you added',
        'up to 30 buttons, links and fields on the page: their names and the beginning of their contents',
        'the text that you selected',
        'a random number for this browser, so that the backend can tell conversations apart',
      ],
    },
    kept: {
      title: 'Never',
      facts: [
        'passwords, one-time codes and card numbers: they stay in the page',
        'tabs outside the conversation, your history and your cookies',
        'anything at all before you agree',
      ],
    },
    asked: {
      title: 'Before each action',
      facts: [
        'You see every action on a page before it happens, with its real effect. Nothing runs until you approve it.',
      ],
    },
    further:
      'The operator of the backend decides what happens there. Our relay forwards your messages to the model that it is configured to use.',
    short:
      'Each message includes the address and title of the page, up to 30 of its controls and their contents, the text that you selected, and the addresses and titles of the other tabs in the conversation. A screenshot is sent only when you approve it. Passwords, codes and card numbers never leave the page. Assent asks you before each action.',
    shortTitle: 'Before anything is sent',
    agree: 'Agree and start',
    more: 'Read the details',
    given: (date: Date) => `You agreed on ${format.date(date, { dateStyle: 'long' })}.`,
    missing: 'You have not agreed, so nothing is sent.',
    withdraw: 'Withdraw',
    withdrawHint: 'From then on, nothing is sent. Conversations stay on this device.',
  },

  /** The address of the backend, its key, and the test of both. */
  connection: {
    relayUrl: 'Relay address',
    relayHint:
      'Our relay, or your own backend with the same protocol. The test only checks that a server responds.',
    useDefault: 'Use the default address',
    test: 'Test connection',
    testing: 'Testing…',
    notAUrl: 'This is not a valid address. It should look like http://127.0.0.1:8787.',
    answered: (model: string | undefined) => (model ? `Connected. Its model: ${model}.` : 'Connected.'),
    unknown: (status: number) =>
      `A server responds (HTTP ${status}), but it has no health check. It may still be a backend.`,
    accessKey: 'Access key (only if your backend requires one)',
    accessKeyHint:
      "The backend's own key, from its operator; never the key of a model provider. It is kept on this device and sent to that backend only.",
    keyKept: (masked: string, origin: string) => `Saved for ${origin}: ${masked}`,
    keyOfOther: (masked: string, origin: string) =>
      `Saved for ${origin}: ${masked}. It is not sent to the address above, and is removed when you save that address.`,
    removeKey: 'Remove the key',
    keyRemoved: 'The key was removed.',
    keyWanted: (message: string | undefined) =>
      `This backend requires an access key. Enter it in Settings.${message ? ` It says: ${message}` : ''}`,
    refused: (status: number, message: string | undefined) =>
      `The backend refuses (HTTP ${status}).${message ? ` It says: ${message}` : ''}`,
    unreachable:
      'No server responds there, or the browser blocked the request. Check the address, start the relay (npm run relay), or allow the site when the browser asks.',
    saved: {
      saved: 'Saved.',
      'not-a-url': 'This is not a valid address. It should look like http://127.0.0.1:8787.',
      'not-http': 'Only http and https addresses work.',
      'not-a-key':
        'This cannot be an access key: it contains a space or an invalid character. Copy the whole key again.',
      'agent-missing': 'Enter an agent; “default” always exists.',
      'permission-refused':
        'Saved, but the browser did not allow this site. It works only if the backend allows our origin by CORS.',
    },
  },

  onboarding: {
    title: 'Welcome to Assent',
    purpose: 'Say what should happen on a page. Assent shows you each step, and does it only if you agree.',
    steps: 'Three steps',
    isDone: 'done',
    picture: {
      alt: 'A real run: a task is written into the panel beside a tea shop, the panel shows the two steps that it would take, Approve is pressed, and the shop answers.',
      pause: 'Pause',
      play: 'Play',
    },
    agreeStep: 'Agree',
    agreeHint: 'Nothing is sent until you agree. You can withdraw this in Settings at any time.',
    connectStep: 'Connect',
    connectLater: 'A relay on your own computer answers, or your own server.',
    looking: 'Looking for the relay…',
    start: 'No relay answers yet. Start it in the folder of Assent:',
    copy: 'Copy the command',
    watching: 'This page notices when it answers.',
    answers: (model: string | undefined) => (model ? `The relay answers: ${model}` : 'The relay answers.'),
    connectModel: 'Connect a model',
    elsewhere: 'Another address',
    save: 'Save',
    keysNever: 'Assent never asks you for the key of a model provider: those stay in the relay.',
    tryStep: 'Try',
    tryLater: 'Five short tasks on a practice page.',
    ready: 'Ready',
    readyHint: 'The panel opens beside a small tea shop, with five short tasks.',
    tryIt: 'Try it on a practice page',
    settings: 'All settings',
    pin: 'Keep Assent at hand: press the puzzle piece in the toolbar, then the pin beside Assent.',
    pinned: 'On any page: click the Assent icon in the toolbar, or press Alt+Shift+K.',
  },

  options: {
    title: 'Assent settings',
    sections: 'Sections',
    connection: 'Backend',
    setup: 'Connect or change a model',
    keysNever:
      'Assent never asks for the key of a model provider: those belong in the relay, never in the browser.',
    model: 'Model',
    modelHint: 'Leave empty to let the backend choose.',
    backendsChoice: "The backend's choice",
    agent: 'Agent',
    save: 'Save',
    appearance: {
      title: 'Language and theme',
      language: 'Language',
      languageAuto: 'Automatic',
      theme: 'Theme',
      themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
    },
    tools: {
      title: 'Tools for the model',
      label: 'Tools offered to the model',
      names: { page: 'Whole forms', use_browser: 'One tool', flat: 'A tool for each action' },
      about: {
        page: 'Several actions share one card, so a form needs one approval. The usual choice.',
        use_browser:
          'One action per card, and the shortest prompt: the model looks up how an action works when it needs it.',
        flat: 'One action per card, under names such as browser_click that many models know. Each request is longer.',
      },
      hint: 'A change applies from the next request on; you still approve every call. Screenshots are offered to models that see pictures, as the backend lists them.',
    },
    privacy: 'What is sent, and your consent',
    learning: 'Learn and try',
    learningHint: 'A tour of five short tasks, and a small shop where you can try every action.',
    tryIt: 'Open the practice page',
    onboarding: 'Open the welcome page again',
    code: {
      title: 'Running code',
      hint: 'When nothing else works, the model can propose JavaScript to run in the page. You see all of it on the card and decide each time.',
      warning:
        'Switch this on only if you can read code. Code runs with the permissions of the page: it can do whatever you can do there, read the page and send its content out, and leave scripts that stay in the page. It never runs while the page contains a password, a one-time code or a card number.',
      switch: 'Let the model propose code to run',
      steps: 'Chrome also needs your permission:',
      open: "Open the page of Assent in Chrome's settings with the button below.",
      allow: 'Turn on “Allow User Scripts” there (before Chrome 138: “Developer mode” at the top right).',
      manage: 'Allow it in Chrome',
    },
    dictation: {
      title: 'Dictation',
      hint: "The microphone in the panel writes down what you say. Chrome's own speech service recognizes it, on Google's servers or on this device; Assent gets the text alone, and sends nothing until you press Send.",
      allow: 'Allow the microphone',
      allowed: 'Assent may use the microphone.',
      refused:
        'The browser refused. Allow the microphone for this page with the icon at the left of the address, then try again.',
    },
    shortcut: {
      title: 'Keyboard shortcut',
      is: (keys: string) =>
        `${keys} opens the panel beside the page in front, and lets Assent read that page.`,
      none: 'No shortcut is set yet. Without one, click the Assent icon in the toolbar.',
      change: 'Change it in Chrome',
    },
    prompts: {
      title: 'Saved prompts',
      hint: 'Messages that you write often. In the panel, type / and the name. Prompts that you save there appear here too. They stay on this device.',
      none: 'None yet.',
      add: 'Add a prompt',
      name: 'Name',
      text: 'Text',
      save: 'Save',
      cancel: 'Cancel',
      edit: 'Edit',
      remove: 'Delete',
      /** Names of buttons for those who do not see the row. */
      editNamed: (name: string) => `Edit “${name}”`,
      removeNamed: (name: string) => `Delete “${name}”`,
      removed: (name: string) => `“${name}” was deleted.`,
      undo: 'Undo',
      taken: 'Another prompt already has this name.',
    },
    sites: {
      title: 'Sites',
      hint: 'On every site Assent asks before it does anything. Read only: Assent reads and marks pages and does nothing else in them, even with your approval; it neither leaves nor reloads them. It may still ask to open an address there, to switch or close a tab, or to download a file. Never read: Assent looks at nothing on the page.',
      kinds: { bank: 'Banks and payment', mail: 'Mail', passwords: 'Password managers' },
      none: 'You have set no rules of your own.',
      list: 'Your rules',
      site: 'Site',
      siteHint: 'For example *.example.com: the star stands for the site itself and everything under it.',
      rule: 'Rule',
      ruleOf: (site: string) => `Rule for ${site}`,
      add: 'Add',
      remove: 'Remove',
      removeSite: (site: string) => `Remove the rule for ${site}`,
      reset: 'Reset to defaults',
      resetDone: 'Your rules were removed; the default rules apply.',
      pageTools: 'Tools that pages offer',
      pageToolsHint:
        'Experimental (WebMCP): on these sites the model learns which tools a page offers, and may propose to call them. Each call is asked of you. Few sites and browsers have this.',
      pageToolsSite: 'Address of the site',
      pageToolsSiteHint: 'For example https://shop.example: exactly this host, without those below it.',
      pageToolsAdd: 'Allow its tools',
      pageToolsRemove: (site: string) => `No longer allow tools of ${site}`,
      pageToolsNotASite: 'This is no address of a site. It should look like https://shop.example.',
      notASite: 'This is not a site. It should look like example.com or *.example.com.',
      wholeSuffix: 'This would cover every site with that ending. Name one site.',
      careful: (count: number) =>
        `${counted(count, { one: 'site starts', other: 'sites start' })} as read only`,
      carefulHint:
        'Widely used banks, mail services and password managers of several countries, where a mistake matters most. The list is not complete. Your own rule for one of them takes precedence.',
    },
    grants: {
      title: 'Permissions you gave',
      hint: 'Assent reads on these sites without asking until midnight. It still asks before everything else.',
      none: 'None. Assent asks each time.',
      until: (moment: number) =>
        `Reading, until ${format.date(moment, { dateStyle: 'short', timeStyle: 'short' })}`,
      revoke: 'Revoke',
      revokeSite: (site: string) => `Revoke reading on ${site}`,
    },
  },

  /** What the embedded model is, in the same words wherever a page of ours speaks of it. */
  embeddedRules: 'The relay comes with simple rules, not a language model. They follow simple requests only.',

  /** The practice page: a small shop to act on, and the tour beside it. */
  practice: {
    title: 'A page to try Assent on',
    shop: {
      name: 'The small tea shop',
      search: 'Search',
      searchHint: 'Tea, cups …',
      signUp: 'Sign up',
      email: 'Email',
      newsletter: 'Newsletter',
      country: 'Country',
      choose: 'Choose…',
      france: 'France',
      germany: 'Germany',
      japan: 'Japan',
      delivery: 'Delivery',
      date: 'Delivery date',
      coupon: 'Coupon code',
      order: 'Order list',
      makingTea: 'Making tea',
      steps: 'Steps',
      boil: 'Boil water',
      pour: 'Pour the tea',
      warm: 'Warm the pot',
      shelf: 'On the shelf',
      rename: 'Double-click a tea to rename it:',
      oolong: 'Oolong',
      tea: 'Tea',
      menu: 'Tea menu',
      menuList: 'Green, black, oolong',
      cups: 'Cups',
      cupList: 'Gaiwan, small cups',
      note: 'Note',
      showNote: 'Show a note',
      noteText: 'Press Escape to close this.',
      shopInTab: 'The shop in a tab',
      reading: 'Something to read',
      article:
        'Tea is made from the leaves of one plant. What sets green from black, and oolong from both, is what people do with the leaves after they are picked.',
    },
    /** What the shop answers. */
    found: (query: string) => `3 results for “${query}”`,
    welcome: (email: string) => `Welcome, ${email}`,
    saves: (coupon: string) => `“${coupon}” saves 10 %`,
    received: (count: number) => `Received ${counted(count, { one: 'file', other: 'files' })}`,
    tour: {
      name: 'A 30-second tour',
      intro: 'Choose a task. It is written into the panel; you send it and approve it there.',
      progress: (done: number, all: number) => `${done} of ${all} done`,
      sendIt: 'Now press Send in the panel.',
      later: 'after the task before',
      isDone: 'Done',
      learned: 'What this showed',
      next: (title: string) => `Next: ${title}`,
      tasks: {
        search: {
          title: 'Search for tea',
          say: 'Type green tea into the search box, then click Search',
          learned: 'You saw both steps before they happened. One approval covered exactly those two.',
        },
        form: {
          title: 'Fill in a form',
          say: 'Fill Email with tea@example.com, choose Germany and tick the newsletter',
          learned: 'Before you approve, you can change a value on the card or leave a line out.',
        },
        undo: {
          title: 'Take it back',
          how: 'Press Undo below the result in the panel.',
          learned: 'Undo restores what the approval changed, and says so where it cannot.',
        },
        refusal: {
          title: 'See a refusal',
          say: 'Fill Email with “nobody”, then click Sign up',
          learned: 'The page refused, and Assent said so. A click alone never counts as success.',
        },
        drag: {
          title: 'Put steps in order',
          say: 'Drag Warm the pot before Pour the tea',
          learned: 'Dragging, dates, lists, editors: always the same card, always your approval.',
        },
      },
      end: 'That was the tour.',
      endHint: 'Now open Assent on any page of your own: click its icon, or press Alt+Shift+K.',
    },
  },
};
