/** A label of a tick box around another control, in `control`. */
function waits(number: number, control: string, name = 'Wait 3 days'): string {
  return `<div><input type=checkbox id=e${number} data-name="${name}"><label for=e${number}>Wait ${control} days</label></div>`;
}

/** Step 2C: a control inside another name stands for its value. */
export const embeddedPages = {
  'numbers and choices': [
    '<input value=3>',
    '<input value=3 aria-label=Number>',
    '<input type=number value=3>',
    '<input type=range min=1 max=9 value=3>',
    '<input type=range min=1 max=9 value=3 aria-label=Number>',
    '<select><option>1<option selected>3</select>',
    '<select size=3><option>1<option selected>3</select>',
    '<input role=combobox value=3>',
    '<span role=combobox tabindex=0 aria-label=Number>3</span>',
    '<div role=combobox style="display:inline-block">3</div>',
    '<div role=combobox><div role=textbox></div><ul role=listbox><li role=option>1<li role=option aria-selected=true>3</ul></div>',
    '<ul role=listbox aria-label=Number><li role=option>1<li role=option aria-selected=true>3</ul>',
    '<div role=textbox contenteditable>3</div>',
    '<span role=slider tabindex=0 aria-valuenow=3>3.0</span>',
    '<span role=slider tabindex=0 aria-valuenow=3.0 aria-valuetext=3>3.00</span>',
    '<span role=spinbutton tabindex=0 aria-valuenow=3 aria-label=Number></span>',
    '<progress value=3 max=9></progress>',
  ]
    .map((control, at) => waits(at, control))
    .join(''),
  'commands are no value': [
    '<span role=menu><span role=menuitem>3</span></span>',
    '<select role=menu><option role=menuitem>3</select>',
  ]
    .map((control, at) => waits(at, control, 'Wait days'))
    .join(''),
  /** Whose values stay in the page: see known-different.ts. */
  'texts of an unknown kind': `
    ${waits(0, '<input value=soon>', 'Wait soon days')}
    ${waits(1, '<input type=text value="some">', 'Wait some days')}
    <input id=u1 value=walnuts><img aria-labelledby=u1 src=data: data-name=walnuts>`,
  'its own label': `<label>Wait <input value=3 data-name="Wait days"> days</label>`,
};
