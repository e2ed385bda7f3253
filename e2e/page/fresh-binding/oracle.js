// In the page, before anything of it: what a person sees around a target, and what its press would send, at the decisive event.
(() => {
  const roots = new WeakMap();
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    roots.set(this, root);
    return root;
  };
  addEventListener('closed-root', event => {
    const [target] = event.composedPath();
    const root = target instanceof Element ? roots.get(target) : undefined;
    if (!root) return;
    const range = new StaticRange({ startContainer: root, startOffset: 0, endContainer: root, endOffset: 0 });
    CSS.highlights.set('closed-root', new Highlight(range));
  }, { capture: true });
  const deepAll = (selector, root = document) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(host => (roots.get(host) ? deepAll(selector, roots.get(host)) : [])),
  ];
  const deep = selector => deepAll(selector)[0];
  const visible = { visibilityProperty: true, opacityProperty: true };
  function words(box, own, found) {
    if (!(box instanceof Element) || (own && box.matches(own)) || /^(script|style|template|option)$/.test(box.localName)) return;
    if (!box.checkVisibility(visible)) return;
    const at = box.getBoundingClientRect();
    const add = (text, rect = at) => text && text.trim() && found.push([Math.round(rect.top / 6), Math.round(rect.left / 6), text.trim().replace(/\s+/g, ' ')]);
    const style = getComputedStyle(box);
    for (const part of ['::before', '::after']) { const { content } = getComputedStyle(box, part); if (!/^(none|normal|"")$/.test(content)) add(`${content} ${box.textContent.trim().slice(0, 20)}`); }
    if (box === deep(config.target)) add('▶');
    for (const name of ['alt', 'title', 'aria-label', 'placeholder']) add(box.getAttribute(name));
    if (box.localName === 'img' || box.type === 'image') add(box.getAttribute('src'));
    if (box.localName === 'select') add([...box.selectedOptions].map(o => o.label + '=' + o.value).join());
    else if (/^(checkbox|radio)$/.test(box.type)) add((box.checked ? 'x ' : 'o ') + box.value);
    else if (box.localName === 'input' && box.type !== 'hidden' && box.type !== 'file') add(box.type + ':' + box.value);
    else if (box.localName === 'textarea') { add(box.value); return; }
    if (box.localName === 'progress' || box.localName === 'meter') add(String(box.value));
    if (style.backgroundImage !== 'none') add(style.backgroundImage);
    for (const child of (roots.get(box) ?? box).childNodes) {
      if (child instanceof Text && child.data.trim()) {
        const range = document.createRange(); range.selectNodeContents(child);
        const [rect] = range.getClientRects();
        const isBlank = /rgba\(0, 0, 0, 0\)/.test(style.color) || parseFloat(style.fontSize) === 0;
        if (rect && !isBlank) add(child.data, rect);
      } else if (child instanceof HTMLSlotElement) for (const each of child.assignedNodes({ flatten: true })) { if (each instanceof Text) add(each.data); else words(each, own, found); }
      else words(child, own, found);
    }
  }
  function sent(target, own) {
    const form = target.form ?? target.closest?.('form');
    if (!form) return [];
    const silence = event => event.stopImmediatePropagation();
    addEventListener('formdata', silence, true);
    const owned = new Set([...form.elements].filter(each => own && each.matches(own)).map(each => each.name));
    const entries = [...new FormData(form)].filter(([name]) => !owned.has(name)).map(([n, v]) => n + '=' + (v.name ?? v));
    removeEventListener('formdata', silence, true);
    const by = target.type === 'submit' || target.type === 'image' ? target : form.querySelector('button:not([type=button]), [type=submit]');
    const read = name => by?.getAttribute('form' + name) ?? form.getAttribute(name);
    return ['action', 'method', 'enctype', 'target', 'accept-charset'].map(name => name + '=' + read(name)).concat(document.baseURI.replace(/[?#].*/, ''), entries, by && by.name ? by.name + '=' + by.value : []);
  }
  let config = { about: [], own: '', target: 'body', attributes: '' };
  function facts() {
    const found = [];
    for (const selector of config.about) for (const box of deepAll(selector)) words(box, config.own, found);
    const target = deep(config.target);
    found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const marks = [];
    for (let at = target, level = 0; at && level < 5; at = at.parentElement ?? at.getRootNode().host, level += 1)
      for (const { name, value } of at.attributes)
        if (/^(data-|hx-|wire|phx-|ng-|x-on|@|onclick|href|name$|type$|autocomplete|role$|popover|command|formnovalidate|novalidate|for$|form$|value$|inputmode|download|aria-haspopup)/.test(name) && !(config.own && at.matches(config.own) && name === 'value')) marks.push(name + '=' + value);
    const described = (target?.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean).map(id => document.getElementById(id)?.textContent ?? '');
    return [...found.map(([, , text]) => text), '|', ...marks, '|', ...described, '|', ...(target ? sent(target, config.own) : [])];
  }
  const fresh = { row: -1, isChanged: false, shown: undefined, log: [], roots, deep, deepAll, facts };
  fresh.setUp = given => { config = given; };
  fresh.show = () => { fresh.shown = facts(); };
  fresh.note = what => { if (fresh.row >= 0) fresh.log.push({ row: fresh.row, what, isChanged: fresh.isChanged, facts: facts() }); };
  fresh.listen = types => {
    for (const type of types) addEventListener(type, () => fresh.note(type), { capture: true });
  };
  fresh.arm = ({ event, row1, delay, change, late, where }) => {
    const run = () => {
      if (fresh.isChanged) return;
      fresh.isChanged = true;
      change();
    };
    if (!event) return run();
    const on = where === 'window' ? window : deep(row1 ?? config.target);
    let armed = true;
    on.addEventListener(event, () => {
      if (!armed || fresh.row < 0 || (row1 ? fresh.row !== 0 : fresh.row !== config.last)) return;
      armed = false;
      if (delay === undefined) run();
      else setTimeout(run, delay);
    }, { capture: true });
  };
  // Nothing leaves this document; what would have is in the log.
  addEventListener('submit', event => event.preventDefault());
  addEventListener('click', event => { if (event.target.closest?.('a')) event.preventDefault(); });
  window.fresh = fresh;
})();
