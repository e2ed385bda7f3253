import { changeTexts } from '../../messages/change-texts.ts';
import type { PageLink } from '../../page/extracting/collect-links.ts';
import type { PageMetadata } from '../../page/extracting/read-metadata.ts';
import type { Outcome } from '../contract/outcome.ts';

/** Masks secrets that a page may quote anywhere: in a label, its address, or a dialog. */
export function maskOutcome(outcome: Outcome, mask: (text: string) => string): Outcome {
  const { value, url, page_message, opened, links, metadata } = outcome;
  return {
    ...outcome,
    message: changeTexts(outcome.message, mask),
    ...(value === undefined ? {} : { value: changeTexts(value, mask) }),
    ...(url === undefined ? {} : { url: mask(url) }),
    ...(page_message === undefined ? {} : { page_message: mask(page_message) }),
    ...(opened === undefined ? {} : { opened: maskOpened(opened, mask) }),
    ...(links === undefined ? {} : { links: links.map(link => maskLink(link, mask)) }),
    ...(metadata === undefined ? {} : { metadata: maskMetadata(metadata, mask) }),
  };
}

function maskOpened(
  opened: NonNullable<Outcome['opened']>,
  mask: (text: string) => string,
): Outcome['opened'] {
  return {
    ...opened,
    ...(opened.name === undefined ? {} : { name: mask(opened.name) }),
    ...(opened.url === undefined ? {} : { url: mask(opened.url) }),
  };
}

function maskLink({ text, href, title, ...id }: PageLink, mask: (text: string) => string): PageLink {
  return { text: mask(text), href: mask(href), title: mask(title), ...id };
}

function maskMetadata(metadata: PageMetadata, mask: (text: string) => string): PageMetadata {
  const { open_graph, json_ld, ...texts } = metadata;
  return {
    ...maskEach(texts, mask),
    ...(open_graph === undefined ? {} : { open_graph: maskEach(open_graph, mask) }),
    ...(json_ld === undefined ? {} : { json_ld: json_ld.map(mask) }),
  };
}

function maskEach(
  texts: Readonly<Record<string, string | undefined>>,
  mask: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, mask(text)]])),
  );
}
