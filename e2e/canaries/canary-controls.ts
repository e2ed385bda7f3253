const box = (attributes: string, digits = '481592') =>
  [...digits].map(digit => `<input ${attributes} value=${digit}>`).join('');

export const codeBoxes: readonly (readonly [name: string, html: string])[] = [
  ['maxlength 1', `<h1>Enter the code</h1><div>${box('maxlength=1')}</div>`],
  ['maxlength 1, a word without a code', `<h1>Check your phone</h1><div>${box('maxlength=1')}</div>`],
  ['numeric', `<h1>Enter the code</h1><div>${box('inputmode=numeric')}</div>`],
  [
    'numeric, no word of a code',
    `<h1>Check your phone</h1><p>We texted you.</p><div>${box('inputmode=numeric')}</div>`,
  ],
  [
    'type tel, no word of a code',
    `<h1>Check your phone</h1><p>Almost there</p><div>${box('type=tel')}</div>`,
  ],
  ['plain, no word of a code', `<h1>Check your phone</h1><p>We texted you.</p><div>${box('')}</div>`],
  ['size 1', `<h1>Two-step sign-in</h1><div>${box('size=1')}</div>`],
  ['maxlength 2', `<p>Wir haben dir eine SMS geschickt</p><div>${box('maxlength=2')}</div>`],
  ['maxlength 6, for pasting', `<p>Check your inbox</p><div>${box('maxlength=6')}</div>`],
  [
    'each in a box',
    `<p>Check your inbox</p><div>${[...'481592'].map(d => `<div><input type=number value=${d}></div>`).join('')}</div>`,
  ],
  ['characters of a memorable word', `<p>Letters 2, 5, 9 of your memorable word</p>${box('size=1', 'kQ9z')}`],
  [
    'selects of a memorable word',
    '<p>2nd, 5th and 9th letters of your memorable information</p>' +
      [...'4815'].map(d => `<select><option>x<option selected>${d}</select>`).join(''),
  ],
  [
    'selects, labelled',
    [...'4815']
      .map((d, at) => `<label>Character ${at + 2} <select><option>x<option selected>${d}</select></label>`)
      .join(''),
  ],
  [
    'type number, labelled by place',
    [...'481592'].map((d, at) => `<input type=number aria-label="Box ${at + 1}" value=${d}>`).join(''),
  ],
  [
    'editable boxes',
    `<p>Check your inbox</p>${[...'481592'].map(d => `<div contenteditable role=textbox>${d}</div>`).join('')}`,
  ],
];

