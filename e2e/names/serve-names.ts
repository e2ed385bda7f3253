import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';

const ORIGIN = 'http://names.test';

/** Serves pages of ours by their titles. Returns their addresses. */
export async function serveOwn(
  context: BrowserContext,
  pages: Readonly<Record<string, string>>,
): Promise<string[]> {
  await context.route(`${ORIGIN}/**`, route => {
    const title = decodeURIComponent(new URL(route.request().url()).pathname.slice(1));
    const body = `<!doctype html><meta charset="utf-8">${pages[title] ?? ''}`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  return Object.keys(pages).map(title => `${ORIGIN}/${encodeURIComponent(title)}`);
}

/**
 * Serves the web-platform-tests of a folder (https://github.com/web-platform-tests/wpt, or the copy in Playwright's
 * `tests/assets/wpt`), without their own harness. Returns the addresses of those about names.
 */
export async function serveWpt(context: BrowserContext, folder: string): Promise<string[]> {
  await context.addInitScript({ content: DECLARE });
  await context.route(`${ORIGIN}/**`, route => {
    const path = folder + new URL(route.request().url()).pathname;
    if (!existsSync(path)) return route.fulfill({ status: 404, body: '' });
    const isPage = path.endsWith('.html');
    return route.fulfill({
      body: readFileSync(path),
      ...(isPage ? { contentType: 'text/html; charset=utf-8' } : {}),
    });
  });
  const folders = ['accname/name', 'accname/name/shadowdom', 'accname/manual'];
  return folders
    .flatMap(name => readdirSync(`${folder}/${name}`).map(file => `${ORIGIN}/${name}/${file}`))
    .filter(address => address.endsWith('.html') && !address.includes('tentative'))
    .sort();
}

/** Both harnesses of these tests come down to the same: an element, and the name that it should have. */
const DECLARE = `
  const declare = (element, name, label) => {
    element.setAttribute('data-name', name);
    if (!element.hasAttribute('data-testname')) element.setAttribute('data-testname', label);
  };
  window.AriaUtils = {
    verifyLabelsBySelector(selector) {
      for (const element of document.querySelectorAll(selector)) declare(element, element.dataset.expectedlabel);
    },
  };
  window.setup = () => {};
  window.ATTAcomm = class {
    constructor({ title, steps }) {
      addEventListener('DOMContentLoaded', () => {
        for (const { element, test } of steps)
          for (const [, property, relation, name] of test.ATK ?? [])
            if (property === 'name' && relation === 'is') declare(document.getElementById(element), name, title);
      });
    }
  };`;
