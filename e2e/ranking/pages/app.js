// Draws the parts that such pages repeat, by their names, as an application's templates do.
window.icon = name =>
  `<svg viewBox="0 0 16 16" class="icon"><use href="#icon-${name}"/><path d="M2 2h12v12H2z" fill="#667"/></svg>`;
window.draw = (selector, list, template) => {
  document.querySelector(selector).innerHTML = list.map(template).join('');
};
