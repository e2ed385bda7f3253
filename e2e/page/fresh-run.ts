// usage: node e2e/page/fresh-run.ts [secrets|honest|first ...]; prints the work half's leaks and both halves' figures
import { readFileSync } from 'node:fs';
import { honestAddresses, secretAddresses } from './fresh-secret-addresses.ts';
import { aroundControls, codeBoxes, controlNames } from './fresh-secret-around.ts';
import { honestPages } from './fresh-honest-pages.ts';
import { piecesIn, placeOf, readEveryWay } from './fresh-secret-measure.ts';
import { secretPages } from './fresh-secret-pages.ts';
import { launchBrowser, openPage } from './open-page.ts';

const what = process.argv.slice(2);
const want = (name: string) => what.length === 0 || what.includes(name);
const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
const show = await openPage(context);
const open = (html: string) => show(`<!doctype html><meta charset="utf-8">${html}`);
const totals = new Map<string, [number, number]>();
const count = (key: string, found: number, of: number) => {
  const [a, b] = totals.get(key) ?? [0, 0];
  totals.set(key, [a + found, b + of]);
};
const half = (index: number) => (index % 2 === 1 ? 'even' : 'odd');
const only = process.env.ONLY;
const skip = (name: string, index: number) => (only ? !name.includes(only) : process.env.EVEN && index % 2 === 0);

if (want('secrets'))
  for (const [index, { name, html, secrets, privates }] of secretPages.entries()) {
    if (skip(name, index)) continue;
    const h = half(index);
    const { first, selected, approved } = await readEveryWay(await open(html));
    const f = piecesIn(first, [...secrets, ...privates]);
    const s = piecesIn(selected, secrets);
    const a = piecesIn(approved, secrets);
    count(`${h} first`, f.length, secrets.length);
    count(`${h} selected`, s.length, secrets.length);
    count(`${h} approved`, a.length, secrets.length);
    if (h === 'even' || only) {
      console.log(`## ${name} [${index + 1}] first ${f.length} sel ${s.length} appr ${a.length} of ${secrets.length}`);
      for (const p of f) console.log(`  F ${p} | ${placeOf(first, p)}`);
      for (const p of a) console.log(`  A ${p} | ${placeOf(approved, p)}`);
    } else console.log(`## [${index + 1}] odd first ${f.length} appr ${a.length} of ${secrets.length}`);
  }
if (want('honest'))
  for (const [index, { name, html, texts, firsts }] of honestPages.entries()) {
    if (skip(name, index)) continue;
    const h = half(index);
    const { first, approved } = await readEveryWay(await open(html));
    const masked = texts.filter(text => piecesIn(approved, [text]).length === 0);
    const withheld = firsts.filter(text => piecesIn(first, [text]).length === 0);
    count(`${h} honest masked`, masked.length, texts.length);
    count(`${h} honest fields withheld first`, withheld.length, firsts.length);
    if (h === 'even' || only) console.log(`## honest ${name} [${index + 1}] ${JSON.stringify(masked)} first ${JSON.stringify(withheld)}`);
    else console.log(`## honest [${index + 1}] odd ${masked.length} first ${withheld.length}`);
  }
if (want('first')) {
  const page = await open('<button>Go</button>');
  for (const [index, [address, secret]] of secretAddresses.entries()) {
    await page.page.evaluate(`history.replaceState(null, '', ${JSON.stringify(address)})`);
    const { url } = await page.read();
    count(`${half(index)} address`, +url.includes(secret), 1);
    if (url.includes(secret) && half(index) === 'even') console.log(`  ADDR ${address}`);
  }
  for (const [index, address] of honestAddresses.entries()) {
    await page.page.evaluate(`history.replaceState(null, '', ${JSON.stringify(address)})`);
    const { url } = await page.read();
    count(`${half(index)} honest address`, +url.includes('••'), 1);
    if (url.includes('••') && half(index) === 'even') console.log(`  HADDR ${url}`);
  }
}
if (want('around')) {
  for (const [index, [name, html]] of codeBoxes.entries()) {
    const p = await open(html);
    const descs = (await p.read()).elements.map(({ desc }) => desc);
    const told = descs.filter(desc => /value: \w[,)]/u.test(desc) || /: [\dkQz]( \(|$)/u.test(desc));
    count(`${half(index)} boxes`, +(told.length > 0), 1);
    if (told.length && half(index) === 'even') console.log(`  BOX ${name}: ${told[0]}`);
  }
  for (const [index, [name, html, secret]] of aroundControls.entries()) {
    const p = await open(html);
    const reading = JSON.stringify([await p.read('en'), await p.read('zh')]);
    count(`${half(index)} around`, +reading.includes(secret), 1);
    if (reading.includes(secret) && half(index) === 'even') console.log(`  AROUND ${name}: ${reading.slice(0, 700)}`);
  }
  for (const [index, name] of controlNames.entries()) {
    const p = await open(`<button>${name}</button>`);
    const text = (await p.read()).elements.map(({ desc }) => desc).join('|');
    count(`${half(index)} control names`, +!text.includes(name), 1);
    if (!text.includes(name) && half(index) === 'even') console.log(`  NAME ${text}`);
  }
}
await browser.close();
for (const [key, [found, of]] of [...totals].sort()) console.log(`${key}: ${found} of ${of} (${((100 * found) / of).toFixed(1)} %)`);
void readFileSync;
