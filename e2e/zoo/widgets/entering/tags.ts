import Tagify from '@yaireo/tagify';
import '@yaireo/tagify/dist/tagify.css';
import { draw, hold } from '../report.ts';

draw('<label for=tags>Tags</label><input id=tags value="old">');
const field = document.querySelector<HTMLInputElement>('#tags');
if (field) {
  const tags = new Tagify(field, { whitelist: ['red', 'green'] });
  hold('tags', () => tags.value.map(({ value }: { value: string }) => value));
}
