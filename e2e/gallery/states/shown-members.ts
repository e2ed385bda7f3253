import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** A choice in a schema: the members of an enumeration or of a discriminated union, and those that occur. */
export interface Choice {
  /** Its first location, as `entries.call.state`. */
  path: string;
  members: string[];
  met: Set<string>;
}

/** Every choice in a schema, each once however often the schema is used; `values` are searched for members. */
export function choicesWithin(schema: Schema, values: readonly unknown[]): Choice[] {
  const choices = new Map<Schema, Choice>();
  collect(schema, '', choices, new Set());
  for (const value of values) meet(schema, value, choices);
  return [...choices.values()];
}

function collect(schema: Schema, path: string, choices: Map<Schema, Choice>, seen: Set<Schema>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const members = membersOf(schema);
  if (members) choices.set(schema, { path, members, met: new Set() });
  for (const [name, inner] of partsOf(schema)) collect(inner, join(path, name), choices, seen);
}

function join(path: string, name: string): string {
  return [path, name].filter(part => part !== '').join('.');
}

function membersOf(schema: Schema): string[] | undefined {
  if (schema instanceof z.core.$ZodEnum) return [...schema._zod.values].map(String);
  if (!(schema instanceof z.core.$ZodDiscriminatedUnion)) return undefined;
  return optionsOf(schema).map(([member]) => member);
}

function optionsOf(schema: z.core.$ZodDiscriminatedUnion): [string, Schema][] {
  const { options, discriminator } = schema._zod.def;
  return options.map(option => [[...(option._zod.propValues?.[discriminator] ?? [])].join('|'), option]);
}

function partsOf(schema: Schema): [string, Schema][] {
  if (schema instanceof z.core.$ZodDiscriminatedUnion) return optionsOf(schema);
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.map(option => ['', option]);
  if (schema instanceof z.core.$ZodObject) return Object.entries(schema._zod.def.shape);
  const inner = innerOf(schema);
  return inner ? [['', inner]] : [];
}

function innerOf(schema: Schema): Schema | undefined {
  if (schema instanceof z.core.$ZodArray) return schema._zod.def.element;
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return schema._zod.def.innerType;
  return schema instanceof z.core.$ZodRecord ? schema._zod.def.valueType : undefined;
}

const recordSchema = z.record(z.string(), z.unknown());

function meet(schema: Schema, value: unknown, choices: Map<Schema, Choice>): void {
  if (value === undefined) return;
  if (schema instanceof z.core.$ZodEnum) choices.get(schema)?.met.add(String(value));
  else if (schema instanceof z.core.$ZodDiscriminatedUnion) meetUnion(schema, value, choices);
  else if (schema instanceof z.core.$ZodUnion) {
    const fitting = schema._zod.def.options.filter(option => z.core.safeParse(option, value).success);
    for (const option of fitting) meet(option, value, choices);
  } else if (schema instanceof z.core.$ZodObject) {
    const given = recordSchema.parse(value);
    for (const [key, part] of Object.entries(schema._zod.def.shape)) meet(part, given[key], choices);
  } else meetInner(schema, value, choices);
}

function meetUnion(
  schema: z.core.$ZodDiscriminatedUnion,
  value: unknown,
  choices: Map<Schema, Choice>,
): void {
  const member = String(recordSchema.parse(value)[schema._zod.def.discriminator]);
  choices.get(schema)?.met.add(member);
  const option = optionsOf(schema).find(([name]) => name === member);
  if (option) meet(option[1], value, choices);
}

function meetInner(schema: Schema, value: unknown, choices: Map<Schema, Choice>): void {
  const inner = innerOf(schema);
  if (!inner) return;
  const values = Array.isArray(value)
    ? value
    : schema instanceof z.core.$ZodRecord
      ? Object.values(recordSchema.parse(value))
      : [value];
  for (const one of values) meet(inner, one, choices);
}
