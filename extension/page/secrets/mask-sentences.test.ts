import { expect, test } from 'vitest';
import { joinedWords, maskSentences } from './mask-sentences.ts';

test.each([
  ['Your password is correct horse battery staple', 'Your password is ••••••'],
  ['Kim: the password is swordfish', 'Kim: the password is ••••••'],
  ['Das Kennwort für den Gastzugang ist Blaue Stunde', 'Das Kennwort für den Gastzugang ist ••••••'],
  ['Votre mot de passe provisoire est trois petits chats.', 'Votre mot de passe provisoire est ••••••.'],
  ['Twoje hasło to zielona żaba', 'Twoje hasło to ••••••'],
  ['Mật khẩu của bạn là con mèo xanh', 'Mật khẩu của bạn là ••••••'],
  ['ssh key passphrase is tall giraffe eats', 'ssh key passphrase is ••••••'],
  ['Benutzername kim, Passwort Murmeltier.', 'Benutzername kim, Passwort ••••••.'],
  ['user hook, password crocus', 'user hook, password ••••••'],
  ['sign in with the password letmeinplease.', 'sign in with the password ••••••.'],
  ['password "quotedsecret"', 'password "••••••"'],
  ['Ваш пароль: тихий дон', 'Ваш пароль: ••••••'],
  ['合言葉は「月と海」です', '合言葉は「••••••」です'],
  ['パスワードは ひまわり です。', 'パスワードは •••••• です。'],
  ['La password provvisoria è girandola; va cambiata', 'La password provvisoria è ••••••; va cambiata'],
  ['Start word for the browser: heliotrope', 'Start word for the browser: ••••••'],
  ['비밀번호는 바다거북 입니다.', '비밀번호는 •••••• 입니다.'],
])('%s', (text, masked) => {
  expect(maskSentences(text)).toBe(masked);
});

test.each([
  'your password is too short, please change it',
  'the password is stored in the vault',
  'My password is not working',
  'Your password is correct',
  'The password manager is great',
  'Use the password manager to sign in',
  'sign in with the password that you chose.',
  'Enter username and password below',
  'Username or email, password again',
  'Change password "Home"',
  'The secret of success is patience',
  'The password you chose is weak',
  'Ihr Passwort ist abgelaufen.',
  'Tu contraseña es segura.',
  'Votre mot de passe est expiré.',
  'Uw wachtwoord is gewijzigd.',
  'Forgot password: contact your administrator',
  'Password: Please choose one',
  'Zugangsdaten: siehe Brief',
  'Password: Letters and digits, at least eight of them',
  'パスワードは必須です',
  '您的密码已过期，请修改。',
])('leaves %s', text => {
  expect(maskSentences(text)).toBe(text);
});

test('words that are joined to one follow a name on a line of their own', () => {
  expect(joinedWords('Password rivers-run-north')).toEqual(['rivers-run-north']);
  for (const line of [
    'Password self-service',
    'Passwords are end-to-end encrypted',
    'A state-of-the-art vault',
  ])
    expect(joinedWords(line)).toEqual([]);
});
