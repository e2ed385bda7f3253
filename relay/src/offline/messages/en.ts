import type { Direction, ToolIntent, UnableTopic } from '../phrases/intent.ts';

const examples =
  '- fill Email with a@b.c and click Sign in\n- check the newsletter and choose Germany\n- what can I do on this page';

const directions: Record<Direction, string> = {
  up: 'scroll up',
  down: 'scroll down',
  top: 'scroll to the top',
  bottom: 'scroll to the bottom',
};

const unable: Record<UnableTopic, string> = {
  history:
    'I can’t go back or forward, or reload the page. Please use the browser’s own buttons (Alt+←, F5).',
  tabs: 'I can’t open or close tabs and windows: please do that yourself. I can go to a tab of this conversation when you name its title.',
  print: 'I can’t print, take screenshots or save as PDF. Please use the browser’s print dialog (Ctrl+P).',
  undo: 'You undo steps yourself: press “Undo” below the step, or “Undo the whole turn”.',
  clipboard:
    'I can’t use the clipboard. Please use Ctrl+C and Ctrl+V, or tell me the text and where to fill it in.',
  pointer:
    'I can’t right-click, long-press or swipe; I can click, double-click, hover and drag. Please do that yourself.',
  window: 'I can’t zoom or change the window. Please use Ctrl with + or -, and F11 for full screen.',
  wait: 'I can’t wait or act at a later time. Please tell me again when it is time.',
  form: 'I don’t know what to fill in. Please tell me, for example “name: Bob, email: a@b.c”.',
  language:
    'I follow simple rules and am not a language model: I can’t summarize, translate or explain. I can read out the page or the selected text.',
};

const actionNames: Partial<Record<string, string>> = {
  fill: 'filling in',
  click: 'clicking',
  check: 'checking a box',
  select: 'choosing an option',
  highlight: 'highlighting',
  underline: 'underlining',
  scroll: 'scrolling',
  read: 'reading',
  press: 'pressing a key',
  hover: 'hovering',
  double_click: 'double-clicking',
  choose_date: 'choosing a date',
  upload: 'uploading',
  drag: 'dragging',
  focus: 'moving the focus',
  type: 'typing key by key',
  uncheck: 'unchecking a box',
};

const toolNames: Record<ToolIntent['verb'], string> = {
  more: 'looking at more elements',
  selection: 'reading the selected text',
  clear: 'clearing the highlights',
  web: 'searching the web',
  navigate: 'going to an address',
  tab: 'continuing in another tab',
  time: 'looking up the time',
};

const quoted = (text: string): string => `“${text}”`;

/** The way to a language model. */
const connect = (setupPage: string | undefined): string =>
  setupPage
    ? `For everything else, connect a language model: ${setupPage}`
    : 'For everything else, connect a language model: set ANTHROPIC_API_KEY, or OPENAI_MODEL with OPENAI_API_KEY or OPENAI_BASE_URL, in the relay’s .env, and start the relay again.';

/** The effect of an action, by its name. `target` and `value` are quoted already, `end` is not. */
const steps: Record<string, (target: string, value: string, end: string | undefined) => string> = {
  fill: (target, value) => `fill ${target} with ${value}`,
  empty: target => `empty ${target}`,
  click: target => `click ${target}`,
  check: target => `check ${target}`,
  uncheck: target => `uncheck ${target}`,
  hover: target => `hover over ${target}`,
  double_click: target => `double-click ${target}`,
  focus: target => `put the cursor in ${target}`,
  type: (target, value) => `type ${value} key by key into ${target}`,
  choose_date: (target, value, end) => `choose ${value}${end ? ` to ${quoted(end)}` : ''} in ${target}`,
  upload: target => `upload a file that you choose to ${target}`,
  select: (target, value) => `choose ${value} in ${target}`,
  highlight: target => `highlight ${target}`,
  underline: target => `underline ${target}`,
  scroll: target => `scroll to ${target}`,
  read: target => `read ${target}`,
};

const sides = { before: 'to before', after: 'to after', onto: 'onto' };

