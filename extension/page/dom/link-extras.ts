import { closestComposed } from './composed-tree.ts';
import { isAnyLink, pressedBy } from './destination.ts';
import { formOf, isButton, isInput } from './element-types.ts';
import { attributeOf, hasAttribute, queryAllIn } from './native-dom.ts';

export interface LinkExtras {
  opensTab?: true;
  /** Empty for the name that the server gives. */
  downloads?: string;
  /** Hosts. */
  pings?: string[];
}

/** What a press does besides leading to an address or sending a form. */
export function linkExtrasOf(element: Element): LinkExtras {
  for (const at of pressedBy(element)) {
    const link = closestComposed(at, isAnyLink);
    if (link) return extrasOf(link);
    const control = closestComposed(at, isButton) ?? at;
    const form = isButton(control) || isInput(control) ? formOf(control) : undefined;
    if (form && /^(submit|image)$/u.test(attributeOf(control, 'type') ?? 'submit')) {
      const target = attributeOf(control, 'formtarget') ?? attributeOf(form, 'target');
      return isNewTab(target) ? { opensTab: true } : {};
    }
  }
  return {};
}

function extrasOf(link: Element): LinkExtras {
  const saves = attributeOf(link, 'download');
  const pings = (attributeOf(link, 'ping') ?? '').split(/\s+/u).filter(Boolean);
  const hosts = pings.map(address => URL.parse(address, document.baseURI)?.host ?? '').filter(Boolean);
  return {
    ...(saves === null && isNewTab(attributeOf(link, 'target')) ? { opensTab: true } : {}),
    ...(saves === null ? {} : { downloads: saves }),
    ...(hosts.length > 0 ? { pings: [...new Set(hosts)] } : {}),
  };
}

/** The whole page may have a target for its links. A name may be that of a tab that is open already. */
function isNewTab(target: string | null): boolean {
  const [base] = queryAllIn(document, 'base[target]');
  const named = target || (base && hasAttribute(base, 'target') ? attributeOf(base, 'target') : '') || '';
  return named !== '' && !/^_(self|parent|top|unfencedtop)$/iu.test(named);
}
