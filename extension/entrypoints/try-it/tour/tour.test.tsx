// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LanguageContext } from '../../../components/language.ts';
import { Tour } from './tour.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('aside button')];

test('the focus moves along to the next task', async () => {
  const shop = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  const place = document.createElement('div');
  document.body.replaceChildren(place, ...(shop ? [shop] : []));
  location.hash = '#search';
  await act(async () =>
    createRoot(place).render(
      <LanguageContext value="en">
        <Tour page={document} offer={() => undefined} openPanel={() => undefined} />
      </LanguageContext>,
    ),
  );
  await act(async () => document.querySelector('#found')?.append('3 teas'));
  const next = buttons().find(({ textContent }) => textContent.startsWith('Next'));
  next?.focus();
  expect(document.activeElement).toBe(next);
  await act(async () => next?.click());
  expect(document.activeElement).toBe(document.querySelector('[data-task=form] > button'));
});
