import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

const show = inBrowser();

/** Without an input, as pages draw them; `listen` is its script. */
const sliderOf = (listen: string, max = 100) => `
  <div id="track" style="position:relative;width:500px;height:20px;background:silver">
    <div id="thumb" role="slider" tabindex="0" aria-label="Volume" aria-valuemin="0" aria-valuemax="${max}"
      aria-valuenow="0" style="position:absolute;left:-10px;width:20px;height:20px;background:black"></div></div>
  <script>const thumb = document.getElementById('thumb'), track = document.getElementById('track'), max = ${max};
    const set = value => { const now = Math.max(0, Math.min(max, Math.round(value)));
      thumb.ariaValueNow = now; thumb.style.left = now / max * 500 - 10 + 'px'; };
    ${listen}</script>`;

const KEYS = `thumb.onkeydown = ({ key }) => {
  if (key === 'ArrowRight') set(Number(thumb.ariaValueNow) + 1);
  if (key === 'ArrowLeft') set(Number(thumb.ariaValueNow) - 1); };`;

const POINTER = `thumb.onpointerdown = () => {
  const move = ({ clientX }) => set((clientX - track.getBoundingClientRect().left) / 500 * max);
  addEventListener('pointermove', move);
  addEventListener('pointerup', () => removeEventListener('pointermove', move), { once: true }); };`;

test.each([
  ['that listens to keys', KEYS, 100, 40],
  ['that only a pointer moves', POINTER, 100, 40],
  ['that listens to both, and is too long for keys alone', KEYS + POINTER, 5000, 3217],
])('a slider %s', async (_which, listen, max, value) => {
  const page = await show(sliderOf(listen, max));
  const target = { selector: '#thumb' };
  const outcome = await page.act({ action: 'fill', target, params: { value } });
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed', value: String(value) });
  expect(await page.page.getAttribute('#thumb', 'aria-valuenow')).toBe(String(value));
});

test('reports that a slider did not move', async () => {
  const page = await show(sliderOf(''));
  const outcome = await page.act({ action: 'fill', target: { selector: '#thumb' }, params: { value: 40 } });
  expect(outcome).toMatchObject({ success: false, effect: 'no_change', value: '0' });
});
