// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { parseConsent } from '../../settings/consent.ts';
import { control, openOptions, press, section, set } from './open-options.testing.tsx';

const HOUR = 3_600_000;
const siteRule = (host: string, rule: string) => ({ pattern: { host, subdomains: false }, rule });

describe('the connection', () => {
  test('is saved once it is valid, after a request for access to its site', async () => {
    const browser = await openOptions();
    const backend = section('Backend');
    await set(backend, 'Relay address', 'nonsense');
    await press(backend, 'Save');
    expect(backend.textContent).toContain('This is not a valid address.');
    expect(browser.stored.settings).toBeUndefined();
    await set(backend, 'Relay address', 'https://relay.example/');
    expect(backend.textContent).not.toContain('This is not a valid address.');
    await set(backend, 'Model', ' large ');
    await set(backend, 'Agent', '');
    await press(backend, 'Save');
    expect(backend.textContent).toContain('Enter an agent');
    await set(backend, 'Agent', 'shopper');
    await press(backend, 'Save');
    expect(backend.textContent).toContain('Saved.');
    expect(browser.stored.settings).toMatchObject({
      relayUrl: 'https://relay.example',
      model: 'large',
      agent: 'shopper',
    });
    expect(browser.askedFor).toEqual(['https://relay.example/*']);
  });

  test('is saved and reports the refusal when the browser refuses its site', async () => {
    const browser = await openOptions({ allowsSites: false });
    await set(section('Backend'), 'Relay address', 'https://relay.example');
    await press(section('Backend'), 'Save');
    expect(section('Backend').textContent).toContain('the browser did not allow this site');
    expect(browser.stored.settings).toMatchObject({ relayUrl: 'https://relay.example' });
  });

  test('has a way back to the default address, offered only elsewhere', async () => {
    const settings = { relayUrl: 'https://relay.example' };
    const browser = await openOptions({ stored: { settings } });
    const backend = section('Backend');
    await press(backend, 'Use the default address');
    expect(control(backend, 'Relay address').value).toBe('http://127.0.0.1:8787');
    expect(backend.textContent).not.toContain('Use the default address');
    expect(document.activeElement?.textContent).toBe('Test connection');
    await press(backend, 'Save');
    expect(browser.stored.settings).toMatchObject({ relayUrl: 'http://127.0.0.1:8787' });
  });

  test.each([
    [{ status: 200, body: '{"model":"offline"}' }, 'Connected. Its model: offline.'],
    [{ status: 200, body: 'fine' }, 'Connected.'],
    [{ status: 404, body: '' }, 'A server responds (HTTP 404)'],
    [{ status: 401, body: '' }, 'This backend requires an access key. Enter it in Settings.'],
    [{ status: 403, body: '{"detail":"No."}' }, 'The backend refuses (HTTP 403). It says: No.'],
    [{ status: 429, body: '' }, 'The backend refuses (HTTP 429).'],
    [undefined, 'No server responds there'],
  ])('is tested: %o', async (health, said) => {
    const browser = await openOptions({ health });
    await press(section('Backend'), 'Test connection');
    expect(section('Backend').textContent).toContain(said);
    expect(browser.stored.settings).toBeUndefined();
  });
});

