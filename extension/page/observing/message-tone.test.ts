// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isProgress, toneOf, toneOfWords } from './message-tone.ts';

test.each([
  'Error: this username is already registered',
  'Your session has expired',
  'The draft was not saved',
  'Payment declined: the card has been rejected',
  'Bitte geben Sie eine gültige Postleitzahl ein.',
  'Die Datei konnte nicht gespeichert werden',
  'Mot de passe incorrect',
  'No se pudo guardar',
  '用户名已存在',
  '保存できません',
  'You need $71,204.10 more buying power for this order.',
  'You can’t add more than one voucher',
  'Die eingegebene TAN stimmt nicht.',
  'El importe supera su límite diario',
  'Kuponun kullanım süresi dolmuş',
  'نفدت الكمية من هذا المنتج',
  '您还没有选择宝贝哦',
  'Se ha producido un error',
  'Si è verificato un errore',
  'Sign in to follow people',
  'Lainaa ei voi uusia',
  'Există deja un client cu acest CUI',
  '手慢了一步，这位客户刚被王磊领走',
])('“%s” reports a failure', text => {
  expect(toneOfWords(text)).toBe('bad');
});

test.each([
  'Settings saved.',
  'Thank you! Your message was sent.',
  'No errors found. Saved.',
  'Gespeichert',
  'Votre message a été envoyé',
  '已保存',
  'Se ha guardado',
  'Uloženo',
  '欢迎，王小明',
])('“%s” reports that something is done', text => {
  expect(toneOfWords(text)).toBe('good');
});

test.each([
  'Required fields are marked *',
  '* Pflichtfeld',
  'Les champs marqués d’un * sont obligatoires',
  '带 * 号的为必填项',
  'Remember that this is only a preview. Your changes have not yet been saved!',
  'The following items will be deleted:',
  'Warning:',
  '3 items',
  'If you can’t make it, please cancel at least 24 hours ahead.',
  'Log in to your account',
  'Kettle, 1.5 l',
  'Please wait',
  'You are being redirected to PayPal. Please do not close this window.',
  'This cannot be undone',
  'No errors found',
  'Delete the account? This cannot be undone.',
])('“%s” reports neither', text => {
  expect(toneOfWords(text)).toBe('neutral');
});

test.each([
  ['<p class="alert alert-danger">Name: ab</p>', 'bad'],
  ['<div class="notice notice-success settings-error"><p>Settings</p></div>', 'good'],
  ['<p style="color: rgb(200, 0, 0)">A code has 6 digits</p>', 'bad'],
  ['<p>A code has 6 digits</p>', 'neutral'],
])('%s is %s by how it is marked', (html, tone) => {
  document.body.innerHTML = html;
  const at = document.body.querySelector('p') ?? document.body;
  expect(toneOf(at, at.textContent)).toBe(tone);
});

test.each(['Loading...', 'Moving message(s)…', '正在加载…'])('“%s” says that the page is at work', text => {
  expect(isProgress(text)).toBe(true);
});

test.each(['Saved...', 'Sorry, no more…', 'Done. More...'])('“%s” is more than that', text => {
  expect(isProgress(text)).toBe(false);
});

test('the name of the whole page is no mark of a message on it', () => {
  document.body.className = 'delete-confirmation';
  document.body.innerHTML = '<main><p>Home › Plants › Mint</p></main>';
  expect(toneOf(document.querySelector('p') ?? document.body, 'Home › Plants › Mint')).toBe('neutral');
  document.body.className = '';
});
