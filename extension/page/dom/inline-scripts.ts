import { attributeOf } from './native-dom.ts';

/** The scripts in an element's own attributes, by the name of their event. Those added otherwise nobody can see. */
export function inlineScriptsOf(element: Element): [event: string, script: string][] {
  return Element.prototype.getAttributeNames
    .call(element)
    .filter(name => name.startsWith('on'))
    .map(name => [name, attributeOf(element, name) ?? '']);
}

/** Whether such a script sends a form or goes to another page when the element is used. */
export function isScriptSubmitting(element: Element): boolean {
  return inlineScriptsOf(element).some(
    ([event, script]) => USED.test(event) && /submit\s*\(|\blocation\b/iu.test(script),
  );
}

const USED = /^on(click|input|change|mousedown|mouseup|pointerdown|pointerup|focus|blur)$/u;
