// Long, because a language is one file.
import { joinSentences } from '../formatting/join-sentences.ts';
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

  'click.clicked': ({ name }: { name: string }) => `Clicked "${name}".`,
  'click.reads': ({ label }: { label: string }) => `It now reads "${label}".`,
  'click.asked': () =>
    'The page stood still at the click, as it does for a dialog of its own (alert, confirm), which was answered by hand: what came of it depends on the answer.',
  'click.busy': () =>
    'The page still shows that it is at work, so the result may not be there yet: look at the newest page first.',
  'click.changed': ({ detail }: { detail: string }) =>
    detail ? `The page changed and now shows: ${detail}` : 'The page changed.',
  'click.drawing': () =>
    'Only a drawing changed, and what it shows cannot be read: only eyes can tell whether it is as wanted.',
  'click.noChange': () =>
    'The click was delivered, but nothing visible changed: do not assume that it worked (a download or a copy by a script would not be seen). Try another target, or have it clicked by hand.',
  'click.sentUnseen': () =>
    'The page then sent a request to its server, but shows nothing of what came of it: do not assume that it worked. Look at the page, or have it looked at.',
  'click.swallowed': () =>
    'The page took the sending of the form for itself, and neither a result nor a request was seen: do not assume that it was sent. Look at the page, or have it looked at.',
  'click.program': ({ scheme }: { scheme: string }) =>
    `The system's own program for ${scheme} links was asked to open it, and the page stays as it is; whether the program opened cannot be seen from here. Have it looked at, and do not click again.`,
  'click.leaving': ({ url }: { url: string }) =>
    `The page is going to ${url}. Wait for the elements of the new page.`,
  'click.moved': ({ url, said }: { url: string; said: string }) =>
    `The address is now ${url}. ${said ? `The page says: ${said}` : 'Look at the newest list of elements.'}`,
  'click.opened': ({ thing, said }: { thing: Nested; said: string }, word: Word) =>
    `It opened ${word(thing)}.${said ? ` The page says: ${said}` : ''}`,
  'click.validationError': ({ detail }: { detail: string }) =>
    detail
      ? `It was not accepted; the page says: ${withoutStop(detail)}. Correct that first.`
      : 'It was not accepted: the page marks fields as wrong. Correct them first.',
  'click.submitted': ({ detail }: { detail: string }) =>
    detail ? `The form was sent, and the page shows: ${detail}` : 'The form was sent.',
  'click.download': () => 'A download started.',
  'click.byHand.file': () =>
    "The page called up the browser's window for choosing files, which can be used by hand only. Use the upload action on it, for which the file is chosen in the panel; where that fails, it takes a click and a choice by hand, before going on from there.",
  'click.byHand.drawing': () =>
    'This is a drawing area, where nothing is an element of the page, and no effect could be seen. It takes a click in it by hand, before going on from there.',
  'click.byHand.embedded': () =>
    'This is an embedded player or plug-in, whose controls are no part of the page. It takes a click by hand, before going on from there.',
  'click.byHand.window': () =>
    'It opens a window or the full screen, which the browser probably grants to a click by hand alone. It takes a click by hand, before going on from there.',
  'click.byHand.distrust': () =>
    'The page checks whether a click comes from a hand, and probably ignored this one. It takes a click by hand, before going on from there.',

  'target.selectionChanged': () =>
    'The selected text changed after the approval, so nothing was done. Propose the action again.',

  'target.changed': () =>
    'The target changed after the approval (its name, place, visibility or destination), so nothing was done. Look at the newest list of elements and propose the action again.',

  'target.forgotten': () =>
    'Assent was updated or restarted after this was shown and no longer knows which element it was, so nothing was done. Propose the action again with an id from the newest list of elements, so that the person sees it.',

  'target.redrawn': ({ id }: { id: string }) =>
    `The page drew the target anew after the approval, so nothing was done. ${id} now stands for the new one: propose the action again with it, so that the person sees it.`,

  'target.missing': ({ name }: { name: string }) =>
    `"${name}" needs a target. Give the elementId of an element in the list.`,

  'target.focusInFrame': () =>
    'The focus is in a frame of the page, and on which element there is not known. Give the elementId of an element in the list.',

  'target.noSelection': () => 'Nothing is selected on the page. Select text first, or name a target element.',

  'target.disabled': ({ name }: { name: string }) =>
    `"${name}" is disabled by the page. Do first what it depends on.`,

  'target.gone': ({ id }: { id: string }) =>
    `Element ${id} is no longer on the page. Choose again from the newest list of elements.`,
  'target.former': ({
    id,
    kind,
    name,
    list,
  }: {
    id: string;
    kind: string;
    name: string;
    list: readonly string[];
  }) =>
    `Element ${id} (${kind}${name ? ` "${name}"` : ''}) is no longer on the page, and nothing there now is surely the same. ${list.length > 0 ? `Most like it now: ${list.join('; ')}. If the one you mean is among these, use its elementId; otherwise choose again from the newest list of elements.` : 'Choose again from the newest list of elements.'}`,

  'target.ambiguousDescription': ({
    description,
    count,
    list,
  }: {
    description: string;
    count: number;
    list: string;
  }) => `"${description}" fits ${count} elements. Use the elementId of the one that is meant: ${list}`,

  'target.ambiguousSelector': ({ selector, count }: { selector: string; count: number }) =>
    `The selector ${selector} matches ${count} visible elements. Use an elementId, or a selector that matches exactly one.`,

  'target.hidden': ({ selector, count }: { selector: string; count: number }) =>
    `All ${count} matches of the selector ${selector} are hidden. Make one visible first, or choose another element.`,

  'target.invalidSelector': ({ selector }: { selector: string }) =>
    `${selector} is not a valid CSS selector. Use an elementId instead.`,

  'target.secretSelector': ({ selector }: { selector: string }) =>
    `The selector ${selector} tests an attribute that may hold a secret. Use an elementId, or select by id or name.`,

  'target.changedForPicture': () =>
    'The element to be pictured changed after the approval, so no picture was taken. Look at the newest list of elements and propose it again.',

  'press.refusedAddress': ({ protocol }: { protocol: string }) =>
    `The target leads to a ${protocol} address, which Assent does not open. It can be done by hand.`,

  'press.changed': ({ name }: { name: string }) =>
    `"${name}" changed while it was being pressed (its text, place or destination), so the click was not made. Look at the newest list of elements and propose the action again.`,

  'press.unreachable': ({ name, cover }: { name: string; cover: string }) =>
    cover
      ? `"${name}" is covered by "${cover}", so it was not clicked. Close or move that first.`
      : `"${name}" cannot be brought into view, so it was not clicked. Make it visible first.`,

  'click.chooseFile': ({ name }: { name: string }) =>
    `"${name}" opens the browser's window for choosing files, which can be used by hand only. Use the upload action on it: the file is chosen in the panel then.`,

  'doubleClick.done': ({ name }: { name: string }) => `Double-clicked "${name}".`,
  'doubleClick.nothing': () =>
    'Nothing visible changed: do not assume that it worked. Try another target, or have it double-clicked by hand.',

  'hover.done': ({ name }: { name: string }) => `The pointer is on "${name}".`,
  'hover.nothing': () =>
    'Nothing visible changed, so the page may not answer to it. Use click instead, or have it pointed at by hand.',
  'hover.byHand': ({ name }: { name: string }) =>
    `What "${name}" opens is shown only while a real pointer is over it. The mouse has to be moved onto "${name}" by hand; go on from there afterwards.`,
  'hover.unreachable': ({ name }: { name: string }) =>
    `"${name}" is covered or out of view, so that the pointer cannot get to it. Bring it into view first.`,

  'focus.done': ({ name }: { name: string }) => `The focus is now on "${name}".`,
  'focus.already': ({ name }: { name: string }) => `The focus was on "${name}" already, so nothing changed.`,
  'focus.refused': ({ name }: { name: string }) =>
    `"${name}" did not get the focus: it cannot have it, or the page moved it away. Choose another target, or use click.`,

  'drag.onto': ({ name }: { name: string }) => `onto "${name}"`,
  'drag.before': ({ name }: { name: string }) => `before "${name}"`,
  'drag.after': ({ name }: { name: string }) => `after "${name}"`,
  'drag.intoItself': () => 'An element cannot be dragged into itself. Choose another one for "to".',
  'drag.elsewhere': ({ id }: { id: string }) =>
    `The element ${id} ("to") is not in the frame of the target. Choose from the newest list of elements.`,
  'drag.apart': ({ source, destination }: { source: string; destination: string }) =>
    `"${source}" and "${destination}" cannot both be seen at once, so nothing was dragged. Choose a nearer place, or have it dragged by hand.`,
  'drag.changed': ({ destination }: { destination: string }) =>
    `"${destination}" changed while it was dragged there, so it was not dropped. Look at the newest list of elements and propose the action again.`,
  'drag.done': ({ source, destination }: { source: string; destination: string }) =>
    `Dragged "${source}" to "${destination}", and the page changed. Look at the newest list of elements to see where it is.`,
  'drag.answered': ({ source, destination }: { source: string; destination: string }) =>
    `Dragged "${source}" to "${destination}"; "${source}" did not move, and the page only said something: read that, and do not assume that it worked.`,
  'drag.taken': ({ source, destination }: { source: string; destination: string }) =>
    `Dragged "${source}" to "${destination}", and the page took it, but nothing visible changed: do not assume that it worked. Look at the page, or have it looked at.`,
  'drag.ignored': ({ source, destination }: { source: string; destination: string }) =>
    `Dragged "${source}" to "${destination}", but nothing visible changed: the page may take only a real mouse. It has to be dragged by hand.`,

  'key.unknown': ({ key }: { key: string }) =>
    `There is no key "${key}". Use one such as Enter, Escape, ArrowDown or Control+A.`,

  'key.once': ({ key }: { key: string }) =>
    `${key} sets something off, so it is pressed once only. Leave out "times".`,
  'key.clipboard': () =>
    "Copying, cutting and pasting use the system's clipboard, so this key can be pressed by hand only. Use fill or type to put text in, and read to get it.",
  'key.browser': () =>
    'The browser or the system answers this key, and no page gets it, so nothing was done. It has to be pressed by hand; go on from there afterwards.',

  'key.pressed': ({ key, name }: { key: string; name: string }) => `Pressed ${key} on "${name}".`,
  'key.notPressed': ({ name }: { name: string }) =>
    `"${name}" changed when it got the focus (its text, place or destination), so the key was not pressed. Look at the newest list of elements and propose the action again.`,
  'key.withheld': ({ key, name }: { key: string; name: string }) =>
    `Pressed ${key} on "${name}", and the page got the key; but the page changed while it went down, so what the browser does for the key, such as a click, a sending or typing, was not done. Look at the page before going on.`,
  'key.taken': () =>
    'The page took the key, but nothing visible changed: do not assume that it worked. Look at the page, or try another target.',
  'key.nothing': () =>
    'The page ignored the key, and nothing visible changed. Try another target, or have it pressed by hand.',

  'fill.kept': ({ name, value }: { name: string; value: string }) =>
    `Filled "${name}"; the page then closed the field, and its place now shows: ${value}`,

  'fill.goneMeanwhile': ({ name }: { name: string }) =>
    `The page took "${name}" away while it was filled, so nobody knows whether the value stayed. Look at the newest list of elements before going on.`,

  'fill.filled': ({ name, value }: { name: string; value: string }) =>
    `Filled "${name}" with: ${value || '(empty)'}`,
  'fill.reshaped': ({ name, value }: { name: string; value: string }) =>
    `Filled "${name}", but the page turned it into: ${value}`,
  'fill.altered': ({ name, value }: { name: string; value: string }) =>
    `Filled "${name}", but the page made something else of it: ${value}. Do not go on with what depends on it; look at the page first, or have it filled in by hand.`,
  'fill.refused': ({ name, value }: { name: string; value: string }) =>
    `The page did not accept the text for "${name}"; it is now: ${value || '(empty)'}. Try another format, or have it filled in by hand.`,
  'fill.unconfirmed': ({ name, value }: { name: string; value: string }) =>
    `"${name}" reads ${value}, but its picker is still open, so the page may not have taken that. Look at the newest list of elements and confirm it in the picker, or have it chosen by hand.`,
  'fill.beside': ({ name, value }: { name: string; value: string }) =>
    `The editor put these lines into blocks of their own beside "${name}", which itself still reads: ${value || '(empty)'}. Nothing was written twice. Look at the newest list of elements, and decide which blocks to keep.`,
  'fill.inCell': () =>
    'This is the open editor of a cell: the table takes it over when Enter is pressed in it.',
  'fill.closedUp': () => 'The editor dropped the blank lines between the paragraphs.',
  'fill.already': () => 'It held that already, so nothing changed.',
  'fill.cut': ({ length }: { length: number }) =>
    `The page limits the length: only the first ${length} characters were kept.`,
  'fill.objection': ({ text }: { text: string }) => `The browser says: ${text}`,
  'fill.inPart': ({ name, length }: { name: string; length: number }) =>
    `Put all ${length} characters into "${name}". This editor draws only the lines in view: those are as asked for, and the rest cannot be read.`,
  'fill.gone': ({ name }: { name: string }) =>
    `Filled "${name}", and the page then took it away; look at the newest list of elements.`,

  'slider.done': ({ name, value }: { name: string; value: string }) =>
    `The slider "${name}" now stands at: ${value}`,
  'slider.already': ({ name, value }: { name: string; value: string }) =>
    `The slider "${name}" stood at ${value} already, so nothing changed.`,
  'slider.near': ({ name, value, wanted }: { name: string; value: string; wanted: number }) =>
    `The slider "${name}" went to ${value} and no nearer to ${wanted}: its steps, or another handle, may not allow it. Give another value, or have it dragged by hand.`,
  'slider.stuck': ({ name, value }: { name: string; value: string }) =>
    `The slider "${name}" did not move and still stands at ${value}. Have it dragged by hand, or try another target.`,
  'slider.range': ({ name, min, max }: { name: string; min: number; max: number }) =>
    `The slider "${name}" takes a number from ${min} to ${max}. Give one in that range.`,
  'slider.gone': ({ name }: { name: string }) =>
    `The slider "${name}" no longer tells its value, so nothing is confirmed; look at the newest list of elements.`,

  'fill.chooseFile': ({ name }: { name: string }) =>
    `A file can be chosen by hand only. Use the upload action on "${name}": one is chosen in the panel then.`,

  'fill.useSelect': ({ name }: { name: string }) => `"${name}" is a select; use the select action.`,

  'fill.noField': ({ name }: { name: string }) =>
    `"${name}" is not a field that can be filled. Choose an input; use check for tick boxes and select for lists.`,

  'fill.readOnly': ({ name }: { name: string }) =>
    `"${name}" is read-only. Clicking it may open a picker instead.`,

  'fill.wrongFormat': ({ type, example }: { type: string; example: string }) =>
    `This ${type} field takes a value such as ${example}. Try again in that format.`,

  'fill.outOfRange': ({ min, max }: { min: number; max: number }) =>
    `The slider takes a value from ${min} to ${max}.`,

  'type.useFill': ({ name }: { name: string }) => `"${name}" cannot be typed into key by key; use fill.`,

  'type.oneLine': () =>
    'This field has one line only. Leave out the line breaks; to send it, press Enter afterwards with the press action.',

  'type.typed': ({ name, value }: { name: string; value: string }) =>
    `Typed into "${name}", which now reads: ${value}`,
  'type.altered': ({ name, value }: { name: string; value: string }) =>
    `Typed into "${name}", but the page made something else of it: ${value}. Look at the page before going on.`,
  'type.refused': ({ name, value }: { name: string; value: string }) =>
    `The keys were delivered to "${name}", but it still reads: ${value || '(empty)'}. Use fill, or have it typed by hand.`,
  'type.stopped': ({ name, length }: { name: string; length: number }) =>
    `After ${length} characters in "${name}" the page moved the focus elsewhere, and the rest was not typed. Look at the newest list of elements.`,
  'type.gone': ({ name }: { name: string }) =>
    `Typed into "${name}", and the page then took it away; look at the newest list of elements.`,

  'upload.dropped': () => 'drop the chosen files here',
  'upload.several': ({ name, count }: { name: string; count: number }) =>
    `"${name}" stands for ${count} file fields, and which is meant is not clear. Name one of the fields, or its own button.`,
  'upload.noFileField': ({ name }: { name: string }) =>
    `"${name}" takes no files. Choose a file field, an upload button or a drop area.`,
  'upload.folder': ({ name }: { name: string }) =>
    `"${name}" takes a whole folder, which can be chosen by hand only, in the page, with a click on it.`,
  'upload.noneChosen': ({ name }: { name: string }) =>
    `No file was chosen for "${name}", so nothing was done. Once it is proposed again, one can be chosen in the panel.`,
  'upload.onlyOne': ({ name }: { name: string }) =>
    `"${name}" takes a single file, so nothing was done. Only one may be chosen.`,
  'upload.unreachable': ({ name, cover }: { name: string; cover: string }) =>
    cover
      ? `"${name}" is covered by "${cover}", so no file was put there. Close or move that first.`
      : `"${name}" cannot be brought into view, so no file was put there. Make it visible first.`,
  'upload.takesNone': ({ name }: { name: string }) =>
    `"${name}" has no file field and lets no files drop on it, so none was put there. Choose another target, or have it clicked and the file chosen by hand; go on from there afterwards.`,
  'upload.held': ({ name, count }: { name: string; count: number }) =>
    `${chosenFiles(name, count)}, and the page's file field holds ${them(count)}.`,
  'upload.taken': ({ name, count, shown }: { name: string; count: number; shown: string }) =>
    `${chosenFiles(name, count)}, and the page took ${them(count)} and changed${shown ? `; it now shows: ${shown}` : ''}. Look at the newest page to see whether that was accepted.`,
  'upload.emptied': ({ name, count }: { name: string; count: number }) =>
    `${chosenFiles(name, count)}, but the page emptied the field again and did not take ${them(count)}. Look at what the page says, or have another file chosen.`,
  'upload.ignored': ({ name, count }: { name: string; count: number }) =>
    `${chosenFiles(name, count)}, but nothing shows that the page took what was dropped there. Look at the page, or have ${them(count)} uploaded by hand.`,

  'select.notASelect': ({ name }: { name: string }) =>
    `"${name}" is no select. Choose one, or click it to open it and then click an option.`,

  'select.notAnOption': ({ name, options }: { name: string; options: string }) =>
    `There is no option "${name}". Choose from: ${options}`,

  'select.notASecretOption': ({ name }: { name: string }) =>
    `There is no option "${name}". The options here are secret and are not listed: it has to be chosen by hand.`,

  'select.done': ({ name, value }: { name: string; value: string }) => `"${name}" is now set to: ${value}`,
  'select.already': ({ name, value }: { name: string; value: string }) =>
    `"${name}" was set so already, and nothing changed: ${value}`,
  'select.refused': ({ name, value }: { name: string; value: string }) =>
    `The page did not take the choice; "${name}" is now set to: ${value}`,
  'select.left': ({ name, url }: { name: string; url: string }) =>
    `Chose in "${name}", and the page is going to ${url}.`,
  'select.disabled': ({ option }: { option: string }) =>
    `The option "${option}" is disabled by the page. Choose another.`,
  'select.leads': ({ option }: { option: string }) =>
    `"${option}" is a link or sends a form, so it is not chosen as an option. Click it instead: then it is shown where it leads.`,
  'select.single': ({ name }: { name: string }) => `"${name}" takes one option only. Give a single value.`,
  'select.ambiguous': ({ option, count }: { option: string; count: number }) =>
    `The list has ${count} options called "${option}", so none was chosen. Give the whole path, or open the list and click the one that is meant.`,
  'select.leftover': ({ name, options, value }: { name: string; options: string; value: string }) =>
    `Chose in "${name}", but what was chosen before could not be taken away: ${options}. Remove it first, or have it removed by hand. It is now set to: ${value}`,
  'select.noList': ({ name }: { name: string }) =>
    `No list of options appeared after a press on "${name}". Click it first, then look at the newest list of elements.`,
  'select.unverified': ({ name }: { name: string }) =>
    `Clicked the option in the list of "${name}", but could not confirm that it was chosen; look at the newest list of elements.`,

  'tick.state.on': () => 'checked',
  'tick.state.off': () => 'unchecked',
  'tick.state.mixed': () => 'partly checked',

  'tick.none': ({ name }: { name: string }) =>
    `"${name}" is no checkbox, radio button or switch. Choose one, or use click.`,

  'tick.radio': ({ name }: { name: string }) =>
    `The radio button "${name}" cannot be unticked. Check another one of its group instead.`,

  'tick.done': ({ name, state }: { name: string; state: Nested }, word: Word) =>
    `"${name}" is now ${word(state)}.`,
  'tick.already': ({ name, state }: { name: string; state: Nested }, word: Word) =>
    `"${name}" was ${word(state)} already, so nothing changed.`,
  'tick.refused': ({ name, state }: { name: string; state: Nested }, word: Word) =>
    `The page did not take it: "${name}" is still ${word(state)}. Have it clicked by hand, or try another target.`,
  'tick.unverified': ({ name }: { name: string }) =>
    `Pressed "${name}", and the page then took it away or no longer tells its state, so nothing is confirmed; look at the newest list of elements.`,
  'tick.silent': ({ name }: { name: string }) =>
    `Pressed the radio button "${name}", but the page does not tell whether it is chosen now, so nothing is confirmed. Have it looked at.`,
  'tick.left': ({ name, url }: { name: string; url: string }) =>
    `Clicked "${name}", and the page is going to ${url}.`,

  'date.done': ({ name, value }: { name: string; value: string }) => `"${name}" is now set to: ${value}`,
  'date.already': ({ name, value }: { name: string; value: string }) =>
    `"${name}" was ${value} already, so nothing changed.`,
  'date.unverified': ({ name, value }: { name: string; value: string }) =>
    `Worked in the picker of "${name}", but could not confirm that it took the value; it now shows: ${value || '(empty)'}. Look at the page, or have it chosen by hand.`,
  'date.noField': ({ name }: { name: string }) =>
    `"${name}" takes no date or time. Choose a date field, the button that opens a calendar, or the calendar itself.`,
  'date.noCalendar': ({ name }: { name: string }) =>
    `No calendar that can be read appeared after a press on "${name}". Click it and then click a day, or have it chosen by hand.`,
  'date.noMonth': ({ day, shown }: { day: string; shown: string }) =>
    `The calendar does not lead to the month of ${day}; it shows: ${shown}. Choose another date, or have it chosen by hand.`,
  'date.closed': ({ day, open }: { day: string; open: string }) =>
    `${day} cannot be chosen in this calendar. Open days of that month: ${open || 'none'}. Choose another date.`,
  'date.leads': ({ day }: { day: string }) =>
    `${day} is a link or sends a form, so it is not chosen as a day. Click it instead: then it is shown where it leads.`,
  'date.outOfRange': ({ min, max }: { min: string; max: string }) =>
    `This takes values ${[min && `from ${min}`, max && `up to ${max}`].filter(Boolean).join(' ')}. Choose another date.`,
  'date.order': () => 'The end is before the start. Swap them.',
  'date.single': ({ name }: { name: string }) =>
    `"${name}" takes one date. Leave "end" out, and use the other date's own field.`,

  'date.notADate': ({ text }: { text: string }) =>
    `"${text}" is no date or time that there is. Use YYYY-MM-DD, YYYY-MM-DD HH:MM where a time is needed, or HH:MM for a time alone.`,

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
    `More was loaded ${loads} times on the way, ${entries} entries in all; ${isComplete ? 'after that nothing more came.' : 'there may be more, so scroll again if you need it.'}`,
  'scroll.atEnd.up': ({ percent }: { percent: number }) =>
    `Nothing scrolled: there is no more towards up (at ${percent}%).`,
  'scroll.atEnd.down': ({ percent }: { percent: number }) =>
    `Nothing scrolled: there is no more towards down (at ${percent}%).`,
  'scroll.atEnd.top': ({ percent }: { percent: number }) =>
    `Nothing scrolled: there is no more towards top (at ${percent}%).`,
  'scroll.atEnd.bottom': ({ percent }: { percent: number }) =>
    `Nothing scrolled: there is no more towards bottom (at ${percent}%).`,

  'scroll.inView.moved': ({ name }: { name: string }) => `Scrolled to "${name}".`,
  'scroll.inView.already': ({ name }: { name: string }) => `"${name}" was in view already.`,

  'extract.what.text': () => 'text',
  'extract.what.links': () => 'links',
  'extract.what.table': () => 'tables',
  'extract.what.metadata': () => 'metadata',
  'extract.what.article': () => 'main text',

  'extract.told': () => 'Read what the page says of itself; nobody has checked it.',

  'links.all': ({ count }: { count: number }) => `Found ${counted(count, 'link', 'links')}.`,
  'links.part': ({ from, to, count }: { from: number; to: number; count: number }) =>
    `These are links ${from} to ${to} of ${count}.`,
  'links.more': ({ next }: { next: number }) => `Go on with from: ${next}, or name a smaller target.`,
  'links.none': () => 'The target shows no links.',
  'links.beyond': ({ count }: { count: number }) => `There are only ${count} links. Use a smaller from.`,

  'tables.numbered': ({ number, caption, rows }: { number: number; caption: string; rows: string }) =>
    `Table ${number}${caption && `: ${caption}`}\n\n${rows}`,
  'tables.all': ({ tables }: { tables: readonly Nested[] }, word: Word) => tables.map(word).join('\n\n'),
  'tables.part': ({ tables, from, to, count }: { tables: number; from: number; to: number; count: number }) =>
    `${counted(tables, 'table', 'tables')}; rows ${from} to ${to} of ${count}, headings not counted.`,
  'tables.more': ({ next }: { next: number }) => `Go on with from: ${next}, or name one table as the target.`,
  'tables.none': () => 'The target shows no table of data. Use what: "text" instead, or another target.',
  'tables.beyond': ({ count }: { count: number }) =>
    `The tables have only ${count} rows. Use a smaller from.`,

  'extract.framesLeftOut': ({ count }: { count: number }) =>
    `What is in the ${counted(count, 'frame', 'frames')} of the page is not part of it; name an element in a frame as the target for that.`,

  'extract.secret': () =>
    'This field holds a secret (a password, a code, a card number or a file), which is not read; nor is it told whether it is empty.',

  'extract.tooLarge': () => 'What comes after that is only read in a smaller target.',

  'text.all': ({ length }: { length: number }) => `Read ${length} characters.`,
  'text.part': ({ from, to, total, isCut }: { from: number; to: number; total: number; isCut: boolean }) =>
    `Read characters ${from} to ${to} of ${isCut ? 'more than ' : ''}${total}.`,
  'text.more': ({ next }: { next: number }) => `Go on with from: ${next}, or name a smaller target.`,
  'text.titled': ({ title }: { title: string }) => `Title: ${title}`,
  'text.beyond': ({ total }: { total: number }) => `There are only ${total} characters. Use a smaller from.`,
  'text.empty': () => 'The target shows no text.',

  'mark.unknownColor': ({ color }: { color: string }) =>
    `"${color}" is no colour. Use one such as yellow, green, 黄色 or #ffcc00.`,
  'mark.underline': ({ name }: { name: string }) => `Underlined "${name}".`,
  'mark.highlight': ({ name }: { name: string }) => `Highlighted "${name}".`,

  'undo.undone': ({ name }: { name: Nested }, word: Word) => `"${word(name)}" is back as it was.`,
  'undo.textOnly': ({ name }: { name: Nested }, word: Word) =>
    `The text of "${word(name)}" is back; how it was formatted is not.`,
  'undo.already': ({ name }: { name: Nested }, word: Word) =>
    `"${word(name)}" is as it was already, so nothing changed.`,
  'undo.changed': ({ name }: { name: Nested }, word: Word) =>
    `"${word(name)}" was changed since, by you or by the page, so it was left alone.`,
  'undo.gone': ({ name }: { name: Nested }, word: Word) =>
    `"${word(name)}" is no longer on the page, so this can't be undone.`,
  'undo.goneMeanwhile': ({ name }: { name: Nested }, word: Word) =>
    `The page took "${word(name)}" away while it was undone. Look at the page to see how it stands.`,
  'undo.refused': ({ name }: { name: Nested }, word: Word) =>
    `The page did not take it: "${word(name)}" is not quite as it was. Look at the page and set it by hand.`,
  'undo.pressed': ({ name }: { name: Nested }, word: Word) =>
    `The option that "${word(name)}" showed before was pressed, but it is not as it was: the option may have done something else. Look at the page.`,
  'undo.forgotten': () =>
    "This page was loaded anew since, and what it held before is not kept, so this can't be undone.",
  'undo.beyond': () =>
    "This step changed nothing that can be put back, or it was sent already, so it can't be undone.",
  'undo.disabled': ({ name }: { name: Nested }, word: Word) =>
    `"${word(name)}" can't be used now, so it was not undone.`,
  'undo.noEmpty': ({ name }: { name: Nested }, word: Word) =>
    `There is no option in "${word(name)}" that leads back to how it was, most likely with nothing chosen. Set it by hand.`,
  'undo.noOption': ({ name }: { name: Nested }, word: Word) =>
    `What was chosen in "${word(name)}" before is no option any more. Set it by hand.`,

  'receipt.leaving': ({ url }: { url: string }) => `The page then went to ${url}.`,
  'receipt.moved': ({ url }: { url: string }) => `The address then became ${url}.`,
  'receipt.download': () => 'A download then started.',
  'receipt.submitted': () => 'The form was then sent.',
  'receipt.objects': ({ text }: { text: string }) => `The page objects: ${text}`,
  'receipt.opened': ({ thing }: { thing: Nested }, word: Word) => `It opened ${word(thing)}.`,
  'receipt.says': ({ text }: { text: string }) => `The page says: ${text}`,

  'opened.dialog': ({ name }: { name: string }) => (name ? `the dialog "${name}"` : 'a dialog'),
  'opened.menu': ({ name }: { name: string }) => (name ? `the menu "${name}"` : 'a menu'),
  'opened.list': ({ name }: { name: string }) => (name ? `the list "${name}"` : 'a list'),
  'opened.tooltip': ({ name }: { name: string }) => (name ? `the tooltip "${name}"` : 'a tooltip'),
  'opened.calendar': ({ name }: { name: string }) => (name ? `the calendar "${name}"` : 'a calendar'),
  'opened.section': ({ name }: { name: string }) => (name ? `the section "${name}"` : 'a section'),
  'opened.tab': ({ name }: { name: string }) => (name ? `the new tab "${name}"` : 'a new tab'),

  'receipt.left': () => 'Done, and the page set out for another address.',
};

function chosenFiles(name: string, count: number): string {
  return `${counted(count, 'file', 'files')} chosen for "${name}"`;
}

function them(count: number): string {
  return count === 1 ? 'it' : 'them';
}

const plurals = new Intl.PluralRules('en');

function counted(count: number, one: string, other: string): string {
  return `${count} ${plurals.select(count) === 'one' ? one : other}`;
}

function withoutStop(text: string): string {
  return text.replace(/[.。]\s*$/u, '');
}
