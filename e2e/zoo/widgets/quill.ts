import Quill from 'quill';
import 'quill/dist/quill.snow.css';
import { report } from './report.ts';

const box = document.createElement('div');
box.innerHTML = '<p>old text</p>';
document.querySelector('#root')?.append(box);
const quill = new Quill(box, { theme: 'snow', placeholder: 'Notes' });
quill.on('text-change', () => report('Notes', quill.getText().replace(/\n$/u, '')));
