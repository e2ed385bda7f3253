import { cleanText } from '../dom/clean-text.ts';
import { queryAllIn, textOf } from '../dom/native-dom.ts';

/** The page's JSON-LD about itself (https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents). */
export interface LinkedData {
  types: string[];
  author?: string;
  published?: string;
  modified?: string;
}

const MAX_SCRIPTS = 20;
const MAX_SCRIPT = 200_000;
const MAX_TYPES = 20;
const MAX_NODES = 500;

export function readJsonLd(): LinkedData {
  const scripts = [...queryAllIn(document, 'script[type="application/ld+json" i]')].slice(0, MAX_SCRIPTS);
  const nodes = nodesIn(scripts.map(script => parsed(textOf(script))));
  const types = nodes.flatMap(node => textsOf(node['@type']));
  const first = (key: string) => nodes.flatMap(node => textsOf(node[key]))[0];
  const author = first('author') ?? namesOf(nodes.flatMap(({ author: given }) => listOf(given)))[0];
  const [published, modified] = [first('datePublished'), first('dateModified')];
  return {
    types: [...new Set(types)].slice(0, MAX_TYPES),
    ...(author ? { author } : {}),
    ...(published ? { published } : {}),
    ...(modified ? { modified } : {}),
  };
}

type JsonObject = Record<string, unknown>;

/** Written by hand: invalid JSON is ignored, as by every other reader. */
function parsed(text: string): unknown {
  if (text.length > MAX_SCRIPT) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Top-level nodes and those of graphs, without nested ones. */
function nodesIn(given: readonly unknown[]): JsonObject[] {
  const nodes = given.flatMap(listOf).filter(isObject);
  return nodes.flatMap(node => [node, ...listOf(node['@graph']).filter(isObject)]).slice(0, MAX_NODES);
}

function namesOf(given: readonly unknown[]): string[] {
  return given.filter(isObject).flatMap(({ name }) => textsOf(name));
}

function textsOf(given: unknown): string[] {
  return listOf(given)
    .flatMap(each => (typeof each === 'string' ? [cleanText(each)] : []))
    .filter(Boolean);
}

function listOf(given: unknown): unknown[] {
  return Array.isArray(given) ? given.slice(0, MAX_NODES) : [given];
}

function isObject(given: unknown): given is JsonObject {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
