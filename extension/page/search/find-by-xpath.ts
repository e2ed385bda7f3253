import { message } from '../../messages/message.ts';
import { isElement } from '../dom/element-types.ts';
import { documentElementOf, textOf } from '../dom/native-dom.ts';
import { PageError } from '../page-error.ts';
import { ANY_ATTRIBUTE, type AttributeTest, attributesNamed, testsSecret } from './tested-attributes.ts';

/** No CSS selector begins like this. */
export function isXPath(selector: string): boolean {
  return /^\s*(?:xpath=|\(*\.?\/)/u.test(selector);
}

/**
 * All matching elements of the document; XPath does not reach into shadow trees. Throws `InvalidArgument` for what is none,
 * and for a path that could guess a secret.
 */
export function findByXPath(selector: string): Element[] {
  const path = selector.replace(/^\s*xpath=/u, '');
  const found = evaluate(path, selector);
  const text = comparesText(path) ? textOf(documentElementOf(document)) : '';
  if (testsSecret(testedByPath(path), text))
    throw new PageError('InvalidArgument', message('target.secretSelector', { selector }));
  return found;
}

function evaluate(path: string, selector: string): Element[] {
  try {
    const snapshot = Document.prototype.evaluate.call(
      document,
      path,
      document,
      null,
      XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
      null,
    );
    return Array.from({ length: snapshot.snapshotLength }, (_, index) => snapshot.snapshotItem(index)).filter(
      node => node !== null && isElement(node),
    );
  } catch (cause) {
    throw new PageError('InvalidArgument', message('target.invalidSelector', { selector }), { cause });
  }
}

/** Over-inclusive: the path is not parsed. */
function testedByPath(path: string): AttributeTest {
  if (/@\s*\*|::\s*(?:\*|node)|name\s*\(/u.test(path)) return ANY_ATTRIBUTE;
  const names = Array.from(path.matchAll(/(?:@|::)\s*(?:[\w-]+:)?([\w-]+)/gu), ([, name = '']) => name);
  return attributesNamed(names);
}

function comparesText(path: string): boolean {
  return /['"=<>]|\b(?:string|number|sum|contains|substring|translate|concat|id)\b/u.test(path);
}
