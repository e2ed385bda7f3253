import { createRandom, type Random } from './random-numbers.ts';
import { holds, styleOf, type Trees, treesAtRandom } from './random-trees.ts';
import { RULES } from './random-words.ts';

/** Changes a page at random, by a seed, in every way that can make something a target or hide it. Says what it did. */
export function changesAtRandom(seed: number): () => string {
  const random = createRandom(seed);
  const trees = treesAtRandom(random);
  const ways = [
    ...markupChanges(random, trees),
    ...treeChanges(random, trees),
    ...styleChanges(random, trees),
    ...stateChanges(random, trees),
  ];
  for (let count = 0; count < FIRST_ELEMENTS; count += 1) trees.someHolder().append(trees.make(0));
  return () => random.oneOf(ways)();
}

const FIRST_ELEMENTS = 15;

type Way = () => string;

function markupChanges(random: Random, { someElement, someHolder, someInner, make, dress }: Trees): Way[] {
  const away: Element[] = [];
  const append = () => {
    const [made, place] = [make(0), someHolder()];
    place.append(made);
    return `${made.localName} into ${place.localName}`;
  };
  const dressOne = () => dress(someElement());
  const heal = () => {
    const element = random.isIn(0.5) ? document.body : someElement();
    for (const name of ['hidden', 'inert', 'aria-hidden', 'class', 'style']) element.removeAttribute(name);
    return `nothing hides ${element.localName}`;
  };
  return [
    dressOne,
    dressOne,
    dressOne,
    append,
    append,
    append,
    heal,
    heal,
    heal,
    () => {
      const [made, place] = [make(0), someInner()];
      place?.before(made);
      return `${made.localName} before ${place?.localName}`;
    },
    () => {
      const element = someInner();
      if (!element) return 'nothing';
      element.remove();
      away.push(element);
      return `without ${element.localName}`;
    },
    () => {
      const back = away.splice(random.below(away.length), 1)[0];
      const place = someHolder();
      if (!back || holds(back, place)) return 'nothing';
      place.append(back);
      return `${back.localName} back into ${place.localName}`;
    },
    () => {
      // What is out of the page changes too, and parts of it come back alone.
      const inner = away[random.below(away.length)]?.firstElementChild;
      const place = someInner();
      if (!inner || !place || holds(inner, place)) return 'nothing';
      if (random.isIn(0.5)) inner.remove();
      else place.before(inner);
      return `${inner.localName} out of what is away`;
    },
    () => {
      const place = someHolder();
      const moved = someInner(place);
      if (moved) place.append(moved);
      return `${moved?.localName} moved into ${place.localName}`;
    },
    () => {
      const list = someElement();
      list.append(...[...list.children].reverse());
      return `${list.localName} in reverse`;
    },
    () => {
      const one = someInner();
      if (one) one.textContent = 'new';
      return `text for ${one?.localName}`;
    },
    () => {
      if (random.isIn(0.8)) return 'nothing';
      const body = document.createElement('body');
      body.append(...document.body.childNodes);
      document.body.replaceWith(body);
      return 'another body';
    },
  ];
}

function treeChanges(random: Random, { roots, someElement, giveTree }: Trees): Way[] {
  return [
    () => giveTree(someElement()),
    () => {
      // The page has a script that defines x-box then.
      if (random.isIn(0.5)) document.dispatchEvent(new Event('define'));
      return 'x-box defined';
    },
    () => {
      const root = roots.find(({ slotAssignment }) => slotAssignment === 'manual');
      root?.querySelector('slot')?.assign(...root.host.children);
      return 'a slot by hand';
    },
  ];
}

function styleChanges(random: Random, { someTree }: Trees): Way[] {
  return [
    () => {
      document.head.append(styleOf(random.oneOf(RULES)));
      return 'a style sheet';
    },
    () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(random.oneOf(RULES));
      const tree = someTree();
      tree.adoptedStyleSheets = random.isIn(0.3) ? [] : [...tree.adoptedStyleSheets, sheet].slice(-3);
      return 'adopted sheets';
    },
    () => {
      const sheet = document.styleSheets[random.below(document.styleSheets.length)];
      if (sheet && random.isIn(0.5)) sheet.disabled = !sheet.disabled;
      else sheet?.insertRule(random.oneOf(RULES), 0);
      return 'a rule';
    },
  ];
}

function stateChanges(random: Random, { someElement }: Trees): Way[] {
  const closeDialogs = () => {
    for (const dialog of document.querySelectorAll('dialog[open]'))
      if (dialog instanceof HTMLDialogElement) dialog.close();
    return 'no dialog';
  };
  return [
    closeDialogs,
    closeDialogs,
    () => {
      const input = document.querySelector('input');
      if (input) input.checked = !input.checked;
      return 'a tick by a property';
    },
    () => {
      const element = someElement();
      if (element instanceof HTMLElement) element.focus();
      return 'the focus';
    },
    () => {
      scrollTo(0, random.below(2000));
      someElement().scrollTop = random.below(50);
      return 'scrolling';
    },
    () => {
      const dialog = document.querySelector('dialog');
      if (!dialog || dialog.open || dialog.matches(':popover-open')) return 'nothing';
      if (random.isIn(0.7)) dialog.showModal();
      else dialog.show();
      return 'a dialog';
    },
    () => {
      const popover = document.querySelector('[popover]:not(dialog)');
      if (popover instanceof HTMLElement) popover.togglePopover();
      return 'a popover';
    },
  ];
}
