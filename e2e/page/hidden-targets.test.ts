import { expect, test } from 'vitest';
import { descriptions, inBrowser } from './show.ts';

const show = inBrowser();

/** What a style rule hides is not offered, however it hides and however the rule is written. */
test.each([
  ['almost transparent', '.a{opacity:.01}'],
  ['transparent in percent', '.a{opacity:1%}'],
  ['transparent by a variable', ':root{--o:.02}.a{opacity:var(--o)}'],
  ['transparent by a filter', '.a{filter:blur(0) opacity(1%)}'],
  ['transparent by a filter in a variable', ':root{--f:opacity(0)}.a{filter:var(--f)}'],
  ['clipped', '.a{clip-path:inset(50%)}'],
  ['clipped in the old way', '.a{position:absolute;clip:rect(0 0 0 0)}'],
  ['cut to a point', '.a{position:absolute;width:1px;height:1px;overflow:hidden}'],
  ['folded', '.a{height:0;overflow:clip}'],
  ['left of the page', '.a{position:absolute;left:-9999px}'],
  ['above the page', '.a{position:fixed;transform:translateY(-5000px)}'],
  ['shrunk to nothing', '.a{transform:scale(0)}'],
  ['in a nested rule', 'body{& .a{opacity:.01}}'],
  ['in a layer and a query', '@layer x{@media all{div.a{clip-path:circle(0)}}}'],
  ['for an attribute', '[data-state=closed]{opacity:.02}'],
])('%s', async (_, style) => {
  const page = await show(
    `<style>${style}</style><div class="x a" data-state=closed><button>Hidden</button></div><button>Seen</button>`,
  );
  expect(await descriptions(page)).toEqual(['button: Seen']);
});

test.each([
  ['by its own style', '<div style="opacity:0.01"><button>Hidden</button></div>'],
  ['by a script', '<div id=a><button>Hidden</button></div><script>a.style.clipPath="inset(50%)"</script>'],
  [
    'in a shadow tree',
    '<x-a></x-a><script>document.querySelector("x-a").attachShadow({mode:"open"}).innerHTML="<style>p{opacity:.01}</style><p><button>Hidden</button></p>"</script>',
  ],
  [
    'as what a shadow tree was given',
    '<x-a><p><button>Hidden</button></p></x-a><script>document.querySelector("x-a").attachShadow({mode:"open"}).innerHTML="<style>::slotted(p){filter:opacity(0)}</style><slot></slot>"</script>',
  ],
])('hidden %s', async (_, html) => {
  const page = await show(`${html}<button>Seen</button>`);
  expect(await descriptions(page)).toEqual(['button: Seen']);
});

test('lists what scrolling can reach, and nothing else', async () => {
  const slides = (names: string[]) =>
    names.map(name => `<div style="flex:none;width:900px"><button>${name}</button></div>`).join('');
  const page = await show(
    `<div style="display:flex;overflow-x:auto;width:900px">${slides(['One', 'Two', 'Three'])}</div>
     <div style="overflow:hidden;width:900px"><div style="display:flex;transform:translateX(-900px)">${slides(['Before', 'Now'])}</div></div>
     <div style="height:200px;overflow-y:scroll"><div style="height:3000px"></div><button>Far down</button></div>`,
  );
  const found = await descriptions(page);
  expect(found).toEqual(
    expect.arrayContaining(['button: One', 'button: Three', 'button: Now', 'button: Far down']),
  );
  expect(found).not.toContain('button: Before');
});

test('lists a picture button with its text outside its box', async () => {
  const page = await show(
    '<button title=Search style="text-indent:-9999px;overflow:hidden;width:30px;height:30px">Find it</button>',
  );
  expect(await descriptions(page)).toEqual(['button: Search']);
});
