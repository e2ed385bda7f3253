// `pnpm gallery`: every state of the panel, in both languages, both themes and three widths, into pictures/, with a sheet
// of them all. `pnpm gallery <part of a name>` takes those alone.
// `pnpm gallery --baselines [part of a name]`: the pictures that tests compare with, into baselines/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../browser/build-extension.ts';
import { baselineNames, pictureForBaseline, removeBaseline, writeBaseline } from './baseline.ts';
import { contactSheet } from './contact-sheet.ts';
import { LANGUAGES, THEMES, WIDTHS } from './looks.ts';
import { type Gallery, openGallery } from './open-gallery.ts';
import { states } from './states/list.ts';
import { takePicture } from './take-picture.ts';

const given = process.argv.slice(2);
const part = given.find(argument => !argument.startsWith('--')) ?? '';
const chosen = states.map(({ name }) => name).filter(name => name.includes(part));

async function takeBaselines(gallery: Gallery): Promise<string> {
  for (const name of chosen) await writeBaseline(name, await pictureForBaseline(gallery, name));
  const gone = baselineNames().filter(name => states.every(state => state.name !== name));
  for (const name of gone) removeBaseline(name);
  return `${chosen.length} baselines written, ${gone.length} removed. Look at what has changed before you commit it.`;
}

async function takeAll(gallery: Gallery): Promise<string> {
  const folder = `${root}/e2e/gallery/pictures`;
  if (part === '') rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES)
    for (const theme of THEMES)
      for (const width of WIDTHS)
        for (const name of chosen) {
          await gallery.show(name, { language, theme }, width);
          const picture = await takePicture(gallery.page);
          writeFileSync(`${folder}/${name}-${language}-${theme}-${width}.png`, picture);
        }
  writeFileSync(`${folder}/index.html`, contactSheet(states));
  return `${chosen.length} states: file://${folder}/index.html`;
}

const gallery = await openGallery();
try {
  const take = given.includes('--baselines') ? takeBaselines : takeAll;
  process.stdout.write(`${await take(gallery)}\n`);
} finally {
  await gallery.close();
}
