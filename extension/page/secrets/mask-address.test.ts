import { expect, test } from 'vitest';
import { maskAddress } from './mask-address.ts';

test.each([
  ['https://a/?password=hunter2&q=tea', 'https://a/?password=••••••&q=tea'],
  ['https://a/?q=tea&user_pwd=hunter2#top', 'https://a/?q=tea&user_pwd=••••••#top'],
  ['https://a/#access_token=abc&state=1', 'https://a/#access_token=••••••&state=1'],
  ['https://a/#/sign-in?otp=123456', 'https://a/#/sign-in?otp=••••••'],
  ['https://a/?pass%77ord=x&%E5%AF%86%E7%A0%81=y', 'https://a/?pass%77ord=••••••&%E5%AF%86%E7%A0%81=••••••'],
  ['https://u:hunter2@a/x', 'https://••••••@a/x'],
  ['https://a/?id_token=x1&code=q9w8e7&page=2', 'https://a/?id_token=••••••&code=••••••&page=2'],
  [
    'https://a/?reset_token=a&jwt=b&sid=c3PO11&session=d44x',
    'https://a/?reset_token=••••••&jwt=••••••&sid=••••••&session=••••••',
  ],
  [
    'https://a/f.pdf?X-Amz-Signature=ab12&X-Amz-Date=2026',
    'https://a/f.pdf?X-Amz-Signature=••••••&X-Amz-Date=2026',
  ],
  [
    'https://a/f?X-Goog-Signature=1&sig=x&magic=z9y8x7',
    'https://a/f?X-Goog-Signature=••••••&sig=••••••&magic=••••••',
  ],
  ['https://a/?x=Zk39dLqP0vTe7RmA', 'https://a/?x=••••••'],
  ['https://a/?v=eyJhbGciOi1.eyJzdWIiOiIx.c2ln', 'https://a/?v=••••••'],
  ['https://a/reset/9f86d081884c7d659a2f', 'https://a/reset/••••••'],
  ['https://a/verify/550e8400-e29b-41d4-a716-446655440000?x=1', 'https://a/verify/••••••?x=1'],
  ['https://a/s/Zk39dLqP0vTe7RmAq4WsX1yB/view', 'https://a/s/••••••/view'],
  ['https://a/x;jsessionid=1A2B3C4D', 'https://a/x;jsessionid=••••••'],
  ['https://a/go?to=https%3A%2F%2Fb%2F%3Ftoken%3Dabc', 'https://a/go?to=••••••'],
  ['https://a/#Zk39dLqP0vTe7RmAq4WsX1yB', 'https://a/#••••••'],
  ['https://a/?ｔｏｋｅｎ=abc&t.o.k.e.n=abc', 'https://a/?ｔｏｋｅｎ=••••••&t.o.k.e.n=••••••'],
  ['https://a/password/reset/key/MQ-1abc9f3ac2d81b7e/', 'https://a/password/reset/key/••••••/'],
  ['https://a/passwort-zuruecksetzen/k8Vx2LmP', 'https://a/passwort-zuruecksetzen/••••••'],
  ['https://a/l/k8Vx2LmPq7', 'https://a/l/••••••'],
  ['https://discord.gg/kQ8zMx2v', 'https://discord.gg/••••••'],
  ['https://a/with/key/bK8Zx2LmPq7Tw9Rz', 'https://a/with/key/••••••'],
  ['https://a/verify?c=551220&lang=en', 'https://a/verify?c=••••••&lang=en'],
  ['https://a/device?user_code=WDJB-MJHT', 'https://a/device?user_code=••••••'],
  ['https://a/?auth_key=zk-lemon-77&inviteId=lemon77xQ', 'https://a/?auth_key=••••••&inviteId=••••••'],
  ['mailto:unsub+m7vx2lmpq7@mail.test', 'mailto:unsub+••••••@mail.test'],
])('%s', (address, told) => {
  expect(maskAddress(address)).toBe(told);
});

test.each([
  'https://a/',
  'https://a/?q=password&page=2',
  'https://a/?discount_code=TEA',
  'https://a/?password=',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=120s',
  'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  'https://github.com/o/r/commit/3f2a9b1c4d5e6f708192a3b4c5d6e7f801234567',
  'https://a/orders/550e8400-e29b-41d4-a716-446655440000',
  'https://a/products/iphone-15-Pro-Max-256GB-A2B3?sort_key=price&key=name&code=US',
  'https://a/search?q=eyJ+what+is+this&hl=en&country_code=DE',
  'https://www.amazon.de/dp/B08N5WRWNW/ref=sr_1_3?keywords=tea+pot&qid=1700000000&sr=8-3',
  'https://a/2026/01/30/how-to-reset-your-password-in-2026',
  'https://a/login/github?next=%2Fsettings%2Fprofile',
  'https://a/wiki/Reset_(2024_film)#Release_and_reception',
  'https://etherscan.io/token/0xdAC17F958D2ee523a2206206994597C13D831ec7',
  'https://fonts.example/css2?family=Inter:wght@400;500;700&display=swap',
  'https://a/share/facebook?state=open&session=fall',
  'https://a/deals?code=TEA25&ticket=ACME-20488&state=New York',
  'https://a/errors?code=ERR_4042&key=created_at',
  'https://a/sessions/12044512/keynote-2026',
  'https://a/docs/hooks/useEffect2',
  'https://a/address/bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '',
])('%s contains no secret', address => {
  expect(maskAddress(address)).toBe(address);
});
