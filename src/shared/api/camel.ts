/**
 * The API document's types with snake_case keys in camelCase, by inference. The converter in wire-case does
 * the same to the values, by the generated table: what the types say and what arrives must not differ.
 */
type CamelCase<Key> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key;

/** Keys of objects in camelCase at any depth. A key of a map (any key allowed) stays: it is data. */
export type Camel<Value> = Value extends readonly (infer Item)[]
  ? Camel<Item>[]
  : Value extends object
    ? { [Key in keyof Value as string extends Key ? Key : CamelCase<Key>]: Camel<Value[Key]> }
    : Value;

type CamelContent<Part> = {
  [Key in keyof Part]: Key extends 'content'
    ? { [Type in keyof Part[Key]]: Camel<Part[Key][Type]> }
    : Part[Key];
};

type CamelOperation<Operation> = {
  [Key in keyof Operation]: Key extends 'requestBody'
    ? CamelContent<Operation[Key]>
    : Key extends 'responses'
      ? { [Status in keyof Operation[Key]]: CamelContent<Operation[Key][Status]> }
      : Operation[Key];
};

/** `paths` of openapi-typescript with bodies in camelCase; path and query parameters keep their names. */
export type CamelPaths<Paths> = {
  [Path in keyof Paths]: { [Method in keyof Paths[Path]]: CamelOperation<Paths[Path][Method]> };
};
