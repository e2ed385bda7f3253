import IMask from 'imask';
import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/dist/css/intlTelInput.css';
import { draw, hold } from '../report.ts';

draw('<label for=phone>Phone</label><input id=phone><label for=amount>Amount</label><input id=amount>');
const phone = document.querySelector<HTMLInputElement>('#phone');
const amount = document.querySelector<HTMLInputElement>('#amount');
if (phone) {
  const field = intlTelInput(phone, { initialCountry: 'de' });
  hold('phone', () => field.getNumber() || phone.value);
}
if (amount) {
  const mask = IMask(amount, { mask: Number, thousandsSeparator: ',' });
  hold('amount', () => mask.unmaskedValue);
}
