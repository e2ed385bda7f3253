import { check, click, fill, press, type Scene, select, task, type } from './scene.ts';

const HTML = `
<h2 id=heading>Transfer to Ada</h2>
<form id=form action="/pay" method=post>
  <fieldset><legend id=legend>Payment for rent</legend>
  <p><label id=note-label for=note>Note</label> <input id=note name=note></p>
  <p><label>Payee <input id=payee name=payee value=Ada readonly></label></p>
  <p><label>Amount <input id=amount name=amount value=10></label></p>
  <p><label>Message <textarea id=message name=message>Thanks</textarea></label></p>
  <p><label id=plan-label for=plan>Speed</label> <select id=plan name=plan>
    <option value=slow selected>Standard<option value=fast>Express<option value=instant>Instant</select></p>
  <p><label id=extra-label><input id=extra type=checkbox name=extra value=insurance> Insurance</label></p>
  <p><label><input id=gift type=checkbox name=gift value=1> Gift</label></p>
  <p><label><input id=once type=radio name=repeat value=once checked> Once</label>
    <label><input id=monthly type=radio name=repeat value=monthly> Every month</label></p>
  <input id=offscreen name=ref value=R1 aria-label=Reference style="position:absolute;left:-9999px">
  <input id=iban type=hidden name=iban value=DE1>
  <input id=waived name=fee value=99 disabled aria-label=Fee hidden>
  <x-rate id=rate name=rate></x-rate>
  <p id=beside>Fee: none</p>
  <button id=send name=do value=send>Send</button> <button id=later name=do value=later>Later</button>
  </fieldset>
</form>
<input id=outside form=form name=source value=savings type=hidden>
<form id=other action="https://evil.test/take" method=post><input id=spare name=spare value=x type=hidden></form>`;

/** A form whose every part goes along with its submit. */
export const transferForm: Scene = {
  name: 'transfer form',
  html: HTML,
  around: ['#heading', '#legend', '#beside'],
  tasks: [
    task('click Send', 'click', click('#send')),
    task('press Enter in Note', 'press Enter', press('#note', 'Enter')),
    task('press Enter on Send', 'press Enter', press('#send', 'Enter')),
    task('press Space on Send', 'press Space', press('#send', ' ')),
    task('fill Note', 'fill', fill('#note', 'Rent', 'note')),
    task('type into Note', 'type', type('#note', 'Rent', 'note')),
    task('fill Message', 'fill', fill('#message', 'Rent', 'message')),
    task('select Express', 'select', select('#plan', 'Express', 'plan', 'fast')),
    task('check Insurance', 'check', check('#extra', 'extra', 'insurance')),
    task('press Space on Insurance', 'press Space', press('#extra', ' ')),
    task('fill Note, click Send', 'batch', fill('#note', 'Rent', 'note'), click('#send')),
    task('fill Note, press Enter', 'batch', fill('#note', 'Rent', 'note'), press('#note', 'Enter')),
    task('type Note, click Send', 'batch', type('#note', 'Rent', 'note'), click('#send')),
    task('check Insurance, click Send', 'batch', check('#extra', 'extra', 'insurance'), click('#send')),
    task('select Express, click Send', 'batch', select('#plan', 'Express', 'plan', 'fast'), click('#send')),
    task('fill Note, fill Amount', 'batch', fill('#note', 'Rent', 'note'), fill('#amount', '5', 'amount')),
    task(
      'fill Note, check Insurance',
      'batch',
      fill('#note', 'Rent', 'note'),
      check('#extra', 'extra', 'insurance'),
    ),
  ],
};
