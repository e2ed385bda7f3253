import { mkdirSync, writeFileSync } from 'node:fs';
import { openGallery } from './open-gallery.ts';
import { states } from './states/list.ts';
import { takePicture } from './take-picture.ts';
const gallery = await openGallery();
try {
  mkdirSync('/tmp/zh', { recursive: true });
  let i = 0;
  for (const { name } of states) {
    i++;
    await gallery.show(name, { language: 'zh', theme: 'light' }, 360);
    writeFileSync(`/tmp/zh/${String(i).padStart(3, '0')}-${name}.png`, await takePicture(gallery.page));
  }
} finally { await gallery.close(); }
