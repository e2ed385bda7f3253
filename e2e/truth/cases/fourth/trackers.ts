import { came, failed, fill, pressEnter, type TruthCase } from '../../truth-case.ts';
import {
  BRIEF,
  de,
  en,
  formTo,
  noise,
  onAnswer,
  onPress,
  pl,
  soon,
  trial,
  unmoved,
  viaApi,
  viaForm,
} from './fourth-pages.ts';

const ISSUE = '<h1>Kettle leaks</h1><span id="badge" class="gl-badge">Open</span>';
const SUMMARY = `cell.onkeydown = async event => { if (event.key !== 'Enter') return; event.preventDefault(); const text = cell.value; const shown = document.createElement('h1');`;

/** Issues, wikis, forums and help desks. */
export const trackerCases: readonly TruthCase[] = [
  viaApi(
    'GitLab: closing swaps a badge and the label of the button',
    en(
      'Kettle leaks (#12)',
      `${ISSUE}<button id="b"><span>Close issue</span></button>`,
      onAnswer(`badge.textContent = 'Closed'; b.firstChild.textContent = 'Reopen issue';`),
    ),
    soon({ state: 'closed' }),
    came(),
    /Closed\s*Reopen issue/,
  ),
  viaApi(
    'Jira: Enter in the summary leaves a heading of the new words',
    en(
      'TEA-7',
      '<div id="m"><input id="cell" aria-label="Summary" value="Kettle whistles"></div>',
      `${SUMMARY} shown.textContent = text; cell.replaceWith(shown); await api('/api'); };`,
    ),
    soon({}, 204),
    came(),
    { seen: /Kettle sings/ },
    [fill('#cell', 'Kettle sings'), pressEnter('#cell')],
  ),
  viaApi(
    'Jira: the summary jumps back, and a flag tells why',
    en(
      'TEA-7',
      '<div id="m"><input id="cell" aria-label="Summary" value="Kettle whistles"></div>',
      `${SUMMARY} shown.textContent = text; cell.replaceWith(shown); await api('/api'); shown.textContent = 'Kettle whistles';
       corner('<div role="alert"><h2>We couldn’t update the summary</h2><p>You don’t have edit permission for this issue.</p></div>', 6000); };`,
    ),
    { status: 403, json: {}, delay: 900 },
    failed(/couldn.t update|edit permission/i),
    {},
    [fill('#cell', 'Kettle sings'), pressEnter('#cell')],
  ),
  viaForm(
    'Bugzilla: somebody else was faster',
    en(
      'Bug 4711',
      formTo(
        '<select name="bug_status" aria-label="Status"><option>RESOLVED</option></select>',
        'Save Changes',
      ),
    ),
    en(
      'Mid-air collision!',
      '<h1>Mid-air collision!</h1><p>Someone else has made changes to bug 4711 at the same time you were trying to. The changes made were:</p><table><tr><td>Priority</td><td>P2</td></tr></table><button>Throw away my changes, and revisit bug 4711</button>',
    ),
    failed(/mid-air collision|someone else/i),
  ),
  viaForm(
    'Redmine po polsku: zagadnienie zaktualizowane',
    pl(
      'Błąd #12',
      `<h2>Błąd #12</h2>${formTo('<textarea name="notes" aria-label="Komentarz">Działa</textarea>', 'Zatwierdź')}`,
    ),
    pl(
      'Błąd #12',
      '<div class="flash notice" id="flash_notice">Zaktualizowane pomyślnie.</div><h2>Błąd #12</h2><div class="journal"><p>Działa</p></div>',
    ),
    came(),
    /Zaktualizowane/,
  ),
  trial(
    'Confluence: a page that says it is publishing, then the published one',
    {
      'GET /': en(
        'Edit - Tea',
        formTo('<textarea name="body" aria-label="Page">Brew it</textarea>', 'Publish'),
      ),
      'POST /do': en(
        'Publishing',
        '<p>Publishing your page…</p>',
        `setTimeout(() => location.replace('/pages/tea'), 900);`,
      ),
      'GET /pages/tea': en(
        'Tea - Kitchen - Confluence',
        '<h1>Tea</h1><p>Brew it</p><small>Last updated: just a moment ago</small>',
      ),
    },
    came(),
    /just a moment ago/,
  ),
  viaApi(
    'Discourse: too many actions, said without the word error',
    en(
      'Tea or coffee?',
      '<button id="b" title="like this post">♡</button>',
      onAnswer(
        `if (status === 429) veil('<div class="dialog-content"><p>' + data.errors[0] + '</p><button>OK</button></div>');`,
      ),
    ),
    soon({ errors: ['You’ve performed this action too many times, please try again in 42 seconds.'] }, 429),
    failed(/too many times/i),
  ),
  viaApi(
    'Zendesk: solved, the ticket gives way to the list',
    en(
      'Ticket #482',
      '<div id="m"><h1>Lost parcel</h1><textarea aria-label="Public reply">It is on its way.</textarea><button id="b">Submit as Solved</button></div>',
      onAnswer(
        `m.innerHTML = '<h1>Your unsolved tickets (3)</h1><ul><li>#483 Broken lid</li></ul>'; ceiling('<div data-test-id="notification">Ticket <a href="#">#482</a> has been updated</div>', 4000);`,
      ),
    ),
    soon({ ticket: { status: 'solved' } }),
    came(),
    /#482 has been updated/,
  ),
  trial(
    'A board: the card moves one place up',
    en(
      'Sprint',
      '<ol id="list"><li>Boil</li><li>Pour <button id="b" aria-label="Move Pour up">↑</button></li></ol>',
      onPress(`list.prepend(b.closest('li'));`),
    ),
    came(),
    /Pour ↑\s+Boil/,
  ),
  trial(
    'A copied link is told in a tooltip for a second and a half',
    en(
      'TEA-9',
      '<h1>TEA-9</h1><button id="b" aria-label="Copy issue link">🔗</button>',
      onPress(
        `const tip = document.createElement('div'); tip.setAttribute('role', 'tooltip'); tip.textContent = 'Copied to clipboard'; b.after(tip); setTimeout(() => tip.remove(), 1500);`,
      ),
    ),
    came(),
    { ...BRIEF, seen: /Copied/ },
  ),
  viaApi(
    'A watch button whose request is refused in silence',
    de(
      'Ticket 88',
      `<h1>Ticket 88</h1><button id="b" aria-pressed="false">Beobachten</button>${noise.clock}`,
      onAnswer(`if (ok) b.setAttribute('aria-pressed', 'true'), b.textContent = 'Beobachtet';`),
    ),
    soon({}, 403),
    unmoved,
    { seen: /Beobachten/, unseen: /Beobachtet/ },
  ),
];
