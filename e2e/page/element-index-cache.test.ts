import { expect, test } from 'vitest';
import { isFullRun } from '../toolchain/test-plan.ts';
import type { Comparison } from './cached-against-fresh.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const PAGE = `<script>
  addEventListener('define', () => customElements.define('x-box', class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<button>Inside</button><slot></slot>';
    }
  }), { once: true, capture: true });
  </script><style>.point { cursor: pointer } .gone { display: none }</style><div id="start"><button>One</button>
  <ul><li><a href="#">Two</a></li><li class="point">Three</li></ul><section><p>Four</p></section></div>`;

const SEEDS = isFullRun() ? 50 : 15;
const ROUNDS = 60;

test('the cached index equals a fresh one, whatever changes', async () => {
  const sum = { kept: 0, rebuilt: 0, seen: 0 };
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const page = await show(PAGE);
    const result: Comparison = await page.call('cachedAgainstFresh', seed, ROUNDS);
    expect(result.wrong).toBeUndefined();
    for (const what of ['kept', 'rebuilt', 'seen'] as const) sum[what] += result[what];
  }
  expect(sum.kept + sum.rebuilt).toBe(SEEDS * ROUNDS);
  // Most changes are no reason to look through the whole page, and there is something to be seen in most of them.
  expect(sum.kept).toBeGreaterThan(sum.rebuilt * 2);
  expect(sum.seen).toBeGreaterThan(SEEDS * ROUNDS * 5);
}, 300_000);
