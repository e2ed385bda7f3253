// `pnpm gallery`: every state of the panel, in both languages, both themes and three widths, into pictures/, with a sheet
// of them all. `pnpm gallery <part of a name>` takes those alone; `pnpm gallery --baselines` those that tests compare with.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../browser/build-extension.ts';
import { contactSheet } from './contact-sheet.ts';
import { LANGUAGES, THEMES, WIDTHS } from './looks.ts';
import { openGallery } from './open-gallery.ts';
import { states } from './states/list.ts';
import { takePicture } from './take-picture.ts';

const [part = ''] = process.argv.slice(2);
const folder = `${root}/e2e/gallery/pictures`;
if (part === '') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const chosen = states.filter(({ name }) => name.includes(part));
const gallery = await openGallery();
try {
  for (const language of LANGUAGES)
    for (const theme of THEMES)
      for (const width of WIDTHS)
        for (const { name } of chosen) {
          await gallery.show(name, { language, theme }, width);
          writeFileSync(
            `${folder}/${name}-${language}-${theme}-${width}.png`,
            await takePicture(gallery.page),
          );
        }
} finally {
  await gallery.close();
}
writeFileSync(`${folder}/index.html`, contactSheet(states));
process.stdout.write(`${chosen.length} states: file://${folder}/index.html\n`);
