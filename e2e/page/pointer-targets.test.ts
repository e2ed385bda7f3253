import { expect, test } from 'vitest';
import { descriptions, inBrowser } from './show.ts';

const show = inBrowser();

/** What only a style rule makes look clickable is found, wherever the rule is and however it is written. */
test.each([
  ['a class', '.a{cursor:pointer}', '<div class="x a">Go</div>'],
  ['an id', '#a{cursor:pointer}', '<div id=a>Go</div>'],
  ['a tag', 'section p{cursor:pointer}', '<section><p>Go</p></section>'],
  ['an attribute', 'p > [data-go="a, b"]{cursor:pointer}', '<p><b data-go="a, b">Go</b></p>'],
  ['a part of its class', '[class^="go-"]{cursor:pointer}', '<div class="go-a b">Go</div>'],
  ['an attribute that looks like a class', '[data-file$=".a"]{cursor:pointer}', '<b data-file="x.a">Go</b>'],
  ['a class with an escaped colon', '.md\\:go{cursor:pointer}', '<div class="md:go">Go</div>'],
  ['a class that begins with a digit', '.\\31 0{cursor:pointer}', '<div class="10">Go</div>'],
  ['a list in :is()', ':is(.b, .a){cursor:pointer}', '<div class=a>Go</div>'],
  ['nothing but what it is not', 'section > :not(.b){cursor:pointer}', '<section><p>Go</p></section>'],
  ['a variable', ':root{--c:pointer}.a{cursor:var(--c)}', '<div class=a>Go</div>'],
  ['a nested rule', '.a{&.b{cursor:pointer}}', '<div class="a b">Go</div>'],
  ['a nested rule for itself', '.a{@media all{cursor:pointer}}', '<div class=a>Go</div>'],
  ['a layer', '@layer x{@supports (color:red){.a{cursor:pointer}}}', '<div class=a>Go</div>'],
  ['a style in capitals', '', '<div style="CURSOR:POINTER">Go</div>'],
  ['an attribute of its own', '', '<div style="cursor:pointer">Go</div>'],
  ['a script', '', '<div id=a>Go</div><script>a.style.cursor="pointer"</script>'],
  [
    'an adopted sheet',
    '',
    '<div class=a>Go</div><script>const s=new CSSStyleSheet();s.replaceSync(".a{cursor:pointer}");document.adoptedStyleSheets=[s]</script>',
  ],
  [
    'a shadow tree for its host',
    '',
    '<x-a></x-a><script>document.querySelector("x-a").attachShadow({mode:"open"}).innerHTML="<style>:host{display:block;cursor:pointer}</style>Go"</script>',
  ],
  [
    'a shadow tree for what it was given',
    '',
    '<x-a><p>Go</p></x-a><script>document.querySelector("x-a").attachShadow({mode:"open"}).innerHTML="<style>::slotted(p){cursor:pointer}</style><slot></slot>"</script>',
  ],
])('a click target by %s', async (_, style, html) => {
  const page = await show(`<style>${style}</style>${html}<p>Plain</p>`);
  const found = await descriptions(page);
  expect(found).toContain('clickable: Go');
});

const ROW = '<style>.row{cursor:pointer}i,svg{display:inline-block;width:9px;height:9px}</style>';

test.each([
  [
    'a star and a bin in a clickable row',
    '<div class=row><i class="fa fa-star"></i><b>Tom</b> <i>wrote</i> Photos <i class="el-icon-delete"></i></div>',
    ['clickable: [star]', 'clickable: Tom wrote Photos', 'clickable: [delete]'],
  ],
  [
    'a drawn pencil in a clickable row',
    '<div class=row><p>Tom</p><p>Photos</p><svg class="lucide lucide-pencil"><path d="M0 0h9v9z"/></svg></div>',
    ['clickable: Tom Photos', 'clickable: [pencil]'],
  ],
  [
    'a cross at the end of a tag',
    '<span class=row>Berlin <i class="icon-close"></i></span>',
    ['clickable: Berlin', 'clickable: [close]'],
  ],
  [
    'the picture of a button is none',
    '<div class=row><i class="fa fa-star"></i> Star</div>',
    ['clickable: Star'],
  ],
  [
    'a picture that only decorates is none',
    '<div class=row><i class="fa fa-folder"></i><b>Tom</b> <p>Photos</p><i class="fa fa-chevron-right"></i></div>',
    ['clickable: Tom Photos'],
  ],
  [
    'a picture in a link is none',
    '<a href=/x><b>Tom</b><p>Photos</p><i class="fa fa-star"></i></a>',
    ['link: Tom Photos'],
  ],
  [
    'a picture with a tooltip and nothing else',
    '<div data-tooltip="Undo (Ctrl+Z)"><i class=x></i></div><p data-tooltip="Explained">Word</p><button data-tip="Save"><i data-tip="Save"></i></button>',
    ['button: Save', 'clickable: Undo'],
  ],
  [
    'a drawing with a pointer',
    '<p>Tom <svg class=row><path class=icon-star d="M0 0h9v9z"/></svg></p>',
    ['clickable: [star]'],
  ],
])('pictures as targets: %s', async (_, html, expected) => {
  const page = await show(ROW + html);
  expect((await descriptions(page)).map(text => text.split(' (')[0]).sort()).toEqual([...expected].sort());
});

test('a link without an address that a script has marked, but no anchor', async () => {
  const page = await show(
    '<a class=more>Load more</a><a data-go=1>Next</a><a name=top>Top</a><a id=end>End</a><a class=x aria-current=page>Here</a>',
  );
  expect(await descriptions(page)).toEqual(['clickable: Load more', 'clickable: Next']);
});

test('uses a later style rule in the next reading', async () => {
  const page = await show('<style>.b{color:red}</style><div class=a>Go</div>');
  expect(await descriptions(page)).toEqual([]);
  await page.page.evaluate(() => document.styleSheets[0]?.insertRule('.a{cursor:pointer}', 0));
  expect(await descriptions(page)).toEqual(['clickable: Go']);
});
