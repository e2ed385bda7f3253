import tinymce from 'tinymce';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import 'tinymce/icons/default';
import { report } from './report.ts';

const box = document.createElement('div');
box.innerHTML = '<p>old text</p>';
box.id = 'notes';
box.setAttribute('aria-label', 'Notes');
document.querySelector('#root')?.append(box);
void tinymce.init({
  target: box,
  inline: true,
  license_key: 'gpl',
  skin: false,
  content_css: false,
  setup: editor => {
    const tell = () => report('Notes', editor.getContent({ format: 'text' }).replace(/\n\n/gu, '\n'));
    editor.on('init', () => report('ready', true));
    editor.on('input change undo redo SetContent', tell);
  },
});
