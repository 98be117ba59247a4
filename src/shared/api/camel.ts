/** Converts the types of the API document to camelCase, as the converter in wire-case converts the values. */
type CamelCase<Key> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key;

/** Converts keys at any depth. Keys of maps are data and stay. */
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
