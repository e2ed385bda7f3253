import { click, fill, press, type } from '../scenes/scene.ts';
import { button, DONE, form, type HonestPage, mayAsk, NOTE, page } from './honest-page.ts';

const act = click('#act');
const combobox = (more: string, script: string): string =>
  form(
    `<div role=combobox id=box tabindex=0 aria-expanded=false aria-controls=list aria-label=Country style="width:200px;border:1px solid"><span id=chosen>Choose</span></div>
  <div role=listbox id=list hidden><div role=option>Chile</div><div role=option>Peru</div></div>${more}`,
    `box.onclick = () => { list.hidden = false; box.ariaExpanded = 'true'; };
  list.onclick = event => { const text = event.target.textContent; chosen.textContent = text; list.hidden = true; box.ariaExpanded = 'false'; ${script} };`,
  );
const peru = { action: 'select', on: '#box', params: { value: 'Peru' } };

/** What libraries of components do while they are pressed, chosen from or dragged. */
export const widgetPages: readonly HonestPage[] = [
  page(
    'list with a hidden field',
    combobox('<input type=hidden id=hidden name=country>', 'hidden.value = text;'),
    peru,
    click('#send'),
  ),
  // A code that stands nowhere in what was chosen.
  mayAsk(
    page(
      'list with a hidden code',
      combobox(
        '<input type=hidden id=hidden name=country>',
        'hidden.value = text.slice(0, 2).toLowerCase();',
      ),
      peru,
      click('#send'),
    ),
  ),
  page(
    'list with a hidden field made new',
    combobox(
      '<span id=holder></span>',
      "holder.innerHTML = '<input type=hidden name=country value=' + text + '>';",
    ),
    peru,
    click('#send'),
  ),
  page(
    'list over a hidden select',
    combobox('<select id=real name=country hidden><option>Chile<option>Peru</select>', 'real.value = text;'),
    peru,
    click('#send'),
  ),
  page(
    'slider that is named by its value',
    `<div id=act role=slider tabindex=0 aria-label="30 %" aria-valuenow=30 aria-valuemin=0 aria-valuemax=100 style="width:20px;height:20px;background:red"></div>
    <script>act.onkeydown = ({ key }) => { if (!/Arrow/.test(key)) return; const now = Number(act.ariaValueNow) + (/Right|Up/.test(key) ? 1 : -1); act.ariaValueNow = now; act.ariaLabel = now + ' %'; }</script>`,
    fill('#act', '34', ''),
  ),
  page(
    'slider that is named by its value, by a key',
    `<div id=act role=slider tabindex=0 aria-label="30 %" aria-valuenow=30 style="width:20px;height:20px;background:red"></div>
    <script>act.onkeydown = () => { act.ariaValueNow = 31; act.ariaLabel = '31 %'; }</script>`,
    { action: 'press', on: '#act', params: { key: 'ArrowRight', times: 2 } },
  ),
  page(
    'slider that shows its value at focus',
    `<div id=act role=slider tabindex=0 aria-valuenow=30 aria-valuemin=0 aria-valuemax=100 style="width:20px;height:20px;background:red"></div>
    <script>act.onfocus = () => { act.textContent = act.ariaValueNow; }; act.onkeydown = ({ key }) => { if (/Right/.test(key)) act.textContent = act.ariaValueNow = Number(act.ariaValueNow) + 1; }</script>`,
    { action: 'press', on: '#act', params: { key: 'ArrowRight', times: 2 } },
  ),
  page(
    'drawn editor that is named by its caret',
    `<div style="position:relative;width:300px;height:60px;cursor:text"><textarea id=act aria-label=Notes style="position:absolute;width:2px;height:2px;opacity:0"></textarea><div id=x style="width:200px;height:20px;cursor:text">old</div></div>
    <script>act.onfocus = () => { act.ariaLabel = 'Cursor at row 1'; }; act.onpaste = event => { event.preventDefault(); x.textContent = event.clipboardData.getData('text'); }; act.oninput = () => { x.textContent = act.value; }</script>`,
    fill('#act', 'new', ''),
  ),
  page(
    'ripple',
    `${button('Save')}${DONE}<script>act.onpointerdown = () => act.insertAdjacentHTML('beforeend', '<span class=ripple aria-hidden=true></span>'); act.onpointerup = () => act.querySelector('.ripple').remove()</script>`,
    act,
  ),
  page(
    'ripple that stays',
    `${button('Save')}${DONE}<script>act.onmousedown = () => act.insertAdjacentHTML('beforeend', '<span class=ripple></span>')</script>`,
    act,
  ),
  page(
    'ripple by style',
    `<style>.down::after { content: ""; position: absolute }</style>${button('Save')}${DONE}<script>act.onmousedown = () => { act.className = 'down'; }</script>`,
    act,
  ),
  page(
    'ripple on a drawn button',
    `<div id=act role=button tabindex=0 onclick="did = 1; done.textContent = 'Done'">Save</div>${DONE}<script>act.onpointerdown = () => act.insertAdjacentHTML('afterbegin', '<i></i>')</script>`,
    act,
  ),
  page(
    'tooltip',
    `${button('Save', 'title="Keeps your text"')}${DONE}<script>act.onpointerover = () => { document.body.insertAdjacentHTML('beforeend', '<div role=tooltip id=tip>Keeps your text</div>'); act.setAttribute('aria-describedby', 'tip'); }</script>`,
    act,
  ),
  mayAsk(
    page(
      'tooltip in the button',
      `${button('Save')}${DONE}<script>act.onmouseover = () => act.insertAdjacentHTML('beforeend', '<span role=tooltip style="position:absolute;top:60px">Keeps your text</span>')</script>`,
      act,
    ),
  ),
  page(
    'title that moves away at hover',
    `${button('Save', 'title=Save')}${DONE}<script>act.onmouseover = () => { act.dataset.title = act.title; act.removeAttribute('title'); }</script>`,
    act,
  ),
  page(
    'pressed state',
    `${button('Bold', 'aria-pressed=false')}${DONE}<script>act.onmousedown = () => { act.ariaPressed = 'true'; act.classList.add('on'); }</script>`,
    act,
  ),
  page(
    'busy state at focus',
    `${button('Save')}${DONE}<script>act.onfocus = () => { act.ariaBusy = 'true'; }</script>`,
    act,
  ),
  page(
    'row actions that appear at hover',
    `<ul><li id=row>Ann ${button('Open')}<span id=more hidden><button>Edit</button></span></li></ul>${DONE}<script>row.onmouseover = () => { more.hidden = false; }</script>`,
    act,
  ),
  page(
    'list of suggestions at focus',
    form(
      `${NOTE.replace('name=note', 'name=note role=combobox aria-expanded=false')}<ul id=list role=listbox hidden><li role=option>Rent<li role=option>Rest</ul>`,
      `note.onfocus = () => { list.hidden = false; note.ariaExpanded = 'true'; }; note.onblur = () => { list.hidden = true; note.ariaExpanded = 'false'; }`,
    ),
    fill('#note', 'Rent', 'note'),
    click('#send'),
  ),
  page(
    'list of suggestions below',
    form(
      `${NOTE}<ul id=list></ul>`,
      `note.oninput = () => { list.innerHTML = '<li>' + note.value + ' 1<li>' + note.value + ' 2'; }`,
    ),
    type('#note', 'Re', 'note'),
    press('#note', 'Enter'),
  ),
  page(
    'switch that says its state',
    `<div id=act role=switch tabindex=0 aria-checked=false aria-label=Wifi style="width:60px" onclick="this.ariaChecked = 'true'; this.textContent = 'On'">Off</div>`,
    { action: 'check', on: '#act' },
  ),
  page(
    'button that says the other state',
    `<button id=act onclick="did = 1; this.textContent = 'Hide'">Show</button>`,
    act,
  ),
  page(
    'drag that is announced',
    `<style>.z { width:100px; height:60px; border:1px solid; position:absolute; top:60px }</style><p id=x aria-live=polite></p><div id=act class=z role=button tabindex=0 draggable=true>Report</div><div id=zone class=z style="left:200px" role=button tabindex=0>Archive</div>
    <script>act.ondragstart = () => { act.style.opacity = 0.5; x.textContent = 'Picked up Report'; }; zone.ondragover = event => { event.preventDefault(); zone.className = 'z over'; x.textContent = 'Over Archive'; }; zone.ondrop = () => { did = 1; x.textContent = 'Dropped'; }</script>`,
    { action: 'drag', on: '#act', onto: '#zone' },
  ),
  page(
    'row that is chosen by the first click',
    `<ul><li id=row><span id=act role=button tabindex=0>a.txt</span></li></ul>${DONE}<script>act.onclick = () => { row.ariaSelected = 'true'; row.className = 'chosen'; }; act.ondblclick = () => { did = 1; done.textContent = 'Opened'; }</script>`,
    { action: 'double_click', on: '#act' },
  ),
  page(
    'button that acts at mousedown',
    `<div id=box><div id=act role=button tabindex=0>Red</div></div>${DONE}<script>act.onmousedown = () => { did = 1; act.remove(); done.textContent = 'Red it is'; }</script>`,
    act,
  ),
  page(
    'menu item that acts at pointerup',
    `<div role=menu><div id=act role=menuitem tabindex=-1>Copy</div></div>${DONE}<script>act.onpointerup = () => { did = 1; act.parentElement.remove(); done.textContent = 'Copied'; }</script>`,
    act,
  ),
  page(
    'number with buttons',
    form(
      `<button type=button id=plus aria-label=More>+</button> <b id=x>1</b><input type=hidden id=hidden name=count value=1>`,
      `plus.onclick = () => { hidden.value = 2; x.textContent = 2; }`,
    ),
    click('#plus'),
  ),
  mayAsk(
    page(
      'number with buttons, then sent',
      form(
        `<button type=button id=plus aria-label=More>+</button> <b id=x>1</b><input type=hidden id=hidden name=count value=1>`,
        `plus.onclick = () => { hidden.value = 2; x.textContent = 2; }`,
      ),
      click('#plus'),
      click('#send'),
    ),
  ),
  page(
    'chips',
    form(
      `${NOTE}<span id=x></span>`,
      `note.onkeydown = event => { if (event.key !== 'Enter') return; event.preventDefault(); x.insertAdjacentHTML('beforeend', '<b>' + note.value + '</b><input type=hidden name=tag value=' + note.value + '>'); note.value = ''; }`,
    ),
    type('#note', 'Rent', 'note'),
    press('#note', 'Enter'),
  ),
  page(
    'complaint that leaves the form at focus',
    form(`<p id=x>Something is missing.</p>${NOTE}`, 'note.onfocus = () => x.remove();'),
    fill('#note', 'Rent', 'note'),
  ),
  page(
    'field that complains as it loses the focus',
    `<form onsubmit="return false"><label>Mail <input id=note autofocus></label><p id=x></p>
    <a id=act href="#f" onclick="did = 1">Forgot it?</a></form>
    <script>note.focus(); note.onblur = () => { x.textContent = 'Your mail address is missing'; }</script>`,
    act,
  ),
  page(
    'button that says its key at focus',
    `<div>${button('Save')} <span id=x></span></div>${DONE}<script>act.onfocus = () => { x.textContent = 'Enter saves'; }</script>`,
    act,
  ),
  page(
    'message over the page that closes at a press',
    `<section>${button('Save')}<p id=x style="position:fixed;bottom:0">Welcome back</p></section>${DONE}
    <script>addEventListener('pointerdown', () => x.remove());</script>`,
    act,
  ),
];
