// Long, because a language is one file.
import { joinSentences } from '../join-sentences.ts';
import type { Nested, Word } from '../nested.ts';

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
  return `This code cannot run: ${name}${place}: ${message ?? 'it ends too soon, as without a closing bracket or quote'}.`;
}

export function threwError({ name, message, line }: ThrownError): string {
  return `The code was started and threw ${name}${line === undefined ? '' : ` in line ${line}`}: ${message}. What it did before that is done.`;
}

/**
 * Results and errors in English, as the model reads them; the person reads the same but for the codes of `person-en.ts`.
 * One file for a whole language, so that a translator needs no other.
 */
export const en = {
  'tab.closed': () => 'That tab is closed. Ask again on the page you mean.',
  'tab.unknown': ({ tabId, tabs }: { tabId: string; tabs: readonly string[] }) =>
    `This conversation has no tab "${tabId}". Its tabs: ${tabs.join('; ') || 'none'}. Use an id from these; another tab has to be added to the conversation first, in the panel.`,
  'tab.switched': ({ tab }: { tab: string }) => `Now in the tab ${tab}.`,
  'tab.count': ({ count }: { count: number }) =>
    count === 1 ? '1 tab is shared.' : `${count} tabs are shared.`,
  'tab.closesWindow': () =>
    'It is the only tab of its window: the window closes with it, and the side panel there. The conversation is kept, and goes on when you open the panel again.',
  'tab.closedOnRequest': ({ tab }: { tab: string }) => `The tab${tab === '' ? '' : ` ${tab}`} is closed.`,
  'tab.continuesIn': ({ tab }: { tab: string }) =>
    tab === '' ? 'Now in another tab.' : `Now in the tab ${tab}.`,
  'tab.noOther': () =>
    'The conversation has no other tab. If a page is needed, open one with open_tab first.',
  'tab.closeHeld': () =>
    'The page asked "Leave site?", so the tab is not closed yet. Ask the user to decide that by hand, and continue from there.',
  'tab.closeRefused': () =>
    'The tab is still open: its page asked whether to leave, and the user stayed. Do not close it again without asking them.',

  'newTab.opened': ({ url }: { url: string }) =>
    `It opened a new tab; the page being worked on is still the old one.${url && ` ${url}`}`,
  'newTab.closed': () =>
    'The new tab that it opened closed by itself at once, as for the download of a file.',
  'newTab.neverRead': () =>
    'It opened a new tab of a site that the user has set to “never read” in Assent, so nothing about it is reported. The page being worked on is still the old one.',
  'newTab.inDoubt': () =>
    'Meanwhile a new tab came up. It is not certain whether the page or the user opened it, so nothing about it is reported. Do not repeat the action; if that tab is needed, ask the user to add it in the panel.',
  'newTab.blocked': () =>
    'The click should have opened a new tab, but none came up: the browser has probably blocked it as a pop-up. Ask the user to click it by hand, or to allow pop-ups in the address bar, and continue from there.',

  'page.replaced': () =>
    'The page this was approved for has been replaced, so nothing was run. Read the page again and propose the action anew.',
  'page.changedSinceApproval': () =>
    'The page, address or title changed after the approval, so nothing was run. Propose the action anew.',
  'page.browserOwn': () =>
    'Chrome does not let extensions read its own pages (settings, the Web Store, PDFs). Switch to an ordinary web page.',
  'page.notLoaded': () => 'This page did not load, so there is nothing to read. Reload it and try again.',
  'page.noAccess': () =>
    'Assent may not read this site yet. Click the Assent icon in the toolbar, or allow the site.',
  'page.noResponse': () =>
    'The page does not respond; it may be busy or showing a dialog. Deal with that, then try again.',
  'page.ledToNeverRead': () =>
    'Done; it then led to a site that the user has set to “never read” in Assent: nothing about it is reported, not even its address, and nothing can be done there. Do not repeat it; tell the user, who can continue by hand.',
  'page.grantEnded': () =>
    'The user no longer allows reading on this site without being asked, or the page holds content of another site, so nothing was read. Propose it again if it is still wanted; the user will be asked.',

  'action.navigated': () => 'Done; the page then went to another address.',
  'action.stayed': () =>
    'The action was done and the browser started to go to another address, but the page stayed. It may have downloaded a file, or received nothing.',
  'action.stillLoading': () =>
    'The action was done and the browser waits for the next page, but the server has not answered for a long time. The old page is still shown: do not repeat the action.',
  'action.held': () =>
    'The action was done and the browser was about to leave, but the page asked "Leave site?" and was not left. Ask the user to decide that by hand, and continue from there.',
  'action.timeout': () =>
    'The action was started, but the page did not answer in time; it may be showing a dialog. Ask the user to look at the page and to answer the dialog by hand, and continue from there: do not repeat the action.',
  'action.unknown': () =>
    'The browser stopped the background of Assent while this was being done, so it is unknown whether it was. Look at the current state before doing it again.',
  'action.resultNotKept': () =>
    '(It was done before. Its result was not kept; read it again if it is needed.)',

  'undo.pageLeft': () =>
    'The page on which this was done has been left, and its former content is not kept, so it cannot be undone.',
  'undo.unknown': () =>
    'The page was left while this was being undone, so its state is unknown. Look at the page.',
  'undo.timeout': () =>
    'Undoing was started, but the page did not answer in time; it may be showing a dialog. Look at the page.',

  'target.notOnPage': () =>
    'No frame of this page has that target. Use an id from the newest list of elements; if it is not among them, try another selector, or scroll or read the page to find it.',
  'target.notInTab': ({ tabId }: { tabId: string }) =>
    `The page in tab ${tabId}, the one that is worked in, does not have that target. Use an id from the newest list of elements, or request more elements; for an element of another tab, switch to that tab first.`,
  'target.severalFrames': () =>
    'Several frames of this page have such a target, so it is not clear which is meant. Use an element id.',
  'target.frameHidden': () =>
    'The frame that holds the target is not visible now, or something covers it, so nothing was run. Bring it into view first.',

  'site.neverRead': () =>
    "The user has set this site to “never read” in Assent, so nothing of it was read or done. Do not try again; if its content is needed, ask them to paste it, or to change the site's rule in the panel.",
  'site.readOnly': ({ site }: { site: string }) =>
    `${site} is “read only” in Assent, so this was not run: only reading and marking work there, and no other action will do instead. It can be done by hand, or after the site's rule is changed in the panel.`,
  'site.notLeft': ({ site }: { site: string }) =>
    `${site} is “read only” in Assent, so its page was not left or reloaded: its unsaved input would be lost. Open a wanted address in a new tab; or it can be done by hand, or after the site's rule is changed in the panel.`,
  'site.unread': ({ host }: { host: string }) =>
    `Assent may not read ${host} yet, so it will not see the page. You can allow that once the page is there.`,

  'address.notWeb': ({ address }: { address: string }) =>
    `"${address}" is not a web address: it must start with http:// or https://.`,
  /** Without the address, which may hold a password. */
  'address.withUser': () =>
    'The address contains a user name or password (before the "@"), which would be sent to the site and makes it easy to mistake the site. Leave that part out; if a login is needed, the user does it on the page, by hand.',

  'landing.there': ({ title }: { title: string }) =>
    title === '' ? 'The page is there.' : `The page is there: ${title}`,
  'landing.failed': ({ title, status }: { title: string; status: number }) =>
    `The server answered with status ${status} and a page${title === '' ? '' : `: ${title}`}. It may not be the wanted one; check the address.`,
  'landing.ownWay': ({ title }: { title: string }) =>
    `The address gave no page; the page that was in the tab went elsewhere by itself${title === '' ? '' : `: ${title}`}. That is not the page that was asked for: look at it before continuing.`,
  'landing.unseen': () =>
    'The tab was sent there, but Assent may not read the site that it shows: Chrome does not say which page that is, or whether it loaded at all. If the content is needed, ask the user to click the Assent icon in the toolbar or to allow the site.',
  'landing.file': () =>
    'That address gave a file and no page: the browser downloads it, and the tab still shows the previous page.',
  'landing.nothing': () => 'The server returned nothing, and the tab still shows the previous page.',
  'landing.held': () =>
    'The previous page asked "Leave site?", so the tab has not gone there yet. Ask the user to decide that by hand, and continue from there.',
  'landing.unknown': () =>
    'The tab still shows the previous page, and the browser does not say why: it may have downloaded a file, received nothing, or the page did not let itself be left. Do not repeat it; look at the current state first.',

  'block.captcha': () =>
    'This page asks for proof that a person is there (a CAPTCHA) and shows nothing else yet. Only the user can do that: ask them to complete it on the page, do not try to solve it, and read the page again afterwards.',
  'block.checking': () =>
    'The site is checking the browser and does not show its page yet. It may pass by itself or want a press from the user: ask them to look at the page, do not try to pass the check, and read the page again afterwards.',
  'block.refused': () =>
    'The site refuses to show this page (access denied). Only the user can decide what to do, such as signing in: tell them, and do not retry or try to get around it.',
  'block.too-many': () =>
    'The site says there were too many requests and shows no page for now. Tell the user and let them decide when to try again; do not retry, and do not try to get around it.',

  'navigation.withinPage': () => 'Go to another part of the page in',
  'navigation.failed': ({ reason }: { reason: string }) =>
    `The page did not load. The browser's reason: ${reason}. Check the address, or try again later.`,
  'navigation.pending': () =>
    'The server has not answered for a long time, so the page is not there; the browser is still waiting. Try again later, or tell the user.',

  'history.noneBack': () =>
    'This tab has no previous page to go back to. Use navigate with the wanted address.',
  'history.noneForward': () =>
    'This tab has no next page to go forward to. Use navigate with the wanted address.',
  'history.stayedBack': () =>
    'There is no previous page in the history of the tab, so it stays. Use navigate with the wanted address.',
  'history.stayedForward': () =>
    'There is no next page in the history of the tab, so it stays. Use navigate with the wanted address.',
  'history.hardlyAny': () =>
    'The tab stays where it is: most likely there is no such page in its history. Had it been a page of another site, Chrome would not say why it did not load. Use navigate with the wanted address.',
  'history.unknownPage': () => 'The browser does not say which page that is.',

  'download.named': () => "The server decides the file's name; you see it afterwards.",
  'download.asking': () => 'When you approve, Chrome asks whether Assent may manage downloads.',
  'download.notAllowed': () =>
    'Assent may not download files yet, so nothing was downloaded. Propose download again: with the approval the browser asks the user, who can allow it; or they can download it by hand.',
  'download.ledToNeverRead': () =>
    'The address redirected the download to a site that the user has set to “never read” in Assent, so it was cancelled, the file was not kept and nothing about it is reported. Do not try again; tell the user, who can download it by hand.',
  'download.failed': ({ reason }: { reason: string }) =>
    `The file was not downloaded. The browser's reason: ${reason}. Check the address; it may also be downloaded by hand.`,
  'download.finished': ({ name, bytes }: { name: string; bytes: number }) =>
    `The file "${name}" is downloaded (${bytes} bytes).`,
  'download.running': ({ name, bytes }: { name: string; bytes: number }) =>
    `The download has started and is not finished${name === '' ? '' : `: "${name}"`} (${bytes} bytes so far). Do not start it again.`,
  'download.asks': ({ name }: { name: string }) =>
    `The browser considers the file${name === '' ? '' : ` "${name}"`} dangerous and waits. Ask the user to decide in the list of downloads whether to keep it.`,

  'code.rights': () =>
    'It runs with the rights of the page: it can read what is on it and send it out, and write scripts into the page that stay there afterwards.',
  'code.switchedOff': () =>
    `No code was run: the user has not switched on “Let the assistant propose code to run”. ${HOW_TO_SWITCH_ON} Until then use other actions.`,
  'code.notAllowed': ({ id }: { id: string }) =>
    `No code was run: Chrome does not yet let Assent run user scripts. To allow it: 1. open chrome://extensions/?id=${id}; 2. turn on “Allow User Scripts” (before Chrome 138: “Developer mode” at the top right of that page); 3. try again. Until then use other actions.`,
  'code.tooOld': () =>
    'No code was run: that needs Chrome 135 or newer. Ask the user to update Chrome (menu → Help → About Google Chrome), or use other actions.',
  'code.ownPage': () =>
    "No code can be run on Assent's own practice page. Go to an ordinary web page, or use other actions.",
  'code.wrong': (wrong: WrongCode) =>
    `${wrongCode(wrong)} It must be the body of an async function. Correct it and propose it anew.`,
  'code.secret': () =>
    'No code was run: a field of the page, or of a frame in it, holds a password, a code, a card number or a file. Code could carry that out in disguise, so none runs on such a page. Use read, which masks it, or ask the user to clear those fields first.',
  'code.opener': () =>
    'No code was run: another page of the same site opened this one, and code could read the input there. Open the address in a tab of its own, or use read.',
  'code.filled': () =>
    'No code was run: a field of another open tab of the same site holds a password, a code, a card number or a file, and code could read that. Use read, or ask the user to clear those fields or close that tab first.',
  'code.unseen': () =>
    'No code was run: another open tab may be of the same site, and Assent cannot see whether it holds a password or the like, while code could. Use read, or ask the user to allow Assent on this site or to close the other tabs.',
  'code.earlier-code': () =>
    'No code was run: code ran in this page before, and since then the page has or had a field for a password, a code, a card number or a file. The earlier code may still listen and have kept the input. Reload the page and try again, or use read.',
  'code.endless': ({ seconds }: { seconds: number }) =>
    `The code was started and has not ended after ${seconds} seconds, and nothing can stop it: it may still be running, and its changes stay. If the page does not react, the user has to reload or close it. Do not run it again; look at the page first.`,
  'code.returned': () => 'The code ran to its end. The returned value is data of the page.',
  'code.returnedNothing': () => 'The code ran to its end and returned nothing. Use `return` to get a result.',
  'code.threw': (thrown: ThrownError) => `${threwError(thrown)} Look at the page, then correct the code.`,
  'code.left': () =>
    'The page was left while the code ran, so its return value is unknown. Read the new page.',
  'code.withheld': () =>
    'The code ran to its end, but by then the page held a password, a code, a card number or a file; the returned value could contain it, so it is withheld. Ask the user to clear those fields, or use read.',

  'wait.forElement': () => 'Wait for … to appear',
  'wait.forGone': () => 'Wait for … to disappear',
  'wait.forUrl': () => 'Wait for an address with',
  'wait.forNetwork': () => 'Wait for the network to be quiet in',
  'wait.forTime': ({ seconds }: { seconds: number }) => `Wait for ${seconds} s`,
  'wait.atMost': ({ seconds }: { seconds: number }) => `${seconds} s at most`,
  'wait.unnamed': () =>
    'It is not clear what to wait for. Name a target or selector (for: element or gone), text (for: text or gone) or url (for: url), or use for: network or for: time.',
  'wait.stopped': () => 'The user stopped the wait. Do not continue it; see what they say.',
  'wait.met.element': () => 'It has appeared.',
  'wait.met.gone': () => 'It is no longer visible.',
  'wait.met.text': () => 'The text has appeared.',
  'wait.met.text gone': () => 'The text is no longer visible.',
  'wait.met.url': () => 'The address matches.',
  'wait.met.network': ({ milliseconds }: { milliseconds: number }) =>
    `The page is loaded, and none of its requests has ended for ${milliseconds} ms. Requests of frames, requests without an answer yet and connections that stay open (WebSocket, EventSource, long polling) are not visible from here.`,
  'wait.met.time': () => 'The time has passed.',
  'wait.neverThere': () =>
    'It was not visible from the beginning; if it should have been, check how it was named.',
  'wait.took': ({ seconds }: { seconds: string }) => `Waited ${seconds} s.`,
  'wait.late': ({ seconds }: { seconds: string }) => `Waited ${seconds} s in vain.`,
  'wait.hidden': ({ count }: { count: number }) =>
    `${count} elements of the page match, but none is visible.`,
  'wait.noAnswer': () => 'The page did not answer: it is still loading, is busy or has crashed.',
  'wait.nothingFits': () => 'No element of the page matches.',
  'wait.stillShown': ({ count }: { count: number }) => `${count} matching elements are still visible.`,
  'wait.noText': () => 'The page does not show that text.',
  'wait.stillText': () => 'The page still shows that text.',
  'wait.address': ({ url }: { url: string }) => `The address is ${url}.`,
  'wait.unknownAddress': () => 'The address is not known.',
  'wait.loading': () => 'The page is still loading.',
  'wait.busy': () =>
    'Requests kept ending, so the network did not come to rest. A page that keeps polling never does: wait for an element or a text then.',
  'wait.next': () =>
    'Look at the page as it is now; then wait on, wait for something else, or try another way.',

  'picture.noTarget': () =>
    'For a picture of an element, name it in the target, such as {"elementId": "e_…"}; for the visible part use part: "visible".',
  'picture.ofVisible': ({ width, height }: Size) => `The visible part: ${width}×${height} px.`,
  'picture.ofElement': ({ width, height }: Size) => `This element: ${width}×${height} px.`,
  'picture.ofPage': ({ width, height }: Size) =>
    `The whole page: ${width}×${height} px, by scrolling through it; it is scrolled back afterwards.`,
  'picture.secrets': () =>
    'The picture goes to the model. Passwords, one-time codes, card numbers and files are painted over first, and so are frames that Assent may not read.',
  'picture.toFront': () =>
    'This tab is brought to the front for a moment; afterwards the present one is in front again.',
  'picture.clickFirst': () =>
    'Chrome allows it only if you have clicked the Assent icon in the toolbar since this tab came to its site. If you have not, click it there before you approve; otherwise there will be no picture.',
  'picture.taken': ({ sizes }: { sizes: string }) => `Picture taken: ${sizes}.`,
  'picture.painted': ({ secrets, frames }: { secrets: number; frames: number }) => {
    if (secrets + frames === 0) return 'Nothing had to be painted over.';
    const parts = [
      secrets > 0 ? `${secrets} secret ${secrets === 1 ? 'place' : 'places'}` : '',
      frames > 0 ? `${frames} ${frames === 1 ? 'frame' : 'frames'} that may not be read` : '',
    ];
    return `Painted over in black: ${parts.filter(Boolean).join(', ')}.`;
  },
  'picture.cut': ({ shown, whole }: { shown: number; whole: number }) =>
    `The page is ${whole} px high; the picture shows the first ${shown} px.`,
  'picture.partial': () => 'An area of the page scrolls by itself; the picture shows only its visible part.',
  'picture.wasBehind': () => 'The tab was in front for a moment; the former one is back.',
  'picture.attached': () =>
    'It comes with this result. If you see none, you do not support pictures: say so, and rely on the text.',
  'picture.notAllowed': () =>
    'Chrome does not allow a picture of this tab, so none was taken. Ask the user to click the Assent icon in the toolbar while that tab is in front, and then try again; once more after it has gone to another site.',
  'picture.otherTabInFront': () =>
    'Another tab came to the front while the picture was taken, so it was discarded. Try again.',
  'picture.notDrawn': () =>
    'Chrome gave no picture of this tab; its window may be minimised. Ask the user to show the window, then try again.',
  'picture.neverStill': () =>
    'The page keeps moving or is not being drawn, so it is not certain that everything secret was painted over, and no picture was taken. Try again when it stands still, or read its text instead.',
  'picture.stopped': () =>
    'The user stopped the picture, so there is none. Do not continue with it; see what they say.',
  'picture.notInView': () =>
    'This element could not be brought into view, so there is no picture of it. Make it visible first, or take a picture of the visible part.',

  'outline.size': ({ lines, characters, tokens }: OutlineSize) =>
    `The outline has ${lines} lines, ${characters} characters, about ${tokens} tokens.`,
  'outline.empty': () => 'Nothing is visible here.',
  'outline.part': ({ from, next }: { from: number; next: number }) =>
    `These are lines ${from} to ${next - 1}. Continue with from: ${next}, or use the ref of a line as target, or a smaller depth.`,
  'outline.last': ({ from }: { from: number }) => `These are the lines from ${from} to the end.`,
  'outline.around': ({ count }: { count: number }) =>
    `The first ${count} lines only say where the others are.`,
  'outline.beyond': ({ lines }: { lines: number }) =>
    `The outline has only ${lines} lines. Use a smaller from.`,
  'outline.changes': ({ since, added, removed, changed }: OutlineChanges) =>
    `Since ${since}: ${added} lines are new (+), ${removed} are gone (-), ${changed} have changed (~); lines without a sign only say where these are.`,
  'outline.unchanged': ({ since }: { since: string }) => `Nothing has changed since ${since}.`,
  'outline.forgotten': ({ since }: { since: string }) =>
    `This page does not remember ${since} (it is another page or target, or too long ago), so this is the whole outline.`,
  'outline.cutAtOnce': () =>
    'The time ran out before much of the page was read: it is too large, or busy. Use a part of it as target, or try again later.',
  'outline.tooLarge': () => 'The page is too large to be read to its end. Use a part of it as target.',
  'outline.tooLate': () =>
    'The outline was not there in time: the page is too large, or busy. Use a part of it as target, or read what is needed with get_text or extract; if it shows a dialog, deal with that first.',

  /** Several sentences in a row. Those that this reader is not told are left out. */
  sentences: ({ sentences }: { sentences: readonly Nested[] }, word: Word) =>
    joinSentences(sentences.map(word), { stop: '.', space: ' ' }),
};
