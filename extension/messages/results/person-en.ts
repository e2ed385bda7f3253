import type { Catalog } from './catalog.ts';
import { HOW_TO_SWITCH_ON, threwError, wrongCode } from './en.ts';

/**
 * What the person reads instead, where the message for the model names ids, parameters or other actions, or says what to do
 * next. Empty: they read nothing of it.
 */
export const personEn = {
  'tab.noOther': () => '',
  'tab.closeHeld': () =>
    'The page asks “Leave site?”, so the tab is not closed yet. Answer that, then tell the model to continue.',
  'tab.closeRefused': () => 'The tab is still open: its page asked whether to leave, and you stayed.',
  'newTab.inDoubt': () =>
    'A new tab opened in the meantime. It is not certain whether the page or you opened it, so the model was told nothing about it. If the model needs it, add it in the panel.',
  'newTab.blocked': () =>
    'The click should have opened a new tab, but none appeared; the browser probably blocked it as a pop-up. Click it yourself, or allow pop-ups in the address bar, then tell the model to continue.',
  'page.ledToNeverRead': () =>
    'Done, but it led to a site that you set to “never read”. The model was told nothing about it, not even its address, and can do nothing there. Continue there yourself.',
  'page.grantEnded': () =>
    'You no longer allow reading on this site without being asked, or the page contains content from another site, so nothing was read. If the model proposes it again, Assent asks you.',
  'action.stillLoading': () =>
    'This was done and the browser is waiting for the next page, but the server has not answered for a long time. The old page is still shown.',
  'action.stopped': () => 'You pressed “Stop” before this was done, so it was not done.',
  'action.held': () =>
    'This was done, but the page asked “Leave site?”, so the browser is still there. Answer that if it is still shown, then tell the model to continue.',
  'action.timeout': () =>
    'This was started, but the page did not answer in time; it may be showing a dialog. Look at the page, answer the dialog if there is one, then tell the model to continue.',
  'site.neverRead': () => 'You set this site to “never read”, so nothing was read or done there.',
  'site.readOnly': ({ site }) => `${site} is set to “read only”, so nothing was changed.`,
  'site.notLeft': ({ site }) => `${site} is set to “read only”, so its page was not left or reloaded.`,
  'landing.failed': ({ title, status }, word) =>
    `The server answered with status ${status} and a page${title === '' ? '' : `: ${word(title)}`}. It may not be the right one.`,
  'landing.ownWay': ({ title }, word) =>
    `The address returned no page, and the previous page went elsewhere by itself${title === '' ? '' : `: ${word(title)}`}.`,
  'landing.unseen': () =>
    'The tab was sent there, but Assent may not read the site that it now shows. To let the model read it, click the Assent icon in the toolbar, or allow the site.',
  'landing.held': () =>
    'The previous page asks “Leave site?”, so the tab has not gone there yet. Answer that, then tell the model to continue.',
  'landing.unknown': () =>
    'The tab still shows the previous page, and the browser does not say why: it may have downloaded a file or received nothing, or the page may have refused to be left.',
  'block.captcha': () =>
    'This page asks for proof that you are human (a CAPTCHA) and shows nothing else yet. Complete it on the page, then tell the model to continue.',
  'block.checking': () =>
    'The site is checking the browser and does not show its page yet. The check may pass by itself or need a click from you. Look at the page, and once it is shown, tell the model to continue.',
  'block.refused': () =>
    'The site refuses to show this page (access denied). It may help to sign in or to use another network. Then tell the model to continue.',
  'block.too-many': () =>
    'The site says there were too many requests and shows no page for now. Wait a while, then tell the model to continue.',
  'navigation.pending': () =>
    'The server has not answered for a long time, so the page has not loaded; the browser is still waiting.',
  'history.noneBack': () => 'This tab has no previous page to go back to.',
  'history.noneForward': () => 'This tab has no next page to go forward to.',
  'history.stayedBack': () => 'The tab history has no previous page, so the tab stays where it is.',
  'history.stayedForward': () => 'The tab history has no next page, so the tab stays where it is.',
  'history.hardlyAny': () =>
    'The tab stays where it is; most likely its history has no such page. If the page is on another site, Chrome does not say why it did not load.',
  'download.notAllowed': () =>
    'The browser does not let Assent download files yet, so nothing was downloaded. Ask the model to propose it again and allow it when the browser asks, or download the file yourself.',
  'download.ledToNeverRead': () =>
    'The address redirected the download to a site that you have set to “never read”, so it was cancelled, and the file was not kept. Download it yourself if you want it.',
  'download.running': ({ name, bytes }) =>
    `The download has started but is not finished${name === '' ? '' : `: "${name}"`} (${bytes} bytes so far).`,
  'download.asks': ({ name }) =>
    `The browser considers the file${name === '' ? '' : ` "${name}"`} dangerous and is waiting. Decide in the browser's list of downloads whether to keep it.`,
  'click.noChange': () =>
    'The click was made, but nothing visible changed. Whether it worked cannot be seen from here (a download or a copy by a script shows nothing).',
  'click.sentUnseen': () =>
    'The page then sent a request to its server but shows no result. Look at the page to see whether it worked.',
  'click.swallowed': () =>
    'The page handled the submission itself, and neither a result nor a request was seen. Look at the page to see whether the form was sent.',
  'click.waiting': () =>
    'The page sent it, and its server has not answered yet. Look at the page in a moment to see what came of it.',
  'arrival.signIn': ({ headline }) =>
    `Instead of the page that was asked for, the site asks you to sign in${headline ? `: “${headline}”` : ''}. Do that, then tell the model to continue.`,
  'mouse.nothing': () => 'Nothing visible changed. You can try to click by hand.',
  'mouse.noMenu': () =>
    'Nothing visible changed: the page has no menu of its own there. Right-click by hand for the menu of your browser.',
  'key.taken': () =>
    'The page handled the key, but nothing visible changed. Look at the page to see whether it worked.',
  'key.nothing': () => 'The page ignored the key, and nothing visible changed. You can try the key by hand.',
  'pageTool.off': ({ site }) =>
    `Nothing was called: you have not allowed tools of ${site}. You can allow them in the panel, beside the site's rule.`,
  'pageTool.answered': ({ said }) =>
    said === '' ? 'The tool answered without a word.' : `The tool answered: “${said}”`,
  'pageTool.failed': ({ said }) => `The tool failed: “${said}”. It may have done a part.`,
  'pageTool.replaced.before': () =>
    'But the page replaced this tool in the moment of the call, so another tool than the one you approved ran. Look at the page.',
  'code.switchedOff': () =>
    `No code was run: you have not switched on “Let the model propose code to run”. ${HOW_TO_SWITCH_ON}`,
  'code.notAllowed': ({ id }) =>
    `No code was run: Chrome does not yet let Assent run user scripts. To allow it: 1. open chrome://extensions/?id=${id}; 2. turn on “Allow User Scripts” (before Chrome 138: “Developer mode” at the top right of that page); 3. try again.`,
  'code.tooOld': () =>
    'No code was run: that needs Chrome 135 or newer. To update Chrome, open its menu → Help → About Google Chrome.',
  'code.ownPage': () => 'Assent does not run code on its own practice page.',
  'code.wrong': wrongCode,
  'code.secret': () =>
    'No code was run: a field on the page, or in one of its frames, holds a password, a code, a card number or a file. Code could send that out, so no code runs on such a page. If you need the code to run, clear those fields first.',
  'code.opener': () =>
    'No code was run: another page of the same site opened this one, and code could read the input there. If you need the code to run, open the address in a separate tab.',
  'code.filled': () =>
    'No code was run: a field in another open tab of the same site holds a password, a code, a card number or a file, and code could read it. If you need the code to run, clear those fields or close that tab first.',
  'code.unseen': () =>
    'No code was run: another open tab may belong to the same site. Assent cannot see whether that tab holds a password or similar, but code could. If you need the code to run, allow Assent on this site or close the other tabs.',
  'code.earlier-code': () =>
    'No code was run: code ran in this page before, and since then the page has or had a field for a password, a code, a card number or a file. The earlier code may still be listening and may have kept the input. If you need the code to run, reload the page first.',
  'code.endless': ({ seconds }) =>
    `The code was started and has not ended after ${seconds} seconds, and nothing can stop it. It may still be running, and its changes stay. If the page does not respond, reload or close it.`,
  'code.returned': () => 'The code finished, and the model received the returned value.',
  'code.returnedNothing': () => 'The code finished and returned nothing.',
  'code.threw': threwError,
  'code.left': () => 'The tab left the page while the code ran, so the return value is unknown.',
  'code.withheld': () =>
    'The code finished, but by then the page held a password, a code, a card number or a file. The returned value could contain it, so the model does not get it. If you need the result, clear those fields first.',
  'wait.stopped': () => 'You stopped the wait.',
  'wait.next': () => '',
  'picture.attached': () => '',
  'picture.notAllowed': () =>
    'Chrome does not allow a screenshot of this tab, so none was taken. Click the Assent icon in the toolbar while that tab is in front, then tell the model to try again. Click it again after the tab has gone to another site.',
  'picture.notDrawn': () =>
    'Chrome gave no screenshot of this tab; its window may be minimized. Show the window, then tell the model to try again.',
  'picture.stopped': () => 'You stopped the screenshot.',
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
