import { fill } from '../../../swaps/row-specs.ts';
import { ACT, button, type LiveCase, live } from '../live-case.ts';

/** Messages, presence, toasts and banners that come. */
export const arrivalCases: readonly LiveCase[] = [
  live(
    'feed of equal buttons that grows below',
    `<main id=x>${['Ann', 'Ben'].map(who => `<article><p>${who}: hi</p>${who === 'Ben' ? button('Like') : '<button>Like</button>'}</article>`).join('')}</main>`,
    ACT,
    {
      meanwhile: `x.insertAdjacentHTML('beforeend', '<article><p>Cy: hi</p><button>Like</button></article>')`,
    },
  ),
  live(
    'feed of equal buttons that grows above',
    `<main id=x>${['Ann', 'Ben'].map(who => `<article><p>${who}: hi</p>${who === 'Ben' ? button('Like') : '<button>Like</button>'}</article>`).join('')}</main>`,
    ACT,
    {
      meanwhile: `x.insertAdjacentHTML('afterbegin', '<article><p>Cy: hi</p><button>Like</button></article>')`,
    },
  ),
  live('new posts pill', `<main><div id=x></div>${button('Write post')}</main>`, ACT, {
    meanwhile: `x.innerHTML = '<button>Show 3 new posts</button>'`,
  }),
  live(
    'send in a chat that gets a message',
    `<section><h2>Ada</h2><div id=x><p>Ada: hi</p></div><div><textarea aria-label=Message>ok</textarea>${button('Send')}</div></section>`,
    ACT,
    {
      meanwhile: `x.insertAdjacentHTML('beforeend', '<p>Ada: are you there?</p>')`,
      mayAsk: 'a message may change what one wants to say; mostly a nuisance',
    },
  ),
  live(
    'write in a chat that gets a message',
    `<section><h2>Ada</h2><div id=x><p>Ada: hi</p></div><div><textarea id=act aria-label=Message></textarea><button>Send</button></div></section>`,
    fill('#act', 'Yes'),
    { meanwhile: `x.insertAdjacentHTML('beforeend', '<p>Ada: are you there?</p>')`, done: 'act.value' },
  ),
  live(
    'write in a chat in a dialog',
    `<div role=dialog aria-label=Chat><div id=x><p>Ada: hi</p></div><textarea id=act aria-label=Message></textarea><button>Send</button></div>`,
    fill('#act', 'Yes'),
    { meanwhile: `x.insertAdjacentHTML('beforeend', '<p>Ada: are you there?</p>')`, done: 'act.value' },
  ),
  live(
    'close a chat in a dialog',
    `<div role=dialog aria-label=Chat><div id=x><p>Ada: hi</p></div>${button('Minimise')}</div>`,
    ACT,
    { meanwhile: `x.insertAdjacentHTML('beforeend', '<p>Ada: are you there?</p>')` },
  ),
  live(
    'typing line in a composer',
    `<section><h2>Ada</h2><div><span id=x></span><textarea aria-label=Message>ok</textarea>${button('Attach')}</div></section>`,
    ACT,
    { meanwhile: `x.textContent = 'Ada is typing…'` },
  ),
  live(
    'presence dot with a word in a row',
    `<ul><li><span id=x>●</span> Ann <button>Call</button></li><li>Ben ${button('Call')}</li></ul>`,
    ACT,
    { meanwhile: `x.textContent = '○'` },
  ),
  live('toast without a role', `<main>${button('Save')}</main>`, ACT, {
    meanwhile: `document.body.insertAdjacentHTML('beforeend', '<div class=toast style="position:fixed;right:8px;bottom:8px">Ben joined</div>')`,
  }),
  live('toast in the flow', `<main>${button('Save')}</main>`, ACT, {
    meanwhile: `document.querySelector('main').insertAdjacentHTML('afterbegin', '<div class=alert>Ben joined</div>')`,
  }),
  live(
    'banner about the connection in the part',
    `<section><h2>Editor</h2><div id=x></div>${button('Publish')}</section>`,
    ACT,
    { meanwhile: `x.textContent = 'You are offline'`, mayAsk: 'useful to know' },
  ),
];