export const aroundControls: readonly (readonly [name: string, html: string, secret: string])[] = [
  [
    'rows without headings',
    '<table><tr><td>prod<td>zk-lemon-77<td><button>Copy</button></tr><tr><td>dev<td>zk-lime-88<td><button>Copy</button></tr></table>',
    'zk-lemon-77',
  ],
  [
    'rows with headings',
    '<table><tr><th>Name<th>Secret<th></tr><tr><td>prod<td>zk-lemon-77<td><button>Copy</button></tr><tr><td>dev<td>zk-lime-88<td><button>Copy</button></tr></table>',
    'zk-lemon-77',
  ],
  [
    'Chinese headings',
    '<table><tr><th>名称<th>密码<th></tr><tr><td>a<td>zk-lemon-77<td><button>复制</button></tr><tr><td>b<td>zk-lime-88<td><button>复制</button></tr></table>',
    'zk-lemon-77',
  ],
  [
    'Korean headings',
    '<table><tr><th>이름<th>암호<th></tr><tr><td>a<td>zk-lemon-77<td><button>복사</button></tr><tr><td>b<td>zk-lime-88<td><button>복사</button></tr></table>',
    'zk-lemon-77',
  ],
  [
    'PIN without a colon',
    '<div>PIN 5518 <button>Change</button></div><div>PIN 5519 <button>Change</button></div>',
    '5518',
  ],
  [
    'logins',
    '<ul><li>Netflix kim@x.test netfl1x-chill <button>Use</button><li>Bahn kim gleis-9dreiviertel <button>Use</button></ul>',
    'netfl1x-chill',
  ],
  [
    'messages with codes',
    '<ul><li>Kod: «zz71kk20» <button>Open</button><li>認証番号は「204918」です <button>Open</button></ul>',
    '204918',
  ],
  [
    'Wi-Fi keys',
    '<ul><li>Home, Wi-Fi key maple-tree9 <button>Join</button><li>Lab, Wi-Fi key lab-rat-42 <button>Join</button></ul>',
    'maple-tree9',
  ],
  [
    'codes as buttons',
    '<h3>Backup codes</h3><button>b7kq-m3xv</button><button>c8zt-5hcn</button>',
    'b7kq-m3xv',
  ],
  [
    'codes as buttons, German',
    '<h3>Ersatzcodes</h3><button>b7kq-m3xv</button><button>c8zt-5hcn</button>',
    'b7kq-m3xv',
  ],
  ['a key as a button', '<p>Your API key</p><button class=copy>apkey-lemon7</button>', 'apkey-lemon7'],
  ['a password as a chip', '<div>Password</div><div role=button tabindex=0>Kirschkern</div>', 'Kirschkern'],
  [
    'a radio group of PINs',
    '<fieldset><legend>Your PIN</legend><label><input type=radio name=p>6190</label><label><input type=radio name=p>6191</label></fieldset>',
    '6191',
  ],
  [
    'suggested passwords',
    '<p>Suggested passwords</p><label><input type=radio name=s>brave-otter-31</label><label><input type=radio name=s>calm-heron-58</label>',
    'calm-heron-58',
  ],
  [
    'words of a phrase to confirm',
    '<h2>Confirm your recovery phrase</h2><button>pottery</button><button>shrimp</button><button>walrus</button>',
    'shrimp',
  ],
  [
    'a select of keys',
    '<label>Active key<select><option>key-lime-9931<option>key-lemon-1177</select></label>',
    'key-lime-9931',
  ],
  [
    'a select of secrets',
    '<label>Client secret<select><option>Sommerregen<option>Winterwind</select></label>',
    'Sommerregen',
  ],
  [
    'a copy button',
    '<input type=password value=""><button aria-label="Copy xV3-kuR8-bbQ2">Copy</button>',
    'xV3-kuR8-bbQ2',
  ],
  [
    'a hexadecimal key on a button',
    '<p>License</p><button>9f3ac2d81b7e40563f9ac2d81b7e4011</button>',
    '9f3ac2d81b7e4056',
  ],
  ['the title, Japanese', '<title>認証コード「774920」</title><button>a</button>', '774920'],
  ['the title, a note', '<title>wifi pw lemonade9 - Notes</title><button>a</button>', 'lemonade9'],
  ['the title, English', '<title>774920 is your Acme code</title><button>a</button>', '774920'],
  [
    'a note being written',
    '<label>Notes<textarea>Router: admin / r0uter-King</textarea></label>',
    'r0uter-King',
  ],
  [
    'access data being written',
    '<label>Zugangsdaten<textarea>kim / Zitrone77</textarea></label>',
    'Zitrone77',
  ],
  [
    'a value beside its key',
    '<label>Key<input value=SMTP_PASSWORD></label><label>Value<textarea>kst0re-open</textarea></label>',
    'kst0re-open',
  ],
  ['a combobox without a label', '<input role=combobox value="Zitrone77">', 'Zitrone77'],
];

export const controlNames: readonly string[] = [
  'Delete API key ci-deploy-2026',
  'Revoke token laptop-2025',
  'Rotate secret db-prod-2',
  'Password reset for kim2',
  'Copy link 2',
  'PIN to top',
  'Edit key DATABASE_URL',
  'Remove passkey iPhone15',
  'Delete SSH key laptop-2024',
  'API key grafana-prod-2',
  'Use promo code SPRING26',
  'Apply code TEA-25OFF',
  'Reorder order 302-8841927-5530142',
  'Close issue AUTH-77',
  'Code of conduct v2',
];