/** The English texts of the rules. Other languages have the same type, so that a missing text does not compile. */
export const en = {
  notice: '(I follow simple rules and am not a language model.)',
  greeting: `Hello! This is Assent. I follow simple rules and am not a language model. You can say, for example:\n\n${examples}\n\nNothing happens until you approve it.`,
  /** `setupPage`: the address where a model can be connected, if there is one. */
  notUnderstood: (setupPage: string | undefined) =>
    `I follow simple rules and am not a language model, so I did nothing here rather than guess. You can say, for example:\n\n${examples}\n\n${connect(setupPage)}`,
  connect,
  thanks: 'You are welcome.',
  rejected: 'All right: you did not approve it, so nothing was done. What would you like instead?',
  leftAlone: 'All right, nothing was done.',
  leftUndone: 'The steps after that were not done.',
  noPage: 'I can’t see a page just now, so there is nothing to act on. Open a web page and try again.',
  nothingHere: 'This page has nothing to act on.',
  unable,
  unavailable: (what: string) => `“${what}” is not available to me here, so nothing was done.`,
  actionNames,
  toolNames,
  quoted,
  /** Whether a sentence with so many Chinese characters and Latin words is in another language than this one. */
  isForeign: (han: number, latinWords: number) => han > latinWords,
  foreign: (message: string) => `In the browser’s own words: “${message}”`,

  hidden: '(hidden)',
  thePage: 'the page',
  theSelection: 'the selected text',
  directions,
  scrollIn: (target: string, way: string) => `${way} in ${target}`,
  steps,
  press: (key: string, times: number | undefined, target: string | undefined) =>
    `press ${key}${times ? ` ${times} times` : ''}${target ? ` in ${target}` : ''}`,
  drag: (target: string, place: string, side: keyof typeof sides) => `drag ${target} ${sides[side]} ${place}`,
  propose: (steps: readonly string[]) => `I propose to ${steps.join(', then ')}.`,
  lookForMore: (what: string) =>
    `I see no clear match${what ? ` for ${what}` : ''} among the listed elements, so I would like to look at more.`,
  noButton: { add: 'add', search: 'search' },
  withoutButton: (button: string) =>
    `I found no ${button} button, so this only fills in the text; you may have to press Enter yourself afterwards.`,
  severalLater: (what: string) =>
    `Several elements match ${what || 'the next step'}. That step and those after it are not included; I will ask about it afterwards.`,
  missingLater: (what: string) =>
    `I can’t find ${what || 'the next element'} now, so that step and those after it are not included. I will look again afterwards.`,

  notFound: (what: string) =>
    `I found ${what ? `no ${what}` : 'nothing suitable'} on this page, so nothing was done.`,
  closest: (none: string) => `${none} The closest matches:`,
  several: (what: string) => `Several elements could be ${what || 'the one you mean'}.`,
  notInOrder: 'My list is not in the order of the page, so I can’t tell which one that is.',
  which: 'Which one? You can say “the second”:',
  askWhich: (heading: string, which: string) => `${heading} ${which}`,
  moreNotShown: (count: number) => `(${count} more not shown. You can also say the name.)`,

  toTab: (title: string) => `I would like to continue in the tab ${title}.`,
  whichTab: 'I can’t tell which tab you mean. This conversation has:',
  toMore: 'I would like to look at more elements.',
  toSelection: 'I would like to read the selected text.',
  toClear: 'I propose to clear the highlights and underlines.',
  toWeb: (query: string) => `I would like to search the web for ${query}.`,
  toAddress: (url: string) => `I would like to go to ${url}.`,
  toTime: 'I would like to look up the current time.',

  done: 'Done.',
  failed: (why: string) => `It did not work: ${why}`,
  found: 'Found:',
  foundNothing: 'The search found nothing.',
  now: (time: string, weekday: string, zone: string) => `It is ${time}, ${weekday} (${zone}).`,
  noMoreElements: 'No more elements were found.',
  elements: (count: number) => `You can act on these (${count}):`,
  nothingSelected: 'No text is selected.',
  itSays: 'It says:',
  stepsLeft: (count: number) =>
    count === 1 ? 'The step after that was not run.' : `The ${count} steps after that were not run.`,
  noneDone: 'It did not work; the step above says why.',
  partlyDone: (done: number, all: number) =>
    `Only part of it worked (${done} of ${all}); the steps above say why.`,
};

export type OfflineMessages = typeof en;
