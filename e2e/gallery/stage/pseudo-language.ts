import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const PSEUDO = fileURLToPath(new URL('pseudo.ts', import.meta.url));

/** The catalogs for people. Each language is replaced, because each names itself in Settings. */
const CATALOGS = /messages\/(?:operations|person|results|tools)\/(?:person-)?(?:en|zh)\.ts$/;

/** Bundles each catalog through `pseudo`. */
export const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  setup(build) {
    build.onLoad({ filter: CATALOGS }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const [, name] = /^export const (en|zh|personEn|personZh)\b/m.exec(source) ?? [];
      if (!name) throw new Error(`${path} exports no catalog.`);
      const original = source.replace(`export const ${name}`, `const original`);
      const pseudo = `import { pseudo } from ${JSON.stringify(PSEUDO)};`;
      return { contents: `${pseudo}\n${original}\nexport const ${name} = pseudo(original);`, loader: 'ts' };
    });
  },
};
