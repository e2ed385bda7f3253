import { isMatching } from './native-dom.ts';

/** Parts of a page by landmark role, by the tags that imply one, and by the names that pages without either use. */
const LANDMARKS = {
  main: 'main, [role=main], article, [role=article]',
  header: 'header, nav, [role=banner], [role=navigation], #header, .header, .navbar, .topbar',
  footer: 'footer, [role=contentinfo], #footer, .footer',
  sidebar: 'aside, [role=complementary], #sidebar, .sidebar, .aside',
} as const;

export type Landmark = keyof typeof LANDMARKS;

export function isLandmark(element: Element, landmark: Landmark): boolean {
  return isMatching(element, LANDMARKS[landmark]);
}

const ANY = Object.values(LANDMARKS).join();
const ORDER = ['main', 'header', 'footer', 'sidebar'] as const;

/** The landmark that an element itself is. */
export function landmarkOf(element: Element): Landmark | undefined {
  if (!isMatching(element, ANY)) return undefined;
  return ORDER.find(landmark => isLandmark(element, landmark));
}
