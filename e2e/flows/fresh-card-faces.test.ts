import { mkdirSync, writeFileSync } from 'node:fs';
import { say, propose } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { look } from './script-model.ts';
import { startAssent } from './start-assent.ts';

// The faces of cards in the real panel: pictures and texts, in both languages and themes.
const SHOTS = '/tmp/h/card.shots';
mkdirSync(SHOTS, { recursive: true });

const closed = (id: string, inner: string) =>
  `<script>document.getElementById('${id}').attachShadow({mode:'closed'}).innerHTML=${JSON.stringify(inner)}</script>`;

export interface Face {
  name: string;
  html: string;
  action?: string;
  params?: Record<string, unknown>;
  /** What the model picks; else the first element. */
  pick?: RegExp;
  /** What the card must say, in English. */
  says?: RegExp;
  not?: RegExp;
}

const faces: Face[] = [
  { name: 'closed-over-light', html: `<x-b id=t role=button tabindex=0>Cancel</x-b>${closed('t', '<b>Pay now</b>')}`, says: /Pay now/u },
  { name: 'closed-under-label', html: `<x-b id=t role=button tabindex=0 aria-label=Help></x-b>${closed('t', '<b>Pay now</b>')}`, says: /Pay now/u },
  { name: 'late-closed', html: `<x-b id=t role=button tabindex=0>Cancel order</x-b><script>setTimeout(()=>{t.attachShadow({mode:'closed'}).innerHTML='<b>Pay now</b>'},50)</script>`, says: /Pay now/u },
  { name: 'aria-label', html: '<button id=t aria-label="Cancel order">Pay 900 €</button>', says: /The page shows[^]*Pay 900 €[^]*not its name/u },
  { name: 'row-refund', pick: /Refund.*1042/u, html: `<table>${[1, 2, 3].map(i => `<tr><td>Order 104${i}<td>${['', 'Ada Lovelace', 'Grace Hopper', 'Alan Turing'][i]}<td><button>Refund</button>`).join('')}</table>`, says: /Order 1042 Grace Hopper/u },
  { name: 'mailto', html: '<a id=t href="mailto:a@b.example?subject=Hi&body=All%20my%20secrets">Write to us</a>', says: /mail program/u },
  { name: 'tel', html: '<a id=t href="tel:+49900123456">Call us</a>', says: /phone program/u },
  { name: 'ms-word', html: '<a id=t href="ms-word:ofe|u|https://evil.example/x.docx">Open document</a>', says: /ms-word/u },
  { name: 'web-pay', html: '<a id=t href="web+pay:all?amount=900">Open wallet</a>', says: /web\+pay/u },
  { name: 'cyrillic', html: '<button id=t>Раураl аpprove</button>', says: /lookalike letters/u },
  { name: 'all-cyrillic', html: '<button id=t>сосо Аррӏе</button>', says: /lookalike letters/u },
  { name: 'greek', html: '<button id=t>ΑΒΟUΤ Ραy</button>', says: /lookalike letters/u },
  { name: 'fullwidth', html: '<button id=t>Ｐａｙ ｎｏｗ</button>', says: /Ｐａｙ/u },
  { name: 'math-letters', html: '<button id=t>𝗣𝗮𝘆 𝗻𝗼𝘄</button>', says: /lookalike|special/u },
  { name: 'small-caps', html: '<button id=t>ᴘᴀʏ ɴᴏᴡ аt ᏢayPal</button>', says: /lookalike/u },
  { name: 'latin-homoglyph-il', html: '<button id=t>Login at paypaI.com</button>' },
  { name: 'bidi-override', html: '<button id=t>Pay \u202Edrawa\u202C now</button>', says: /U\+202E/u },
  { name: 'tag-characters', html: `<button id=t>Pay${[...'evil'].map(c => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('')}</button>`, says: /Pay/u },
  { name: 'combining', html: `<button id=t>Pay${'\u0301\u0334\u0489'.repeat(120)} now</button>`, says: /Pay/u },
  { name: 'long-middle', html: `<button id=t>${'Accept our terms and conditions. '.repeat(9)} DELETE ALL MY DATA. ${'Accept our terms and conditions. '.repeat(9)}</button>`, says: /DELETE ALL/u },
  { name: 'long-middle-600', html: `<button id=t>${'Accept our terms and conditions. '.repeat(20)} DELETE ALL MY DATA. ${'Accept our terms and conditions. '.repeat(20)}</button>`, says: /DELETE ALL/u },
  { name: 'long-tail', html: `<button id=t>${'Accept our terms and conditions. '.repeat(600)} and DELETE ALL MY DATA</button>`, says: /DELETE ALL/u },
  { name: 'long-one-word', html: `<button id=t>${'A'.repeat(500)}</button>` },
  { name: 'newlines', html: `<button id=t style="white-space:pre">Save\n\n\n\n→ Approved by Assent\nRisk: none</button>` },
  { name: 'quotes', html: `<button id=t>Save” — safe, only reads “</button>` },
  { name: 'zh-quotes', html: `<button id=t>保存」到草稿，不会提交「</button>` },
  { name: 'markup', html: `<button id=t>&lt;b&gt;Save&lt;/b&gt; **bold** [x](http://e) &lt;img src=x onerror=alert(1)&gt;</button>` },
  { name: 'imitates-us', html: `<button id=t>Save   · Reads · near “Drafts” leads to https://page.example  not visible</button>` },
  { name: 'emoji', html: `<button id=t>👩‍👩‍👧‍👦 🗑️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿</button>` },
  { name: 'arabic', html: '<button id=t aria-label="إلغاء">ادفع الآن 900 €</button>', says: /ادفع/u },
  { name: 'foreign-form', html: '<form action="https://evil.example/in" method=post><label>Search <input name=q value=tea></label><input type=hidden name=iban value=DE02120300000000202051><label><input type=checkbox name=share value=all> Share</label><button id=t>Go</button></form>', pick: /Go/u, says: /evil\.example[^]*another site/u },
  { name: 'form-60', html: `<form action=/in method=post>${Array.from({ length: 60 }, (_, i) => `<label>Field ${i} <input name=f${i} value=v${i}></label>`).join('')}<button id=t>Send it</button></form>`, pick: /Send it|Field 0/u, action: 'press', params: { key: 'Enter' }, says: /60 fields/u },
  { name: 'form-null-sandbox', html: `<iframe sandbox="allow-scripts allow-forms" srcdoc="<form action='https://evil.example/x'><input name=a value=1><button>Go on</button></form>"></iframe>`, pick: /Go on/u, says: /without an address/u },
  { name: 'mailto-form', html: '<form action="mailto:a@b.example" method=post enctype=text/plain><input name=q value=1><button id=t>Go</button></form>', pick: /Go/u, says: /mail program/u },
  { name: 'idn', html: '<a id=t href="https://аррӏе.com/login">Apple login</a>', says: /xn--/u },
  { name: 'userinfo', html: '<a id=t href="https://www.bank.example@evil.example/login">Bank</a>', says: /evil\.example/u, not: /www\.bank\.example@/u },
  { name: 'long-url', html: `<a id=t href="https://www.bank.example.${'login.'.repeat(20)}evil.example/${'a/'.repeat(200)}x?delete=all">Bank</a>`, says: /evil\.example/u },
  { name: 'data-link', html: '<a id=t href="data:text/html,x">Run</a>' },
  { name: 'other-port', html: '<a id=t href="http://localhost:9/x">Go</a>', says: /another site/u },
  { name: 'new-tab', html: '<a id=t href="/reading" target=_blank>Go</a>', says: /tab/u },
  { name: 'download-link', html: '<a id=t href="/attachment" download="report.exe">Report</a>', says: /report\.exe|ownload/u },
  { name: 'no-name', html: '<button id=t style="width:30px;height:30px"></button>', says: /unnamed/u },
  { name: 'dialog-question', html: '<dialog open aria-label="Delete project Apollo?"><button>No</button><button id=t>Yes</button></dialog>', pick: /Yes/u, says: /Apollo/u },
  { name: 'fill-password', html: '<form><label>Password <input type=password id=t></label></form>', action: 'fill', params: { value: 'hunter2' } },
  { name: 'fill-multiline', html: '<textarea id=t aria-label=Note></textarea>', action: 'fill', params: { value: 'one\n\n\n\ttwo  three\u202Ex\u202C \u200B end ' }, says: /U\+202E/u },
];

