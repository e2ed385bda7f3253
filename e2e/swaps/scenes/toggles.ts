import { check, click, fill, press, type Scene, task } from './scene.ts';

const REASON = '<p><label>Reason <input id=reason name=reason></label></p>';

const toggle = (name: string, html: string): Scene => ({
  name,
  html: `<h2 id=heading>Settings</h2>${REASON}<p id=beside>Choose:</p>${html}`,
  around: ['#heading', '#beside'],
  tasks: [
    task('click it', 'click', click('#act')),
    task('press Enter on it', 'press Enter', press('#act', 'Enter')),
    task('press Space on it', 'press Space', press('#act', ' ')),
    task('fill Reason, click it', 'batch', fill('#reason', 'Late', 'reason'), click('#act')),
  ],
});

const turn = (state: string): string => `${state}=false onclick="
  this.setAttribute('${state}', this.getAttribute('${state}') !== 'true')"`;

/** Controls of which the same press does the opposite once their state has turned over. */
export const toggles: readonly Scene[] = [
  toggle('switch', `<button id=act role=switch ${turn('aria-checked')}>Dark mode</button>`),
  toggle('pressed button', `<button id=act ${turn('aria-pressed')}>Follow</button>`),
  toggle(
    'disclosure',
    `<button id=act aria-controls=part ${turn('aria-expanded')}>Filters</button><p id=part>All</p>`,
  ),
  toggle('details', '<details><summary id=act>More</summary><p>All of it</p></details>'),
  {
    name: 'drawn checkbox',
    html: `<p id=beside>Choose:</p><div id=act role=checkbox tabindex=0 style="width:90px" ${turn('aria-checked')}>News</div>`,
    around: ['#beside'],
    tasks: [task('click it', 'click', click('#act')), task('check it', 'click', check('#act', '', ''))],
  },
];
