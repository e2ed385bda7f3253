import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { simulatedOpenPanel } from '../../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../../testing/simulation/simulated-panel.ts';
import { PanelProvider } from '../../panel/panel-context.tsx';
import { Markdown } from './markdown.tsx';

function render(text: string): string {
  return renderToStaticMarkup(
    <PanelProvider panel={simulatedOpenPanel(new SimulatedPanel())}>
      <Markdown text={text} />
    </PanelProvider>,
  );
}

test.each([
  '![secret](https://evil.example/p.png?d=1)',
  '<img src=x onerror=alert(1)>',
  'a <img src="https://evil.example/p.png"> b',
  '[![alt](https://evil.example/p.png)](https://evil.example)',
])('never fetches an image: %s', text => {
  expect(render(text)).not.toMatch(/<img|<[^>]* src=/);
});

test.each(['[x](javascript:alert(1))', '[x](data:text/html,1)', '[x](chrome://settings)', '[x](/relative)'])(
  'links only to the web and mail: %s',
  text => {
    expect(render(text)).not.toContain('<a');
  },
);

test('shows raw HTML as text', () => {
  expect(render('<script>alert(1)</script>')).not.toContain('<script');
  expect(render('a <b onclick="x">b</b>')).not.toContain('<b ');
});

test('a link opens a new tab and shows its destination', () => {
  const html = render('[My bank](https://evil.example/login)');
  expect(html).toContain('target="_blank" rel="noopener noreferrer"');
  expect(html).toContain('(evil.example)');
  expect(render('https://plain.example')).not.toContain('(plain.example)');
});

test('renders tables, lists, code and references', () => {
  expect(render('| A |\n|---|\n| 1 |')).toMatch(/<table>.*<th .*A.*<td .*1/s);
  expect(render('- one\n  - two')).toMatch(/<ul><li>one<ul><li>two/);
  expect(render('```js\na < b\n```')).toContain('a &lt; b');
  expect(render('Q&amp;A &#65;')).toContain('Q&amp;A A');
});

test('an address in Chinese text ends where the Chinese begins; a name with an @ is no mail link', () => {
  const html = render('已前往 https://a.example/index.html。请等新页面');
  expect(html).toContain('>https://a.example/index.html</a>。请等新页面');
  expect(render('“your@email.com” 已填写')).not.toContain('<a');
});

test('a link whose text only contains its host still shows its destination', () => {
  expect(render('[evil.example? No, bank.example](https://evil.example/)')).toContain('(evil.example)');
  expect(render('[evil.example/login](https://evil.example/login)')).not.toContain('(evil.example)');
  expect(render('[bank](https://xn--80ak6aa92e.com)')).toContain('(xn--80ak6aa92e.com)');
  expect(render('[bank](https://аррӏе.com)')).toContain('(xn--80ak6aa92e.com)');
});

test('code has its language and a copy button, and a table box is reachable by keyboard', () => {
  const html = render('```js title="a"\nlet a;\n```');
  expect(html).toContain('>js</span>');
  expect(html).toContain('aria-label="Copy code"');
  expect(render('| A |\n|---|\n| 1 |')).toMatch(/<section[^>]* tabindex="0" aria-label="Table"/);
});

test.each([
  '$a_1 + b_1 * c * d$',
  '\\(a_1 \\{x\\} b_1\\)',
  '$$x^2 *y* z$$',
  '\\[a_1 * b_1 * c\\]',
  '$$\na\n- b\n- c\n$$',
])('shows a formula as it was written: %s', formula => {
  const html = render(`Before ${formula.startsWith('$$\n') ? '\n\n' : ''}${formula}`);
  expect(html).toContain(`dir="ltr">${formula}</span>`);
});

test('does not take prices for formulas', () => {
  expect(render('It costs $5, not *$10*.')).toContain('<em>$10</em>');
});

test('a task has words for whether it is done', () => {
  const html = render('- [x] one\n- [ ] two');
  expect(html).toMatch(/Done: .*one.*To do: .*two/s);
  expect(html).not.toContain('<input');
});

test.each([
  'https://bank.example@evil.example/login',
  'https://bank.example:443@evil.example',
  'https://www.bank.example%2Flogin@evil.example',
])('a bare address that begins with the name of another host shows its destination: %s', address => {
  expect(render(address)).toContain('(evil.example)');
  expect(render(`**${address}**`)).toContain('(evil.example)');
  expect(render(`<${address}>`)).toContain('(evil.example)');
});
