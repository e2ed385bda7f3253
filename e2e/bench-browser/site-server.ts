// A site of 2,000 pages of some 7 kB that link to one another, on the port in PORT, for the benchmark's crawls. `/rows/N` is a
// page with a table of N rows.
import { createServer } from 'node:http';
import { PAGES } from './site-size.ts';

const WORDS = 'harbour crane quay ship tide rope anchor pilot cargo berth'.split(' ');

function words(seed: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const word = WORDS[(index * 7 + seed * 13 + index * index) % WORDS.length] ?? '';
    return `${word}${index % 17}`;
  }).join(' ');
}

function page(number: number): string {
  const targets = [number * 3 + 1, number * 3 + 2, number * 3 + 3, number + 7, number + 31];
  const links = targets.map(target => `<li><a href="/p/${target % PAGES}">Page ${target % PAGES}</a></li>`);
  const texts = Array.from({ length: 12 }, (_, index) => `<p>${words(number * 31 + index, 70)}</p>`);
  return `<title>Page ${number}</title><nav><ul>${links.join('')}</ul></nav><main><article><h1>Page ${number}</h1>${texts.join('\n')}</article></main><footer>Footer</footer>`;
}

function rows(count: number): string {
  const row = (index: number): string =>
    `<tr><td>${index}</td><td><a href="/p/${index}">Row ${index}</a></td><td><input aria-label="Amount ${index}" value="${index}"></td><td><button>Edit ${index}</button></td></tr>`;
  return `<title>Rows</title><main><h1>Rows</h1><table>${Array.from({ length: count }, (_, index) => row(index)).join('')}</table></main>`;
}

createServer(({ url = '/' }, response) => {
  const [, kind, number = '0'] = /^\/(?:(p|rows)\/(\d+))?$/.exec(url) ?? [];
  const isPage = url === '/' || kind !== undefined;
  const body = kind === 'rows' ? rows(Number(number)) : page(Number(number) % PAGES);
  response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(isPage ? `<!doctype html><html lang="en">${body}</html>` : '');
}).listen(Number(process.env.PORT), '127.0.0.1');
