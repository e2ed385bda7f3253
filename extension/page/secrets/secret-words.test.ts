import { expect, test } from 'vitest';
import { namesCard, namesSecret } from './secret-words.ts';

test.each([
  'Password',
  'passWord',
  'user_pass',
  'userPwd',
  'newPwd',
  'txtLoginpwd',
  'pass\u200Bword',
  'Enter your password',
  'OTPCode',
  '2FA seed',
  'Pairing code',
  'Start word',
  'otp-1',
  'PIN',
  'Your PIN of four digits',
  'pinInput1',
  'cardPin',
  'Security code',
  'One-time code',
  'smsCode',
  'Enter the code we sent you',
  '6-digit code',
  'Digit 1',
  'CVV2',
  'cvc',
  'cardNumber',
  'creditcardno',
  'cc-num',
  'cc_exp_month',
  'Expiration year',
  'client_secret',
  'API key',
  'accessToken',
  'Recovery codes',
  '密码',
  '请输入登录密码',
  '短信验证码',
  '银行卡号',
  '第 1 位',
  'yzm',
  'sjyzm',
  'loginMima',
  'zfmm',
  'kahao',
])('%s names a secret', text => {
  expect(namesSecret(text) || namesCard(text)).toBe(true);
});

test.each([
  'Pin this post',
  'pin_message',
  'Map pin name',
  'Pinterest link',
  'Opinion',
  'Passenger name',
  'Passport number',
  'Compass heading',
  'Ski pass type',
  'Secret Santa group name',
  'Postcode',
  'Country code',
  'phone_code',
  'Discount code',
  'Zip code',
  'One-time donation amount',
  'Token symbol',
  'Keyword',
  'Card note',
  'Discard number',
  'Postcard number',
  'Expiry date',
  'Password reset e-mail',
  'no-1password',
  'Notes, other than passwords',
  'Optimal minima',
  'comma',
  '卡号以外的备注',
  '密码学课程',
  '邮政编码',
  '国家代码',
  '数量',
])('%s names none', text => {
  expect([namesSecret(text), namesCard(text)]).toEqual([false, false]);
});

test.each(['1234 1234 1234 1234', '0000-0000-0000-0000', 'XXXX XXXX XXXX XXXX', 'MM/YY', 'MM / YYYY'])(
  '%s is how a card is written',
  text => {
    expect(namesCard(text)).toBe(true);
  },
);

test.each(['2024', '010-1234 5678', 'DD/MM/YYYY', '12:30'])('%s is not', text => {
  expect(namesCard(text)).toBe(false);
});
