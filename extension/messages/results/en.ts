// Long, because a language is one file.
import { factThen } from '../formatting/fact-then.ts';
import { formatFor } from '../formatting/format.ts';
import { joinSentences } from '../formatting/join-sentences.ts';
import { isNameless } from '../formatting/nameless.ts';
import type { Nested, Word } from '../formatting/nested.ts';

type WrongCode = {
  name: string;
  /** Null where the code ends too soon. */
  message: string | null;
  line: number | null;
};

type ThrownError = {
  name: string;
  message: string;
  line?: number | undefined;
};

type Size = {
  width: number;
  height: number;
};

type OutlineSize = {
  lines: number;
  characters: number;
  tokens: number;
};

type Arrived = {
  headline: string;
  said: string;
  url: string;
  /** The first new lines, where the page says nothing. */
  shows: string;
};

type FormAgain = {
  headline: string;
  form: 'filled' | 'empty' | 'unkept';
  shows: string;
};

type MouseWords = {
  button: 'left' | 'right' | 'middle';
  count: number;
  /** Of the point in the target's box, in per cent; null for any. */
  across: number | null;
  down: number | null;
};

type ToggleKind = 'tick' | 'choice' | 'switch' | 'button' | 'part';
type ToggleState = 'on' | 'off' | 'mixed';

/** In CSS pixels, to the right and down. */
type Offset = {
  dx: number;
  dy: number;
};

type Dragged = {
  source: string;
  way: Nested;
};

type OutlineChanges = {
  since: string;
  added: number;
  removed: number;
  changed: number;
};

export const HOW_TO_SWITCH_ON =
  'To switch it on: 1. open the options of Assent (right-click its icon in the toolbar → Options); 2. turn on the switch under “Running code”; 3. follow the steps there to allow user scripts in Chrome.';

export function wrongCode({ name, message, line }: WrongCode): string {
  const place = line === null ? '' : ` in line ${line}`;
  return `This code cannot run: ${name}${place}: ${message ?? 'it ends too soon; a closing bracket or quote may be missing'}.`;
}

export function threwError({ name, message, line }: ThrownError): string {
  return `The code was started and threw ${name}${line === undefined ? '' : ` in line ${line}`}: ${message}. What it did before that still stands.`;
}

const said = factThen(' ');

type FormerTarget = {
  id: string;
  kind: string;
  name: string;
  list: readonly string[];
};

/**
 * Results and errors in English, as the model reads them; the person reads the same but for the codes of `person-en.ts`.
 * One file for a whole language, so that a translator needs no other.
 */
