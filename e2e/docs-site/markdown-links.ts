import { posix } from 'node:path';
import { headingSlug } from './heading-slug.ts';

interface Link {
  line: number;
  href: string;
}

/** The links and pictures of a Markdown text, but not those that code only shows. */
export function linksOf(markdown: string): Link[] {
  return withoutCode(markdown)
    .split('\n')
    .flatMap((text, index) =>
      [
        ...text.matchAll(
          /\]\(\s*<?([^)\s>]+)>?[^)]*\)|<(?:a|img|source)\b[^>]*?\b(?:href|src|srcset)="([^"]+)"/giu,
        ),
      ].map(([, inline, html]) => ({ line: index + 1, href: inline ?? html ?? '' })),
    );
}

/** The anchors of a Markdown text, as GitHub makes them of its headings. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutFences(markdown).matchAll(/^#{1,6} +(.+?) *#*$/gmu)) {
    const slug = headingSlug(heading.replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1').replace(/[`*]/gu, ''));
    const taken = [...anchors].filter(anchor => anchor === slug || anchor.replace(/-\d+$/u, '') === slug);
    anchors.add(taken.length === 0 ? slug : `${slug}-${taken.length}`);
  }
  return anchors;
}

/** The Markdown files of the project with their texts, and all that a link may lead to besides: files and folders. */
interface Project {
  texts: ReadonlyMap<string, string>;
  paths: ReadonlySet<string>;
}

/** The links that lead nowhere in the repository, as `file:line: link`. Other sites are not asked. */
export function brokenLinks({ texts, paths }: Project): string[] {
  const anchors = new Map([...texts].map(([file, text]) => [file, anchorsOf(text)]));
  const isBroken = (file: string, href: string): boolean => {
    if (/^[a-z][a-z+.-]*:/iu.test(href)) return false;
    const [target = '', anchor] = href.split('#');
    const path =
      target === '' ? file : posix.join(posix.dirname(file), decodeURI(target)).replace(/\/$/u, '');
    if (path.startsWith('../') || !paths.has(path)) return true;
    return anchor !== undefined && !(anchors.get(path)?.has(decodeURIComponent(anchor)) ?? false);
  };
  return [...texts].flatMap(([file, text]) =>
    linksOf(text)
      .filter(({ href }) => isBroken(file, href))
      .map(({ line, href }) => `${file}:${line}: ${href}`),
  );
}

/** Keeps the lines, so that they can be counted. */
function withoutCode(markdown: string): string {
  return withoutFences(markdown).replace(/(`+)(?:(?!\1)[^\n])+\1/gu, '');
}

function withoutFences(markdown: string): string {
  return markdown.replace(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\2[^\n]*$/gmu, fence =>
    fence.replace(/[^\n]/gu, ''),
  );
}
