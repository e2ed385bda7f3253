import type { Catalog } from './catalog.ts';
import { HOW_TO_SWITCH_ON, threwError, wrongCode } from './en.ts';

/**
 * What the person reads instead, where the message for the model names ids, parameters or other actions, or says what to do
 * next. Empty: they read nothing of it.
 */
export const personEn = {
  'tab.noOther': () => '',
  'tab.closeHeld': () =>
    'The page asks “Leave site?”, so the tab is not closed yet. Answer it, then tell the assistant to continue.',
  'tab.closeRefused': () => 'The tab is still open: its page asked whether to leave, and you stayed.',
  'newTab.inDoubt': () =>
    'Meanwhile a new tab came up. It is not certain whether the page or you opened it, so the assistant was told nothing about it. If the assistant needs it, add it in the panel.',
  'newTab.blocked': () =>
    'The click should have opened a new tab, but none came up: the browser has probably blocked it as a pop-up. Click it yourself, or allow pop-ups in the address bar, then tell the assistant to continue.',
  'page.ledToNeverRead': () =>
    'Done; it then led to a site that you have set to “never read”: the assistant was told nothing about it, not even its address, and can do nothing there. Continue there yourself.',
  'page.grantEnded': () =>
    'You no longer allow reading on this site without being asked, or the page holds content of another site, so nothing was read. If the assistant proposes it again, you are asked.',
  'action.stillLoading': () =>
    'This was done and the browser waits for the next page, but the server has not answered for a long time. The old page is still shown.',
  'action.held': () =>
    'This was done, but the page asked “Leave site?” and was not left. Answer it if it is still there, then tell the assistant to continue.',
  'action.timeout': () =>
    'This was started, but the page did not answer in time; it may be showing a dialog. Look at the page, answer the dialog if there is one, then tell the assistant to continue.',
  'site.neverRead': () => 'You set this site to “never read”, so nothing of it was read or done.',
  'site.readOnly': ({ site }) => `${site} is read only here, so nothing was changed.`,
  'site.notLeft': ({ site }) => `${site} is read only here, so its page was not left or reloaded.`,
  'landing.failed': ({ title, status }) =>
    `The server answered with status ${status} and a page${title === '' ? '' : `: ${title}`}. It may not be the wanted one.`,
  'landing.ownWay': ({ title }) =>
    `The address gave no page; the page that was in the tab went elsewhere by itself${title === '' ? '' : `: ${title}`}.`,
  'landing.unseen': () =>
    'The tab was sent there, but Assent may not read the site that it shows. If the assistant is to read it, click the Assent icon in the toolbar, or allow the site.',
  'landing.held': () =>
    'The previous page asks “Leave site?”, so the tab has not gone there yet. Answer it, then tell the assistant to continue.',
  'landing.unknown': () =>
    'The tab still shows the previous page, and the browser does not say why: it may have downloaded a file, received nothing, or the page did not let itself be left.',
  'block.captcha': () =>
    'This page asks for proof that you are a person (a CAPTCHA) and shows nothing else yet. Complete it on the page, then tell the assistant to continue.',
  'block.checking': () =>
    'The site is checking the browser and does not show its page yet. It may pass by itself or want a press from you: look at the page, and once it is there, tell the assistant to continue.',
  'block.refused': () =>
    'The site refuses to show this page (access denied). It may help to sign in or to use another network; then have the assistant continue.',
  'block.too-many': () =>
    'The site says there were too many requests and shows no page for now. Have the assistant continue after a while.',
  'navigation.pending': () =>
    'The server has not answered for a long time, so the page is not there; the browser is still waiting.',
  'history.noneBack': () => 'This tab has no previous page to go back to.',
  'history.noneForward': () => 'This tab has no next page to go forward to.',
  'history.stayedBack': () => 'There is no previous page in the history of the tab, so it stays.',
  'history.stayedForward': () => 'There is no next page in the history of the tab, so it stays.',
  'history.hardlyAny': () =>
    'The tab stays where it is: most likely there is no such page in its history. Had it been a page of another site, Chrome would not say why it did not load.',
  'download.notAllowed': () =>
    'The browser does not let Assent download files yet, so nothing was downloaded. Have the assistant propose it again and allow it when the browser asks, or download the file yourself.',
  'download.ledToNeverRead': () =>
    'The address redirected the download to a site that you have set to “never read”, so it was cancelled and the file was not kept. Download it yourself if you want it.',
  'download.running': ({ name, bytes }) =>
    `The download has started and is not finished${name === '' ? '' : `: "${name}"`} (${bytes} bytes so far).`,
  'download.asks': ({ name }) =>
    `The browser considers the file${name === '' ? '' : ` "${name}"`} dangerous and waits. Decide in the browser's list of downloads whether to keep it.`,
  'code.switchedOff': () =>
    `No code was run: you have not switched on “Let the assistant propose code to run”. ${HOW_TO_SWITCH_ON}`,
  'code.notAllowed': ({ id }) =>
    `No code was run: Chrome does not yet let Assent run user scripts. To allow it: 1. open chrome://extensions/?id=${id}; 2. turn on “Allow User Scripts” (before Chrome 138: “Developer mode” at the top right of that page); 3. try again.`,
  'code.tooOld': () =>
    'No code was run: that needs Chrome 135 or newer. To update Chrome, open its menu → Help → About Google Chrome.',
  'code.ownPage': () => "No code can be run on Assent's own practice page.",
  'code.wrong': wrongCode,
  'code.secret': () =>
    'No code was run: a field of the page, or of a frame in it, holds a password, a code, a card number or a file. Code could carry that out, so none runs on such a page. If it is needed, clear those fields first.',
  'code.opener': () =>
    'No code was run: another page of the same site opened this one, and code could read the input there. If it is needed, open the address in a tab of its own.',
  'code.filled': () =>
    'No code was run: a field of another open tab of the same site holds a password, a code, a card number or a file, and code could read that. If it is needed, clear those fields or close that tab first.',
  'code.unseen': () =>
    'No code was run: another open tab may be of the same site, and Assent cannot see whether it holds a password or the like, while code could. If it is needed, allow Assent on this site or close the other tabs.',
  'code.earlier-code': () =>
    'No code was run: code ran in this page before, and since then the page has or had a field for a password, a code, a card number or a file. The earlier code may still listen and have kept the input. If it is needed, reload the page first.',
  'code.endless': ({ seconds }) =>
    `The code was started and has not ended after ${seconds} seconds, and nothing can stop it: it may still be running, and its changes stay. If the page does not react, reload or close it.`,
  'code.returned': () => 'The code ran to its end, and the returned value went to the assistant.',
  'code.returnedNothing': () => 'The code ran to its end and returned nothing.',
  'code.threw': threwError,
  'code.left': () => 'The page was left while the code ran, so its return value is unknown.',
  'code.withheld': () =>
    'The code ran to its end, but by then the page held a password, a code, a card number or a file; the returned value could contain it, so the assistant does not get it. If the result is needed, clear those fields first.',
  'wait.stopped': () => 'You stopped the wait.',
  'wait.next': () => '',
  'picture.attached': () => '',
  'picture.notAllowed': () =>
    'Chrome does not allow a picture of this tab, so none was taken. Click the Assent icon in the toolbar while that tab is in front, then have the assistant try again; click once more after it has gone to another site.',
  'picture.notDrawn': () =>
    'Chrome gave no picture of this tab; its window may be minimised. Show the window, then have the assistant try again.',
  'picture.stopped': () => 'You stopped the picture.',
  'outline.part': () => '',
  'outline.last': () => '',
  'outline.around': () => '',
  'outline.changes': () => '',
  'outline.unchanged': () => 'Nothing has changed.',
  'outline.forgotten': () => '',
  'outline.tooLarge': () => '',
  // How to read on concerns the model alone.
  'text.more': () => '',
  'text.titled': () => '',
  'links.more': () => '',
  'tables.more': () => '',
  'extract.tooLarge': () => '',
  'extract.framesLeftOut': () => '',
} satisfies Partial<Catalog>;

export type PersonCatalog = Pick<Catalog, keyof typeof personEn>;