export const en = {
  'tab.none': () => 'No tab is open in this window. Open one, then ask again.',
  'tab.closed': () => 'That tab is closed. Ask again on the page you mean.',
  quote: ({ text }: { text: string }) => quoted(text),

  /** `before`: the id or the address. */
  'tab.line': ({ before, title }: { before: string; title: Nested }, word: Word) =>
    [before, word(title)].filter(Boolean).join(' '),
  'tab.unknown': said(
    ({ tabId, tabs }: { tabId: string; tabs: readonly Nested[] }, word: Word) =>
      `This conversation has no tab "${tabId}". Its tabs: ${tabs.map(word).join('; ') || 'none'}.`,
    'Use one of these ids. To work in another tab, the user must first add it to the conversation in the panel.',
  ),
  'tab.switched': ({ tab }: { tab: Nested }, word: Word) => `Now in the tab ${word(tab)}.`,
  'tab.count': ({ count }: { count: number }) =>
    count === 1 ? '1 tab is shared.' : `${count} tabs are shared.`,
  'tab.closesWindow': () =>
    'This is the only tab in its window, so the window and its side panel close too. The conversation is kept; open the panel again to continue it.',
  'tab.closedOnRequest': ({ tab }: { tab: Nested }, word: Word) =>
    `The tab${tab === '' ? '' : ` ${word(tab)}`} is closed.`,
  'tab.continuesIn': ({ tab }: { tab: Nested }, word: Word) =>
    tab === '' ? 'Now in another tab.' : `Now in the tab ${word(tab)}.`,
  'tab.noOther': () =>
    'The conversation has no other tab. If a page is needed, open one with open_tab first.',
  'tab.closeHeld': () =>
    'The page asked "Leave site?", so the tab is not closed yet. Ask the user to answer that by hand, then continue from there.',
  'tab.closeRefused': () =>
    'The tab is still open: its page asked whether to leave, and the user stayed. Do not close it again without asking them.',

  'newTab.opened': ({ url }: { url: string }) =>
    `It opened a new tab; the conversation stays on the original page.${url && ` ${url}`}`,
  'newTab.status': ({ url, status }: { url: string; status: number }) =>
    `It opened a new tab, whose server answered with the error ${status}. The conversation stays on the original page.${url && ` ${url}`}`,
  'newTab.notLoaded': ({ url }: { url: string }) =>
    `It opened a new tab that could not be loaded: the browser shows its own error page there. The conversation stays on the original page.${url && ` ${url}`}`,
  'newTab.closed': () =>
    'It opened a new tab that closed by itself at once, as happens when a file is downloaded.',
  'newTab.neverRead': () =>
    'It opened a new tab on a site that is set to “never read” in Assent, so nothing about it is reported. The conversation stays on the original page.',
  'newTab.inDoubt': () =>
    'A new tab opened in the meantime. It is not certain whether the page or the user opened it, so nothing about it is reported. Do not repeat the action; if you need that tab, ask the user to add it in the panel.',
  'newTab.blocked': () =>
    'The click should have opened a new tab, but none appeared; the browser probably blocked it as a pop-up. Ask the user to click it by hand, or to allow pop-ups in the address bar, then continue from there.',

  'page.none': said(
    () => 'There is no page to act on: this conversation has no open page, or its page cannot be read.',
    'Until a page is opened, or the user gives access by hand, only these tools work: open_tab, switch_tab, list_tabs and, in an open tab, navigate.',
  ),
  'page.silent': said(
    () => 'The page did not answer in time.',
    'Try again now, or after the user has reloaded it by hand.',
  ),
  'page.replaced': said(
    () => 'The page this was approved for has been replaced, so nothing was run.',
    'Read the page again, then propose the action again.',
  ),
  'page.changedSinceApproval': said(
    () => 'The page, address or title changed after the approval, so nothing was run.',
    'Propose the action again.',
  ),
  'page.pdf': said(
    () => 'This tab shows a PDF, which Chrome does not let extensions act on.',
    'Its text can be attached to a message: the panel has a button for that, which only the user can press.',
  ),
  'page.browserOwn': () =>
    'Chrome does not let extensions read its own pages (settings, the Web Store, PDFs). Switch to an ordinary web page.',
  'page.notLoaded': () => 'This page did not load, so there is nothing to read. Reload it and try again.',
  'page.noAccess': () =>
    'Assent may not read this site yet. Click the Assent icon in the toolbar, or allow the site.',
  'page.noResponse': () =>
    'The page does not respond; it may be busy or showing a dialog. Wait, or answer the dialog, then try again.',
  'page.ledToNeverRead': () =>
    'Done, but it led to a site that the user has set to “never read” in Assent. Nothing about that site is reported, not even its address, and nothing can be done there. Do not repeat the action; tell the user, who can continue by hand.',
  'page.grantEnded': () =>
    'The user no longer allows reading on this site without being asked, or the page contains content from another site, so nothing was read. Propose it again if you still need it; the user will be asked.',

  'action.navigated': () => 'Done; the page then went to another address.',
  'action.stayed': () =>
    'The action was done and the browser started to go to another address, but the page stayed. The browser may have downloaded a file or received nothing.',
  'action.file': ({ name }: { name: string }) =>
    `The server answered with a file${name === '' ? '' : `, "${name}"`}, and the browser downloads it or asks where to. The page stays as it is.`,
  'action.noFile': said(
    ({ status }: { status: number }) =>
      `The server answered with the error ${status} instead of a page or a file, and the page stays as it is.`,
    'Do not repeat it unchecked.',
  ),
  'action.taken': ({ status }: { status: number }) =>
    `The server took it and has nothing to show (status ${status}), so the page stays as it is.`,
  'action.empty': ({ status }: { status: number }) =>
    `The server has nothing to show there (status ${status}), so the page stays as it is.`,
  'action.unanswered': said(
    () => 'No answer came back, so it is unknown whether this was done.',
    'Look at the page before you try again.',
  ),
  'action.panelClosed': said(
    () => 'The panel was closed while this ran; it is unknown whether it was done.',
    'Look at the page before you try again.',
  ),
  'action.stillLoading': () =>
    'The action was done and the browser is waiting for the next page, but the server has not answered yet. The old page is still shown. Do not repeat the action.',
  'action.held': () =>
    'The action was done and the browser was about to leave, but the page asked "Leave site?", so the browser is still there. Ask the user to answer that by hand, then continue from there.',
  'action.timeout': () =>
    'The action was started, but the page did not answer in time; it may be showing a dialog. Ask the user to look at the page and answer any dialog by hand, then continue from there. Do not repeat the action.',
  'action.stopped': () => 'The user pressed “Stop” before this was done, so it was not done.',
  'action.unknown': () =>
    'The browser stopped Assent in the background during this action, so it is unknown whether it was done. Check the current state before you try again.',
  'action.resultNotKept': said(
    () => '(This was done before, but its result was not kept.',
    'Read it again if you need it.)',
  ),

  'undo.pageLeft': () =>
    'The tab has left the page where this was done, and the previous content was not kept, so this cannot be undone.',
  'undo.unknown': () => 'The tab left the page during the undo, so the outcome is unknown. Check the page.',
  'undo.timeout': () =>
    'The undo was started, but the page did not answer in time; it may be showing a dialog. Check the page.',

  'target.notOnPage': said(
    () => 'No frame of this page contains that target.',
    'Use an id from the newest list of elements. If it is not listed, try another selector, or scroll or read the page to find it.',
  ),
  'target.notInTab': said(
    ({ tabId }: { tabId: string }) => `The page in the current tab, ${tabId}, does not contain that target.`,
    'Use an id from the newest list of elements, or request more elements. For an element in another tab, switch to that tab first.',
  ),
  'target.severalFrames': said(
    () => 'Several frames of this page contain such a target, so it is unclear which one you mean.',
    'Use an element id.',
  ),
  'target.frameHidden': said(
    () =>
      'The frame that contains the target is not visible now, or something covers it, so nothing was run.',
    'Bring it into view first.',
  ),

  'site.neverRead': () =>
    "The user has set this site to “never read” in Assent, so nothing was read or done there. Do not try again. If you need its content, ask them to paste it or to change the site's rule in the panel.",
  'site.readOnly': ({ site }: { site: string }) =>
    `${site} is “read only” in Assent, so this was not run. Only reading and marking work there; no other action will work instead. The user can do it by hand, or change the site's rule in the panel.`,
  'site.notLeft': ({ site }: { site: string }) =>
    `${site} is “read only” in Assent, so its page was not left or reloaded: unsaved input there would be lost. Open the address you want in a new tab. Otherwise the user can do this by hand, or change the site's rule in the panel.`,
  'site.unread': ({ host }: { host: string }) =>
    `Assent may not read ${host} yet, so it will not see the page. You can allow that once the page is open.`,

  'address.notWeb': ({ address }: { address: string }) =>
    `"${address}" is not a web address: it must start with http:// or https://.`,
  /** Without the address, which may hold a password. */
  'address.withUser': said(
    () =>
      'The address contains a user name or password (before the "@"), which would be sent to the site and makes it easy to mistake the site for another.',
    'Leave that part out. If a login is needed, the user must log in on the page by hand.',
  ),

  'landing.there': ({ title }: { title: Nested }, word: Word) =>
    title === '' ? 'The page is open.' : `The page is open: ${word(title)}`,
  'landing.failed': ({ title, status }: { title: Nested; status: number }, word: Word) =>
    `The server answered with status ${status} and a page${title === '' ? '' : `: ${word(title)}`}. It may not be the page you wanted; check the address.`,
  'landing.ownWay': ({ title }: { title: Nested }, word: Word) =>
    `The address returned no page, and the previous page went elsewhere by itself${title === '' ? '' : `: ${word(title)}`}. That is not the page you asked for; look at it before you continue.`,
  'landing.unseen': () =>
    'The tab was sent there, but Assent may not read the site that it now shows. Chrome does not say which page that is, or whether it loaded at all. If you need its content, ask the user to click the Assent icon in the toolbar or to allow the site.',
  'landing.file': () =>
    'That address returned a file instead of a page. The browser is downloading it, and the tab still shows the previous page.',
  'landing.nothing': () => 'The server returned nothing, and the tab still shows the previous page.',
  'landing.held': () =>
    'The previous page asked "Leave site?", so the tab has not gone there yet. Ask the user to answer that by hand, then continue from there.',
  'landing.unknown': () =>
    'The tab still shows the previous page, and the browser does not say why: it may have downloaded a file or received nothing, or the page may have refused to be left. Do not repeat the action; check the current state first.',

  'block.captcha': () =>
    'This page asks for proof that a human is there (a CAPTCHA) and shows nothing else yet. Only the user can give it: ask them to complete it on the page, do not try to solve it, and read the page again afterwards.',
  'block.checking': () =>
    'The site is checking the browser and does not show its page yet. The check may pass by itself or need a click from the user: ask them to look at the page, do not try to pass the check, and read the page again afterwards.',
  'block.refused': () =>
    'The site refuses to show this page (access denied). Only the user can decide what to do, such as signing in. Tell them; do not retry or try to get around it.',
  'block.too-many': () =>
    'The site says there were too many requests and shows no page for now. Tell the user and let them decide when to try again. Do not retry or try to get around it.',

  'navigation.patience': ({ until, seconds }: { until: keyof typeof UNTIL; seconds: number | null }) =>
    `Waits until ${UNTIL[until]}${seconds === null ? '' : `, at most ${seconds} s`}.`,
  'navigation.idle': () => 'Its network is idle.',
  'navigation.notIdle': () => 'Its network did not become idle in time; the page may still be loading.',
  'navigation.withinPage': () => 'Go to another part of the page in',
  'navigation.failed': ({ reason }: { reason: string }) =>
    `The page did not load. The browser's reason: ${reason}. Check the address, or try again later.`,
  'navigation.pending': () =>
    'The server has not answered for a long time, so the page has not loaded; the browser is still waiting. Try again later, or tell the user.',

  'history.noneBack': () =>
    'This tab has no previous page to go back to. Use navigate with the address you want.',
  'history.noneForward': () =>
    'This tab has no next page to go forward to. Use navigate with the address you want.',
  'history.stayedBack': () =>
    'The tab history has no previous page, so the tab stays where it is. Use navigate with the address you want.',
  'history.stayedForward': () =>
    'The tab history has no next page, so the tab stays where it is. Use navigate with the address you want.',
  'history.hardlyAny': () =>
    'The tab stays where it is; most likely its history has no such page. If the page is on another site, Chrome does not say why it did not load. Use navigate with the address you want.',
  'history.unknownPage': () => 'The browser does not say which page that is.',

  'download.named': () => 'The server chooses the file name; you see it afterwards.',
  'download.asking': () => 'When you approve, Chrome asks whether Assent may manage downloads.',
  'download.notAllowed': () =>
    'Assent may not download files yet, so nothing was downloaded. Propose download again: when the user approves, the browser asks them to allow it. They can also download the file by hand.',
  'download.ledToNeverRead': () =>
    'The address redirected the download to a site that the user has set to “never read” in Assent, so it was cancelled. The file was not kept, and nothing about it is reported. Do not try again; tell the user, who can download it by hand.',
  'download.failed': ({ reason }: { reason: string }) =>
    `The file was not downloaded. The browser's reason: ${reason}. Check the address; the file can also be downloaded by hand.`,
  'download.finished': ({ name, bytes }: { name: string; bytes: number }) =>
    `Downloaded the file "${name}" (${counted(bytes, 'byte', 'bytes')}).`,
  'download.running': ({ name, bytes }: { name: string; bytes: number }) =>
    `The download has started but is not finished${name === '' ? '' : `: "${name}"`} (${counted(bytes, 'byte', 'bytes')} so far). Do not start it again.`,
  'download.asks': ({ name }: { name: string }) =>
    `The browser considers the file${name === '' ? '' : ` "${name}"`} dangerous and is waiting. Ask the user to decide in the browser's list of downloads whether to keep it.`,

  'code.rights': () =>
    'It runs with the permissions of the page: it can read the page and send its content out, and add scripts that stay in the page afterwards.',
  'code.switchedOff': () =>
    `No code was run: the user has not switched on “Let the model propose code to run”. ${HOW_TO_SWITCH_ON} Until then, use other actions.`,
  'code.notAllowed': ({ id }: { id: string }) =>
    `No code was run: Chrome does not yet let Assent run user scripts. To allow it: 1. open chrome://extensions/?id=${id}; 2. turn on “Allow User Scripts” (before Chrome 138: “Developer mode” at the top right of that page); 3. try again. Until then, use other actions.`,
  'code.tooOld': () =>
    'No code was run: that needs Chrome 135 or newer. Ask the user to update Chrome (menu → Help → About Google Chrome), or use other actions.',
  'code.ownPage': () =>
    'Assent does not run code on its own practice page. Go to an ordinary web page, or use other actions.',
  'code.wrong': (wrong: WrongCode) =>
    `${wrongCode(wrong)} It must be the body of an async function. Correct it and propose it again.`,
  'code.secret': () =>
    'No code was run: a field on the page, or in one of its frames, holds a password, a code, a card number or a file. Code could send that out in disguise, so no code runs on such a page. Use read, which masks it, or ask the user to clear those fields first.',
  'code.opener': () =>
    'No code was run: another page of the same site opened this one, and code could read the input there. Open the address in a separate tab, or use read.',
  'code.filled': () =>
    'No code was run: a field in another open tab of the same site holds a password, a code, a card number or a file, and code could read it. Use read, or ask the user to clear those fields or close that tab first.',
  'code.unseen': () =>
    'No code was run: another open tab may belong to the same site. Assent cannot see whether that tab holds a password or similar, but code could. Use read, or ask the user to allow Assent on this site or to close the other tabs.',
  'code.earlier-code': () =>
    'No code was run: code ran in this page before, and since then the page has or had a field for a password, a code, a card number or a file. The earlier code may still be listening and may have kept the input. Reload the page and try again, or use read.',
  'code.endless': ({ seconds }: { seconds: number }) =>
    `The code was started and has not ended after ${seconds} seconds, and nothing can stop it. It may still be running, and its changes stay. If the page does not respond, the user must reload or close it. Do not run the code again; look at the page first.`,
  'code.returned': () => 'The code finished. The returned value is data from the page.',
  'code.returnedNothing': () => 'The code finished and returned nothing. Use `return` to get a result.',
  'code.threw': (thrown: ThrownError) => `${threwError(thrown)} Look at the page, then correct the code.`,
  'code.left': () =>
    'The tab left the page while the code ran, so the return value is unknown. Read the new page.',
  'code.withheld': () =>
    'The code finished, but by then the page held a password, a code, a card number or a file. The returned value could contain it, so it is withheld. Ask the user to clear those fields, or use read.',

  'wait.forElement': () => 'Wait for … to appear',
  'wait.forGone': () => 'Wait for … to disappear',
  'wait.forUrl': () => 'Wait for an address containing',
  'wait.forNetwork': () => 'Wait for the network to be idle in',
  'wait.forTime': ({ seconds }: { seconds: number }) => `Wait for ${seconds} s`,
  'wait.atMost': ({ seconds }: { seconds: number }) => `${seconds} s at most`,
  'wait.unnamed': said(
    () => 'It is unclear what to wait for.',
    'Name a target or selector (for: element or gone), text (for: text or gone) or url (for: url), or use for: network or for: time.',
  ),
  'wait.stopped': () => 'The user stopped the wait. Do not resume it; see what they say next.',
  'wait.met.element': () => 'It has appeared.',
  'wait.met.gone': () => 'It is no longer visible.',
  'wait.met.text': () => 'The text has appeared.',
  'wait.met.text gone': () => 'The text is no longer visible.',
  'wait.met.url': () => 'The address matches.',
  'wait.met.network': ({ milliseconds }: { milliseconds: number }) =>
    `The page has loaded, and none of its requests has ended for ${milliseconds} ms. Requests from frames, unanswered requests and connections that stay open (WebSocket, EventSource, long polling) are not visible from here.`,
  'wait.met.time': () => 'The time has passed.',
  'wait.neverThere': () =>
    'It was not visible at the start either; if it should have been, check how you named it.',
  'wait.took': ({ seconds }: { seconds: string }) => `Waited ${seconds} s.`,
  'wait.late': ({ seconds }: { seconds: string }) => `Waited ${seconds} s without success.`,
  'wait.hidden': ({ count }: { count: number }) =>
    `${counted(count, 'element on the page matches', 'elements on the page match')}, but none is visible.`,
  'wait.noAnswer': () => 'The page did not answer: it is still loading, busy or has crashed.',
  'wait.nothingFits': () => 'No element on the page matches.',
  'wait.stillShown': ({ count }: { count: number }) =>
    `${counted(count, 'matching element is', 'matching elements are')} still visible.`,
  'wait.noText': () => 'The page does not show that text.',
  'wait.stillText': () => 'The page still shows that text.',
  'wait.address': ({ url }: { url: string }) => `The address is ${url}.`,
  'wait.unknownAddress': () => 'The address is not known.',
  'wait.loading': () => 'The page is still loading.',
  'wait.busy': () =>
    'Requests kept ending, so the network was never idle. A page that keeps polling never is; wait for an element or a text instead.',
  'wait.next': () =>
    'Look at the page as it is now. Then wait longer, wait for something else, or try another way.',

  'picture.noTarget': said(
    () => 'It is unclear of what to take a screenshot.',
    'For an element, name it in the target, such as {"elementId": "e_…"}; for the visible part use part: "visible".',
  ),
  'picture.ofVisible': ({ width, height }: Size) => `The visible part: ${width}×${height} px.`,
  'picture.ofElement': ({ width, height }: Size) => `This element: ${width}×${height} px.`,
  'picture.ofPage': ({ width, height }: Size) =>
    `The whole page: ${width}×${height} px. Assent scrolls through it, then scrolls back.`,
  'picture.secrets': () =>
    'The screenshot goes to the model. Passwords, one-time codes, card numbers and files are painted over first, as are frames that Assent may not read.',
  'picture.toFront': () => 'This tab comes to the front for a moment; then the current tab comes back.',
  'picture.clickFirst': () =>
    'Chrome allows this only if you have clicked the Assent icon in the toolbar since this tab opened its current site. If you have not, click it in that tab before you approve; otherwise there will be no screenshot.',
  'picture.taken': ({ sizes }: { sizes: string }) => `Screenshot taken: ${sizes}.`,
  'picture.painted': ({ secrets, frames }: { secrets: number; frames: number }) => {
    if (secrets + frames === 0) return 'Nothing had to be painted over.';
    const parts = [
      secrets > 0 ? `${secrets} secret ${secrets === 1 ? 'area' : 'areas'}` : '',
      frames > 0 ? `${frames} ${frames === 1 ? 'frame' : 'frames'} that Assent may not read` : '',
    ];
    return `Painted over in black: ${parts.filter(Boolean).join(', ')}.`;
  },
  'picture.cut': ({ shown, whole }: { shown: number; whole: number }) =>
    `The page is ${whole} px high; the screenshot shows the first ${shown} px.`,
  'picture.partial': () =>
    'One area of the page scrolls separately; the screenshot shows only its visible part.',
  'picture.wasBehind': () => 'The tab was in front for a moment; the previous tab is back.',
  'picture.attached': () =>
    'The screenshot comes with this result. If you see none, you do not support images: say so, and rely on the text.',
  'picture.notAllowed': () =>
    'Chrome does not allow a screenshot of this tab, so none was taken. Ask the user to click the Assent icon in the toolbar while that tab is in front, then try again. They must click it again after the tab has gone to another site.',
  'picture.otherTabInFront': said(
    () => 'Another tab came to the front during the screenshot, so it was discarded.',
    'Try again.',
  ),
  'picture.notDrawn': () =>
    'Chrome gave no screenshot of this tab; its window may be minimized. Ask the user to show the window, then try again.',
  'picture.neverStill': said(
    () =>
      'The page keeps moving or is not being drawn, so Assent cannot be sure that every secret was painted over, and no screenshot was taken.',
    'Try again when the page stands still, or read its text instead.',
  ),
  'picture.stopped': () =>
    'The user stopped the screenshot, so there is none. Do not take it again; see what they say next.',
  'picture.notInView': said(
    () => 'This element could not be brought into view, so there is no screenshot of it.',
    'Make it visible first, or take a screenshot of the visible part.',
  ),

  'outline.size': ({ lines, characters, tokens }: OutlineSize) =>
    `The outline has ${counted(lines, 'line', 'lines')}, ${counted(characters, 'character', 'characters')}, about ${counted(tokens, 'token', 'tokens')}.`,
  'outline.empty': () => 'Nothing is visible here.',
  'outline.part': ({ from, next }: { from: number; next: number }) =>
    `These are lines ${from} to ${next - 1}. Continue with from: ${next}, or use the ref of a line as the target, or a smaller depth.`,
  'outline.last': ({ from }: { from: number }) => `These are the lines from ${from} to the end.`,
  'outline.around': ({ count }: { count: number }) =>
    `The first ${count === 1 ? 'line only gives' : `${count} lines only give`} context for the others.`,
  'outline.beyond': said(
    ({ lines }: { lines: number }) => `The outline has only ${counted(lines, 'line', 'lines')}.`,
    'Use a smaller from.',
  ),
  'outline.changes': ({ since, added, removed, changed }: OutlineChanges) =>
    `Lines changed since ${since}: ${added} added (+), ${removed} removed (-), ${changed} changed (~). Lines without a sign only give context.`,
  'outline.unchanged': ({ since }: { since: string }) => `Nothing has changed since ${since}.`,
  'outline.forgotten': ({ since }: { since: string }) =>
    `${since} is not available here (it is from another page or target, or too old), so this is the whole outline.`,
  'outline.cutAtOnce': said(
    () => 'Time ran out before much of the page was read; the page is too large or busy.',
    'Use a part of it as the target, or try again later.',
  ),
  'outline.tooLarge': () => 'The page is too large to read to the end. Use a part of it as the target.',
  'outline.tooLate': said(
    () => 'The outline was not ready in time; the page is too large or busy.',
    'Use a part of it as the target, or read what you need with get_text or extract. If the page shows a dialog, deal with that first.',
  ),

  /** Several sentences in a row. Those that this reader is not told are left out. */
  sentences: ({ sentences }: { sentences: readonly Nested[] }, word: Word) =>
    joinSentences(sentences.map(word), { stop: '.', space: ' ' }),

  'click.clicked': ({ name }: { name: string }) => `Clicked ${the('element', name)}.`,
  'click.reads': ({ label }: { label: string }) => `It now reads "${label}".`,
  'click.dialog': () =>
    'The page showed a dialog of the browser (alert, confirm or prompt), and it was answered.',
  'click.busy': said(
    () => 'The page still shows that it is busy, so the result may not be there yet.',
    'Look at the newest page first.',
  ),
  'click.changed': ({ detail }: { detail: string }) =>
    detail ? `The page changed and now shows: ${detail}` : 'The page changed.',
  'click.drawing': () =>
    'Only a drawing changed, and its content cannot be read. Only a person looking at it can tell whether it is right.',
  'click.noChange': () =>
    'The click was delivered, but nothing visible changed. Do not assume that it worked (a download or a copy by a script would not be visible). Try another target; it may need a click by hand.',
  'click.meanwhile': said(
    ({ shows }: { shows: string }) =>
      `No effect of it is certain, but the page now shows something else, which may be its answer or may have come by itself: ${withoutStop(shows)}.`,
    'Look at the page before you try again.',
  ),
  'click.sentUnseen': () =>
    'The page then sent a request to its server but shows no result. Do not assume that it worked. Check the page; a person may have to look at it.',
  'click.swallowed': () =>
    'The page handled the submission itself, and neither a result nor a request was seen. Do not assume that the form went out. Check the page; a person may have to look at it.',
  'click.program': said(
    ({ scheme }: { scheme: string }) =>
      `The system's app for ${scheme} links was asked to open it, and the page stays as it is. Whether the app opened is not visible from here; a person has to look.`,
    'Do not click again.',
  ),
  'click.leaving': said(
    ({ url }: { url: string }) => `The page is going to ${url}.`,
    'Wait for the elements of the new page.',
  ),
  'click.moved': said(
    ({ url, said: text }: { url: string; said: string }) =>
      `The address is now ${url}.${text ? ` The page says: ${text}` : ''}`,
    ({ said: text }: { url: string; said: string }) => (text ? '' : 'Look at the newest list of elements.'),
  ),
  'click.opened': ({ thing, said }: { thing: Nested; said: string }, word: Word) =>
    `It opened ${word(thing)}.${said ? ` The page says: ${said}` : ''}`,
  'click.validationError': said(
    ({ detail }: { detail: string }) =>
      detail
        ? `It was not accepted; the page says: ${withoutStop(detail)}.`
        : 'It was not accepted: the page marks fields as wrong.',
    ({ detail }: { detail: string }) => (detail ? 'Correct that first.' : 'Correct them first.'),
  ),
  'click.notice': said(
    ({ notice }: { notice: string }) =>
      `It opened a notice: ${quoted(notice)}. These words report no success.`,
    'So do not assume that it was done.',
  ),
  'click.heldBack': ({ shows }: { shows: string }) =>
    `The page took the submission itself, sent nothing, and only added: ${quoted(shows)}. So it was hardly accepted, unless these words are its result.`,
  'click.serverError': said(
    ({ status, shows }: { status: number; shows: string }) =>
      `${
        status === 0
          ? 'The page sent it, but its server could not be reached.'
          : `The page sent it, and its server answered with the error ${status}.`
      }${shows ? ` The page now shows: ${withoutStop(shows)}.` : ''}`,
    'Do not assume that it was done; check the page.',
  ),
  'click.waiting': () =>
    'The page sent it, and its server has not answered yet. Do not repeat the action: wait for the page first, then look at what it shows.',
  'click.submitted': ({ detail }: { detail: string }) =>
    detail ? `The form was submitted, and the page shows: ${detail}` : 'The form was submitted.',
  'click.download': () => 'A download started.',
  'click.byHand.file': said(
    () => "The page opened the browser's file picker, which only works by hand.",
    'Use the upload action on it; the file is then chosen in the panel. If that fails, the click and the choice have to be made by hand; continue from there afterwards.',
  ),
  'click.byHand.drawing': said(
    () =>
      'This is a drawing area without page elements inside, and no effect was visible. It needs a click by hand.',
    'Continue from there afterwards.',
  ),
  'click.byHand.embedded': said(
    () =>
      'This is an embedded player or plug-in, and its controls are not part of the page. It needs a click by hand.',
    'Continue from there afterwards.',
  ),
  'click.byHand.window': said(
    () =>
      'This opens a window or full screen, which the browser probably allows only after a click by hand. It needs a click by hand.',
    'Continue from there afterwards.',
  ),
  'click.byHand.distrust': said(
    () =>
      'The page checks whether a person makes the click, and probably ignored this one. It needs a click by hand.',
    'Continue from there afterwards.',
  ),

  'target.selectionChanged': said(
    () => 'The selected text changed after the approval, so nothing was done.',
    'Propose the action again.',
  ),

  'target.changed': said(
    () =>
      'The target changed after the approval (its name, place, visibility or destination), so nothing was done.',
    'Look at the newest list of elements and propose the action again.',
  ),

  'target.turned': said(
    ({ name, kind, was, is }: { name: string; kind: ToggleKind; was: ToggleState; is: ToggleState }) =>
      `${leading('element', name)} was ${TOGGLE_STATES[kind][was]} when this was shown and is ${TOGGLE_STATES[kind][is]} now, so this would do something else; nothing was done.`,
    'Propose it again only if that is still wanted.',
  ),

  'target.forgotten': said(
    () =>
      'Assent was updated or restarted after this was shown and no longer knows which element it was, so nothing was done.',
    'Propose the action again with an id from the newest list of elements, so that the user sees it first.',
  ),

  'target.redrawn': said(
    (_about: { id: string }) => 'The page redrew the target after the approval, so nothing was done.',
    ({ id }: { id: string }) =>
      `The new element is ${id}: propose the action again with it, so that the user sees it first.`,
  ),

  'target.missing': said(
    ({ name }: { name: string }) => `"${name}" needs a target.`,
    'Give the elementId of an element in the list.',
  ),

  'target.focusInFrame': said(
    () => 'The focus is inside a frame of the page, on an unknown element.',
    'Give the elementId of an element in the list.',
  ),

  'target.noSelection': said(
    () => 'Nothing is selected on the page.',
    'Select text first, or name a target element.',
  ),

  'target.disabled': said(
    ({ name }: { name: string }) => `${leading('element', name)} is disabled by the page.`,
    'Complete what it depends on first.',
  ),

  'target.gone': said(
    ({ id }: { id: string }) => `Element ${id} is no longer on the page.`,
    'Choose again from the newest list of elements.',
  ),
  'target.former': said(
    ({ id, kind, name }: FormerTarget) =>
      `Element ${id} (${kind}${name ? ` "${name}"` : ''}) is no longer on the page, and no element there now is certain to be the same.`,
    ({ list }: FormerTarget) =>
      list.length > 0
        ? `The most similar now: ${list.join('; ')}. If the one you mean is among these, use its elementId; otherwise choose again from the newest list of elements.`
        : 'Choose again from the newest list of elements.',
  ),

  'target.ambiguousDescription': said(
    ({ description, count }: { description: string; count: number; list: string }) =>
      `"${description}" matches ${count} elements.`,
    ({ list }: { description: string; count: number; list: string }) =>
      `Use the elementId of the one you mean: ${list}`,
  ),

  'target.ambiguousText': said(
    ({ text, count }: { text: string; count: number }) =>
      `${count} visible elements have the text "${text}".`,
    'Use the elementId of the one you mean, or a selector that matches exactly one.',
  ),

  'target.ambiguousSelector': said(
    ({ selector, count }: { selector: string; count: number }) =>
      `The selector ${selector} matches ${count} visible elements.`,
    'Use an elementId, or a selector that matches exactly one.',
  ),

  'target.hidden': said(
    ({ selector, count }: { selector: string; count: number }) =>
      `All ${count} matches of the selector ${selector} are hidden.`,
    'Make one visible first, or choose another element.',
  ),

  'target.invalidSelector': said(
    ({ selector }: { selector: string }) => `${selector} is not a valid CSS selector.`,
    'Use an elementId instead.',
  ),

  'target.secretSelector': said(
    ({ selector }: { selector: string }) =>
      `The selector ${selector} tests an attribute that may hold a secret.`,
    'Use an elementId, or select by id or name.',
  ),

  'target.changedForPicture': said(
    () => 'The element changed after the approval, so no screenshot was taken.',
    'Look at the newest list of elements and propose it again.',
  ),

  'press.refusedAddress': ({ protocol }: { protocol: string }) =>
    `The target leads to an address of the kind ${protocol}, which Assent does not open. It can be done by hand.`,

  'press.changed': said(
    ({ name }: { name: string }) =>
      `${leading('element', name)} changed while the pointer was down (its text, place or destination), so the click itself was withheld. The page may have acted on the press already.`,
    'Look at what it shows now before you propose it again.',
  ),

  'input.unreached': said(
    () => 'The browser could not bring input there: its frame is covered at that place, or out of view.',
    'Look at the page before you go on.',
  ),
  'input.astray': said(
    ({ name }: { name: string }) =>
      `The input meant for ${the('element', name)} did not reach it. Something else that came in its way may have got it, so what it did is not known.`,
    'Look at the page before you go on.',
  ),
  'press.notClicked': ({ name }: { name: string }) =>
    `${leading('element', name)} was pressed, but no click on it was seen: something else was under the pointer when it was let go, or the page hid the click.`,
  'press.gone': ({ name }: { name: string }) =>
    `The page answered the press on ${the('element', name)} before the click and removed it, so no click was sent.`,

  'press.answered': ({ name }: { name: string }) =>
    `The page answered the press on ${the('element', name)} before the click, which would have undone that, so no click was sent.`,

  'press.unreachable': said(
    ({ name, cover }: { name: string; cover: string }) =>
      cover
        ? `${leading('element', name)} is covered by ${covering(cover)}, so it was not clicked.`
        : `${leading('element', name)} cannot be brought into view, so it was not clicked.`,
    ({ cover }: { name: string; cover: string }) =>
      cover ? 'Close or move that first.' : 'Make it visible first.',
  ),

  'click.chooseFile': said(
    ({ name }: { name: string }) =>
      `${leading('element', name)} opens the browser's file picker, which only works by hand.`,
    'Use the upload action on it; the file is then chosen in the panel.',
  ),

  'mouse.card': (mouse: MouseWords) => `${clickWord(mouse)} …${pointOf(mouse)}`,
  'toggle.card': ({ act, kind, next }: { act: Nested; kind: ToggleKind; next: 'on' | 'off' }, word: Word) =>
    `${word(act)} to ${TURNS[kind][next]}`,
  'toggle.state': ({ kind, state }: { kind: ToggleKind; state: ToggleState }) => TOGGLE_STATES[kind][state],
  'mouse.inTab': () => 'its link in a new tab',
  'mouse.done': ({ name, ...mouse }: MouseWords & { name: string }) =>
    `${clickWord(mouse)}ed ${the('element', name)}${pointOf(mouse)}.`,
  'mouse.followed': () => 'The link opens in a new tab.',
  'mouse.half': ({ name, count }: MouseWords & { name: string }) =>
    `The page answered a click on ${the('element', name)} so that it changed, went away or was covered, so the ${count} clicks in a row were not finished.`,
  'mouse.nothing': () =>
    'Nothing visible changed. Do not assume that it worked. Try another target; it may have to be clicked by hand.',
  'mouse.noMenu': () =>
    "Nothing visible changed: the page has no menu of its own there, and the browser's own menu opens only by hand.",

  'hover.done': ({ name }: { name: string }) => `The pointer is on ${the('element', name)}.`,
  'hover.nothing': said(
    () => 'Nothing visible changed, so the page may not react to it.',
    'Use click instead; it may need a real pointer, moved by hand.',
  ),
  'hover.revealed': () => 'The page now shows what a pointer there reveals.',
  'hover.byHand': said(
    ({ name }: { name: string }) =>
      `${leading('element', name)} opens its content only while a real pointer is over it. The mouse has to be moved there by hand.`,
    'Continue from there afterwards.',
  ),
  'hover.unreachable': said(
    ({ name }: { name: string }) =>
      `${leading('element', name)} is covered or out of view, so the pointer cannot reach it.`,
    'Bring it into view first.',
  ),

  'focus.done': ({ name }: { name: string }) => `The focus is now on ${the('element', name)}.`,
  'focus.already': ({ name }: { name: string }) =>
    `The focus was already on ${the('element', name)}, so nothing changed.`,
  'focus.refused': said(
    ({ name }: { name: string }) =>
      `${leading('element', name)} did not get the focus: it cannot receive it, or the page moved it away.`,
    'Choose another target, or use click.',
  ),

  'selectText.done': ({ text }: { text: string }) => `Selected: "${text}".`,
  'selectText.other': ({ text }: { text: string }) =>
    text === ''
      ? 'The page did not keep the selection: nothing is selected.'
      : `The page changed the selection: "${text}" is selected.`,
  'selectText.none': said(
    ({ text }: { text: string }) =>
      text === ''
        ? 'There is no text to select there.'
        : `The visible text there does not contain "${text}".`,
    ({ text }: { text: string }) =>
      text === ''
        ? 'Name another target, or characters within its text.'
        : 'Quote it exactly, or name another target.',
  ),
  'selectText.several': said(
    ({ text, count }: { text: string; count: number }) => `"${text}" stands there ${count} times.`,
    'Quote more of the text, or name the element around it as the target.',
  ),
  'selectText.secret': ({ name }: { name: string }) =>
    `${leading('text', name)} may hold a secret, so it is only selected by hand.`,
  'selectText.unsupported': said(
    ({ name }: { name: string }) =>
      `${leading('field', name)} is of a kind in which no part can be selected.`,
    'Use fill to replace its value.',
  ),

  'drag.onto': ({ name }: { name: string }) => `onto ${the('element', name)}`,
  'drag.before': ({ name }: { name: string }) => `before ${the('element', name)}`,
  'drag.after': ({ name }: { name: string }) => `after ${the('element', name)}`,
  'drag.toPoint': ({ name, across, down }: { name: string; across: number; down: number }) =>
    `to the point ${across} % from the left and ${down} % from the top of ${the('element', name)}`,
  'drag.by': (offset: Offset) => `by ${offsetWords(offset)}`,
  'drag.resizeBy': (offset: Offset) => `its edge or corner by ${offsetWords(offset)}`,
  'drag.grabbed': ({ across, down, way }: { across: number; down: number; way: Nested }, word: Word) =>
    `from the point ${across} % from its left and ${down} % from its top, ${word(way)}`,
  'drag.intoItself': said(() => 'An element cannot be dragged into itself.', 'Choose another one for "to".'),
  'drag.useFill': said(
    ({ name }: { name: string }) => `${leading('slider', name)} does not follow a pointer of scripts.`,
    'Set it with fill.',
  ),
  'drag.elsewhere': said(
    ({ id }: { id: string }) => `The element ${id} ("to") is not in the same frame as the target.`,
    'Choose from the newest list of elements.',
  ),
  'drag.apart': said(
    ({ source, destination }: { source: string; destination: string }) =>
      `${leading('dragged element', source)} and ${the('drop target', destination)} cannot be in view at the same time, or something covers one of them, so nothing was dragged.`,
    'Choose a nearer place; it may need dragging by hand.',
  ),
  'drag.unreached': said(
    ({ source }: { source: string }) =>
      `Something covers ${the('dragged element', source)} or the place where it is to go, or that place is out of view, so nothing was dragged.`,
    'Look at what covers it, then try again.',
  ),
  'drag.changed': said(
    ({ destination }: { destination: string }) =>
      `${leading('drop target', destination)} changed during the drag, so nothing was dropped there.`,
    'Look at the newest list of elements and propose the action again.',
  ),
  'drag.sized': ({ name, size }: { name: string; size: string }) =>
    `Dragged ${the('element', name)}: its size is now ${size} pixels.`,
  'drag.done': said(
    ({ source, way }: Dragged, word: Word) =>
      `Dragged ${the('dragged element', source)} ${word(way)}, and the page changed.`,
    'Look at the newest list of elements to see where it is.',
  ),
  'drag.answered': said(
    ({ source, way }: Dragged, word: Word) =>
      `Dragged ${the('dragged element', source)} ${word(way)}. ${leading('dragged element', source)} did not move; the page only showed a message.`,
    'Read it, and do not assume that the drag worked.',
  ),
  'drag.taken': said(
    ({ source, way }: Dragged, word: Word) =>
      `Dragged ${the('dragged element', source)} ${word(way)}. The page handled the drop, but nothing visible changed.`,
    'Do not assume that it worked. Check the page; a person may have to look at it.',
  ),
  'drag.unseen': said(
    ({ source, way }: Dragged, word: Word) =>
      `Dragged ${the('dragged element', source)} ${word(way)}, but nothing visible changed.`,
    'Do not assume that it worked.',
  ),
  'drag.ignored': ({ source, way }: Dragged, word: Word) =>
    `Dragged ${the('dragged element', source)} ${word(way)}, but nothing visible changed; the page may accept only a real mouse. It has to be dragged by hand.`,

  'key.unknown': ({ key }: { key: string }) =>
    `There is no key "${key}". Use one such as Enter, Escape, ArrowDown or Control+A.`,

  'key.once': said(
    ({ key }: { key: string }) => `${key} triggers an action, so it is pressed only once.`,
    'Leave out "times".',
  ),
  'key.clipboard': said(
    () => 'Copy, cut and paste use the system clipboard, so this key only works by hand.',
    'Use fill or type to enter text, and read to get it.',
  ),
  'key.browser': said(
    () =>
      'The browser or the system handles this key, and no page receives it, so nothing was done. It has to be pressed by hand.',
    'Continue from there afterwards.',
  ),

  /** A key, and the button that it presses elsewhere. */
  'key.card': () => 'Press a key on …',
  'key.then': ({ stroke, button }: { stroke: string; button: string }) => `${stroke} → ${quoted(button)}`,
  'key.pressed': ({ key, name }: { key: string; name: string }) =>
    `Pressed ${key} on ${the('element', name)}.`,
  'key.notPressed': said(
    ({ name }: { name: string }) =>
      `${leading('element', name)} changed when it got the focus (its text, place or destination), so the key was not pressed.`,
    'Look at the newest list of elements and propose the action again.',
  ),
  'key.withheld': said(
    ({ key, name }: { key: string; name: string }) =>
      `Pressed ${key} on ${the('element', name)}, and the page received the key. But the page changed during the key press, so the browser's own response to the key (such as a click, a submission or typed text) was withheld.`,
    'Look at the page before you continue.',
  ),
  'key.taken': () =>
    'The page handled the key, but nothing visible changed. Do not assume that it worked. Look at the page, or try another target.',
  'key.nothing': () =>
    'The page ignored the key, and nothing visible changed. Try another target; the key may have to be pressed by hand.',

  'fill.asEntry': ({ name, value }: { name: string; value: string }) =>
    `Filled ${the('field', name)}. The page took it as an entry of its own, and now shows beside the empty field: ${value}`,
  'fill.kept': ({ name, value }: { name: string; value: string }) =>
    `Filled ${the('field', name)}. The page then closed the field and now shows in its place: ${value}`,

  'fill.goneMeanwhile': said(
    ({ name }: { name: string }) =>
      `The page removed ${the('field', name)} while it was being filled, so it is unknown whether the value was kept.`,
    'Look at the newest list of elements before you continue.',
  ),

  'fill.filled': ({ name, value }: { name: string; value: string }) =>
    `Filled ${the('field', name)} with: ${value || '(empty)'}`,
  'fill.reshaped': ({ name, value }: { name: string; value: string }) =>
    `Filled ${the('field', name)}, but the page changed the value to: ${value}`,
  'fill.altered': said(
    ({ name, value }: { name: string; value: string }) =>
      `Filled ${the('field', name)}, but the page replaced the value with: ${value}.`,
    'Do not continue with steps that depend on it. Look at the page first; it may have to be filled in by hand.',
  ),
  'fill.refused': said(
    ({ name, value }: { name: string; value: string }) =>
      `The page did not accept the text for ${the('field', name)}; it is now: ${value || '(empty)'}.`,
    'Try another format; it may have to be filled in by hand.',
  ),
  'fill.unconfirmed': said(
    ({ name, value }: { name: string; value: string }) =>
      `${leading('field', name)} shows ${value}, but its picker is still open, so the page may not have accepted it.`,
    'Look at the newest list of elements and confirm it in the picker; it may have to be chosen by hand.',
  ),
  'fill.beside': said(
    ({ name, value }: { name: string; value: string }) =>
      `The editor put these lines into separate blocks beside ${the('field', name)}, which itself still contains: ${value || '(empty)'}. Nothing was written twice.`,
    'Look at the newest list of elements and decide which blocks to keep.',
  ),
  'fill.inCell': () =>
    'This is the open editor of a table cell. The table takes the value when Enter is pressed in it.',
  'fill.mirrorStale': () =>
    'A hidden field beside it still holds the former text: the page may take over the new one only when the form is sent.',
  'fill.closedUp': () => 'The editor removed the blank lines between the paragraphs.',
  'fill.already': () => 'It already had this value, so nothing changed.',
  'fill.cut': ({ length }: { length: number }) =>
    `The page limits the length: only the first ${length} characters were kept.`,
  'fill.objection': ({ text }: { text: string }) => `The browser says: ${text}`,
  'fill.inPart': ({ name, length }: { name: string; length: number }) =>
    `Put all ${length} characters into ${the('field', name)}. This editor renders only the lines in view: those are as requested, and the rest cannot be read.`,
  'fill.gone': said(
    ({ name }: { name: string }) => `Filled ${the('field', name)}, and the page then removed it.`,
    'Look at the newest list of elements.',
  ),

  'slider.done': ({ name, value }: { name: string; value: string }) =>
    `The slider${labelled(name)} is now at: ${value}`,
  'slider.already': ({ name, value }: { name: string; value: string }) =>
    `The slider${labelled(name)} was already at ${value}, so nothing changed.`,
  'slider.near': said(
    ({ name, value, wanted }: { name: string; value: string; wanted: number }) =>
      `The slider${labelled(name)} moved to ${value} but no closer to ${wanted}: its steps, or another handle, may not allow it.`,
    'Give another value; it may have to be dragged by hand.',
  ),
  'slider.stuck': said(
    ({ name, value }: { name: string; value: string }) =>
      `The slider${labelled(name)} did not move and is still at ${value}.`,
    'Try another target; it may have to be dragged by hand.',
  ),
  'slider.range': ({ name, min, max }: { name: string; min: number; max: number }) =>
    `The slider${labelled(name)} accepts a number from ${min} to ${max}. Give one in that range.`,
  'slider.gone': said(
    ({ name }: { name: string }) =>
      `The slider${labelled(name)} no longer reports its value, so nothing is confirmed.`,
    'Look at the newest list of elements.',
  ),

  'fill.chooseFile': said(
    (_about: { name: string }) => 'Files can only be chosen by hand.',
    ({ name }: { name: string }) =>
      `Use the upload action on ${the('field', name)}; the file is then chosen in the panel.`,
  ),

  'fill.notTyped': said(
    ({ name }: { name: string }) => `${leading('field', name)} is not filled by typing a text.`,
    'Fill it without "trusted", or click a place in it and press keys.',
  ),
  'fill.useSelect': said(
    ({ name }: { name: string }) => `${leading('element', name)} is a dropdown.`,
    'Use the select action.',
  ),

  'fill.noField': said(
    ({ name }: { name: string }) => `${leading('element', name)} is not a field that can be filled.`,
    'Choose an input; use check for checkboxes and select for dropdowns.',
  ),

  'fill.readOnly': ({ name }: { name: string }) =>
    `${leading('field', name)} is read-only. Clicking it may open a picker instead.`,

  'fill.wrongFormat': ({ type, example }: { type: string; example: string }) =>
    `This ${type} field accepts a value such as ${example}. Try again in that format.`,

  'fill.offStep': ({ nearest }: { nearest: string }) =>
    `The slider moves in steps and has no such value; the nearest is ${nearest}.`,
  'fill.outOfRange': ({ min, max }: { min: number; max: number }) =>
    `The slider accepts a value from ${min} to ${max}.`,

  'type.useFill': said(
    ({ name }: { name: string }) => `${leading('element', name)} cannot be typed into key by key.`,
    'Use fill.',
  ),

  'type.oneLine': said(
    () => 'This field has only one line.',
    'Leave out the line breaks; to submit it, press Enter afterwards with the press action.',
  ),

  'type.typed': ({ name, value }: { name: string; value: string }) =>
    `Typed into ${the('field', name)}, which now reads: ${value}`,
  'type.altered': said(
    ({ name, value }: { name: string; value: string }) =>
      `Typed into ${the('field', name)}, but the page changed the text to: ${value}.`,
    'Look at the page before you continue.',
  ),
  'type.refused': said(
    ({ name, value }: { name: string; value: string }) =>
      `The keys were delivered to ${the('field', name)}, but it still reads: ${value || '(empty)'}.`,
    'Use fill; the text may have to be typed by hand.',
  ),
  'type.stopped': said(
    ({ name, length }: { name: string; length: number }) =>
      `After ${counted(length, 'character', 'characters')} in ${the('field', name)}, the page moved the focus elsewhere, and the rest was not typed.`,
    'Look at the newest list of elements.',
  ),
  'type.changed': said(
    ({ name, length }: { name: string; length: number }) =>
      `After ${counted(length, 'character', 'characters')} in ${the('field', name)}, the page changed the field or the words around it, and the rest was not typed.`,
    'Look at the newest list of elements and propose the action again.',
  ),
  'type.gone': said(
    ({ name }: { name: string }) => `Typed into ${the('field', name)}, and the page then removed it.`,
    'Look at the newest list of elements.',
  ),

  'upload.dropped': () => 'drop the chosen files here',
  'upload.several': said(
    ({ name, count }: { name: string; count: number }) =>
      `${leading('element', name)} belongs to ${count} file fields, and it is unclear which one you mean.`,
    'Name one of the fields, or its own button.',
  ),
  'upload.noFileField': said(
    ({ name }: { name: string }) => `${leading('element', name)} does not accept files.`,
    'Choose a file field, an upload button or a drop area.',
  ),
  'upload.folder': ({ name }: { name: string }) =>
    `${leading('element', name)} accepts a whole folder, which can only be chosen by hand, with a click on it in the page.`,
  'upload.noneChosen': ({ name }: { name: string }) =>
    `No file was chosen for ${the('element', name)}, so nothing was done. When it is proposed again, a file can be chosen in the panel.`,
  'upload.tooLarge': said(
    ({ megabytes }: { megabytes: number }) =>
      `The chosen files are larger than ${megabytes} MB together, so nothing was done.`,
    'Ask the user for smaller files, or to upload them on the page by hand.',
  ),
  'upload.unreadable': said(
    () => 'A chosen file could not be read; it may have been moved or changed. Nothing was done.',
    'Propose the action again, so that the user can choose once more.',
  ),
  'upload.onlyOne': ({ name }: { name: string }) =>
    `${leading('element', name)} accepts only one file, so nothing was done. Only one may be chosen.`,
  'upload.unreachable': said(
    ({ name, cover }: { name: string; cover: string }) =>
      cover
        ? `${leading('element', name)} is covered by ${covering(cover)}, so no file was put there.`
        : `${leading('element', name)} cannot be brought into view, so no file was put there.`,
    ({ cover }: { name: string; cover: string }) =>
      cover ? 'Close or move that first.' : 'Make it visible first.',
  ),
  'upload.takesNone': said(
    ({ name }: { name: string }) =>
      `${leading('element', name)} has no file field and accepts no dropped files, so no file was put there.`,
    'Choose another target. The file may have to be chosen by hand, after a click on it; continue from there afterwards.',
  ),
  'upload.refused': ({ count, said }: { name: string; count: number; said: string }) =>
    `${count === 1 ? 'The file was' : `${count} files were`} chosen, but the page does not accept ${count === 1 ? 'it' : 'them'}; it says: ${withoutStop(said)}.`,
  'upload.held': ({ name, count }: { name: string; count: number }) =>
    `${chosenFiles(name, count)}, and the page's file field now holds ${them(count)}.`,
  'upload.taken': said(
    ({ name, count, shown }: { name: string; count: number; shown: string }) =>
      `${chosenFiles(name, count)}, and the page took ${them(count)} and changed${shown ? `; it now shows: ${shown}` : ''}.`,
    'Look at the newest page to see whether the upload was accepted.',
  ),
  'upload.emptied': said(
    ({ name, count }: { name: string; count: number }) =>
      `${chosenFiles(name, count)}, but the page emptied the field again and did not take ${them(count)}.`,
    'Read what the page says; another file may have to be chosen.',
  ),
  'upload.ignored': said(
    ({ name, count }: { name: string; count: number }) =>
      `${chosenFiles(name, count)}, but nothing shows that the page took ${them(count)}.`,
    'Check the page; the upload may have to be done by hand.',
  ),

  'select.notASelect': said(
    ({ name }: { name: string }) => `${leading('element', name)} is not a dropdown.`,
    'Choose one, or click it to open it and then click an option.',
  ),

  'select.notAnOption': ({ name, options }: { name: string; options: string }) =>
    `There is no option "${name}". Choose from: ${options}`,

  'select.notASecretOption': ({ name }: { name: string }) =>
    `There is no option "${name}". The options here are secret and are not listed; the option has to be chosen by hand.`,

  'select.done': ({ name, value }: { name: string; value: string }) =>
    `${leading('dropdown', name)} is now set to: ${value}`,
  'select.already': ({ name, value }: { name: string; value: string }) =>
    `${leading('dropdown', name)} was already set to this, so nothing changed: ${value}`,
  'select.refused': ({ name, value }: { name: string; value: string }) =>
    `The page did not accept the choice; ${the('dropdown', name)} is now set to: ${value}`,
  'select.left': ({ name, url }: { name: string; url: string }) =>
    `Chose an option in ${the('dropdown', name)}, and the page is going to ${url}.`,
  'select.disabled': said(
    ({ option }: { option: string }) => `The option "${option}" is disabled by the page.`,
    'Choose another.',
  ),
  'select.leads': said(
    ({ option }: { option: string }) =>
      `"${option}" is a link or submits a form, so it is not chosen as an option.`,
    'Click it instead; the approval then shows where it leads.',
  ),
  'select.single': said(
    ({ name }: { name: string }) => `${leading('dropdown', name)} accepts only one option.`,
    'Give a single value.',
  ),
  'select.ambiguous': said(
    ({ option, count }: { option: string; count: number }) =>
      `The list has ${count} options called "${option}", so none was chosen.`,
    'Give the whole path, or open the list and click the one you mean.',
  ),
  'select.leftover': ({ name, options, value }: { name: string; options: string; value: string }) =>
    `Chose an option in ${the('dropdown', name)}, but the earlier choice could not be removed: ${options}. Remove it first; it may have to be removed by hand. ${leading('dropdown', name)} is now set to: ${value}`,
  'select.noList': said(
    ({ name }: { name: string }) => `No list of options appeared after pressing ${the('dropdown', name)}.`,
    'Click it first, then look at the newest list of elements.',
  ),
  'select.unverified': said(
    ({ name }: { name: string }) =>
      `Clicked the option in the list of ${the('dropdown', name)}, but could not confirm that it was chosen.`,
    'Look at the newest list of elements.',
  ),

  'tick.state.on': () => 'checked',
  'tick.state.off': () => 'unchecked',
  'tick.state.mixed': () => 'partly checked',

  'tick.none': said(
    ({ name }: { name: string }) => `${leading('element', name)} is not a checkbox, radio button or switch.`,
    'Choose one, or use click.',
  ),

  'tick.radio': said(
    ({ name }: { name: string }) => `The radio button${labelled(name)} cannot be unchecked.`,
    'Check another one in its group instead.',
  ),

  'tick.done': ({ name, state }: { name: string; state: Nested }, word: Word) =>
    `${leading('control', name)} is now ${word(state)}.`,
  'tick.already': ({ name, state }: { name: string; state: Nested }, word: Word) =>
    `${leading('control', name)} was already ${word(state)}, so nothing changed.`,
  'tick.refused': said(
    ({ name, state }: { name: string; state: Nested }, word: Word) =>
      `The page did not accept it: ${the('control', name)} is still ${word(state)}.`,
    'Try another target; it may need a click by hand.',
  ),
  'tick.unverified': said(
    ({ name }: { name: string }) =>
      `Clicked ${the('control', name)}, and the page then removed it or no longer reports its state, so nothing is confirmed.`,
    'Look at the newest list of elements.',
  ),
  'tick.silent': ({ name }: { name: string }) =>
    `Clicked the radio button${labelled(name)}, but the page does not report whether it is now selected, so nothing is confirmed. A person has to look at it.`,
  'tick.left': ({ name, url }: { name: string; url: string }) =>
    `Clicked ${the('control', name)}, and the page is going to ${url}.`,

  'date.done': ({ name, value }: { name: string; value: string }) =>
    `${leading('date field', name)} is now set to: ${value}`,
  'date.already': ({ name, value }: { name: string; value: string }) =>
    `${leading('date field', name)} was already set to ${value}, so nothing changed.`,
  'date.unverified': said(
    ({ name, value }: { name: string; value: string }) =>
      `Used the picker of ${the('date field', name)}, but could not confirm that it took the value; it now shows: ${value || '(empty)'}.`,
    'Look at the page; the date may have to be chosen by hand.',
  ),
  'date.noField': said(
    ({ name }: { name: string }) => `${leading('element', name)} does not accept a date or time.`,
    'Choose a date field, the button that opens a calendar, or the calendar itself.',
  ),
  'date.noCalendar': said(
    ({ name }: { name: string }) =>
      `No readable calendar appeared after pressing ${the('date field', name)}.`,
    'Click it and then click a day; the date may have to be chosen by hand.',
  ),
  'date.noMonth': said(
    ({ day, shown }: { day: string; shown: string }) =>
      `The calendar does not reach ${day}; it shows: ${shown}.`,
    'Choose another date; it may have to be chosen by hand.',
  ),
  'date.closed': said(
    ({ day, open }: { day: string; open: string }) =>
      `${day} cannot be chosen in this picker. Available there: ${open || 'nothing'}.`,
    'Choose another date or time.',
  ),
  'date.leads': said(
    ({ day }: { day: string }) => `${day} is a link or submits a form, so it is not chosen as a day.`,
    'Click it instead; the approval then shows where it leads.',
  ),
  'date.outOfRange': ({ min, max }: { min: string; max: string }) =>
    `This accepts values ${[min && `from ${min}`, max && `up to ${max}`].filter(Boolean).join(' ')}. Choose another date.`,
  'date.order': () => 'The end is before the start. Swap them.',
  'date.single': said(
    ({ name }: { name: string }) => `${leading('date field', name)} accepts one date.`,
    'Leave "end" out, and use the field for the other date.',
  ),

  'date.notADate': ({ text }: { text: string }) =>
    `"${text}" is not a valid date or time. Use YYYY-MM-DD, YYYY-MM-DD HH:MM where a time is needed, HH:MM for a time alone, or YYYY-MM, YYYY-Q2, YYYY-W09 or YYYY for a month, quarter, week or year.`,

  'scroll.page': () => 'The page',

  'scroll.moved': ({ percent, isAtEnd }: { percent: number; isAtEnd: boolean }) =>
    `Scrolled; now at ${percent}%${isAtEnd ? ', the end' : ''}.`,

  'scroll.loaded': ({
    loads,
    entries,
    isComplete,
  }: {
    loads: number;
    entries: number;
    isComplete: boolean;
  }) =>
    `More content loaded ${counted(loads, 'time', 'times')} on the way, ${counted(entries, 'entry', 'entries')} in all; ${isComplete ? 'after that, nothing more came.' : 'there may be more, so scroll again if you need it.'}`,
  'scroll.atEnd.up': ({ percent }: { percent: number }) =>
    `Nothing scrolled: there is nothing further up (at ${percent}%).`,
  'scroll.atEnd.down': ({ percent }: { percent: number }) =>
    `Nothing scrolled: there is nothing further down (at ${percent}%).`,
  'scroll.atEnd.top': ({ percent }: { percent: number }) =>
    `Nothing scrolled: it is already at the top (at ${percent}%).`,
  'scroll.atEnd.bottom': ({ percent }: { percent: number }) =>
    `Nothing scrolled: it is already at the bottom (at ${percent}%).`,

  'scroll.inView.moved': ({ name }: { name: string }) => `Scrolled to ${the('element', name)}.`,
  'scroll.inView.already': ({ name }: { name: string }) => `${leading('element', name)} was already in view.`,

  'extract.what.text': () => 'text',
  'extract.what.links': () => 'links',
  'extract.what.table': () => 'tables',
  'extract.what.metadata': () => 'metadata',
  'extract.what.article': () => 'main text',

  'extract.metadata': () => 'Read what the page says about itself; nobody has verified it.',

  'links.all': ({ count }: { count: number }) => `Found ${counted(count, 'link', 'links')}.`,
  'links.part': ({ from, to, count }: { from: number; to: number; count: number }) =>
    `These are links ${from} to ${to} of ${count}.`,
  'links.more': ({ next }: { next: number }) => `Continue with from: ${next}, or name a smaller target.`,
  'links.none': () => 'The target shows no links.',
  'links.beyond': said(
    ({ count }: { count: number }) => `Only ${counted(count, 'link', 'links')} in total.`,
    'Use a smaller from.',
  ),

  'tables.numbered': ({ number, caption, rows }: { number: number; caption: string; rows: string }) =>
    `Table ${number}${caption && `: ${caption}`}\n\n${rows}`,
  'tables.all': ({ tables }: { tables: readonly Nested[] }, word: Word) => tables.map(word).join('\n\n'),
  'tables.part': ({ tables, from, to, count }: { tables: number; from: number; to: number; count: number }) =>
    `${counted(tables, 'table', 'tables')}; rows ${from} to ${to} of ${count}, headings not counted.`,
  'tables.more': ({ next }: { next: number }) =>
    `Continue with from: ${next}, or name one table as the target.`,
  'tables.none': said(
    () => 'The target shows no data table.',
    'Use what: "text" instead, or another target.',
  ),
  'tables.beyond': said(
    ({ count }: { count: number }) => `Only ${counted(count, 'row', 'rows')} in total.`,
    'Use a smaller from.',
  ),

  'extract.framesLeftOut': ({ count }: { count: number }) =>
    `This leaves out the ${counted(count, 'frame', 'frames')} of the page; to read a frame, name an element in it as the target.`,

  'extract.secret': () =>
    'This field is for a secret (a password, a code, a card number or a file). Its content is not read, and whether it is empty is not reported.',

  'extract.tooLarge': () => 'To read the rest, name a smaller target.',

  'text.all': ({ length }: { length: number }) => `Read ${counted(length, 'character', 'characters')}.`,
  'text.part': ({ from, to, total, isCut }: { from: number; to: number; total: number; isCut: boolean }) =>
    `Read characters ${from} to ${to} of ${isCut ? 'more than ' : ''}${total}.`,
  'text.more': ({ next }: { next: number }) => `Continue with from: ${next}, or name a smaller target.`,
  'text.titled': ({ title }: { title: string }) => `Title: ${title}`,
  'text.beyond': said(
    ({ total }: { total: number }) => `Only ${counted(total, 'character', 'characters')} in total.`,
    'Use a smaller from.',
  ),
  'text.empty': () => 'The target shows no text.',

  'mark.unknownColor': ({ color }: { color: string }) =>
    `"${color}" is not a color. Use one such as yellow, green, 黄色 or #ffcc00.`,
  'mark.underline': ({ name }: { name: string }) => `Underlined ${the('text', name)}.`,
  'mark.highlight': ({ name }: { name: string }) => `Highlighted ${the('text', name)}.`,

  'undo.undone': ({ name }: { name: Nested }, word: Word) =>
    `${leading('element', word(name))} is back as it was.`,
  'undo.textOnly': ({ name }: { name: Nested }, word: Word) =>
    `The text of ${the('element', word(name))} is back, but not its formatting.`,
  'undo.already': ({ name }: { name: Nested }, word: Word) =>
    `${leading('element', word(name))} was already as before, so nothing changed.`,
  'undo.changed': ({ name }: { name: Nested }, word: Word) =>
    `${leading('element', word(name))} has changed since, by you or by the page, so it was left alone.`,
  'undo.gone': ({ name }: { name: Nested }, word: Word) =>
    `${leading('element', word(name))} is no longer on the page, so this can't be undone.`,
  'undo.goneMeanwhile': ({ name }: { name: Nested }, word: Word) =>
    `The page removed ${the('element', word(name))} during the undo. Check the page for its current state.`,
  'undo.refused': ({ name }: { name: Nested }, word: Word) =>
    `The page did not accept the undo: ${the('element', word(name))} is not quite as it was. Check the page and set it by hand.`,
  'undo.pressed': ({ name }: { name: Nested }, word: Word) =>
    `The option that ${the('element', word(name))} showed before was clicked, but it is not as it was; the option may have done something else. Check the page.`,
  'undo.forgotten': () =>
    "This page has been reloaded since, and its previous content was not kept, so this can't be undone.",
  'undo.beyond': () =>
    "This step changed nothing that can be restored, or it was already sent, so it can't be undone.",
  'undo.disabled': ({ name }: { name: Nested }, word: Word) =>
    `${leading('element', word(name))} can't be used now, so nothing was undone.`,
  'undo.noEmpty': ({ name }: { name: Nested }, word: Word) =>
    `No option in ${the('element', word(name))} restores the previous state, most likely an empty choice. Set it by hand.`,
  'undo.noOption': ({ name }: { name: Nested }, word: Word) =>
    `The option chosen in ${the('element', word(name))} before no longer exists. Set it by hand.`,

  'receipt.leaving': ({ url }: { url: string }) => `The page then went to ${url}.`,
  'receipt.moved': ({ url }: { url: string }) => `The address then became ${url}.`,
  'receipt.download': () => 'A download then started.',
  'receipt.submitted': () => 'The form was then submitted.',
  'receipt.objects': ({ text }: { text: string }) => `Error on the page: ${text}`,
  'receipt.opened': ({ thing }: { thing: Nested }, word: Word) => `It opened ${word(thing)}.`,
  'receipt.says': ({ text }: { text: string }) => `The page says: ${text}`,

  'opened.dialog': ({ name }: { name: string }) => (name ? `the dialog "${name}"` : 'a dialog'),
  'opened.menu': ({ name }: { name: string }) => (name ? `the menu "${name}"` : 'a menu'),
  'opened.list': ({ name }: { name: string }) => (name ? `the list "${name}"` : 'a list'),
  'opened.tooltip': ({ name }: { name: string }) => (name ? `the tooltip "${name}"` : 'a tooltip'),
  'opened.calendar': ({ name }: { name: string }) => (name ? `the calendar "${name}"` : 'a calendar'),
  'opened.section': ({ name }: { name: string }) => (name ? `the section "${name}"` : 'a section'),
  'opened.tab': ({ name }: { name: string }) => (name ? `the new tab "${name}"` : 'a new tab'),

  'arrival.there': ({ headline, said, url, shows }: Arrived) =>
    [
      `Done; the browser went to ${url || 'another page'}${headline ? `: ${quoted(headline)}` : ''}.`,
      ...(said ? [`The page says: ${said}`] : []),
      ...(shows ? [`It shows: ${shows}`] : []),
    ].join(' '),
  'arrival.sameForm': ({ headline, form, shows }: FormAgain) =>
    [
      `The form was sent, and the page${headline ? ` ${quoted(headline)}` : ''} came back with the same form, ${form === 'filled' ? 'still filled' : 'now empty'}.`,
      shows
        ? `New on it: ${shows}`
        : 'It has no message, so whether the server took it is not shown; check the page before you go on.',
    ].join(' '),
  'arrival.unchanged': said(
    () => 'It was sent, and the page that came back reads exactly as before, without a message.',
    'Do not assume that it was done.',
  ),
  'arrival.objects': said(
    ({ said }: { said: string }) =>
      `The server did not accept it; the page that came back says: ${withoutStop(said)}.`,
    'Correct that first.',
  ),
  'arrival.handedBack': said(
    ({ said }: { said: string }) =>
      `The server handed the same form back, and the page now says: ${withoutStop(said)}. So it was hardly accepted, unless these words report success.`,
    'Correct what they ask for before you go on.',
  ),
  'arrival.status': said(
    ({ status, said }: { status: number; said: string }) =>
      `The server answered with the error ${status}${said ? `: ${withoutStop(said)}` : ''}. What was asked for did not come about, or not visibly.`,
    'Do not repeat it unchecked.',
  ),
  'arrival.signIn': ({ headline }: { headline: string }) =>
    `Instead of the page that was asked for, the site asks the user to sign in${headline ? `: ${quoted(headline)}` : ''}. Ask the user to do that by hand, then continue from there.`,
  'arrival.notLoaded': said(
    () =>
      'The action was done, but the page that it led to could not be loaded: the browser shows its own error page. The server may be down or the address wrong.',
    'Check that before you try again.',
  ),

  'receipt.left': () => 'Done, and the page started to go to another address.',

  'pageTool.sentence': ({ site }: { site: string }) => `Call … offered by ${site}`,
  'pageTool.describes': ({ description }: { description: string }) =>
    `The site says of it: ${quoted(description)}`,
  'pageTool.fillsForm': () => 'It fills in a form of the page and does not submit it.',
  'pageTool.submitsForm': () => 'It fills in a form of the page and submits it at once.',
  'pageTool.off': ({ site }: { site: string }) =>
    `Nothing was called: the user has not allowed tools of ${site}. Use other actions; the user can allow its tools in the panel, beside the site's rule.`,
  'pageTool.noTarget': () => 'A tool of the page has no target. Leave it out, and give params.input alone.',
  'pageTool.unknown': ({ name, names }: { name: string; names: string }) =>
    names === ''
      ? `The page offers no tool ${quoted(name)}, nor any other. Use other actions.`
      : `The page offers no tool ${quoted(name)}. It offers: ${quoted(names)}.`,
  'pageTool.changed': said(
    () =>
      'The page changed this tool after the approval (its description or its inputs), so it was not called.',
    'Look at the tools that the page offers now, and propose the call again.',
  ),
  'pageTool.answered': ({ name }: { name: string; said: string }) =>
    `The page's tool ${quoted(name)} was called and answered. Its answer (value) is the page's own words.`,
  'pageTool.failed': ({ name, said: words }: { name: string; said: string }) =>
    `The page's tool ${quoted(name)} was called and failed: ${quoted(words)}. It may have done a part.`,
  'pageTool.silent': said(
    ({ name }: { name: string }) =>
      `The page's tool ${quoted(name)} was called and has not answered in 10 seconds. It may still be at work.`,
    'Look at the page before you call it again.',
  ),
  'pageTool.filled': said(
    ({ name }: { name: string }) =>
      `The page's tool ${quoted(name)} has filled in its form. Nothing was submitted.`,
    'Look at the form, then propose to click its submit button.',
  ),
  'pageTool.left': ({ name }: { name: string }) =>
    `The page's tool ${quoted(name)} was called, and the page was left before it answered.`,
  'pageTool.noChange': () =>
    'Nothing on the page changed: if the tool says that it did something, the page does not show it.',
  'pageTool.replaced.before': ({ name }: { name: string }) =>
    `But the page replaced ${quoted(name)} in the moment of the call, so another tool than the approved one ran. Look at the page, and tell the user.`,
  'pageTool.replaced.meanwhile': ({ name }: { name: string }) =>
    `Meanwhile the page replaced ${quoted(name)} by another tool, which may have been the one that ran.`,
};

