import { NotThere } from '../in-page/stage.ts';
import { type Change, change, type Edits } from './change.ts';

/** Where a submit goes, and how. */
export const formChanges: readonly Change[] = [
  change("form's action", at => at.attribute('#form', 'action', '/refund')),
  change("form's action at another site", at => at.attribute('#form', 'action', 'https://evil.test/pay')),
  change("form's method", at => at.attribute('#form', 'method', 'get')),
  change("form's encoding", at => at.attribute('#form', 'enctype', 'text/plain')),
  change("form's window", at => at.attribute('#form', 'target', '_blank')),
  change("base's address", at => base(at).setAttribute('href', 'https://evil.test/')),
  change("base's window", at => base(at).setAttribute('target', 'popup')),
  change("button's formaction", at => submitter(at).setAttribute('formaction', '/refund')),
  change("button's formmethod", at => submitter(at).setAttribute('formmethod', 'get')),
  change("button's formenctype", at => submitter(at).setAttribute('formenctype', 'multipart/form-data')),
  change("button's formtarget", at => submitter(at).setAttribute('formtarget', '_blank')),
  change("button's name", at => submitter(at).setAttribute('name', 'confirm')),
  change("button's value", at => submitter(at).setAttribute('value', 'send-all')),
  change("button's form", at => {
    at.find('#other');
    submitter(at).setAttribute('form', 'other');
  }),
  change('button moves to another form', at => at.find('#other').append(submitter(at))),
  change('another button comes first', at =>
    at.find('#form').insertAdjacentHTML('afterbegin', '<button name=do value=all>Send everything</button>'),
  ),
];

function submitter(at: Edits): HTMLElement {
  return at.find('#send');
}

/** Only where something is sent or followed. */
function base(at: Edits): HTMLElement {
  if (!at.stage.root.querySelector('form, a')) throw new NotThere('address');
  const made = document.createElement('base');
  document.head.append(made);
  return made;
}