test('choosing a tool set says what follows, and applies at once', async () => {
  const browser = await openOptions();
  const tools = section('Tools for the model');
  expect(tools.textContent).toContain('so a form needs one approval');
  const choices = [...tools.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(choices.map(({ checked }) => checked)).toEqual([true, false, false]);
  await act(async () => choices[1]?.click());
  expect(browser.stored.settings).toMatchObject({ toolset: 'use_browser' });
});

test('every section has its link', async () => {
  await openOptions();
  const links = [...document.querySelectorAll('nav a')];
  const named = links.map(link => document.querySelector(`${link.getAttribute('href')} h2`)?.textContent);
  expect(named).toEqual(links.map(link => link.textContent));
  expect(named).toHaveLength(document.querySelectorAll('nav + div > div').length);
});

describe('a backend that lists models and agents', () => {
  const LISTS = {
    models: [{ id: 'big', name: 'Big', is_default: true }, { id: 'small' }],
    agents: [{ id: 'default', name: 'Default' }, { id: 'shopper' }],
    setup_path: '/setup',
  };
  const consent = { version: 2, givenAt: '2026-11-20T08:00:00.000Z' };
  const health = { status: 200, body: JSON.stringify(LISTS) };
  const backend = () => section('Backend');

  test('has pickers, and a link to the page that connects a model', async () => {
    const settings = { model: 'unlisted' };
    const browser = await openOptions({ health, stored: { consent, settings } });
    await vi.waitFor(() => expect(control(backend(), 'Model')).toBeInstanceOf(HTMLSelectElement));
    const options = [...control(backend(), 'Model').querySelectorAll('option')];
    expect(options.map(option => option.textContent)).toEqual([
      "The backend's choice",
      'unlisted',
      'Big',
      'small',
    ]);
    expect(backend().querySelector('a')?.href).toBe('http://127.0.0.1:8787/setup?lang=en');
    await set(backend(), 'Model', 'small');
    await set(backend(), 'Agent', 'shopper');
    await press(backend(), 'Save');
    expect(browser.stored.settings).toMatchObject({ model: 'small', agent: 'shopper' });
  });

  test('is asked for nothing before the person has agreed', async () => {
    const browser = await openOptions({ health });
    expect(control(backend(), 'Model')).toBeInstanceOf(HTMLInputElement);
    expect(browser.requests).toEqual([]);
  });
});

describe('the access key', () => {
  const FIELD = 'Access key';
  const ORIGIN = 'http://127.0.0.1:8787';
  const keyed = { health: { status: 200, body: '{}' }, wantedKey: 'assent_new' };
  const backend = () => section('Backend');
  const said = () => backend().textContent;

  test('is tested as typed, stored masked for its origin, and removed', async () => {
    const browser = await openOptions(keyed);
    expect(control(backend(), FIELD)).toMatchObject({ type: 'password', autocomplete: 'off' });
    await press(backend(), 'Test connection');
    expect(said()).toContain(
      'This backend requires an access key. Enter it in Settings. It says: No such key.',
    );
    await set(backend(), FIELD, 'two words');
    expect(said()).not.toContain('This backend requires');
    await press(backend(), 'Test connection');
    expect(said()).toContain('This cannot be an access key');
    await set(backend(), FIELD, 'assent_new');
    await press(backend(), 'Test connection');
    expect(said()).toContain('Connected.');
    expect(browser.stored.accessKey).toBeUndefined();
    await press(backend(), 'Save');
    expect(browser.stored.accessKey).toEqual({ origin: ORIGIN, key: 'assent_new' });
    expect(JSON.stringify(browser.stored.settings)).not.toContain('assent_new');
    expect(said()).toContain(`Saved for ${ORIGIN}: ••••`);
    expect(document.body.innerHTML).not.toContain('assent_new');
    expect(control(backend(), FIELD).value).toBe('');
    await press(backend(), 'Remove the key');
    expect(browser.stored.accessKey).toBeUndefined();
    expect(said()).toContain('The key was removed.');
    expect(document.activeElement).toBe(control(backend(), FIELD));
    expect(browser.requests.filter(({ url }) => url.includes('assent_new'))).toEqual([]);
  });

  test('is tested at its own origin only, and removed when another origin is saved', async () => {
    const accessKey = { origin: ORIGIN, key: 'assent_new' };
    const browser = await openOptions({ ...keyed, stored: { accessKey } });
    await press(backend(), 'Test connection');
    expect(said()).toContain('Connected.');
    await set(backend(), 'Relay address', 'http://127.0.0.1:8788');
    expect(said()).toContain('It is not sent to the address above');
    browser.requests.length = 0;
    await press(backend(), 'Test connection');
    expect(said()).toContain('This backend requires an access key.');
    expect(browser.requests.map(({ authorization }) => authorization)).toEqual([null, null]);
    await press(backend(), 'Save');
    expect(browser.stored.accessKey).toBeUndefined();
  });
});

test('language and theme apply at once, on this page too', async () => {
  const browser = await openOptions({ stored: { settings: { agent: 'shopper' } } });
  const choice = (text: string) =>
    [...document.querySelectorAll('label')].find(label => label.textContent === text)?.querySelector('input');
  await act(async () => choice('Dark')?.click());
  expect(document.documentElement.dataset.theme).toBe('dark');
  await act(async () => choice('中文')?.click());
  expect(browser.stored.settings).toMatchObject({ language: 'zh', theme: 'dark', agent: 'shopper' });
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(document.title).toBe('Assent 设置');
  expect(section('语言和主题').textContent).toContain('主题');
});

test('shows the date of the consent, withdraws it and gives it again', async () => {
  const consent = { version: 2, givenAt: '2026-11-20T12:00:00.000Z' };
  const browser = await openOptions({ stored: { consent } });
  const privacy = section('What is sent, and your consent');
  expect(privacy.textContent).toContain('You agreed on November 20, 2026.');
  expect(privacy.textContent).toContain('http://127.0.0.1:8787');
  await press(privacy, 'Withdraw');
  expect(browser.stored.consent).toBeUndefined();
  expect(privacy.textContent).toContain('You have not agreed, so nothing is sent.');
  await press(privacy, 'Agree and start');
  expect(parseConsent(browser.stored.consent).status).toBe('given');
  expect(privacy.textContent).toContain('You agreed on');
});

test('opens our other pages', async () => {
  const browser = await openOptions();
  await press(section('Learn and try'), 'Open the practice page');
  await press(section('Learn and try'), 'Open the welcome page again');
  expect(browser.openedTabs).toEqual(['try-it.html', 'onboarding.html']);
});

describe('the rules of sites', () => {
  test('are added for one site at a time, changed and removed', async () => {
    const browser = await openOptions();
    const sites = section('Sites');
    expect(sites.textContent).toContain('You have set no rules of your own.');
    await set(sites, 'Site', 'no site');
    await press(sites, 'Add');
    expect(sites.textContent).toContain('This is not a site.');
    await set(sites, 'Site', 'com');
    await press(sites, 'Add');
    expect(sites.textContent).toContain('This is not a site.');
    await set(sites, 'Site', '*.co.uk');
    await press(sites, 'Add');
    expect(sites.textContent).toContain('every site with that ending');
    expect(browser.stored.siteRules).toBeUndefined();
    await set(sites, 'Site', 'shop.example');
    await press(sites, 'Add');
    expect(browser.stored.siteRules).toEqual([siteRule('shop.example', 'read-only')]);
    expect(sites.textContent).not.toContain('every site with that ending');
    await set(sites, 'Rule for shop.example', 'never-read');
    expect(browser.stored.siteRules).toEqual([siteRule('shop.example', 'never-read')]);
    await press(sites, 'Remove the rule for shop.example');
    expect(browser.stored.siteRules).toEqual([]);
  });

  test('are removed together, with a message; the predefined ones stay', async () => {
    const siteRules = [siteRule('a.example', 'ask'), siteRule('b.example', 'never-read')];
    const browser = await openOptions({ stored: { siteRules } });
    const sites = section('Sites');
    expect(control(sites, 'Rule for b.example').value).toBe('never-read');
    await press(sites, 'Reset to defaults');
    expect(browser.stored.siteRules).toEqual([]);
    expect(sites.textContent).toContain('Your rules were removed');
    expect(sites.textContent).toMatch(/\d+ sites start as read only/u);
  });
});

test('lists reading grants in force and revokes them', async () => {
  const now = Date.now();
  const grant = (origin: string, until: number) => ({ origin, givenAt: now - HOUR, until });
  const readingGrants = [grant('https://shop.example', now + HOUR), grant('https://past.example', now - 1)];
  const browser = await openOptions({ stored: { readingGrants } });
  const grants = section('Permissions you gave');
  expect(grants.querySelectorAll('li')).toHaveLength(1);
  expect(grants.textContent).toContain('https://shop.example');
  await press(grants, 'Revoke reading on https://shop.example');
  expect(browser.stored.readingGrants).toEqual([]);
  expect(grants.textContent).toContain('None. Assent asks each time.');
});

test('code is off until the person enables it; then the page shows how to enable it in Chrome', async () => {
  const browser = await openOptions({ stored: { settings: { agent: 'shopper' } } });
  const code = section('Running code');
  expect(code.textContent).toContain('Switch this on only if you can read code.');
  const toggle = control(code, 'Let the model propose code');
  expect(toggle).toMatchObject({ checked: false });
  expect(code.textContent).not.toContain('Allow User Scripts');
  await act(async () => toggle.click());
  expect(browser.stored.settings).toMatchObject({ runsCode: true, agent: 'shopper' });
  expect(code.textContent).toContain('Turn on “Allow User Scripts”');
  await press(code, 'Allow it in Chrome');
  expect(browser.openedTabs).toEqual(['chrome://extensions/?id=assent']);
  await act(async () => toggle.click());
  expect(browser.stored.settings).toMatchObject({ runsCode: false });
});

test('shows the shortcut of the browser, or that there is none, and where Chrome changes it', async () => {
  await openOptions();
  expect(section('Keyboard shortcut').textContent).toContain('No shortcut is set yet.');
  const browser = await openOptions({ shortcut: 'Alt+Shift+K' });
  expect(section('Keyboard shortcut').textContent).toContain('Alt+Shift+K opens the panel');
  await press(section('Keyboard shortcut'), 'Change it in Chrome');
  expect(browser.openedTabs).toEqual(['chrome://extensions/shortcuts']);
});

test('the tools of a site are allowed by its address, and for exactly that origin', async () => {
  const browser = await openOptions();
  const sites = section('Sites');
  await set(sites, 'Address of the site', 'shop');
  await press(sites, 'Allow its tools');
  expect(sites.textContent).toContain('This is no address of a site.');
  await set(sites, 'Address of the site', 'https://shop.example/tea?x=1');
  await press(sites, 'Allow its tools');
  expect(browser.stored.pageToolSites).toEqual(['https://shop.example']);
  expect(sites.textContent).toContain('https://shop.example');
  await press(sites, 'No longer allow tools of https://shop.example');
  expect(browser.stored.pageToolSites).toEqual([]);
});