/** A text that a page chose cannot end its quotation by itself. */
function quoted(text: string): string {
  return `“${text.replace(/[“”"„‟«»＂]/gu, "'")}”`;
}

/** An element in a sentence: its name, or the noun where it has none. */
function the(noun: string, name: string): string {
  return isNameless(name) ? `the ${noun}` : `"${name}"`;
}

/** The same at the beginning of a sentence. */
function leading(noun: string, name: string): string {
  return isNameless(name) ? `The ${noun}` : the(noun, name);
}

function covering(cover: string): string {
  return isNameless(cover) ? 'another element' : `"${cover}"`;
}

function labelled(name: string): string {
  return isNameless(name) ? '' : ` "${name}"`;
}

function chosenFiles(name: string, count: number): string {
  return `${counted(count, 'file', 'files')} chosen for ${the('element', name)}`;
}

function them(count: number): string {
  return count === 1 ? 'it' : 'them';
}

const { plural } = formatFor('en', { space: ' ', quotes: ['“', '”'] });

function counted(count: number, one: string, other: string): string {
  return `${count} ${plural(count, { one, other })}`;
}

function withoutStop(text: string): string {
  return text.replace(/[.。]\s*$/u, '');
}

const SWITCHED = { on: 'turn it on', off: 'turn it off' } as const;
const TURNS = {
  tick: { on: 'check it', off: 'uncheck it' },
  choice: { on: 'choose it', off: 'take the choice back' },
  switch: SWITCHED,
  button: SWITCHED,
  part: { on: 'open it', off: 'close it' },
} as const;