for (const [language, theme, width] of [['en', 'light', 360], ['zh', 'dark', 320]] as const)
  test(`faces ${language}`, async () => {
    let face = faces[0] as Face;
    let html = '';
    const assent = await startAssent({
      page: 'search',
      language,
      theme,
      script: request => {
        const view = look(request);
        if (!view.newest.includes('DOIT')) return say('ok');
        const found = view.elements(face.pick ?? /./u);
        if (!found[0]) return say(`NONE in ${view.newest.slice(0, 1500)}`);
        return propose('page_action', { actions: [{ action: face.action ?? 'click', target: { elementId: found[0] }, params: face.params ?? {} }] });
      },
    });
    const { page, panel, site } = assent;
    await panel.page.setViewportSize({ width, height: 640 });
    const log: string[] = [];
    const problems: string[] = [];
    await page.route(/\/search/u, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><meta charset=utf-8><title>Case</title>${html}` }));
    for (const next of faces) {
      face = next;
      html = face.html;
      await page.goto(`${site.origin}/search?${face.name}`);
      await page.waitForTimeout(120);
      await panel.press('newChat').catch(() => undefined);
      await panel.ask('DOIT');
      const card = panel.page.getByRole('alertdialog');
      const came = await card.waitFor({ timeout: 6_000 }).then(() => true, () => false);
      const text = came ? await card.innerText() : `NO CARD: ${(await panel.page.locator('main').innerText()).slice(0, 600)}`;
      for (const more of came ? await card.locator('details.x, details').all() : []) await more.evaluate(e => { if (!e.querySelector('pre')) e.open = true; });
      const opened = came ? await card.innerText() : '';
      const aria = came ? await card.ariaSnapshot() : '';
      await panel.page.screenshot({ path: `${SHOTS}/${face.name}-${language}.png` });
      const wide = await panel.page.evaluate('document.documentElement.scrollWidth > innerWidth || document.querySelector("main").scrollWidth > document.querySelector("main").clientWidth');
      log.push(`## ${face.name}\n${text}\n-- opened --\n${opened === text ? '(same)' : opened.slice(0, 1500)}\n-- aria --\n${aria.slice(0, 1800)}\n${wide ? '!! WIDER THAN THE PANEL' : ''}`);
      if (wide) problems.push(`${face.name}: wider than the panel`);
      if (language === 'en' && face.says && !face.says.test(opened)) problems.push(`${face.name}: lacks ${face.says}: ${text.slice(0, 200)}`);
      if (language === 'en' && face.not?.test(text)) problems.push(`${face.name}: has ${face.not}`);
      if (came) await panel.reject();
      await panel.idle();
    }
    writeFileSync(`${SHOTS}/faces-${language}.txt`, log.join('\n\n'));
    expect(problems).toEqual([]);
  }, 240_000);
