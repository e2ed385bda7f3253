/** Step 2F: names from content, and where words are joined. */
export const textPages = {
  'roles named by content': [
    'button',
    'link',
    'tab',
    'option',
    'menuitem',
    'treeitem',
    'checkbox',
    'radio',
    'switch',
    'cell',
    'columnheader',
    'heading',
    'tooltip',
  ]
    .map(
      role =>
        `<div role=${role} tabindex=0 data-name="First part second">First <b>part</b> <i>second</i></div>`,
    )
    .join(''),
  'roles not named by content': ['group', 'list', 'region', 'dialog', 'img', 'table', 'textbox', 'alert']
    .map(role => `<div role=${role} data-name="">Words</div>`)
    .join(''),
  'words and boxes': `
    <button data-name=Restarted>Re<b>start</b>ed</button>
    <button data-name=onetwo><span>one</span><span>two</span></button>
    <button data-name="one two"><span>one</span> <span>two</span></button>
    <button data-name="one two"><span style="display:block">one</span><span style="display:block">two</span></button>
    <h3 data-name="one two three"><span style="display:inline-block">one</span><span style="display:inline-block">two</span><i
      style="display:inline-flex">three</i></h3>
    <button data-name="one two">one<br>two</button>
    <div role=button data-name="one two"><div>one</div>two</div>
    <label for=w1>W<i>h<b>a</b></i>t<br>is<div>it<div>now<b>?</b></div></div></label><input id=w1 data-name="What is it now?">
    <a href=/x data-name="one two">one&nbsp;two</a>
    <button data-name=one>one<!-- two --></button>
    <button data-name=joined>join<span></span>ed</button>`,
  'names within names': `
    <h3 data-name="Read this book today">Read <a href=/x>this <img alt=book src=data:></a> today</h3>
    <h3 data-name="Read that today">Read <a href=/x aria-label=that>this</a> today</h3>
    <table><tr data-name="" role=presentation><td data-name="Buy 2">Buy <button>2</button></table>
    <div role=treeitem data-name="Top Save"><span>Top</span> <span role=group><button>Save</button></span></div>`,
};
