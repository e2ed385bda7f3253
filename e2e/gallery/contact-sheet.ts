import { LANGUAGES, THEMES, WIDTHS } from './looks.ts';
import type { GalleryState } from './states/state.ts';

/** A page of all pictures, one row per state; it is opened from their folder. */
export function contactSheet(states: readonly GalleryState[]): string {
  return `<!doctype html>
<meta charset="utf-8" />
<title>Assent: every state</title>
<style>
  body { margin: 24px; font: 14px system-ui; background: #888; }
  section { display: flex; gap: 12px; align-items: start; overflow-x: auto; padding-block-end: 24px; }
  h2 { position: sticky; inset-inline-start: 0; margin-block-end: 6px; }
</style>
${states.map(rowOf).join('\n')}
`;
}

function rowOf({ name }: GalleryState): string {
  const pictures = LANGUAGES.flatMap(language =>
    THEMES.flatMap(theme => WIDTHS.map(width => `${name}-${language}-${theme}-${width}.png`)),
  );
  const images = pictures.map(file => `<img loading="lazy" src="${file}" alt="${file}" title="${file}" />`);
  return `<h2 id="${name}">${name}</h2><section>${images.join('')}</section>`;
}
