import { check, click, press, type Scene, task } from './scene.ts';

export const consents: Scene = {
  name: 'consents',
  html: `<h2 id=heading>Privacy</h2><form id=form action="/consent" method=post><fieldset><legend id=legend>Allow for this site</legend>
    <p id=row><label id=extra-label><input id=extra type=checkbox name=extra value=news> <span id=who>Newsletter</span></label></p>
    <p><label><input type=radio id=once name=repeat value=weekly> <span>Weekly</span></label>
    <label><input type=radio id=monthly name=repeat value=daily> <span>Daily</span></label></p></fieldset><button id=send>Save</button></form>`,
  around: ['#heading', '#legend'],
  tasks: [
    task('check Newsletter', 'check', check('#extra', 'extra', 'news')),
    task('click Newsletter', 'check', click('#extra')),
    task('press Space on Newsletter', 'press Space', press('#extra', ' ')),
    task('check Weekly', 'check', check('#once', 'repeat', 'weekly')),
    task('check Newsletter, click Save', 'batch', check('#extra', 'extra', 'news'), click('#send')),
  ],
};

/** Words beside a box that no label connects with it. */
export const bareBox: Scene = {
  name: 'bare box',
  html: `<div id=row><input id=extra type=checkbox name=extra value=cookies aria-label=Allow> <b id=who>Cookies</b></div>`,
  around: ['#row'],
  tasks: [
    task('check Allow', 'check', check('#extra', 'extra', 'cookies')),
    task('press Space on Allow', 'press Space', press('#extra', ' ')),
  ],
};

export const drawnSwitch: Scene = {
  name: 'drawn switch',
  html: `<div id=row><span id=who>Share my place</span> <div id=act role=switch tabindex=0 aria-checked=false aria-labelledby=who
    style="display:inline-block;width:40px;height:20px;border:1px solid" onclick="this.ariaChecked = 'true'"></div></div>`,
  around: ['#row'],
  tasks: [task('check Share my place', 'check', { action: 'check', on: '#act' })],
};
