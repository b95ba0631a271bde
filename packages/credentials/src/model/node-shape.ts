/** What may stand at a property: some text, the address of something, or something with properties of its own. */
export interface PropertyShape {
  /** The vocabulary that its term is from; the term is the property's name. */
  readonly from: string;
  /** The term where it is not the property's name. */
  readonly term?: string | undefined;
  /** What kind of text it is; absent for plain text. */
  readonly datatype?: string | undefined;
  /** It is the address of something. */
  readonly isAddress?: boolean;
  /** It is something with these properties. */
  readonly shape?: NodeShape;
  /** It is a list of so many of them. */
  readonly count?: number;
  /** It is a list of one or more of them, or absent. */
  readonly isOptional?: boolean;
}

/**
 * What is allowed of a part of a credential: an `id`, these types and these properties, all but the optional ones and nothing else.
 * Since every part has an id, its canonical form is nothing but its statements in order.
 */
export interface NodeShape {
  /** The types and the vocabularies they are from; absent for a part that has none. */
  readonly types?: Readonly<Record<string, string>>;
  /** A single type is written without a list around it. */
  readonly hasSingleType?: boolean;
  /** The properties by name. */
  readonly properties: Readonly<Record<string, PropertyShape>>;
}

/** Text, of a data type where it has one. */
export const text = (from: string, datatype?: string): PropertyShape => ({ from, datatype });

/** The address of something that is not described here. */
export const address = (from: string): PropertyShape => ({ from, isAddress: true });

/** Something with properties of its own. */
export const node = (from: string, shape: NodeShape, term?: string): PropertyShape => ({ from, shape, term });

/** Two of them. */
export const pair = (from: string, shape: NodeShape): PropertyShape => ({ from, shape, count: 2 });

/** One or more of them, or none: then it is absent, because an empty list would be in no statement. */
export const some = (from: string, shape: NodeShape): PropertyShape => ({ from, shape, isOptional: true });