const SWITCH_STATES = { on: 'on', off: 'off', mixed: 'partly on' } as const;
const TOGGLE_STATES = {
  tick: { on: 'checked', off: 'unchecked', mixed: 'partly checked' },
  choice: { on: 'chosen', off: 'not chosen', mixed: 'undecided' },
  switch: SWITCH_STATES,
  button: SWITCH_STATES,
  part: { on: 'open', off: 'closed', mixed: 'partly open' },
} as const;

const CLICKS = ['Click', 'Double-click', 'Triple-click'] as const;

function clickWord({ button, count }: MouseWords): string {
  if (button === 'left') return CLICKS[count - 1] ?? CLICKS[0];
  const clicks = count === 1 ? 'click' : (CLICKS[count - 1] ?? CLICKS[0]).toLowerCase();
  return `${button === 'right' ? 'Right' : 'Middle'}-${clicks}`;
}

function pointOf({ across, down }: MouseWords): string {
  return across === null ? '' : ` at ${across} % from the left and ${down} % from the top`;
}

const UNTIL = {
  load: 'the page has loaded',
  domcontentloaded: 'its document is there',
  networkidle: 'its network is idle',
} as const;

function offsetWords({ dx, dy }: Offset): string {
  const parts = [
    dx === 0 ? '' : `${Math.abs(dx)} px ${dx > 0 ? 'right' : 'left'}`,
    dy === 0 ? '' : `${Math.abs(dy)} px ${dy > 0 ? 'down' : 'up'}`,
  ];
  return parts.filter(Boolean).join(' and ') || '0 px';
}
