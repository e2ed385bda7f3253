// `pnpm gallery`: every state of the panel, in both languages, both themes and three widths, into pictures/, with a contact
// sheet. `pnpm gallery <part of a name>` takes only those.
// `pnpm gallery --baselines [part of a name]`: the sheets that tests compare with, into baselines/; with a part of a name those
// of the rooms that have such a state.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../browser/build-extension.ts';
import { readSheets, removeSheet, type Sheet, takeSheet, writeSheet } from './baseline.ts';
import { comparePoints } from './compare-pictures.ts';
import { contactSheet } from './contact-sheet.ts';
import { LANGUAGES, THEMES, WIDTHS } from './looks.ts';
import { type Gallery, openGallery } from './open-gallery.ts';
import { rooms, states } from './states/list.ts';
import { takePicture } from './take-picture.ts';

const given = process.argv.slice(2);
const part = given.find(argument => !argument.startsWith('--')) ?? '';
const chosen = states.map(({ name }) => name).filter(name => name.includes(part));

/** A sheet is only written where a state of it has changed. */
async function takeBaselines(gallery: Gallery): Promise<string> {
  const kept = await readSheets();
  const changes: string[] = [];
  for (const [room, members] of Object.entries(rooms)) {
    const names = members.map(({ name }) => name);
    if (!names.some(name => chosen.includes(name))) continue;
    const sheet = await takeSheet(gallery, names);
    const changed = changesBetween(kept.get(room) ?? new Map(), sheet);
    if (changed.length > 0) await writeSheet(room, sheet);
    changes.push(...changed);
  }
  for (const room of kept.keys()) if (!(room in rooms)) removeSheet(room);
  if (changes.length === 0) return 'No state has changed.';
  return `Changed: ${changes.join(', ')}. Look at them before you commit the sheets.`;
}

function changesBetween(before: Sheet, now: Sheet): string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter(name => {
    const [one, other] = [before.get(name), now.get(name)];
    return !one || !other || comparePoints(one, other).status !== 'same';
  });
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
