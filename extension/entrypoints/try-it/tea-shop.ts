import { languageSchema } from '@assent/shared';
import { type PersonMessages, personMessages } from '../../messages/person/person-messages.ts';

/** A small shop to try each action on. Like any page, it does not know Assent; only its texts come from our catalogs. */

/** In the language that the page is shown in. */
function texts(): PersonMessages['practice'] {
  const language = languageSchema.options.find(option => document.documentElement.lang.startsWith(option));
  return personMessages[language ?? 'en'].practice;
}

function part<Kind extends Element>(selector: string, kind: abstract new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The practice page has no ${selector}.`);
}

function answerSearches(): void {
  const shop = part('#shop', HTMLFormElement);
  shop.addEventListener('submit', event => {
    event.preventDefault();
    const query = part('#shop input', HTMLInputElement).value;
    part('#found', HTMLElement).textContent = texts().found(query);
  });
}

function answerSignUps(): void {
  const signUp = part('#sign-up', HTMLFormElement);
  signUp.addEventListener('submit', event => {
    event.preventDefault();
    part('#signed', HTMLElement).textContent = texts().welcome(part('[name=email]', HTMLInputElement).value);
  });
}

function answerDeliveries(): void {
  const delivered = part('#delivered', HTMLElement);
  const coupon = part('[name=coupon]', HTMLInputElement);
  part('#delivery', HTMLFormElement).addEventListener('submit', event => event.preventDefault());
  // Like pages that search while typing: only keys count.
  coupon.addEventListener('keyup', () => {
    delivered.textContent = coupon.value.length < 4 ? '' : texts().saves(coupon.value);
  });
  const order = part('[name=order]', HTMLInputElement);
  order.addEventListener('change', () => {
    const count = order.files?.length ?? 0;
    delivered.textContent = texts().received(count);
  });
}

function letStepsBeDragged(): void {
  const steps = part('#steps', HTMLElement);
  let carried: Element | undefined;
  steps.addEventListener('dragstart', ({ target }) => {
    if (target instanceof Element) carried = target;
  });
  steps.addEventListener('dragover', event => event.preventDefault());
  steps.addEventListener('drop', ({ target, clientY }) => {
    const place = target instanceof Element && target.closest('li');
    if (!place || !carried) return;
    const { top, height } = place.getBoundingClientRect();
    if (clientY < top + height / 2) place.before(carried);
    else place.after(carried);
  });
}

function letTeaBeRenamed(): void {
  const tea = part('#tea', HTMLElement);
  tea.addEventListener('dblclick', () => {
    const field = document.createElement('input');
    field.value = tea.textContent;
    field.ariaLabel = texts().shop.tea;
    field.addEventListener('change', () => {
      tea.textContent = field.value;
      field.replaceWith(tea);
    });
    tea.replaceWith(field);
    field.focus();
  });
}

function showMenuAndNote(): void {
  const menu = part('#menu', HTMLElement);
  const list = part('#menu [role=menu]', HTMLElement);
  menu.addEventListener('mouseenter', () => {
    list.hidden = false;
  });
  menu.addEventListener('mouseleave', () => {
    list.hidden = true;
  });
  const note = part('#note', HTMLDialogElement);
  part('#open-note', HTMLElement).addEventListener('click', () => note.showModal());
}

answerSearches();
answerSignUps();
answerDeliveries();
letStepsBeDragged();
letTeaBeRenamed();
showMenuAndNote();
