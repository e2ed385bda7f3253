import { came, click, failed, type TruthCase } from '../../truth-case.ts';
import { en, noise, onAnswer, onPress, pt, soon, tr, trial, unmoved, viaApi } from './fourth-pages.ts';

const ICON = (extra: string): string =>
  `<svg width="20" height="20" viewBox="0 0 20 20"><path id="glyph" d="M4 8h4l4-4v12l-4-4H4z" fill="none" stroke="currentColor"/>${extra}</svg>`;

/** Mail, chat and what people show each other. */
export const peopleCases: readonly TruthCase[] = [
  viaApi(
    'Mail: undo brings the conversation back',
    en(
      'Inbox',
      '<ul id="rows"><li>Ana – Lunch?</li><li id="row">Bo – Invoice 7 <button id="a" aria-label="Archive">🗄</button></li></ul>',
      `const away = row; a.onclick = () => { away.remove(); corner('<div role="alert">Conversation archived. <button id="b">Undo</button></div>', 9000); b.onclick = async () => { await api('/api'); rows.append(away); b.closest('.corner').innerHTML = '<div role="alert">Action undone.</div>'; }; };`,
    ),
    soon({}),
    came(),
    /Bo – Invoice 7/,
    [click('#a'), click('#b')],
  ),
  viaApi(
    'A channel is muted: a line through the icon, and its label',
    en(
      '#kitchen',
      `<h1>#kitchen</h1>${noise.room}<button id="b" aria-label="Mute channel">${ICON('')}</button>`,
      onPress(
        `glyph.insertAdjacentHTML('afterend', '<path d="M2 2 18 18" stroke="red"/>'); b.setAttribute('aria-label', 'Unmute channel'); await api('/api');`,
      ),
    ),
    soon({}),
    came(),
  ),
  viaApi(
    'Türkçe: sohbet başa sabitlendi',
    tr(
      'Sohbetler',
      '<ul id="rows"><li>Ayşe</li><li id="row">Mehmet <button id="b" aria-label="Sabitle">📌</button></li></ul>',
      onAnswer(
        `row.classList.add('pinned'); rows.prepend(row); b.setAttribute('aria-label', 'Sabitlemeyi kaldır');`,
      ),
    ),
    soon({ ok: true }),
    came(),
    /Mehmet 📌\s+Ayşe/,
  ),
  viaApi(
    'A message of mine among those of others',
    en(
      '#kitchen',
      `<h1>#kitchen</h1>${noise.room}<div id="own"></div><div id="t" contenteditable role="textbox" aria-label="Message #kitchen">Tea is ready</div><button id="b" aria-label="Send">➤</button>`,
      onPress(`own.textContent = 'me: ' + t.textContent; t.textContent = ''; await api('/api');`),
    ),
    soon({}),
    came(),
    /me: Tea is ready/,
  ),
  viaApi(
    'A post that one has made before',
    en(
      'Compose',
      '<div id="t" contenteditable role="textbox" aria-label="Post text">Tea!</div><button id="b">Post</button>',
      onAnswer(
        `if (!ok) corner('<div data-testid="toast"><span>' + data.errors[0].message + '</span></div>', 4000);`,
      ),
    ),
    soon({ errors: [{ message: 'Whoops! You already said that.' }] }, 403),
    failed(/already said that/i),
  ),
  viaApi(
    'Português: a mensagem aparece, e depois de um segundo não foi entregue',
    pt(
      'Conversa',
      '<ul id="rows"><li>Bia: vem?</li></ul><div id="t" contenteditable role="textbox" aria-label="Mensagem">Já vou</div><button id="b">Enviar</button>',
      onPress(
        `rows.insertAdjacentHTML('beforeend', '<li>Já vou <small id="e">🕓</small></li>'); t.textContent = ''; const { ok } = await api('/api'); e.textContent = ok ? '✓' : 'Não entregue. Toque para reenviar';`,
      ),
    ),
    { status: 504, json: {}, delay: 1200 },
    failed(/não entregue/i),
  ),
  trial(
    'A follow button without a handler, beside a chat',
    en(
      'Ana',
      `<h1>Ana</h1><button id="b" class="btn btn-primary">Follow</button>${noise.room}`,
      `document.addEventListener('click', event => { if (event.target.matches('.btn-follow')) api('/api'); });`,
    ),
    unmoved,
    { seen: /Follow\b(?!ing)/, requests: { 'POST /api': 0 } },
  ),
  viaApi(
    'Load older messages: the server hangs up, and the button is as before',
    en(
      '#kitchen',
      '<button id="b">Load older messages</button><ul id="rows"><li>ana: hi</li></ul>',
      onPress(
        `try { const { data } = await api('/api'); for (const each of data) rows.insertAdjacentHTML('afterbegin', '<li>' + each + '</li>'); } catch { /* tried again at the next click */ }`,
      ),
    ),
    { hangsUp: true },
    unmoved,
    // A browser asks again by itself where a connection ends.
    { seen: /Load older messages\s+ana: hi/, requests: {} },
  ),
];
