/** A text for each plural form of its `{count}`; `Intl.PluralRules` names the forms. */
export type PluralMessage = { readonly other: string } & {
  readonly [Form in Intl.LDMLPluralRule]?: string;
};

/** A text with `{name}` placeholders, or one for each plural form. */
export type Message = string | PluralMessage;

/** Texts of a feature by their meaning. */
export type Messages = Readonly<Record<string, Message>>;

/** Texts by feature, whichever features there are. */
export type TextsByFeature = Readonly<
  Record<string, Readonly<Record<string, Message | undefined>> | undefined>
>;

/** What a message may be filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The names between the braces of a message that is known to the letter; none for a mere `string`. */
export type PlaceholderOf<Text> = Text extends string ? NameIn<Text> : NameIn<Text[keyof Text]>;

/** The names between the braces of one text. */
type NameIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/**
 * A feature's texts in any language: the keys of the English ones. A text that counts may have plural forms; `Plural` is
 * what stands where the English one has them.
 */
export type TextsLike<English, Plural = Message> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? 'count' extends PlaceholderOf<English[Key]>
      ? Message
      : string
    : Plural;
};

/** Gives a feature's texts by their keys; a text with placeholders asks for their values. */
export type TextOf<English> = <Key extends keyof English>(
  key: Key,
  ...values: [ValueName<English[Key]>] extends [never]
    ? []
    : [values: Readonly<Record<ValueName<English[Key]>, string | number>>]
) => string;

/** The names that a text is filled with, `count` among them where it has plural forms. */
type ValueName<Text> = PlaceholderOf<Text> | (Text extends string ? never : 'count');
